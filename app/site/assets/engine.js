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

  function beside(url, count) {
    return new Promise((resolve, reject) => {
      const worker = new Worker("./engine-worker.js");
      worker.onerror = reject;
      worker.onmessage = ({ data: { loaded, program } }) => {
        if (loaded) return count(loaded);
        worker.terminate();
        if (program) resolve(program);
        else reject();
      };
      worker.postMessage(new URL(url, location.href).href);
    });
  }

  async function here(url, count) {
    const response = await window.fetch(url);
    return WebAssembly.compileStreaming(await window.gonfalonUnpacked(response, "application/wasm", count));
  }

  // A program of the site, compiled; how much of it has come is counted.
  window.gonfalonProgram = (url, count) => beside(url, count).catch(() => here(url, count));

  async function compiled() {
    progress(0);
    try {
      return await window.gonfalonProgram(root.dataset.wasm, progress);
    } finally {
      clearTimeout(watch);
    }
  }

  window.gonfalonEngine = compiled();
  window.gonfalonEngine.catch(() => {}); // told by whoever starts it
})();
