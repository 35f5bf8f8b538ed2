// Starts the engine, keeps the site for playing offline, and gives go-app the functions that it
// expects of its page.
(() => {
  const root = document.documentElement;
  const first = root.dataset.first; // language

  const types = { svg: "image/svg+xml", json: "application/json" };
  const nativeFetch = window.fetch.bind(window);
  window.fetch = async (resource, options) => {
    const response = await nativeFetch(resource, options);
    const kind = /\.(svg|json)\.gz$/.exec(resource?.url ?? resource)?.[1];
    return kind ? window.gonfalonUnpacked(response, types[kind], () => {}) : response;
  };

  // Whatever keeps the engine from starting, the connection or the browser, is told.
  async function made(go) {
    try {
      const read = texts();
      read.catch(() => {}); // told below
      const engine = await WebAssembly.instantiate(await window.gonfalonEngine, go.importObject);
      window.gonfalonTexts = await read;
      return engine;
    } catch (error) {
      root.dataset.engine ??= "missing";
      throw error;
    }
  }

  // A property that throws when it is read is not there, and one that throws when it is set stays as it
  // was: it would end the program. The answer is undefined where it is zero, and a length of zero none; by
  // function, the address of the answer (wasm_exec.js).
  const answers = { valueGet: 32, valueIndex: 24, valueLength: 16, valueSet: 0, valueSetIndex: 0, valueDelete: 0 };
  function readGently(go) {
    const calls = go.importObject.gojs;
    for (const [name, address] of Object.entries(answers)) {
      const call = calls["syscall/js." + name];
      calls["syscall/js." + name] = (sp) => {
        try {
          call(sp);
        } catch {
          if (address) go.mem.setFloat64((go._inst.exports.getsp() >>> 0) + address, 0, true);
        }
      };
    }
  }

  async function run() {
    const go = new Go();
    window.gonfalonDraws(go);
    readGently(go);
    endsByErrors(go);
    const engine = await made(go).catch(() => null); // told by then
    if (!engine) return;
    if (root.dataset.visit !== "first") document.getElementById("app-wasm-loader").remove();
    root.dataset.engine = "running";
    greeted();
    try {
      const over = go.run(engine);
      fetchLetters();
      keep().catch(() => {}); // a browser that keeps nothing plays with a connection
      await over;
      window.gonfalonEnded(); // the page hands out what is stored
    } catch (error) {
      window.gonfalonEnded(error);
    }
  }

  // Who was greeted stays until he has pressed something, and until that is there behind the picture. A
  // device that has something after all, as the mirror brought it, needs no greeting.
  function greeted() {
    if (root.dataset.visit !== "first") return;
    let asked = 0;
    const over = () => {
      clearTimeout(asked);
      watch.disconnect();
      delete root.dataset.visit;
      document.getElementById("app-wasm-loader")?.remove();
    };
    const look = () => {
      const learn = document.getElementById("learn"), wish = root.dataset.wish;
      if (document.querySelector("main.table, .learn:not(.fresh)")) over();
      else if (wish === "shelf" && learn) over();
      else if (wish === "learn" && learn && !asked) {
        asked = setTimeout(() => { asked = 0; look(); }, 2500); // a press that was not heard is made again
        learn.click();
      }
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    window.gonfalonLeaves = look;
  }

  // A program that was left by an error goes on no more, be it one of its own or of what it called.
  function endsByErrors(go) {
    const resume = go._resume;
    go._resume = function () {
      try {
        resume.call(go);
      } catch (error) {
        if (!go.exited) window.gonfalonEnded(error);
        throw error;
      }
    };
  }

  // All letters are there before a battle shows them: when some come later, the browser lays out and
  // paints the whole table anew. They keep the page from nothing that it draws first.
  function fetchLetters() {
    new MutationObserver((_, watch) => {
      if (root.dataset.settled !== "true") return;
      watch.disconnect();
      for (const face of document.fonts) face.load().catch(() => {}); // the device has letters of its own
    }).observe(root, { attributeFilter: ["data-settled"] });
  }

  // The words of the first language, and the files of the battles by name; and what comes besides for
  // another. Where that does not come the page speaks the first.
  async function texts() {
    const [all, more] = await Promise.all([read(root.dataset.texts), wordsOf(root.lang).catch(() => null)]);
    return joined(all, more);
  }

  const read = async (file) => (await window.fetch(file)).json();

  const wordsOf = async (lang) => (lang === first ? null : read(`./web/words.${lang}.json.gz`));

  function joined(all, more) {
    Object.assign(all.words, more?.words);
    Object.assign(all.battles, more?.battles);
    return all;
  }

  // Has the words come of another language than the page began with.
  window.gonfalonWords = async (lang) => { joined(window.gonfalonTexts, await wordsOf(lang)); };

  // Have the puzzles come.
  window.gonfalonPuzzles = async () => { joined(window.gonfalonTexts, await read("./web/puzzles.json.gz")); };

  // A program that was once fetched is kept for playing offline.
  window.gonfalonKeep = (name) => {
    window.gonfalonMay.keeper?.ready.then(({ active }) => active.postMessage({ keep: name })).catch(() => {});
  };

  // Keeping the site would take the line from the engine, and begins once that runs. A new
  // version waits beside the old one until the player takes it.
  async function keep() {
    const keeper = window.gonfalonMay.keeper;
    const registration = await keeper.register("./app-worker.js");
    const offer = () => {
      if (registration.waiting && registration.active) offered();
    };
    registration.addEventListener("updatefound", () => {
      registration.installing.addEventListener("statechange", offer);
    });
    window.gonfalonKeep("puzzles"); // which come once somebody wants one, and then perhaps without a line
    let taken = false;
    keeper.addEventListener("controllerchange", () => { if (taken) location.reload(); });
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
