// What must be there before anything else: the language, and somebody who notices when nothing starts.
// A classic script, so that it runs although modules fail.
{
  const page = document.documentElement;
  const SIZES = {};   // the build fills this in: the bytes of each file that a start needs
  const LOOK = 4000;     // milliseconds until one looks what keeps the page
  const SILENCE = 7000;  // without a byte, or with all of them and no page, until it counts as failed

  // The language before anything is painted: the one kept, else the browser's first that we speak.
  let kept = null;
  try { kept = JSON.parse(localStorage.getItem("anga:language")); } catch { /* storage is blocked */ }
  const spoken = [kept, ...navigator.languages].map(language => String(language).slice(0, 2));
  page.lang = spoken.find(language => ["en", "ja"].includes(language)) ?? "en";

  // <html data-start> is missing at first; the page sets it to "up", a failure before that to "failed".
  const find = selector => document.querySelector(selector);
  const failed = () => { page.dataset.start ??= "failed"; };
  const show = () => {
    const said = find("#failed");
    if (said) said.hidden = page.dataset.start !== "failed";
    if (said && !said.hidden) find("#late").hidden = true;
    if (!("plain" in page.dataset)) return;
    find("#plain").hidden = false;
    for (const text of document.querySelectorAll("span[lang], .text[lang]")) {
      text.hidden = !text.closest(".brush") && text.lang !== page.lang;
    }
  };
  new MutationObserver(show).observe(page, { attributes: true });
  addEventListener("DOMContentLoaded", show);
  addEventListener("error", event => {
    if (event.target === window || event.target.tagName === "SCRIPT") failed();
    if (event.target.rel === "stylesheet") page.dataset.plain = "";
  }, true);
  addEventListener("unhandledrejection", failed);

  // Reads files beside whoever waits for them, to see how they arrive: browsers share the bytes. `lost`
  // is the name of one that does not come, `have` and `total` are bytes, `done` says that all are there.
  globalThis.follow = (names, silence = SILENCE) => {
    const total = names.reduce((sum, name) => sum + (SIZES[name] ?? 0), 0);
    const state = { have: 0, total, lost: null, done: false };
    const waiting = new Set(names);
    let heard = performance.now();
    const read = async name => {
      const response = await fetch(name);
      if (!response.ok) throw new Error(response.status);
      for (const reader = response.body.getReader(); ;) {
        const { done, value } = await reader.read();
        heard = performance.now();
        if (done) break;
        state.have += value.length;
      }
      waiting.delete(name);
      state.done = waiting.size === 0;
    };
    for (const name of names) read(name).catch(problem => { state.lost ??= `${name}: ${problem.message}`; });
    const clock = setInterval(() => {
      if (state.done || state.lost) clearInterval(clock);
      else if (performance.now() - heard > silence) state.lost = [...waiting][0];
    }, 250);
    return state;
  };
  globalThis.files = kind => Object.keys(SIZES).filter(name =>
    (/^(engine\.|vendor\/pyodide)/.test(name) ? "engine" : name.startsWith("data/") ? "data" : "start") === kind);

  // Until the board is drawn, the page is watched: <html data-shown> says that it is.
  const data = () => {
    const { games, game, boards, page: kind } = document.body.dataset;
    const linked = /[#&]g=([^&]*)/.exec(location.hash)?.[1];
    const all = games.split(" ");
    const played = all.includes(linked) ? linked : all[0];
    const wanted = { home: all, play: [played], learn: [game, `learn-${game}`] }[kind] ?? [game, boards];
    return files("data").filter(name => wanted.some(id => id && name === `data/${id}.json`));
  };
  const watch = () => {
    if ("shown" in page.dataset) return;
    const state = follow([...files("start"), ...data()]);
    let arrived = 0;
    const clock = setInterval(() => {
      const shown = "shown" in page.dataset;
      if (state.done) arrived ||= performance.now();
      if (shown || state.lost || (arrived && performance.now() - arrived > SILENCE)) clearInterval(clock);
      if (!shown && (state.lost || (arrived && performance.now() - arrived > SILENCE))) page.dataset.start = "failed";
      find("#late").hidden = shown || page.dataset.start === "failed";
      find("#late output").textContent = `${Math.ceil(Math.max(0, state.total - state.have) / 1024)} kB`;
    }, 250);
  };
  addEventListener("DOMContentLoaded", () => {
    for (const button of document.querySelectorAll(".reload")) button.onclick = () => location.reload();
    setTimeout(watch, LOOK);
  });
}
