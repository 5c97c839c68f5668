// node micropython.mjs < {"sources": […], "files": {path: base64}, "images": [path, …], "keep": [path, …]}
// Runs Python in the MicroPython that the site's main thread runs, without a page around it: beside
// files, in images of its memory if there are any. If there are paths, one for each source, an image is kept of
// what the first one changes in a Python that knew the strings of all in order before, and of what each other
// one changes after the first.
import fs from "node:fs";
import zlib from "node:zlib";
import { begin, restore, unpack } from "../../site/app.mjs";
import { clear } from "./heap.mjs";
import { know, known } from "./qstr.mjs";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const GAP = 256;   // bytes alike that part two runs
const STATIC = 2;   // objects of JavaScript that Python always knows

// What has changed since: where, and how many bytes.
const changes = (before, after) => {
  const runs = [];
  for (let place = 0; place < after.length; place += 1) {
    if (before[place] === after[place]) continue;
    const last = runs.at(-1);
    if (last && place - last[0] - last[1] < GAP) last[1] = place + 1 - last[0];
    else runs.push([place, 1]);
  }
  return runs;
};

const { sources, files, images, keep } = JSON.parse(fs.readFileSync(0, "utf8"));
if (keep.length) Date.now = () => 0;   // the times of files stay in the memory: one image, whenever it is made
process.on("uncaughtException", problem => {   // without the line, which may be a whole program
  console.error(String(problem));
  process.exit(1);
});
const options = { linebuffer: true, stdout: line => console.log(line) };
const run = async ({ python }, source) => {
  try {
    await python.runPythonAsync(source);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
};
const write = (path, runs, bytes) => {
  const contents = runs.map(([place, size]) => bytes.subarray(place, place + size));
  const head = `${JSON.stringify({ runs })}\n`;
  fs.writeFileSync(path, zlib.gzipSync(Buffer.concat([Buffer.from(head), ...contents]), { level: 9 }));
};
const start = async () => {
  const made = await begin(loadMicroPython, options);
  for (const [path, content] of Object.entries(files)) {
    made.python.FS.mkdirTree(path.split("/").slice(0, -1).join("/") || ".");
    made.python.FS.writeFile(path, Buffer.from(content, "base64"));
  }
  return made;
};
const read = path => unpack(new Blob([fs.readFileSync(path)]).stream());
const made = await start(), born = made.memory().slice();
restore(made.memory(), await Promise.all(images.map(read)));
for (const source of sources) await run(made, source);
const names = keep.length && known(made.python, made.memory, born);   // before there is another Python
const first = { memory: born, kept: new Uint8Array(born.length) };   // and what its image has of that
for (const [number, path] of keep.entries()) {
  const next = await start();
  if (number) restore(next.memory(), [await read(keep[0])]);
  else know(next.python, next.memory, names);
  await run(next, sources[number]);
  if (proxy_js_ref.length > STATIC) throw new Error("Python knows an object that no page has");
  clear(next.memory());
  const memory = next.memory().slice(), runs = changes(first.memory, memory);
  write(path, runs, memory.map((byte, place) => byte ^ first.kept[place]));
  if (number) continue;
  first.memory = memory;
  for (const [place, size] of runs) first.kept.set(memory.subarray(place, place + size), place);
}
