// node micropython.mjs < {"source": …, "files": {path: text}, "pack": path or null}
// Runs Python in the MicroPython that the site's main thread runs, without a page around it.
import fs from "node:fs";
import { place, unpack } from "../../site/app.mjs";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const { source, files, pack } = JSON.parse(fs.readFileSync(0, "utf8"));
const python = await loadMicroPython({ linebuffer: true, stdout: line => console.log(line) });
place(python, Object.entries(files));
if (pack) place(python, await unpack(new Blob([fs.readFileSync(pack)]).stream()));
try {
  await python.runPythonAsync(source);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
