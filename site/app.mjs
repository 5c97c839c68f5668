// The page's own Python: MicroPython, with all of the page's modules already imported. The build saves an
// image of its memory at that point (build/site/bundle.py), and each page starts from it.

const HEAP = 2 << 20;   // bytes; a third of it holds the modules

// Starts MicroPython with its function `loadMicroPython`. Returns it and its memory, which it does not export.
export const begin = async (load, options) => {
  let memory;
  const own = {};
  for (const name of ["instantiate", "instantiateStreaming"]) {
    own[name] = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
      const made = await own[name].apply(WebAssembly, given);
      const { exports } = made.instance ?? made;
      if ("mp_js_init" in exports) memory = exports.memory;
      return made;
    };
  }
  try {
    const python = await load({ ...options, heapsize: HEAP });
    return { python, memory: () => new Uint8Array(memory.buffer) };
  } finally { Object.assign(WebAssembly, own); }
};

// An image's first line, { runs }, and the bytes after it. The file itself is compressed, because not every
// host would compress it. Each of `runs` says where in memory how many bytes belong.
export const unpack = async image => {
  const plain = image.pipeThrough(new DecompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(plain).arrayBuffer());
  const end = bytes.indexOf("\n".charCodeAt(0));
  return { ...JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))), bytes: bytes.subarray(end + 1) };
};

// Turns a Python that has just started into the one that was saved in images, one laid over the other: its bytes
// say how they differ from those of the first, which most do not.
export const restore = (memory, images) => {
  const kept = new Uint8Array(memory.length);
  for (const { runs, bytes } of images) {
    let end = 0;
    for (const [place, size] of runs) {
      for (let at = place; at < place + size; at += 1) kept[at] ^= bytes[end++];
      memory.set(kept.subarray(place, place + size), place);
    }
    if (end !== bytes.length) throw new Error("half an image of Python");
  }
};
