// What a page needs before anything else: its language, the place to scroll to after a change of language,
// and a watch in case nothing starts. A classic script, so that it runs even if modules fail.
{
  const page = document.documentElement;
  const LOOK = 4000;   // milliseconds until we check what the page is waiting for

  // The language, set before anything is painted: the one that was chosen, else that of the last page read in
  // this tab, else the browser's first language that we speak. Pages in one language stay as they are, except
  // the root, where visitors of either language arrive.
  const root = new URL(".", document.currentScript.src).href;
  const attempt = action => { try { return action(); } catch { return null; } };   // storage may be blocked
  const kept = attempt(() => JSON.parse(localStorage.getItem("anga:language")));
  const READING = "anga:reading", both = "both" in page.dataset;
  const read = both ? attempt(() => JSON.parse(sessionStorage.getItem(READING))) : null;
  const spoken = [kept, read, ...navigator.languages].map(language => String(language).slice(0, 2));
  const wanted = spoken.find(language => ["en", "ja"].includes(language)) ?? "en";
  if (both) page.lang = wanted;
  else if (wanted !== page.lang && location.href.split(/[?#]/)[0] === root) {
    location.replace(`${wanted}/${location.search}${location.hash}`);
  } else attempt(() => sessionStorage.setItem(READING, JSON.stringify(page.lang)));

  if (parent !== window) page.dataset.framed = "";

  // Whether this is a first visit: no service worker has saved the site yet.
  if (!attempt(() => navigator.serviceWorker.controller)) page.dataset.new = "";

  // Whether something was done here before. Then pages begin with it.
  const DONE = /^anga:(saved:|progress|problems:|results:|players:|seats:)/;
  if (attempt(() => Object.keys(localStorage).some(key => DONE.test(key)))) page.dataset.known = "";

  // Settings for how pages look and feel; a frame looks like the page around it. Two elements give the colour of
  // the browser's own frame, one for each scheme.
  const LOOKS = ["theme", "board", "text", "pace", "coordinates", "sound", "aloud", "buzz", "confirm", "premove"];
  for (const name of parent === window ? LOOKS : []) {
    const chosen = attempt(() => JSON.parse(localStorage.getItem(`anga:${name}`)));
    if (typeof chosen === "string" && /^[a-z]+$/.test(chosen)) page.dataset[name] = chosen;
  }
  globalThis.dye = () => {
    for (const meta of document.querySelectorAll("meta[name='theme-color']")) {
      meta.dataset.scheme ??= meta.media.includes("dark") ? "dark" : "light";
      const { scheme } = meta.dataset;
      meta.media = page.dataset.theme
        ? (page.dataset.theme === scheme ? "all" : "not all") : `(prefers-color-scheme: ${scheme})`;
    }
  };
  dye();

  // The link to the other language leads to the same place there: to the block at the top of the window.
  const PLACE = "anga:place";
  const blocks = () => [...document.querySelectorAll("main :is(article, section, figure, .card, h1, h2, tr)")];
  const leave = event => {
    const link = event.target.closest?.("a#other-language");
    if (!link) return;
    attempt(() => localStorage.setItem("anga:language", JSON.stringify(link.hreflang)));
    link.hash = location.hash;
    const tops = blocks().map(block => block.getBoundingClientRect().top);
    const last = tops.findLastIndex(top => top < innerHeight / 4);
    const place = scrollY > 0 && last >= 0 ? [link.pathname, last, tops[last]] : null;
    attempt(() => sessionStorage.setItem(PLACE, JSON.stringify(place)));
  };
  const arrive = () => {
    const [path, number, top] = attempt(() => JSON.parse(sessionStorage.getItem(PLACE))) ?? [];
    attempt(() => sessionStorage.removeItem(PLACE));
    const block = path === location.pathname && blocks()[number];
    if (!block) return;
    const hold = () => scrollBy({ top: block.getBoundingClientRect().top - top, behavior: "instant" });
    const eye = new ResizeObserver(hold);   // typefaces and boards above it may still change their height
    eye.observe(block.closest("main"));
    for (const end of ["wheel", "pointerdown", "keydown"]) addEventListener(end, () => eye.disconnect(), true);
    setTimeout(() => eye.disconnect(), LOOK);
    hold();
  };
  addEventListener("click", leave);

  // What is pressed in the header before the page can answer is pressed again as soon as it can.
  let early = null;
  addEventListener("click", event => {
    if (!page.dataset.start) early = event.target.closest?.("header button");
  }, true);
  const answer = () => {
    if (page.dataset.start !== "up") return;
    const pressed = early;
    early = null;
    pressed?.click();
  };

  // <html data-start> is missing at first; the page sets it to "up", a failure before that to "failed".
  const find = selector => document.querySelector(selector);
  const failed = () => { page.dataset.start ??= "failed"; };
  // Lets the service worker check its files for damage.
  const heal = () => attempt(() => navigator.serviceWorker.controller.postMessage({ type: "heal" }));
  // If the board in a frame cannot start, its reader gets the game's address, and the page's author the reason.
  const lead = link => {
    if (!link || link.textContent) return;
    const parts = location.hash.slice(1).split("#")[0].split("&").filter(part => /^[a-z]=/.test(part));
    link.href = link.textContent = `${root}play.html#${parts.join("&")}`;
    if (globalThis.origin === "null") {
      console.warn("Anga: in a sandbox without allow-same-origin a board starts only if the site's files may be"
        + " read from anywhere (Access-Control-Allow-Origin: *).");
    }
  };
  const show = () => {
    const said = find("#failed"), fails = page.dataset.start === "failed";
    if (said?.hidden && fails) heal();
    if (said) said.hidden = !fails;
    if (said && !said.hidden) {
      find("#late").hidden = true;
      lead(find("#failed-address"));
    }
    if (!("plain" in page.dataset)) return;
    find("#plain").hidden = false;
    for (const text of document.querySelectorAll("span[lang], .text[lang]")) {
      text.hidden = !text.closest(".brush") && text.lang !== page.lang;
    }
  };
  let late = false;   // whether the watch has given up a page that may yet come
  const shown = new MutationObserver(() => {
    if (!("shown" in page.dataset)) return;
    shown.disconnect();
    if (late) page.dataset.start = "up";
    arrive();
  });
  shown.observe(page, { attributeFilter: ["data-shown"] });
  new MutationObserver(show).observe(page, { attributes: true });
  new MutationObserver(answer).observe(page, { attributeFilter: ["data-start"] });
  addEventListener("DOMContentLoaded", show);
  addEventListener("error", event => {
    if (event.target === window || event.target.tagName === "SCRIPT") failed();
    if (event.target.rel === "stylesheet") page.dataset.plain = "";
  }, true);
  // The browser also rejects a promise when it gives up a fade between two pages, as busy devices do.
  addEventListener("unhandledrejection", event => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
    else failed();
  });

  // arrivals.js

  // The page is watched until its board is drawn, which <html data-shown> says. Its head lists the data that it
  // needs, except for a game that only its address names.
  const data = () => {
    const { games, game, page: kind } = document.body.dataset;
    const all = games.split(" "), linked = /[#&]g=([^&]*)/.exec(location.hash)?.[1];
    if (kind === "play" && (all.includes(linked) || !game)) {
      return [`data/${all.includes(linked) ? linked : all[0]}.json`];
    }
    return asked("data");
  };
  const asked = kind => {
    const names = [...document.querySelectorAll("link[rel='preload']")].map(link => link.href.slice(root.length));
    return files(kind).filter(name => names.includes(name));
  };
  const watch = () => {
    if ("shown" in page.dataset) return;
    const state = follow([...files("start"), ...asked("image"), ...data()]);
    let slow = 0;
    const clock = setInterval(() => {
      const shown = "shown" in page.dataset;
      const left = Math.ceil((state.total - state.have) / 1024);
      if (state.done) slow++;
      late = !shown && Boolean(state.lost || slow > PATIENCE.slow);
      if (shown || late) clearInterval(clock);
      if (late) page.dataset.start = "failed";
      find("#late").hidden = shown || page.dataset.start === "failed";
      find("#late-coming").hidden = left <= 0;
      find("#late-here").hidden = left > 0;
      find("#late output").textContent = `${left} kB`;
    }, PATIENCE.each);
  };
  document.addEventListener("readystatechange", () => {   // the document has been read; the rest may never arrive
    for (const button of document.querySelectorAll(".reload")) button.onclick = () => location.reload();
    setTimeout(watch, LOOK);
  }, { once: true });
}
