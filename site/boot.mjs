// Starts PyScript under the page's policy, and lets the page say so if nothing starts.
// <html data-start> is missing at first; the app sets it to "up", a failure before that to "failed".
const page = document.documentElement;
const failed = () => { page.dataset.start ??= "failed"; };

addEventListener("error", failed);
addEventListener("unhandledrejection", failed);

const { hooks } = await import("./vendor/pyscript/core.js");
hooks.worker.onBeforeRunAsync.clear();   // PyScript would rebuild this callback with Function(), which the policy forbids
