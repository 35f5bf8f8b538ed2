// The computer as an opponent. Its program comes only when a game asks for it or is going to, and
// thinks in a worker, where it stops nobody. The page (app/browser/worker.go) hears how far the program has come,
// the answers, and once why there will be no more.
(() => {
  const root = document.documentElement;
  let program; // fetched once
  const counting = new Set(); // who is told how far it has come

  function fetched() {
    return program ??= window.gonfalonProgram("foe", (loaded) => counting.forEach((count) => count(loaded)))
      .then((compiled) => { window.gonfalonKeep("foe"); return compiled; })
      .catch((why) => { program = undefined; throw why; });
  }

  window.gonfalonExpect = () => { fetched().catch(() => {}); }; // told by whoever wants it

  // Where it thinks: beside the page, or here, where it must not keep the page from its work.
  async function beside(compiled, tell) {
    const worker = await window.gonfalonWorker("./foe-worker.js");
    worker.onerror = ({ message }) => tell({ failed: message || "without a word" });
    worker.onmessage = ({ data }) => tell(data);
    worker.postMessage({ program: compiled, texts: { battles: window.gonfalonTexts.battles } });
    return { post: (order) => worker.postMessage({ order }), end: () => worker.terminate() };
  }

  function here(compiled, tell) {
    window.gonfalonThink(compiled, 24, tell);
    return { post: window.gonfalonThink.post, end: () => {} };
  }

  window.gonfalonFoe = (hear, inPage) => {
    let mind, over = false;
    const waiting = [];

    function fail(why) {
      if (over) return;
      over = true;
      mind?.end();
      hear("failed", why);
    }

    function tell({ answer, failed }) {
      if (failed) {
        if (!over) window.gonfalonNote("computer", failed);
        fail("foe-died");
      } else if (!over) hear("answer", answer);
    }

    async function begin() {
      const count = (loaded) => { if (!over) hear("loading", loaded, Math.max(loaded, window.gonfalonBytes("foe"))); };
      let compiled;
      counting.add(count);
      try {
        compiled = await fetched();
      } catch {
        return fail("foe-missing");
      } finally {
        counting.delete(count);
      }
      if (over) return;
      try {
        mind = await (inPage ? here : beside)(compiled, tell);
      } catch {
        return fail("foe-forbidden");
      }
      if (over) return mind.end();
      for (const order of waiting.splice(0)) mind.post(order);
    }

    begin();
    return {
      post: (order) => { if (mind) mind.post(order); else waiting.push(order); },
      close: () => { over = true; mind?.end(); },
    };
  };
})();
