// node pyodide.mjs LIBRARY SCRIPT [ARGUMENT…]
// Runs a Python script in Pyodide, started from the archive LIBRARY ("" for Pyodide's own standard
// library), with the project's folder as /project, whatever it is called outside; arguments that are
// paths in it are told so.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [library, script, ...args] = process.argv.slice(2);
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

const inside = text =>
  text.startsWith(root) ? "/project" + text.slice(root.length).replaceAll(path.sep, "/") : text;

const python = await loadPyodide({
  args: [script, ...args].map(inside),
  env: { HOME: "/home/pyodide", SOURCE_DATE_EPOCH: process.env.SOURCE_DATE_EPOCH ?? "315532800" },
  ...(library && { stdLibURL: library }),
});
python.mountNodeFS("/project", root);
python.pyimport("sys").path.insert(0, inside(path.dirname(script)));
try {
  await python.runPythonAsync(fs.readFileSync(script, "utf8"), { filename: inside(script) });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
