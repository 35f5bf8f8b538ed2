// Gonfalon plays offline: everything it needs is stored on the first visit.
// Several copies may live on one host, so each owns only the caches of its scope.
const own = "gonfalon:" + self.registration.scope + ":";
const name = own + "{{.Version}}";
const files = {{.ResourcesToCache}};

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(name);
    // "reload" passes by the browser's HTTP cache, which may still hold the version before.
    await cache.addAll(files.map((file) => new Request(file, { cache: "reload" })));
    await self.skipWaiting();
  })());
});

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
  if (request.method === "GET" && request.url.startsWith(self.registration.scope)) {
    event.respondWith(answer(request));
  }
});

async function answer(request) {
  const cache = await caches.open(name);
  const path = request.url.slice(self.registration.scope.length).replace(/[?#].*/, "");
  const page = path === "" || path === "index.html";
  const stored = await cache.match(page ? "./" : request, { ignoreSearch: true, ignoreVary: true });
  return stored || fetch(request);
}
