// What the board in a frame says to the page around it and hears from it. Every message carries the
// version of what is said here; only the page that holds the frame is listened to.
const outside = parent === window ? null : parent;
const VERSION = 1;
globalThis.frame = {
  tell: text => outside?.postMessage({ anga: VERSION, ...JSON.parse(text) }, "*"),
  hear: heard => addEventListener("message", ({ source, data }) => {
    if (outside && source === outside && data?.anga === VERSION && typeof data.type === "string") {
      heard(data.type.slice(0, 20), String(data.value ?? "").slice(0, 100));
    }
  }),
  // Calls once, as soon as somebody touches the frame in whatever way.
  touched: begin => {
    const done = new AbortController();
    for (const kind of ["pointerdown", "keydown", "focusin"]) {
      addEventListener(kind, () => { done.abort(); begin(); }, { capture: true, signal: done.signal });
    }
  },
};

// Where the frame has no origin, as in a sandbox, PyScript's worker cannot start: then the engine runs
// in a worker of our own, whose text is a blob and whose files come from our host.
const home = new URL(".", location.href).href;
const worker = pyodide => `
const home = "${home}";
const started = (async () => {
  const get = async (name, how) => {
    const answer = await fetch(home + name);
    if (!answer.ok) throw new Error(name + ": " + answer.status);
    return answer[how]();
  };
  const { loadPyodide } = await import("${pyodide}");
  const [python, engine, door] = await Promise.all(
    [loadPyodide(), get("engine.zip", "arrayBuffer"), get("engine.py", "text")]);
  python.FS.writeFile("engine.zip", new Uint8Array(engine));
  await python.runPythonAsync(door);
  return python.globals;
})();
onmessage = async ({ data: { id, name, args } }) => {
  try {
    const globals = await started;
    const value = name === "hello"
      ? JSON.stringify({ failure: globals.get("failure") ?? null })
      : await globals.get(name)(...args);
    postMessage({ id, value });
  } catch (problem) { postMessage({ id, problem: String(problem?.message ?? problem) }); }
};`;

Object.assign(globalThis.frame, {
  alone: globalThis.origin === "null",
  // The engine's door: functions that answer with promises. Those of a worker that dies never do.
  engine: async pyodide => {
    const blob = new Blob([worker(home + pyodide)], { type: "text/javascript" });
    const thread = new Worker(URL.createObjectURL(blob));
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
    const { failure } = JSON.parse(await Promise.race([ask("hello"), failed]));
    if (failure) throw new Error(failure);
    return {
      ask: text => ask("ask", text),
      think: (id, text) => ask("think", id, text),
      heard: id => ask("heard", id),
      cancel: id => { ask("cancel", id); },
    };
  },
  never: new Promise(() => {}),
});
