// The press, which makes pictures and pages to print, and what draws maps that do not ship ("chart"). A
// program comes only when somebody wants it, and draws in a worker, where it stops nobody. The page
// (app/browser/press.go) hears how far the program has come, and what became of each order; what was made
// is downloaded from here, but for a map, which the page shows.
(() => {
  const root = document.documentElement;
  const sheets = ["./web/tokens.css", "./web/map.css", "./web/counters.css"];
  const programs = {};
  let styles;

  async function read() {
    const texts = await Promise.all(sheets.map(async (sheet) => {
      const response = await fetch(sheet);
      if (!response.ok) throw new Error(response.statusText);
      return response.text();
    }));
    return texts.join("\n");
  }

  function hand(file, type, bytes) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([bytes], { type }));
    link.download = file;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }

  // Offers a picture to others by the device, and says whether it was; where that cannot be, or may not
  // as the press took too long after the tap, it is saved.
  async function offer({ file, type, title, link }, bytes) {
    const what = { files: [new File([bytes], file, { type })], title, text: link ? `${title}\n${link}` : title };
    try {
      if (!window.gonfalonMay.share || !navigator.canShare(what)) throw new Error("nothing to share with");
      await window.gonfalonMay.share(what);
    } catch (error) {
      if (error.name !== "AbortError") {
        hand(file, type, bytes);
        return false;
      }
    }
    return true;
  }

  window.gonfalonPress = (hear, name = "press") => {
    let worker, over = false;
    const waiting = [];

    function fail(why) {
      if (over) return;
      over = true;
      worker?.terminate();
      hear("failed", why);
    }

    function told({ data }) {
      if (over) return;
      if (data.failed) {
        window.gonfalonNote(name, data.why);
        return fail(data.failed);
      }
      const answer = JSON.parse(data.answer);
      const { file, type, trouble, drawn } = answer;
      if (answer.title && !trouble) {
        const told = (shared) => hear("answer", JSON.stringify({ ...answer, shared }));
        offer(answer, data.bytes).then(told, () => fail("refused"));
        return;
      }
      try {
        if (!trouble && drawn === undefined) hand(file, type, data.bytes);
      } catch {
        return fail("refused");
      }
      hear("answer", data.answer);
    }

    async function begin() {
      const count = (loaded) => { if (!over) hear("loading", loaded, Math.max(loaded, window.gonfalonBytes(name))); };
      let compiled, look;
      try {
        [compiled, look] = await Promise.all([programs[name] ??= window.gonfalonProgram(name, count), styles ??= read()]);
      } catch {
        delete programs[name];
        styles = undefined;
        return fail("press-missing");
      }
      window.gonfalonKeep(name);
      if (over) return;
      try {
        worker = await window.gonfalonWorker("./press-worker.js");
      } catch {
        return fail("press-forbidden");
      }
      if (over) return worker.terminate();
      worker.onerror = ({ message }) => told({ data: { failed: "press-died", why: message || "without a word" } });
      worker.onmessage = told;
      worker.postMessage({ program: compiled, styles: look });
      for (const order of waiting.splice(0)) worker.postMessage({ order });
    }

    begin();
    return {
      post: (order) => { if (worker) worker.postMessage({ order }); else waiting.push(order); },
      close: () => { over = true; worker?.terminate(); },
    };
  };
})();
