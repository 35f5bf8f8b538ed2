// Asks for the engine before anything else, as it comes last. It is unpacked and compiled in a
// worker, as the page has its first picture to draw meanwhile, and here where there is none, such
// as in a frame that is sandboxed.
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

  function beside() {
    return new Promise((resolve, reject) => {
      const worker = new Worker("./engine-worker.js");
      worker.onerror = reject;
      worker.onmessage = ({ data: { loaded, program } }) => {
        if (loaded) return progress(loaded);
        worker.terminate();
        if (program) resolve(program);
        else reject();
      };
      worker.postMessage(new URL(root.dataset.wasm, location.href).href);
    });
  }

  async function here() {
    const response = await window.fetch(root.dataset.wasm);
    return WebAssembly.compileStreaming(await window.gonfalonUnpacked(response, "application/wasm", progress));
  }

  async function compiled() {
    progress(0);
    try {
      return await beside().catch(here);
    } finally {
      clearTimeout(watch);
    }
  }

  window.gonfalonEngine = compiled();
  window.gonfalonEngine.catch(() => {}); // told by whoever starts it
})();
