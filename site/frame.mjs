// Messages between the board in a frame and the page around it. Each carries the version of this protocol;
// only messages from the page that holds the frame are heard.
const outside = parent === window ? null : parent;
const VERSION = 1;
// WordPress adds a secret to a frame's address, and gives the frame the height that is told with this secret.
const secret = /#\?secret=([A-Za-z0-9]{1,64})$/.exec(location.hash)?.[1];
let height = 0;
const tellHeight = () => {
  if (secret && height) outside?.postMessage({ message: "height", value: height, secret }, "*");
};
globalThis.frame = {
  tell: text => {
    const message = JSON.parse(text);
    outside?.postMessage({ anga: VERSION, ...message }, "*");
    if (message.type !== "height") return;
    height = message.value;
    tellHeight();
  },
  hear: heard => addEventListener("message", ({ source, data }) => {
    if (!outside || source !== outside) return;
    if (data?.message === "ready" && data.secret === secret) tellHeight();   // WordPress began after we did
    if (data?.anga !== VERSION || typeof data.type !== "string") return;
    const value = typeof data.value === "number" ? String(data.value) : data.value ?? "";
    if (typeof value === "string") heard(data.type.slice(0, 20), value.slice(0, 100));
  }),
  // Calls once, at the first touch, key or focus in the frame.
  touched: begin => {
    const done = new AbortController();
    for (const kind of ["pointerdown", "keydown", "focusin"]) {
      addEventListener(kind, () => { done.abort(); begin(); }, { capture: true, signal: done.signal });
    }
  },
};

// Until the board is there, its place shows a picture of its game.
{
  const all = document.body.dataset.games.split(" "), asked = /[#&]g=([^&#]*)/.exec(location.hash)?.[1];
  const picture = new URL(`pictures/board-${all.includes(asked) ? asked : all[0]}.svg`, location);
  document.documentElement.style.setProperty("--placeholder", `url("${picture.href}")`);
}

// In a frame without an origin, such as a sandbox, PyScript's worker cannot start. Then the engine runs in a
// worker of our own, made from a blob, with files from our host; or in the frame's own thread, if the browser
// starts no worker there.
const home = new URL(".", location.href).href;
// Calls the engine's functions by name. The worker gets this function as text, so it uses nothing from outside.
const start = async (home, pyodide, packs) => {
  const get = async (address, how) => {
    const answer = await fetch(address), name = address.split("/").pop();
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    return [name, await answer[how]()];
  };
  const { loadPyodide } = await import(home + pyodide);
  const [python, [, door], ...files] = await Promise.all(
    [loadPyodide(), get(`${home}engine.py`, "text"), ...packs.map(pack => get(pack, "arrayBuffer"))]);
  for (const [name, content] of files) python.FS.writeFile(name, new Uint8Array(content));
  await python.runPythonAsync(door);
  const failure = python.globals.get("failure");
  if (failure) throw new Error(failure);
  return async (name, ...args) => name === "hello" ? "" : python.globals.get(name)(...args);
};
const worker = (...given) => `
const started = (${start})(...${JSON.stringify([home, ...given])});
onmessage = async ({ data: { id, name, args } }) => {
  try {
    const ask = await started;
    postMessage({ id, value: await ask(name, ...args) });
  } catch (problem) { postMessage({ id, problem: String(problem?.message ?? problem) }); }
};`;

let thread = null;
const elsewhere = async (pyodide, packs) => {
  const blob = new Blob([worker(pyodide, packs)], { type: "text/javascript" });
  thread = new Worker(URL.createObjectURL(blob));
  const waiting = new Map();
  let last = 0;
  const ask = (name, ...args) => new Promise((resolve, reject) => {
    waiting.set(++last, { resolve, reject });
    thread.postMessage({ id: last, name, args });
  });
  thread.onmessage = ({ data: { id, value, problem } }) => {
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (problem === undefined) resolve(value); else reject(new Error(problem));
  };
  const failed = new Promise((_, reject) => {
    thread.onerror = event => reject(new Error(event.message || "worker"));
  });
  await Promise.race([ask("hello"), failed]);
  return ask;
};
const end = () => {
  thread?.terminate();
  thread = null;
};

const alone = globalThis.origin === "null";
// PyScript opens a database when it starts, but works without one. In a sandbox, a browser would throw.
if (alone) Object.defineProperty(globalThis, "indexedDB", { value: { open: () => new EventTarget() } });
Object.assign(globalThis.frame, {
  alone,
  end,
  never: new Promise(() => {}),
  // The engine's functions, which return promises. If the worker dies they never settle, and nothing else
  // shows that it died, because there are no locks here.
  engine: async (pyodide, files) => {
    end();
    const packs = files.split("\n");
    const ask = await elsewhere(pyodide, packs).catch(() => start(home, pyodide, packs));
    return {
      bring: address => ask("bring", address),
      ask: text => ask("ask", text),
      think: (id, text) => ask("think", id, text),
      heard: id => ask("heard", id),
      alive: () => ask("alive"),
      cancel: id => { ask("cancel", id); },
    };
  },
});
