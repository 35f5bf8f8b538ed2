// What must happen before the first paint and before the engine starts.
(() => {
  const root = document.documentElement, may = window.gonfalonMay;

  // The site's policy. WebKit takes a sandboxed frame to be no part of its own site, so that the
  // site is named here, where alone its address is known.
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = document.currentScript.dataset.policy.replaceAll("'self'", `'self' ${location.origin}`);
  document.head.append(policy);

  // It forbids style attributes; what the engine sets is set by the object model.
  const setAttribute = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (name, value) {
    if (name === "style") this.style.cssText = value;
    else setAttribute.call(this, name, value);
  };

  // The engine stops under a clock that stands before 1970.
  if (Date.now() < 0) Date.now = () => performance.now();

  // A percent sign that begins no escape makes the whole address unreadable for the engine.
  const readable = () => {
    const hash = location.hash.replace(/%(?![0-9a-f]{2})/gi, "%25");
    if (hash !== location.hash) history.replaceState(null, "", location.pathname + location.search + hash);
  };
  readable();
  addEventListener("popstate", readable);

  // The languages by their codes, with what the first screen says in each. The first is that of the page
  // at the top; a page in another has a folder of its own and is the one at the top asked for in that.
  const languages = {{.Languages}};
  const codes = Object.keys(languages), home = root.lang;
  const asked = new URLSearchParams(location.search);
  if (home !== codes[0]) {
    if (!asked.has("lang")) asked.set("lang", home);
    try {
      history.replaceState(null, "", `./?${asked}${location.hash}`);
    } catch { /* a frame that may not, where all but the address is right */ }
  }

  // In another page (embed.js): the reader's way back does not lead through what is played here,
  // and what that page asks for holds.
  const guest = asked.has("embed");
  if (guest) {
    history.pushState = history.replaceState;
    window.gonfalonForgets = asked.get("keep") === "no";
    const script = document.createElement("script");
    script.src = "./frame.js";
    document.head.append(script);
  }

  // A browser that forbids storage throws on the mere mention of it, which would
  // end the engine. The page then remembers in memory and says so.
  for (const [name, there] of [["localStorage", may.local], ["sessionStorage", may.session]]) {
    if (there && !window.gonfalonForgets) continue;
    if (!there) window.storageBlocked = true;
    Object.defineProperty(window, name, { value: memory() });
  }

  function memory() {
    const items = new Map();
    return {
      get length() { return items.size; },
      key: (i) => [...items.keys()][i] ?? null,
      getItem: (k) => items.get(String(k)) ?? null,
      setItem: (k, v) => { items.set(String(k), String(v)); },
      removeItem: (k) => { items.delete(String(k)); },
      clear: () => items.clear(),
    };
  }

  // What is not kept cannot be come back to: the address goes on saying what was asked for.
  if (guest && (window.gonfalonForgets || window.storageBlocked)) history.pushState = history.replaceState = () => {};

  // Theme and language as last chosen, else as the device prefers; in another page as that asks.
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem("gonfalon/settings")) || {};
  } catch { /* broken settings are no settings */ }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = wish("theme", ["light", "dark"]) || settings.theme || (dark ? "dark" : "light");
  root.lang = wish("lang", codes) || [settings.language, asked.get("lang"), device()].find((code) => codes.includes(code)) || codes[0];
  root.dir = languages[root.lang].direction;

  // The first language of the device that the page speaks wholly.
  function device() {
    for (const tag of navigator.languages ?? [navigator.language]) {
      const code = codes.find((c) => languages[c].complete && `${tag}-`.toLowerCase().startsWith(c + "-"));
      if (code) return code;
    }
  }

  // Who has nothing behind him on this device, no game, no lesson, nothing switched, and asked for nothing
  // in particular, is greeted (index.html). What he presses is kept until the program can do it. Where
  // nothing can be kept nobody is greeted, as everybody would be each time.
  const greets = () => {
    if (root.dataset.room || guest || window.storageBlocked || location.hash || [...asked.keys()].some((key) => key !== "lang") || settings.fought || settings.coach) return false;
    try {
      return !Object.keys(localStorage).some((key) => /^gonfalon\/(game|lessons)/.test(key));
    } catch {
      return false;
    }
  };
  if (greets()) root.dataset.visit = "first";
  addEventListener("click", ({ target }) => {
    const ride = target.closest?.("[data-ride]"), tongue = target.closest?.("[data-tongue]");
    if (ride) {
      root.dataset.wish = ride.dataset.ride;
      window.gonfalonLeaves?.();
    } else if (tongue) {
      try {
        localStorage.setItem("gonfalon/settings", JSON.stringify({ ...settings, language: tongue.dataset.tongue }));
      } catch { /* the address says it then */ }
      location.replace(`./?lang=${tongue.dataset.tongue}`);
    }
  });

  // Has a part of the first screen say what it does in the language of the page.
  window.gonfalonSay = (part) => {
    for (const place of part.querySelectorAll("[data-say]")) {
      const key = place.dataset.say, said = [root.lang, codes[0]].find((code) => languages[code].says[key]);
      const text = languages[said].says[key];
      if (place.textContent !== text) place.textContent = text;
      place.lang = said;
    }
  };
  if (root.lang !== home) {
    const watch = new MutationObserver(() => window.gonfalonSay(document));
    watch.observe(root, { childList: true, subtree: true }); // before it is painted
    addEventListener("DOMContentLoaded", () => watch.disconnect());
  }

  function wish(name, known) {
    return guest && known.includes(asked.get(name)) && asked.get(name);
  }

  // A script that does not come, or comes as something else, leaves the page with nothing to
  // start; it is told like a missing engine.
  const missing = () => { root.dataset.engine ??= "missing"; };

  // A device that runs no programs, such as an iPhone in Lockdown Mode, is told how to let this site.
  if (!window.WebAssembly) root.dataset.engine = "unable";
  addEventListener("error", (event) => {
    if (event.target?.tagName === "SCRIPT" || event.error instanceof SyntaxError) missing();
  }, true);

  // Takes apart what is no longer on the page: whoever still holds a piece holds nothing more.
  window.gonfalonScatter = (parts) => {
    for (const part of parts) {
      if (part.isConnected) continue;
      for (const piece of part.querySelectorAll("*")) piece.replaceChildren();
      part.replaceChildren();
    }
  };

  // These buttons can be seen, and pressed, before the page is whole.
  addEventListener("click", ({ target }) => {
    if (target.closest?.("[data-reload]")) location.reload();
    else if (target.closest?.("[data-again]")) again();
  });

  addEventListener("DOMContentLoaded", () => {
    document.getElementById("rescue").onclick = rescue;
    for (const button of document.querySelectorAll("[data-tongue]")) button.setAttribute("aria-pressed", button.dataset.tongue === root.lang);
    if (!window.Go) missing();
    if (root.lang !== codes[0]) document.querySelector("link[rel=manifest]").href = `./manifest.${root.lang}.webmanifest`;
  });

  // Asks the host for everything once more, past all that is kept of bad answers. Without the
  // host nothing is dropped.
  async function again() {
    try {
      const worker = await fetch("./app-worker.js", { cache: "no-store" });
      if (worker.ok) await forget();
    } catch { /* no connection, or a browser that keeps nothing */ }
    location.reload();
  }

  async function forget() {
    const registration = await may.keeper?.getRegistration();
    await registration?.unregister();
    for (const name of registration ? await may.caches.keys() : []) {
      if (name.startsWith("gonfalon:" + registration.scope + ":")) await may.caches.delete(name);
    }
    const parts = [...document.querySelectorAll("script[src], link[href]")].map((e) => e.src || e.href);
    const words = root.lang === codes[0] ? [] : [`./web/words.${root.lang}.json.gz`];
    await Promise.all([location.pathname, window.gonfalonFile("wasm"), root.dataset.texts, ...words, ...parts].map((part) => fetch(part, { cache: "reload" })));
  }

  // Hands out all that is stored, should the program ever stop: of each game what was written last,
  // be it in local storage or in the mirror. Neither may keep the other from being handed out.
  async function rescue() {
    const saves = {};
    try {
      for (let i = 0; i < localStorage.length; i++) {
        const key = localStorage.key(i);
        if (key.startsWith("gonfalon/")) saves[key] = localStorage.getItem(key);
      }
    } catch { /* a browser that has begun to forbid it */ }
    for (const { id, writes, sealed } of await mirrored()) {
      const places = ["a", "b"].map((place) => `gonfalon/game/${id}/${place}`);
      if (places.some((place) => written(saves[place]) >= writes)) continue;
      for (const place of places) delete saves[place];
      saves[places[0]] = sealed;
    }
    const text = JSON.stringify(saves, null, 1);
    try {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
      link.download = "gonfalon-saves.json";
      link.click();
    } catch {
      window.gonfalonByHand(text);
    }
  }

  async function mirrored() {
    const patience = new Promise((resolve) => { setTimeout(resolve, 2000, []); });
    try {
      return await Promise.race([window.gonfalonMirror.read(), patience]);
    } catch {
      return [];
    }
  }

  // How often a game as it is stored was written, -1 if it cannot be told.
  function written(stored) {
    try {
      return JSON.parse(stored.slice(stored.indexOf("{"), stored.indexOf("\n"))).writes;
    } catch {
      return -1;
    }
  }
})();
