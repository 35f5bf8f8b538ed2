// Asks for the engine before anything else, as it comes last. Programs are unpacked and compiled in a
// worker, as the page has its first picture to draw meanwhile, or its player to hear, and here where
// there is none.
(() => {
  const root = document.documentElement, may = window.gonfalonMay;

  // Programs ship as gzip, and smaller as brotli, which is taken where the browser unpacks it.
  window.gonfalonFile = (name) => root.dataset[may.brotli ? `${name}Br` : name];
  window.gonfalonBytes = (name) => Number(root.dataset[may.brotli ? `${name}BrBytes` : `${name}Bytes`]);

  // Loads a program; from a host that keeps brotli back, or spoils it, as gzip.
  function loads(name, load) {
    const smaller = load(window.gonfalonFile(name));
    return may.brotli ? smaller.catch(() => load(root.dataset[name])) : smaller;
  }

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
    const total = Math.max(window.gonfalonBytes("wasm"), loaded);
    root.style.setProperty("--got", loaded / total);
    bar.max = total;
    bar.value = loaded;
    told.textContent =
      `${(loaded / 1e6).toFixed(1)} / ${(total / 1e6).toFixed(1)} MB`;
  }

  async function beside(url, count, ask) {
    const begins = window.gonfalonWorker("./engine-worker.js");
    try {
      const [worker] = await Promise.all([begins, ask(url, begins)]);
      return await new Promise((resolve, reject) => {
        worker.onerror = reject;
        worker.onmessage = ({ data: { loaded, program } }) => {
          if (loaded) count(loaded);
          else if (program) resolve(program);
          else reject();
        };
      });
    } finally {
      begins.then((worker) => worker.terminate(), () => {});
    }
  }

  const askThere = async (url, begins) => (await begins).postMessage(new URL(url, location.href).href);

  // A worker takes its time to begin while the page draws its first picture: what must come soon is asked
  // for here, and the worker is handed what comes.
  async function askHere(url, begins) {
    const { ok, status, body } = await window.fetch(url);
    if (!ok) throw new Error(status);
    (await begins).postMessage(body, [body]);
  }

  // What is kept on the device comes as soon as the worker, and not every browser hands a stream to one.
  function asksHere() {
    try {
      const stream = new ReadableStream();
      return !may.keeper?.controller && !!structuredClone(stream, { transfer: [stream] });
    } catch {
      return false;
    }
  }

  async function fetched(url, count) {
    return window.gonfalonUnpacked(await window.fetch(url), "application/wasm", count);
  }

  const here = async (url, count) => WebAssembly.compileStreaming(await fetched(url, count));

  // A program of the site for one of its workers, compiled; how much of it has come is counted. Into a worker
  // of a page without an origin the browser lets only bytes.
  window.gonfalonProgram = async (name, count) => loads(name, async (url) => {
    if (!may.own) return (await fetched(url, count)).arrayBuffer();
    return beside(url, count, askThere).catch(() => here(url, count));
  });

  async function compiled() {
    if (!window.WebAssembly) throw new Error("no WebAssembly");
    progress(0);
    try {
      return await loads("wasm", async (url) => {
        if (!may.own) return here(url, progress); // what compiles it would have to be fetched first
        return beside(url, progress, asksHere() ? askHere : askThere).catch(() => here(url, progress));
      });
    } finally {
      clearTimeout(watch);
    }
  }

  window.gonfalonEngine = compiled();
  window.gonfalonEngine.catch(() => {}); // told by whoever starts it
})();
