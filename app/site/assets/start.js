// Loads the engine and starts it, keeps the site for playing offline, and gives go-app the
// functions that it expects of its page.
(() => {
  const root = document.documentElement;

  // The engine, its texts and the maps ship as gzip. Hosts differ in what they do with such
  // files, so the first two bytes decide whether one still has to be unpacked here.
  const types = { svg: "image/svg+xml", json: "application/json" };
  const nativeFetch = window.fetch.bind(window);
  window.fetch = async (resource, options) => {
    const response = await nativeFetch(resource, options);
    const kind = /\.(svg|json)\.gz$/.exec(resource?.url ?? resource)?.[1];
    return kind ? unpacked(response, types[kind], () => {}) : response;
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

  window.gonfalonUnpacked = unpacked;

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

  // A download that stands still is told like one that failed; should it go on, the page
  // takes that back.
  const patience = 20_000;
  let watch;
  function progress(loaded) {
    clearTimeout(watch);
    delete root.dataset.engine;
    watch = setTimeout(() => { root.dataset.engine = "missing"; }, patience);
    const bar = document.getElementById("engine-bar");
    const total = Math.max(bar.max, loaded);
    bar.max = total;
    bar.value = loaded;
    document.getElementById("engine-loaded").textContent =
      `${(loaded / 1e6).toFixed(1)} / ${(total / 1e6).toFixed(1)} MB`;
  }

  // Whatever keeps the engine from starting, the connection or the browser, is told.
  async function load(go) {
    progress(0);
    try {
      const read = texts();
      read.catch(() => {}); // told below
      const response = await unpacked(await window.fetch(root.dataset.wasm), "application/wasm", progress);
      const { instance } = await WebAssembly.instantiateStreaming(response, go.importObject);
      window.gonfalonTexts = await read;
      return instance;
    } catch (error) {
      root.dataset.engine = "missing";
      throw error;
    } finally {
      clearTimeout(watch);
    }
  }

  async function run() {
    const go = new Go();
    const engine = await load(go);
    document.getElementById("app-wasm-loader").remove();
    root.dataset.engine = "running";
    try {
      const over = go.run(engine);
      keep().catch(() => {}); // a browser that keeps nothing plays with a connection
      await over;
    } finally {
      root.dataset.engine = "stopped"; // the page hands out what is stored
    }
  }

  // The words by language, and the files of the battles by name.
  async function texts() {
    const response = await window.fetch(root.dataset.texts);
    return response.json();
  }

  // A program that was once fetched is kept for playing offline.
  window.gonfalonKeep = (name) => {
    navigator.serviceWorker?.ready.then(({ active }) => active.postMessage({ keep: root.dataset[name] })).catch(() => {});
  };

  // Keeping the site would take the line from the engine, and begins once that runs. A new
  // version waits beside the old one until the player takes it.
  async function keep() {
    const registration = await navigator.serviceWorker.register("./app-worker.js");
    const offer = () => {
      if (registration.waiting && registration.active) offered();
    };
    registration.addEventListener("updatefound", () => {
      registration.installing.addEventListener("statechange", offer);
    });
    let taken = false;
    navigator.serviceWorker.addEventListener("controllerchange", () => { if (taken) location.reload(); });
    window.takeUpdate = () => {
      taken = true;
      registration.waiting?.postMessage("take over");
    };
    offer();
  }

  function offered() {
    window.goappUpdatedBeforeWasmLoaded = true;
    window.goappOnUpdate?.();
  }

  // What go-app calls. Installing is offered beside it (device.js).
  const env = { GOAPP_STATIC_RESOURCES_URL: "./web", GOAPP_ROOT_PREFIX: "./" };
  window.goappGetenv = (name) => env[name] ?? "";
  window.goappIsAppInstallable = () => false;
  window.goappShowInstallPrompt = async () => {};
  window.goappKeepBodyClean = () => () => {};

  run();
})();
