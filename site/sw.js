// Keeps the whole site on the device, so that it starts without a network.
//
// A version of the site is a list of files with the hashes of their contents. Each version has a
// cache of its own, which is complete or not used at all. A new version takes what has not changed
// from the old one's cache, fetches the rest, and then waits until the page sends {type: "accept"}.

const VERSION = "";   // the build fills these in:
const FILES = [];     // [path, hash], paths from the folder of this file

const PREFIX = `anga ${registration.scope} `;   // other copies on this origin keep their caches
const HASHES = new Map(FILES);
const LIST = "?files";   // where a cache keeps its own FILES

self.addEventListener("install", event => event.waitUntil(fill()));
self.addEventListener("activate", event => event.waitUntil(takeOver()));
self.addEventListener("message", event => { if (event.data?.type === "accept") self.skipWaiting(); });
self.addEventListener("fetch", event => {
  const path = event.request.method === "GET" && known(new URL(event.request.url));
  if (path) event.respondWith(answer(event.request, path));
});

async function fill() {
  const older = await Promise.all((await ourCaches()).map(opened));
  const cache = await caches.open(PREFIX + VERSION);
  await Promise.all(FILES.map(async ([path, hash]) => {
    await cache.put(path, await firstFound(older, path, hash) ?? await fetched(path, hash));
  }));
  await cache.put(LIST, Response.json(FILES));
}

async function takeOver() {
  for (const name of await ourCaches()) if (name !== PREFIX + VERSION) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request, path) {
  const cache = await caches.open(PREFIX + VERSION);
  return await cache.match(path, { ignoreVary: true }) ?? fetch(request);
}

// The file that a URL means, whatever its query: a folder means its index, and some servers leave
// the ".html" out. Undefined for what is not ours.
function known(url) {
  if (!url.href.startsWith(registration.scope)) return undefined;
  const path = decodeURI(url.pathname).slice(new URL(registration.scope).pathname.length);
  return [path, path + "index.html", path + ".html"].find(name => HASHES.has(name));
}

// Asks the server even if the HTTP cache has an answer, and refuses any other content than this
// version's: the site is being replaced on the server, or half replaced. The answer is kept as it
// came, under its own address: only then does the browser keep compiled code with it.
async function fetched(path, hash) {
  const response = await fetch(path, { cache: "no-cache" });
  const content = await response.clone().arrayBuffer();
  if (!response.ok || await digest(content) !== hash) throw new Error(`${path} is not of this version`);
  return response.redirected ? new Response(content, { headers: response.headers }) : response;
}

async function digest(content) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(bytes.slice(0, 8), byte => byte.toString(16).padStart(2, "0")).join("");
}

// An older version's cache, with the hashes of what it holds; nothing if it was never completed.
async function opened(name) {
  const cache = await caches.open(name);
  const list = await cache.match(LIST);
  return { cache, hashes: new Map(list ? await list.json() : []) };
}

async function firstFound(older, path, hash) {
  const found = older.find(({ hashes }) => hashes.get(path) === hash);
  return found?.cache.match(path, { ignoreVary: true });
}

async function ourCaches() {
  return (await caches.keys()).filter(name => name.startsWith(PREFIX));
}
