// MicroPython, as PyScript imports it. It starts when this module is loaded, before PyScript asks for it.

import { begin, restore, unpack } from "./app.mjs";

const HOME = "";   // the build fills this in: the folder of MicroPython

const here = name => new URL(name, import.meta.url).href;
const image = async ({ href }) => {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`fetching ${href}: ${response.status}`);
  return unpack(response.body);
};
// Those that the page asks for, in order: what most pages need, and what its kind adds to that.
const images = () => Promise.all(Array.from(document.querySelectorAll("link[href$='.image']"), image));
const told = {};   // PyScript's functions for what Python prints, once it has given them
const options = {
  linebuffer: false,
  url: here(`${HOME}/micropython.wasm`),
  stdout: text => told.stdout?.(text),
  stderr: text => told.stderr?.(text),
};
const start = async () => {
  const { loadMicroPython } = await import(here(`${HOME}/micropython.mjs`));
  const [{ python, memory }, known] = await Promise.all([begin(loadMicroPython, options), images()]);
  delete document.documentElement.dataset.new;   // no large file is still loading, so typefaces may
  restore(memory(), known);
  return python;
};
const started = start();

export const loadMicroPython = ({ stdout, stderr }) => {
  Object.assign(told, { stdout, stderr });
  return started;
};
