// Gonfalon plays offline: everything it needs is stored on the first visit.
// Several copies may live on one host, so each owns only the caches of its scope.
const own = "gonfalon:" + self.registration.scope + ":";
const name = own + "{{.Version}}";

// The files with what each must be, so that a host's error page, or half a file, is never kept.
// What ships packed may arrive unpacked by the host.
const files = {{.Files}};

// What is kept only once it was asked for, and from then on.
const rest = {{.Later}};

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(name);
    try {
      const had = [];
      for (const file of Object.keys(rest)) if (await caches.match(file)) had.push([file, rest[file]]);
      await Promise.all([...Object.entries(files), ...had].map(async ([file, integrity]) => {
        await cache.put(file, await right(file, integrity));
      }));
    } catch (error) {
      await caches.delete(name);
      throw error;
    }
    if (!self.registration.active) await self.skipWaiting();
  })());
});

// What the page has just fetched need not come again; where the browser's own cache still holds
// the version before, it is passed by.
function right(file, integrity) {
  return fetch(file, { integrity }).catch(() => fetch(file, { cache: "reload", integrity }));
}

// The player has taken the new version, or the page wants to know whether all is kept.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  if (event.data === "what is kept") event.waitUntil(tell(event.ports[0]));
  if (Object.hasOwn(rest, event.data.keep ?? "")) event.waitUntil(keepOne(event.data.keep));
});

async function tell(line) {
  const cache = await caches.open(name), there = await cache.keys();
  const more = await Promise.all(Object.keys(rest).map((file) => cache.match(file)));
  line.postMessage({ whole: there.length - more.filter(Boolean).length === Object.keys(files).length, bytes: {{.Bytes}} });
}

async function keepOne(file) {
  const cache = await caches.open(name);
  if (!await cache.match(file)) await cache.put(file, await right(file, rest[file]));
}

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const key of await caches.keys()) {
      if (key.startsWith(own) && key !== name) await caches.delete(key);
    }
    await self.clients.claim();
  })());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.cache !== "no-store" && request.cache !== "reload" &&
      request.url.startsWith(self.registration.scope)) {
    event.respondWith(answer(request));
  }
});

async function answer(request) {
  const cache = await caches.open(name);
  const path = request.url.slice(self.registration.scope.length).replace(/[?#].*/, "");
  const page = path === "" || path === "index.html";
  const stored = await cache.match(page ? "./" : request, { ignoreSearch: true, ignoreVary: true });
  return stored || fetch(request).catch((error) => {
    const battle = request.mode === "navigate" && /^battles\/([a-z-]+)\./.exec(path)?.[1];
    if (!battle) throw error;
    return Response.redirect(`${self.registration.scope}#battle=${battle}`); // its page is not kept
  });
}
