// node micropython.mjs < {"source": …, "files": {path: base64}, "image": path or null, "keep": path or null}
// Runs Python in the MicroPython that the site's main thread runs, without a page around it: beside
// files, in an image of its memory if there is one. If there is a path, an image is kept in which it has run
// in a Python that knew its strings in order before.
import fs from "node:fs";
import zlib from "node:zlib";
import { begin, restore, unpack } from "../../site/app.mjs";
import { clear } from "./heap.mjs";
import { know, known } from "./qstr.mjs";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const GAP = 256;   // bytes alike that part two runs
const STATIC = 2;   // objects of JavaScript that Python always knows

// What has changed since: where, how many bytes, and all of them.
const changes = (before, after) => {
  const runs = [];
  for (let place = 0; place < after.length; place += 1) {
    if (before[place] === after[place]) continue;
    const last = runs.at(-1);
    if (last && place - last[0] - last[1] < GAP) last[1] = place + 1 - last[0];
    else runs.push([place, 1]);
  }
  return [runs, runs.map(([place, size]) => after.slice(place, place + size))];
};

const { source, files, image, keep } = JSON.parse(fs.readFileSync(0, "utf8"));
if (keep) Date.now = () => 0;   // the times of files stay in the memory: one image, whenever it is made
process.on("uncaughtException", problem => {   // without the line, which may be a whole program
  console.error(String(problem));
  process.exit(1);
});
const options = { linebuffer: true, stdout: line => console.log(line) };
const run = async ({ python }) => {
  for (const [path, content] of Object.entries(files)) {
    python.FS.mkdirTree(path.split("/").slice(0, -1).join("/") || ".");
    python.FS.writeFile(path, Buffer.from(content, "base64"));
  }
  try {
    await python.runPythonAsync(source);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
};
const start = () => begin(loadMicroPython, options);
const made = await start(), born = made.memory().slice();
if (image) restore(made.memory(), await unpack(new Blob([fs.readFileSync(image)]).stream()));
await run(made);
if (keep) {
  const names = known(made.python, made.memory, born);   // before there is another Python
  const { python, memory } = await start();
  know(python, memory, names);
  await run({ python });
  if (proxy_js_ref.length > STATIC) throw new Error("Python knows an object that no page has");
  clear(memory());
  const [runs, contents] = changes(born, memory());
  const head = `${JSON.stringify({ runs })}\n`;
  fs.writeFileSync(keep, zlib.gzipSync(Buffer.concat([Buffer.from(head), ...contents]), { level: 9 }));
}
