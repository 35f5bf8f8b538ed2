// Workers, in which programs run beside the page. A browser refuses one by throwing, by an error later
// or by silence; one of the site posts a word when it begins.
(() => {
  const may = window.gonfalonMay;
  const patience = 10_000;

  function begun(address) {
    return new Promise((resolve, reject) => {
      const worker = new may.worker(address);
      const late = setTimeout(refuse, patience);
      function refuse() {
        worker.terminate();
        reject(new Error("no worker"));
      }
      worker.onerror = (event) => {
        event.preventDefault(); // told by whoever wants a worker
        clearTimeout(late);
        refuse();
      };
      worker.onmessage = () => {
        clearTimeout(late);
        worker.onmessage = worker.onerror = null;
        resolve(worker);
      };
    });
  }

  // A page without an origin may begin only what it has made itself.
  async function ownMade(address) {
    const response = await fetch(address);
    if (!response.ok) throw new Error(response.statusText);
    const made = URL.createObjectURL(new Blob([await response.text()], { type: "text/javascript" }));
    try {
      return await begun(made);
    } finally {
      URL.revokeObjectURL(made);
    }
  }

  // Keeps its promise once the worker runs, and breaks it where there are none.
  window.gonfalonWorker = async (address) => {
    if (!may.worker) throw new Error("no workers");
    return may.own ? begun(address) : ownMade(address);
  };
})();
