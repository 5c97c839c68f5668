// node micropython.mjs < {"source": …, "files": {path: text}}
// Runs Python in the MicroPython that the site's main thread runs, without a page around it.
import fs from "node:fs";
import { dirname } from "node:path";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const { source, files } = JSON.parse(fs.readFileSync(0, "utf8"));
const python = await loadMicroPython({ linebuffer: true, stdout: line => console.log(line) });
for (const [path, text] of Object.entries(files)) {
  python.FS.mkdirTree(dirname(path));
  python.FS.writeFile(path, text);
}
try {
  await python.runPythonAsync(source);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
