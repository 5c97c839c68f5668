// Starts PyScript under the page's policy, and lets the page say so if nothing starts.
// <html data-start> is missing at first; the app sets it to "up", a failure before that to "failed".
const page = document.documentElement;
const failed = () => { page.dataset.start ??= "failed"; };

addEventListener("error", failed);
addEventListener("unhandledrejection", failed);

// MicroPython cannot catch what JavaScript throws, and a browser may forbid both storage and history.
const attempt = action => { try { return action() ?? null; } catch { return null; } };
globalThis.careful = {
  read: key => attempt(() => localStorage.getItem(key)),
  write: (key, text) => attempt(() => { localStorage.setItem(key, text); return true; }) ?? false,
  remove: key => attempt(() => localStorage.removeItem(key)),
  push: (state, url) => attempt(() => history.pushState(state, "", url)),
  replace: (state, url) => attempt(() => history.replaceState(state, "", url)),
};

const { hooks } = await import("./vendor/pyscript/core.js");
hooks.worker.onBeforeRunAsync.clear();   // PyScript would rebuild this callback with Function(), which the policy forbids
