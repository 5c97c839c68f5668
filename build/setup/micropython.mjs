// node micropython.mjs < FILE
// Runs Python in the MicroPython that the site's main thread runs, without a page around it.
import fs from "node:fs";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const python = await loadMicroPython({ linebuffer: true, stdout: line => console.log(line) });
try {
  await python.runPythonAsync(fs.readFileSync(0, "utf8"));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
