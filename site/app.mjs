// The page's own Python: all of its modules in one file, which the build packs (build/site/bundle.py).

// The files of a pack, which is gzip: in its first line the path and the size of each, then all of them.
export const unpack = async pack => {
  const plain = pack.pipeThrough(new DecompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(plain).arrayBuffer());
  let end = bytes.indexOf("\n".charCodeAt(0));
  const sizes = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end++)));
  return sizes.map(([path, size]) => [path, bytes.subarray(end, end += size)]);
};

// The files of a pack that lies beside this module.
export const load = async name => {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`fetching ${name}: ${response.status}`);
  return unpack(response.body);
};

// Writes files where MicroPython's `import` finds them.
export const place = (interpreter, files) => {
  for (const [path, bytes] of files) {
    interpreter.FS.mkdirTree(path.split("/").slice(0, -1).join("/") || ".");
    interpreter.FS.writeFile(path, bytes);
  }
};
