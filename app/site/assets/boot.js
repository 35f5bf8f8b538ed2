// What must happen before the first paint and before the engine starts.
(() => {
  const root = document.documentElement;

  // A browser that forbids storage throws on the mere mention of it, which would
  // end the engine. The page then remembers in memory and says so.
  for (const name of ["localStorage", "sessionStorage"]) {
    try {
      window[name].length;
    } catch {
      window.storageBlocked = true;
      Object.defineProperty(window, name, { value: memory() });
    }
  }

  function memory() {
    const items = new Map();
    return {
      get length() { return items.size; },
      key: (i) => [...items.keys()][i] ?? null,
      getItem: (k) => items.get(String(k)) ?? null,
      setItem: (k, v) => { items.set(String(k), String(v)); },
      removeItem: (k) => { items.delete(String(k)); },
      clear: () => items.clear(),
    };
  }

  // Theme and language as last chosen, else as the device prefers.
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem("gonfalon/settings")) || {};
  } catch { /* broken settings are no settings */ }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = settings.theme || (dark ? "dark" : "light");
  root.lang = settings.language || (/^pl\b/i.test(navigator.language) ? "pl" : "en");

  // The engine and the maps ship as gzip. Hosts differ in what they do with such
  // files, so the first two bytes decide whether one still has to be unpacked here.
  const types = { wasm: "application/wasm", svg: "image/svg+xml" };
  const nativeFetch = window.fetch.bind(window);
  window.fetch = async (resource, options) => {
    const kind = /\.(wasm|svg)\.gz$/.exec(resource?.url ?? resource)?.[1];
    const response = await nativeFetch(resource, options);
    return kind ? unpacked(response, types[kind], kind === "wasm" ? progress : () => {}) : response;
  };

  async function unpacked(response, type, count) {
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    const reader = response.body.getReader();
    const first = await reader.read();
    const zipped = first.value?.[0] === 0x1f && first.value[1] === 0x8b;
    let stream = rest(first, reader, count);
    if (zipped) stream = stream.pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream, { headers: { "Content-Type": type } });
  }

  // The body again, its first piece having been looked at, counted as it passes.
  function rest(piece, reader, count) {
    let loaded = 0;
    return new ReadableStream({
      async pull(controller) {
        if (piece.done) return controller.close();
        loaded += piece.value.length;
        count(loaded);
        controller.enqueue(piece.value);
        piece = await reader.read();
      },
    });
  }

  function progress(loaded) {
    const bar = document.getElementById("engine-bar");
    const total = Math.max(bar.max, loaded);
    bar.max = total;
    bar.value = loaded;
    document.getElementById("engine-loaded").textContent =
      `${(loaded / 1e6).toFixed(1)} / ${(total / 1e6).toFixed(1)} MB`;
  }

  // Takes apart what is no longer on the page: whoever still holds a piece holds nothing more.
  window.gonfalonScatter = (parts) => {
    for (const part of parts) {
      if (part.isConnected) continue;
      for (const piece of part.querySelectorAll("*")) piece.replaceChildren();
      part.replaceChildren();
    }
  };

  // Whatever keeps the engine from starting, the connection or the browser, is told.
  const start = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = (...given) => start.apply(WebAssembly, given).catch((error) => {
    root.dataset.engine = "missing";
    throw error;
  });

  // If the program ever stops, the page says so and hands out what is stored.
  addEventListener("DOMContentLoaded", () => {
    const run = Go.prototype.run;
    Go.prototype.run = async function (instance) {
      root.dataset.engine = "running";
      try {
        await run.call(this, instance);
      } finally {
        root.dataset.engine = "stopped";
      }
    };
    for (const button of document.querySelectorAll("[data-reload]")) button.onclick = () => location.reload();
    document.getElementById("rescue").onclick = rescue;
  });

  function rescue() {
    const saves = {};
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      if (key.startsWith("gonfalon/")) saves[key] = localStorage.getItem(key);
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(saves, null, 1)], { type: "application/json" }));
    link.download = "gonfalon-saves.json";
    link.click();
  }
})();
