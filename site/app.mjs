// The page's own Python: MicroPython, with all of the page's modules imported already. The build keeps
// an image of its memory at that point (build/site/bundle.py); a page begins with the image.

const HEAP = 2 << 20;   // bytes; a third of it holds the modules

// Starts MicroPython, whose `loadMicroPython` is given; gives it and its memory, of which it does not tell.
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

// What an image says in its first line, { runs }, and the bytes after it. It is gzip, which not
// every host would make of it. Each of `runs` says where so many bytes belong.
export const unpack = async image => {
  const plain = image.pipeThrough(new DecompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(plain).arrayBuffer());
  const end = bytes.indexOf("\n".charCodeAt(0));
  return { ...JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))), bytes: bytes.subarray(end + 1) };
};

// Lets a Python that has just begun be the one of an image.
export const restore = (memory, { runs, bytes }) => {
  let end = 0;
  for (const [place, size] of runs) memory.set(bytes.subarray(end, end += size), place);
  if (end !== bytes.length) throw new Error("half an image of Python");
};
