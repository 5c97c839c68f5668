// Saves the whole site on the device, so that it starts offline.
//
// A version of the site is a list of files with the hashes of their contents. Each version has its own
// cache, which is used only if it is complete. A new version copies unchanged files from the old cache,
// fetches the rest, and then waits until the page sends {type: "accept"}.

const VERSION = "";   // the build fills these in:
const FILES = [];     // [path, hash], paths from the folder of this file

const PREFIX = `anga ${registration.scope} `;   // other copies on this origin keep their caches
const HASHES = new Map(FILES);
const LIST = "?files";   // where a cache keeps its own FILES

self.addEventListener("install", event => event.waitUntil(fill()));
self.addEventListener("activate", event => event.waitUntil(takeOver()));
self.addEventListener("message", event => {
  if (event.data?.type === "accept") self.skipWaiting();
  if (event.data?.type === "refill") event.waitUntil(refill().catch(() => null));
  if (event.data?.type === "heal") event.waitUntil(heal().catch(() => null));
});
self.addEventListener("fetch", event => {
  const path = event.request.method === "GET" && known(new URL(event.request.url));
  if (path) event.respondWith(answer(event.request, path));
});

async function fill(files = FILES) {
  const older = await Promise.all((await ourCaches()).map(opened));
  const cache = await caches.open(PREFIX + VERSION);
  await Promise.all(files.map(async ([path, hash]) => {
    await cache.put(path, await firstFound(older, path, hash) ?? await fetched(path, hash));
  }));
  await cache.put(LIST, Response.json(FILES));
}

// Browsers may delete a cache, or a part of it, and keep the worker. The server's files may be newer by then.
async function refill() {
  const cache = await caches.open(PREFIX + VERSION);
  const kept = new Set((await cache.keys()).map(request => request.url));
  const isKept = path => kept.has(new URL(path, location).href);
  const missing = FILES.filter(([path]) => !isKept(path));
  if (missing.length || !isKept(LIST)) await fill(missing);
}

// Fetches damaged files again. Only a page that cannot start asks for this, because it reads all saved files.
async function heal() {
  const cache = await caches.open(PREFIX + VERSION);
  for (const [path, hash] of FILES) {
    const kept = await cache.match(path, { ignoreVary: true });
    if (kept && !await isWhole(kept, hash)) await cache.delete(path, { ignoreVary: true });
  }
  await refill();
}

async function takeOver() {
  for (const name of await ourCaches()) if (name !== PREFIX + VERSION) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request, path) {
  const cache = await caches.open(PREFIX + VERSION);
  return path.endsWith(".wasm") && await compiled(request.url)
    || await cache.match(path, { ignoreVary: true }) || fetch(request);
}

// WebAssembly from the HTTP cache, with which browsers have kept the compiled code since the first visit;
// they would compile files from our own cache again. A .wasm file's folder names its version, so this is
// never another version's.
async function compiled(url) {
  try {
    const response = await fetch(url, { cache: "only-if-cached", mode: "same-origin" });
    return response.ok ? response : undefined;
  } catch {
    return undefined;
  }
}

// The file that a URL means, whatever its query: a folder means its index, and some servers omit ".html".
// Undefined for files that are not ours.
function known(url) {
  if (!url.href.startsWith(registration.scope)) return undefined;
  const path = decodeURI(url.pathname).slice(new URL(registration.scope).pathname.length);
  return [path, path + "index.html", path + ".html"].find(name => HASHES.has(name));
}

// Takes what the page has just loaded from the HTTP cache. If that is not this version's content, asks the
// server; if that is not either, the site is being replaced there. The response is kept as it came, with its
// own address and time: only then does the browser go on using the code that it has compiled from it.
async function fetched(path, hash) {
  for (const cache of ["force-cache", "no-cache"]) {
    const response = await fetch(path, { cache });
    const content = await response.clone().arrayBuffer();
    if (!response.ok || await digest(content) !== hash) continue;
    return response.redirected ? new Response(content, { headers: response.headers }) : response;
  }
  throw new Error(`${path} is not of this version`);
}

const isWhole = async (response, hash) => await response.arrayBuffer().then(digest, () => "") === hash;

async function digest(content) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(bytes.slice(0, 8), byte => byte.toString(16).padStart(2, "0")).join("");
}

// An older version's cache and the hashes of its files; no hashes if it was never completed.
async function opened(name) {
  const cache = await caches.open(name);
  const list = await cache.match(LIST);
  return { cache, hashes: new Map(list ? await list.json() : []) };
}

async function firstFound(older, path, hash) {
  const found = older.find(({ hashes }) => hashes.get(path) === hash);
  const response = await found?.cache.match(path, { ignoreVary: true });
  return response && await isWhole(response.clone(), hash) ? response : undefined;
}

async function ourCaches() {
  return (await caches.keys()).filter(name => name.startsWith(PREFIX));
}
