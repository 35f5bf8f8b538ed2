// Asks for the engine before anything else, as it comes last. Programs are unpacked and compiled in a
// worker, as the page has its first picture to draw meanwhile, or its player to hear, and here where
// there is none, such as in a frame that is sandboxed.
(() => {
  const root = document.documentElement;

  // A download that stands still is told like one that failed; should it go on, the page
  // takes that back.
  const patience = 20_000;
  let watch, late = false;
  function progress(loaded) {
    clearTimeout(watch);
    if (late) delete root.dataset.engine;
    late = false;
    watch = setTimeout(() => {
      late = true;
      root.dataset.engine = "missing";
    }, patience);
    const bar = document.getElementById("engine-bar"), told = document.getElementById("engine-loaded");
    if (!told) return; // the page is not there yet, or not all of it
    const total = Math.max(bar.max, loaded);
    bar.max = total;
    bar.value = loaded;
    told.textContent =
      `${(loaded / 1e6).toFixed(1)} / ${(total / 1e6).toFixed(1)} MB`;
  }

  async function beside(url, count, ask) {
    const worker = new Worker("./engine-worker.js");
    try {
      return await new Promise((resolve, reject) => {
        worker.onerror = reject;
        worker.onmessage = ({ data: { loaded, program } }) => {
          if (loaded) count(loaded);
          else if (program) resolve(program);
          else reject();
        };
        ask(url, worker).catch(reject);
      });
    } finally {
      worker.terminate();
    }
  }

  const askThere = async (url, worker) => worker.postMessage(new URL(url, location.href).href);

  // A worker takes its time to begin while the page draws its first picture: what must come soon is asked
  // for here, and the worker is handed what comes.
  async function askHere(url, worker) {
    const { ok, status, body } = await window.fetch(url);
    if (!ok) throw new Error(status);
    worker.postMessage(body, [body]);
  }

  // What is kept on the device comes as soon as the worker, a frame without an origin has none, and not every
  // browser hands a stream to one.
  function asksHere() {
    if (window.origin === "null") return false;
    const stream = new ReadableStream();
    try {
      return !navigator.serviceWorker.controller && !!structuredClone(stream, { transfer: [stream] });
    } catch {
      return false;
    }
  }

  async function here(url, count) {
    const response = await window.fetch(url);
    return WebAssembly.compileStreaming(await window.gonfalonUnpacked(response, "application/wasm", count));
  }

  // A program of the site, compiled; how much of it has come is counted.
  window.gonfalonProgram = (url, count, ask = askThere) => beside(url, count, ask).catch(() => here(url, count));

  async function compiled() {
    if (!window.WebAssembly) throw new Error("no WebAssembly");
    progress(0);
    try {
      return await window.gonfalonProgram(root.dataset.wasm, progress, asksHere() ? askHere : askThere);
    } finally {
      clearTimeout(watch);
    }
  }

  window.gonfalonEngine = compiled();
  window.gonfalonEngine.catch(() => {}); // told by whoever starts it
})();
