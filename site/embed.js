// <anga-board>: a picture of a position becomes the board itself as soon as it is touched.
//
//   <anga-board><a href="…/play.html#g=…"><svg …>…</svg> …</a></anga-board>
//   <script async src="…/embed.js"></script>
//
// The link says which game to show; attributes say the same in words and override it. Nothing is loaded
// until the picture is touched, or comes into view with start="visible". The picture stays until the board
// shows its position. Without a picture there is a button; without scripts, picture and link remain.
(() => {
  if (customElements.get("anga-board")) return;
  const VERSION = 1;
  const BEGIN = {};   // the build fills this in: what the button says, by language
  const FOOT = 0;    // and this: the pixels below a board
  const LEAST = 200, USUAL = 600;   // pixels: too small for a board; as high as the highest board that is 360 wide
  const home = new URL(".", document.currentScript.src).href;
  const PARTS = {
    game: "g", rules: "r", position: "p", moves: "m", ply: "n", seats: "s", orientation: "o", question: "q",
  };
  const OPTIONS = { language: "lang", theme: "theme", controls: "controls", autoplay: "play" };
  const boards = new Set();

  class AngaBoard extends HTMLElement {
    static observedAttributes = ["ply", "theme"];

    connectedCallback() {
      boards.add(this);
      this.queue ??= [];
      Object.assign(this.style, { display: "block", position: "relative" });
      if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => this.arrange(), { once: true });
      else this.arrange();
      if (this.begun) return;
      this.addEventListener("click", event => {
        const other = event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
        if (other || this.shown || !event.target.closest("a, svg, img, button")) return;
        event.preventDefault();
        this.begin(event);
      });
      this.begun = true;
      if (this.getAttribute("start") === "visible") {
        const eye = new IntersectionObserver(seen => {
          if (seen.some(each => each.isIntersecting)) { eye.disconnect(); this.begin(); }
        });
        eye.observe(this);
      }
    }

    get picture() { return [...this.querySelectorAll("svg, img")].find(each => each !== this.placeholder); }

    // Keeps a picture from being wider than its place. (Strict pages forbid style attributes.) Without a
    // picture, makes room for a board, with a picture of the game, and a sign that it is to be touched: the
    // link with the picture in it, else a button.
    arrange() {
      const { picture } = this, { height } = this.getBoundingClientRect();
      if (picture) Object.assign(picture.style, { maxWidth: "100%", height: "auto" });
      else if (height < LEAST) this.style.minHeight = `${USUAL}px`;
      if (picture || this.frame || this.placeholder) return;
      const link = this.querySelector("a, button");
      this.stand(link ?? this, (height < LEAST ? USUAL : height) - FOOT);
      const language = (this.getAttribute("language") ?? navigator.language).slice(0, 2);
      const sign = document.createElement(link ? "span" : "button");   // what there is to touch
      if (link) sign.setAttribute("aria-hidden", "true");
      else sign.type = "button";
      sign.textContent = BEGIN[language] ?? BEGIN.en;
      Object.assign(sign.style, {
        position: "absolute", inset: "0", margin: "auto", boxSizing: "border-box", width: "max-content", height: "48px",
        padding: "0 20px", border: "0", borderRadius: "24px", background: "#221d18", color: "#fffdf7", font: "inherit",
        lineHeight: "48px", pointerEvents: link ? "none" : "auto",
      });
      this.append(sign);
    }

    // A picture of the game in the place of its board.
    stand(within, height) {
      const game = /(?:^|&)g=(\w+)/.exec(this.fragment)?.[1];
      if (!game) return;
      const image = this.placeholder = document.createElement("img");
      Object.assign(image, { alt: "", loading: "lazy", src: `${home}pictures/board-${game}.svg` });
      Object.assign(image.style, { display: "block", width: "100%", height: `${height}px`, objectFit: "contain" });
      this.dress();
      within.prepend(image);
    }

    disconnectedCallback() { boards.delete(this); }

    attributeChangedCallback(name, old, value) {
      if (name === "theme") this.dress();
      else if (this.frame && old !== value) this.post("show", value);
    }

    // The fragment of the frame's address: the link's, with the parts that attributes replace.
    get fragment() {
      const parts = new Map();
      const link = this.querySelector("a[href*='#']")?.getAttribute("href").split("#")[1] ?? "";
      if (!this.hasAttribute("game")) {
        for (const part of link.split("&")) parts.set(part.split("=")[0], part.slice(part.indexOf("=") + 1));
      }
      for (const [name, key] of Object.entries(PARTS)) {
        const text = this.getAttribute(name)?.trim();
        if (!text) continue;
        const spaces = key === "p" ? "_" : ".";
        parts.set(key, encodeURIComponent(key === "p" || key === "m" ? text.split(/\s+/).join(spaces) : text));
      }
      for (const [name, key] of Object.entries(OPTIONS)) {
        if (this.hasAttribute(name)) parts.set(key, encodeURIComponent(this.getAttribute(name)));
      }
      return [...parts].filter(([key]) => key).map(each => each.join("=")).join("&");
    }

    // Where the picture was touched, in the picture's own units. The frame makes it the first touch.
    touch(event) {
      const { picture } = this;
      const box = picture?.viewBox?.baseVal;
      if (!event?.detail || !box?.width) return "";
      const { left, top, width, height } = picture.getBoundingClientRect();
      const x = (event.clientX - left) / width * box.width, y = (event.clientY - top) / height * box.height;
      return `&tap=${x.toFixed(1)},${y.toFixed(1)},${box.width}`;
    }

    begin(event) {
      if (this.frame) return;
      const frame = this.frame = document.createElement("iframe");
      frame.title = (this.picture?.getAttribute("aria-label") ?? this.picture?.alt) || "Anga";
      frame.allow = "clipboard-write";
      frame.src = `${home}embed.html#${this.fragment}&start=now${this.touch(event)}`;
      Object.assign(frame.style, {
        position: "absolute", inset: "0", width: "100%", height: "100%", border: "0", opacity: "0",
      });
      // What was touched stays where it is, also where the picture is narrower than its place.
      const place = this.getBoundingClientRect(), seen = this.picture?.getBoundingClientRect() ?? place;
      if (seen.width >= LEAST && seen.width < place.width) {
        Object.assign(frame.style, { left: `${seen.left - place.left}px`, width: `${seen.width}px`, maxWidth: "100%" });
      }
      this.dress();
      this.append(frame);
    }

    dress() {
      const theme = this.getAttribute("theme");
      for (const each of [this.frame, this.placeholder]) {
        if (each) each.style.colorScheme = theme === "light" || theme === "dark" ? theme : "inherit";
      }
    }

    post(type, value) {
      const message = { anga: VERSION, type, value };
      if (this.ready) this.frame.contentWindow.postMessage(message, this.alone ? "*" : new URL(home).origin);
      else this.queue.push([type, value]);
    }

    // Shows the frame, but only its part below the board: the picture still stands for the board.
    appear(foot) {
      if (this.alone && this.picture) this.frame.style.height = `${this.picture.getBoundingClientRect().height}px`;
      Object.assign(this.frame.style, { opacity: "1", clipPath: `inset(calc(100% - ${foot}px) 0 0 0)` });
    }

    // The board takes the place of the picture.
    show() {
      if (!this.ready || this.shown) return;
      this.shown = true;
      this.frame.style.clipPath = "none";
      if (this.contains(document.activeElement)) this.frame.focus(); // what had the focus is hidden
      const kept = this.alone && this.picture;
      for (const each of kept ? [kept] : this.children) if (each !== this.frame) each.style.visibility = "hidden";
    }

    hear({ type, ...detail }) {
      delete detail.anga;
      if (type === "ready" && !this.ready) {
        this.ready = true;
        this.alone = detail.alone === true; // in a sandbox, whose frames open no windows: the link below stays
        this.appear(Number(detail.foot) || 0);
        if (detail.shown !== false || !this.picture) this.show();
        for (const message of this.queue.splice(0)) this.post(...message);
      }
      if (type === "shown") this.show();
      const whole = { move: "moves", end: "reason" };
      if (Object.hasOwn(whole, type) && typeof detail[whole[type]] === "string") {
        this.dispatchEvent(new CustomEvent(`anga-${type}`, { bubbles: true, detail }));
      }
    }
  }

  addEventListener("message", ({ source, data }) => {
    if (data?.anga !== VERSION || typeof data.type !== "string") return;
    for (const board of boards) if (board.frame?.contentWindow === source) board.hear(data);
  });
  customElements.define("anga-board", AngaBoard);
})();
