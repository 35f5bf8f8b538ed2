// The page inside another page (embed.js). It speaks with the page around it by messages, and
// only with the origin that its own address names: the browser delivers to no other, and what
// comes from any other is not heard. publishers.html has the messages.
(() => {
  const root = document.documentElement;
  const longest = 2_000_000; // characters of a save
  const origin = named(new URLSearchParams(location.search).get("origin"));

  // The origin in the address; a page without one of its own, such as a file, is not spoken to.
  function named(text) {
    try {
      return new URL(text).origin === text ? text : "";
    } catch {
      return "";
    }
  }

  function post(type, what) {
    if (origin && parent !== window) parent.postMessage({ gonfalon: 1, type, ...what }, origin);
  }

  // Where there is little room a look back is the map with one line under it, and so is any table that the page
  // around asks for as view="map", until the map is tapped.
  const asksForMap = new URLSearchParams(location.search).get("view") === "map", wide = matchMedia("(min-width: 720px)");
  let furnished = false;

  function arrange() {
    const films = document.querySelector(".films");
    const bare = !furnished && !document.fullscreenElement && (asksForMap || Boolean(films) && !wide.matches);
    if (bare === (root.dataset.view === "map")) return;
    if (bare) root.dataset.view = "map";
    else delete root.dataset.view;
    dispatchEvent(new Event("resize"));
  }

  // A tap is no drag: what a finger moved over stays as it is.
  let down = { x: 0, y: 0 };
  addEventListener("pointerdown", ({ clientX: x, clientY: y }) => { down = { x, y }; }, true);
  addEventListener("click", ({ target, clientX, clientY }) => {
    if (root.dataset.view !== "map" || !target.closest?.(".mapview") || Math.hypot(clientX - down.x, clientY - down.y) > 8) return;
    furnished = true;
    arrange();
  }, true);
  wide.addEventListener("change", arrange);
  document.addEventListener("fullscreenchange", arrange);

  // What nobody sees is not played on.
  let rests = false;
  new IntersectionObserver((seen) => {
    const here = seen.at(-1).isIntersecting, run = document.querySelector("#run");
    const turns = run && (here ? rests && !run.classList.contains("plays") : run.classList.contains("plays"));
    if (turns) window.gonfalon.do("run");
    rests = !here && Boolean(turns);
  }).observe(root);

  // What was told last.
  let ready = false, sitting = 0, acts = 0, told = "", ended = false;

  // Looks at the table whenever the page has settled, and tells what is new.
  function look() {
    if (root.dataset.settled !== "true" || !window.gonfalon) return;
    arrange();
    if (!ready) post("ready", { language: root.lang, theme: root.dataset.theme, keeps: !window.storageBlocked && !window.gonfalonForgets });
    ready = true;
    const { sitting: now, done = [], result, ...state } = JSON.parse(window.gonfalon.report(acts));
    if (now === sitting) done.forEach((act, i) => post("act", { act: acts + i + 1, ...act }));
    else ended = false;
    sitting = now;
    acts = state.acts;
    if (told !== (told = JSON.stringify([now, state]))) post("state", state);
    if (result && !ended) post("result", result);
    ended = Boolean(result);
  }

  // What the page around this one may ask for.
  const answers = new Map([
    ["request", () => post("save", { save: window.gonfalon.record() })],
    ["load", ({ save, at, replay }) => {
      if (typeof save !== "string" || save.length > longest) return;
      window.gonfalon.do(`${replay === true ? "film" : "show"}:${Number.isSafeInteger(at) && at >= 0 ? at : ""}:${save}`);
    }],
    ["battle", ({ battle }) => {
      if (typeof battle === "string" && battle.length <= longest) window.gonfalon.do("bundle:" + battle);
    }],
    ["missing", () => window.gonfalon.do("missing")],
    ["rest", () => window.gonfalonRest?.()],
    ["language", ({ language }) => wear(language)],
    ["theme", ({ theme }) => wear(theme)],
    ["speech", ({ speech }) => wear(speech)],
  ]);

  function wear(wish) {
    if (typeof wish === "string") window.gonfalon.do("wear:" + wish);
  }

  addEventListener("message", ({ source, origin: from, data }) => {
    if (ready && origin && source === parent && source !== window && from === origin && data?.gonfalon === 1) {
      answers.get(data.type)?.(data);
    }
  });

  // Tells that the keyboard goes back to the page around this one (reader.js).
  window.gonfalonLeave = () => post("leave");

  // What makes the page larger: the whole screen, or a window of its own to which a link carries
  // the game. A frame that may not open one shows the link.
  document.addEventListener("click", (event) => {
    const what = event.target.closest?.("[data-do=full], [data-do=carry]")?.dataset.do;
    if (what === "full") fill();
    if (what === "carry") carry();
  });

  async function fill() {
    try {
      await (document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen());
    } catch {
      carry();
    }
  }

  function carry() {
    if (!opened(window.gonfalon.link())) window.gonfalon.do("link");
  }

  function opened(link) {
    try {
      return window.open(link, "_blank");
    } catch {
      return null;
    }
  }

  new MutationObserver(look).observe(root, { attributeFilter: ["data-settled"] });
  look();
})();
