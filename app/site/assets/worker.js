// Gonfalon plays offline: everything it needs is stored on the first visit.
// Several copies may live on one host, so each owns only the caches of its scope.
const own = "gonfalon:" + self.registration.scope + ":";
const name = own + "{{.Version}}";

// The files with what each must be, so that a host's error page, or half a file, is never kept.
// What ships packed may arrive unpacked by the host.
const files = {{.Files}};

// Programs ship smaller as brotli. Where this browser unpacks that it is kept in the stead of gzip, unless
// the host does not have it right.
const twins = {{.Twins}};
const smaller = (file) => file.replace(/\.gz$/, ".br");
const engine = "{{.Engine}}";
const brotli = (() => {
  try {
    return !!new DecompressionStream("brotli");
  } catch {
    return false;
  }
})();

// What is kept only once it was asked for, and from then on: programs, and what belongs to a language,
// by name, with its files and their bytes.
const rest = {{.Later}};

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(name);
    try {
      const had = [];
      for (const { files: group } of Object.values(rest)) {
        if (await anyOf(Object.keys(group))) had.push(...Object.entries(group));
      }
      await Promise.all([...Object.entries(files), ...had].map(([file, integrity]) => store(cache, file, integrity)));
    } catch (error) {
      await caches.delete(name);
      throw error;
    }
    if (!self.registration.active) await self.skipWaiting();
  })());
});

async function anyOf(names) {
  for (const file of names) if (await stored(caches, file)) return true;
  return false;
}

// A file as it is kept in a cache, or in any.
async function stored(cache, file) {
  return await cache.match(file) || await cache.match(smaller(file));
}

async function store(cache, file, integrity) {
  const twin = smaller(file);
  if (brotli && Object.hasOwn(twins, twin)) {
    try {
      return await cache.put(twin, await right(twin, twins[twin]));
    } catch { /* it plays with the other */ }
  }
  await cache.put(file, await right(file, integrity));
}

// What the page has just fetched need not come again; where the browser's own cache still holds
// the version before, it is passed by.
function right(file, integrity) {
  return fetch(file, { integrity }).catch(() => fetch(file, { cache: "reload", integrity }));
}

// The player has taken the new version, or the page wants to know whether all is kept that it needs in
// its language, which is kept from then on.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  if (event.data.language) event.waitUntil(tell(event.data.language, event.ports[0]));
  if (event.data.keep) event.waitUntil(keep(event.data.keep));
});

async function tell(language, line) {
  await keep(language).catch(() => {}); // then not all is
  const cache = await caches.open(name), there = new Set((await cache.keys()).map(({ url }) => url));
  const own = Object.hasOwn(rest, language) ? rest[language] : { files: {}, bytes: 0 };
  const has = (file) => there.has(new URL(file, self.registration.scope).href);
  const whole = Object.keys({ ...files, ...own.files }).every((file) => has(file) || has(smaller(file)));
  line.postMessage({ whole, bytes: {{.Bytes}} + own.bytes - (has(smaller(engine)) ? {{.Fewer}} : 0) });
}

async function keep(group) {
  const cache = await caches.open(name);
  await Promise.all(Object.entries(Object.hasOwn(rest, group) ? rest[group].files : {}).map(async ([file, integrity]) => {
    if (!await stored(cache, file)) await store(cache, file, integrity);
  }));
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
  const language = request.mode === "navigate" && /^([a-zA-Z-]+)\/(index\.html)?$/.exec(path)?.[1];
  if (language && Object.hasOwn(rest, language)) { // its page is for those who come first
    const asked = new URL(request.url).searchParams;
    if (!asked.has("lang")) asked.set("lang", language);
    return Response.redirect(`${self.registration.scope}?${asked}`);
  }
  const loosely = { ignoreSearch: true, ignoreVary: true };
  const kept = await cache.match(page ? "./" : request, loosely) ||
    request.url.endsWith(".br") && await cache.match(request.url.replace(/br$/, "gz"), loosely); // a browser that has learnt brotli since
  return kept || fetch(request).catch((error) => {
    const battle = request.mode === "navigate" && /^battles\/([a-z-]+)\./.exec(path)?.[1];
    if (!battle) throw error;
    return Response.redirect(`${self.registration.scope}#battle=${battle}`); // its page is not kept
  });
}

// Whoever presses what the page has told comes back to it.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: "window" }).then(([page]) => page?.focus()));
});
