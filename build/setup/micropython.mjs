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

// What has changed since: where, how many bytes, and how each of them differs, which is not at all for most.
const changes = (before, after) => {
  const runs = [], bytes = after.map((byte, place) => byte ^ before[place]);
  for (let place = 0; place < after.length; place += 1) {
    if (bytes[place] === 0) continue;
    const last = runs.at(-1);
    if (last && place - last[0] - last[1] < GAP) last[1] = place + 1 - last[0];
    else runs.push([place, 1]);
  }
  return [runs, runs.map(([place, size]) => bytes.subarray(place, place + size))];
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
const start = async () => {
  const made = await begin(loadMicroPython, options);
  for (const [path, content] of Object.entries(files)) {
    made.python.FS.mkdirTree(path.split("/").slice(0, -1).join("/") || ".");
    made.python.FS.writeFile(path, Buffer.from(content, "base64"));
  }
  return made;
};
const write = (path, before, after) => {
  const [runs, contents] = changes(before, after);
  const head = `${JSON.stringify({ runs })}\n`;
  fs.writeFileSync(path, zlib.gzipSync(Buffer.concat([Buffer.from(head), ...contents]), { level: 9 }));
};
const lay = async ({ memory }, path) => restore(memory(), await unpack(new Blob([fs.readFileSync(path)]).stream()));
const made = await start(), born = made.memory().slice();
for (const image of images) await lay(made, image);
for (const source of sources) await run(made, source);
const names = keep.length && known(made.python, made.memory, born);   // before there is another Python
let before = born;
for (const [number, path] of keep.entries()) {
  const next = await start();
  if (number) await lay(next, keep[0]);
  else know(next.python, next.memory, names);
  await run(next, sources[number]);
  if (proxy_js_ref.length > STATIC) throw new Error("Python knows an object that no page has");
  clear(next.memory());
  write(path, before, next.memory());
  if (!number) before = next.memory().slice();
}
