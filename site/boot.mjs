// Starts PyScript under the page's policy; language.js notices if it does not start.

import "./python.mjs";   // starts at once

// MicroPython cannot catch what JavaScript throws, and a browser may forbid both storage and history.
const attempt = action => { try { return action() ?? null; } catch { return null; } };
const never = new Promise(() => {});
const store = tab => tab ? sessionStorage : localStorage;
const letter = byte => "abcdefghijklmnopqrstuvwxyz"[byte % 26];
const root = new URL(".", import.meta.url).href;
// arrivals.js
const days = {};   // formatters of days, by language; making one is slow
const LARGEST = 20_000_000;   // bytes; larger files are not read. A thousand games need a twentieth of that
const texts = files => Promise.all(Array.from(files, file => file.size > LARGEST ? "" : file.text().catch(() => "")));
let awake = false, screenLock = null;   // a browser releases it by itself when the page is hidden
const keepAwake = async () => {
  try {
    if (!awake) await screenLock?.release();
    else if (!document.hidden) screenLock = await navigator.wakeLock.request("screen");
    if (!awake) await screenLock?.release();   // no longer wanted when it was granted
  } catch { /* forbidden, as when the battery is low */ }
};
document.addEventListener("visibilitychange", keepAwake);
globalThis.platform = {
  whole: path => new URL(path, location).href,
  root: document.querySelector("script[src$='language.js']").getAttribute("src").slice(0, -11) || "./",
  read: (key, tab) => attempt(() => store(tab).getItem(key)),
  write: (key, text, tab) => attempt(() => { store(tab).setItem(key, text); return true; }) ?? false,
  remove: (key, tab) => attempt(() => store(tab).removeItem(key)),
  keys: () => attempt(() => Object.keys(localStorage).join("\n")) ?? "",
  stored: heard => { addEventListener("storage", event => heard(event)); },
  letters: () => Array.from(crypto.getRandomValues(new Uint8Array(8)), letter).join(""),
  now: () => String(Date.now()),   // a text, because MicroPython would get a number of 32 bits
  today: () => {   // the local date
    const now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(part => String(part).padStart(2, "0")).join("-");
  },
  // One of many problems, as JSON: MicroPython would need long for the whole file.
  problem: async (path, id) => {
    try {
      const data = await (await fetch(path)).json();
      return JSON.stringify({ ...data, problems: data.problems.filter(problem => problem.id === id) });
    } catch { return ""; }
  },
  settle: page => attempt(() => history.replaceState(history.state, "", page + location.hash)),
  push: (state, url) => attempt(() => history.pushState(state, "", url)),
  replace: (state, url) => attempt(() => history.replaceState(state, "", url)),
  back: () => attempt(() => history.back()),
  state: () => attempt(() => history.state),
  register: async path => { try { return await navigator.serviceWorker.register(path); } catch { return null; } },
  send: (worker, type) => attempt(() => worker.postMessage({ type })),
  workers: () => attempt(() => navigator.serviceWorker),
  // Settles when the worker dies: it holds a lock of that name, which we get only then. Never settles in
  // browsers without locks.
  death: name => (attempt(() => navigator.locks.request(name, () => null)) ?? never).catch(() => never),
  either: (promise, other) => Promise.race([promise, other]),   // `other` settles with null
  within: (promise, ms) =>   // whether it settles in time
    Promise.race([promise.then(() => true, () => true), new Promise(done => setTimeout(done, ms, false))]),
  files: kind => files(kind).join("\n"),
  follow: names => follow(names.split("\n")),
  fragment: () => location.hash.slice(0, 100_100),   // longer ones are not links, and are ignored
  paste: async () => {   // the clipboard's text, if the browser allows it soon
    try {
      return await Promise.race([navigator.clipboard.readText(), new Promise(done => setTimeout(done, 2000, ""))]);
    } catch { return ""; }
  },
  save: (name, text, type = "application/json") => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  },
  texts: async input => JSON.stringify(await texts(input.files)),
  // Calls with whatever is dropped on the page, unless the drag began here.
  dropped: heard => {
    let ours = false;
    addEventListener("dragstart", () => { ours = true; });
    addEventListener("dragend", () => { ours = false; });
    const comes = ({ dataTransfer, target }) => dataTransfer && !ours
      && (dataTransfer.types.includes("Files")
        || (dataTransfer.types.includes("text/plain") && !target.closest?.("textarea, input")));
    addEventListener("dragover", event => { if (comes(event)) event.preventDefault(); });
    addEventListener("drop", async event => {
      if (!comes(event)) return;
      event.preventDefault();
      const { files } = event.dataTransfer, text = event.dataTransfer.getData("text/plain");
      heard(JSON.stringify(files.length ? await texts(files) : [text]));
    });
  },
  day: (time, language) => attempt(() => {
    days[language] ??= new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { dateStyle: "medium" });
    return days[language].format(new Date(Number(time)));
  }) ?? "",
  dye: () => globalThis.dye?.(),
  sound: kind => { attempt(() => { import("./sound.mjs").then(({ play }) => play(kind)).catch(() => null); }); },
  buzzes: () => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches,
  buzz: length => { attempt(() => navigator.vibrate(length)); },
  speaks: () => "speechSynthesis" in globalThis,
  speak: (text, language) => attempt(() => {
    speechSynthesis.cancel();
    speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(text), { lang: language === "en" ? "en-GB" : language }));
  }),
  stay_awake: on => { awake = on; keepAwake(); },
  codes: async () => { try { return await import("./codes.mjs"); } catch { return null; } },
  pictures: async () => { try { return await import("./pictures.mjs"); } catch { return null; } },
  print: async () => {   // the sheet's typefaces are fetched only once it is laid out
    await new Promise(done => setTimeout(done, 50, document.body.offsetHeight));
    await Promise.race([document.fonts.ready, new Promise(done => setTimeout(done, 3000))]);
    attempt(() => print());
  },
  sends: () => "share" in navigator,
  send_on: (title, url, text) => { attempt(() => navigator.share({ title, ...(text && { text }), url }).catch(() => null)); },
  persist: () => { attempt(() => navigator.storage.persist().catch(() => null)); },
  installable: () => offer !== null,
  install: () => { attempt(() => offer.prompt()); },
  shared: () => {   // what another app has shared with this one, from the address
    const asked = new URLSearchParams(location.search);
    return ["url", "text", "title"].map(name => asked.get(name) ?? "").join("\n").trim();
  },
  kept: () => new URLSearchParams(location.search).get("kept") ?? "",   // a game of the library
  launched: heard => attempt(() => launchQueue.setConsumer(async ({ files }) => {
    if (files.length) heard(await (await files[0].getFile()).text());
  })),
  copy: async text => {
    try {   // a browser may throw, refuse, or wait for a permission that nobody gives
      const written = navigator.clipboard.writeText(text).then(() => true);
      return await Promise.race([written, new Promise(done => setTimeout(done, 2000, false))]);
    } catch { return false; }
  },
};

let offer = null;   // the browser's offer to install the site, which may come at any time
addEventListener("beforeinstallprompt", event => { event.preventDefault(); offer = event; });
addEventListener("appinstalled", () => { offer = null; });

if (document.readyState === "loading") {   // PyScript looks for its elements just once
  await new Promise(done => addEventListener("DOMContentLoaded", done));
}
const styles = document.querySelector("link[rel=stylesheet]");   // boards are drawn in its colours
if (!styles.sheet && document.readyState !== "complete") {
  await new Promise(done => {
    for (const end of ["load", "error"]) styles.addEventListener(end, done);
    addEventListener("load", done);   // if the style sheet has failed before we looked
  });
}
if (document.body.dataset.page === "embed") await import("./frame.mjs");   // its Python uses it
await import("./vendor/pyscript/core.js");
