// Starts PyScript under the page's policy, and lets the page say so if nothing starts.
// <html data-start> is missing at first; the app sets it to "up", a failure before that to "failed".
const page = document.documentElement;
const failed = () => { page.dataset.start ??= "failed"; };

addEventListener("error", failed);
addEventListener("unhandledrejection", failed);

// MicroPython cannot catch what JavaScript throws, and a browser may forbid both storage and history.
const attempt = action => { try { return action() ?? null; } catch { return null; } };
const store = tab => tab ? sessionStorage : localStorage;
const letter = byte => "abcdefghijklmnopqrstuvwxyz"[byte % 26];
globalThis.careful = {
  read: (key, tab) => attempt(() => store(tab).getItem(key)),
  write: (key, text, tab) => attempt(() => { store(tab).setItem(key, text); return true; }) ?? false,
  remove: (key, tab) => attempt(() => store(tab).removeItem(key)),
  keys: () => attempt(() => Object.keys(localStorage).join("\n")) ?? "",
  letters: () => Array.from(crypto.getRandomValues(new Uint8Array(8)), letter).join(""),
  now: () => String(Date.now()),   // MicroPython gets whole numbers of 32 bits
  push: (state, url) => attempt(() => history.pushState(state, "", url)),
  replace: (state, url) => attempt(() => history.replaceState(state, "", url)),
  state: () => attempt(() => history.state),
  copy: async text => {
    try {   // a browser may throw, refuse, or wait for an answer that nobody gives
      const written = navigator.clipboard.writeText(text).then(() => true);
      return await Promise.race([written, new Promise(done => setTimeout(done, 2000, false))]);
    } catch { return false; }
  },
};

const { hooks } = await import("./vendor/pyscript/core.js");
hooks.worker.onBeforeRunAsync.clear();   // PyScript would rebuild this callback with Function(), which the policy forbids
