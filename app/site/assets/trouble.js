// What nobody caught: an error in a script of this site, a promise that was broken, a program that ended. It
// is told in words, once, with what still works; and a report of it can be copied, in which no player and no
// game is named.
(() => {
  const root = document.documentElement, may = window.gonfalonMay;
  const home = new URL(".", document.currentScript.src).href;
  const scripts = /^((boot|page|start|frame|wasm_exec|inflate)\.js|web\/\w+\.wasm)/;
  const most = 8; // errors in a report
  const faults = []; // {what, times}
  let leaving = false; // what is asked of the host is broken off
  addEventListener("pagehide", () => { leaving = true; });
  addEventListener("pageshow", () => { leaving = false; });

  // A program of Go says on the console why it ends.
  let printed = "";
  const log = console.log;
  console.log = (...all) => {
    printed = (printed + all.join(" ") + "\n").slice(-20_000);
    log.apply(console, all);
  };
  const lastWords = () => /^(panic|fatal error|runtime):[^]*/m.exec(printed)?.[0].slice(0, 2000) ?? "";

  // Others run here too. What has a place is ours if that is; without one it is if something is known of it.
  function ours(error, file) {
    const place = /(?:[a-z][a-z-]*:)+\/\/[^\s)]+|\[wasm code\]/i.exec(error?.stack ?? "")?.[0] || file;
    if (!place) return error !== null && error !== undefined;
    if (/^(wasm:|\[wasm)/.test(place)) return true;
    return place.startsWith(home) && scripts.test(place.slice(home.length));
  }

  addEventListener("error", ({ target, error, message, filename }) => {
    if (target !== window || leaving || /^ResizeObserver loop/.test(message)) return;
    if (ours(error, filename)) raise(described(error ?? message));
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    if (!leaving && ours(reason ?? "nothing", "")) raise("promise: " + described(reason));
  });

  function described(error) {
    const head = `${error?.name ?? ""} ${error?.message ?? error}`.trim();
    const stack = String(error?.stack ?? "");
    return clean(stack.includes(error?.message ?? head) ? stack : `${head}\n${stack}`.trim());
  }

  // What others have written is no part of a report: what stands between quotation marks or is a game by
  // itself, what an address asks for, and the names of the games on this device.
  function clean(text) {
    let out = text.slice(0, 20_000);
    for (const name of names()) out = out.replaceAll(name, "…");
    return out.replace(/"[^"\n]*"?/g, '"…"')
      .replace(/(?:[a-z][a-z-]*:)+\/\/[^\s)]+/gi, (address) => {
        const [path, at] = [address.split(/[?#]/)[0], /[?#].*?((:\d+){1,2})$/.exec(address)?.[1] ?? ""];
        return (path.startsWith(home) ? "./" + path.slice(home.length) : /^wasm/.test(path) ? path : path.replace(/:\/\/.*/, "://…")) + at;
      })
      .replace(/[\w+/=-]{64,}/g, "…");
  }

  function names() {
    const out = [];
    try {
      for (let i = 0; i < localStorage.length; i++) {
        const key = localStorage.key(i);
        if (key.startsWith("gonfalon/game/")) out.push(nameOf(localStorage.getItem(key)));
      }
    } catch { /* nothing is kept here */ }
    return out.filter((name) => name.length > 1).sort((a, b) => b.length - a.length);
  }

  // The name that a player gave to a game as it is stored.
  function nameOf(stored) {
    try {
      return JSON.parse(stored.slice(stored.indexOf("{"), stored.indexOf("\n"))).name ?? "";
    } catch {
      return "";
    }
  }

  // Keeps an error for the report; it reports whether that is a new one.
  function note(what) {
    const same = faults.find((fault) => fault.what === what);
    if (same) same.times++;
    else if (faults.length < most) faults.push({ what, times: 1 });
    return !same;
  }

  // A part of the page that the program tells of: why it ended.
  window.gonfalonNote = (part, why) => { note(`${part}: ${described(why)}`); };

  // The program of the page has ended; what may be true of the game is known from before.
  window.gonfalonEnded = (error) => {
    const why = lastWords();
    note("the program has ended: " + (why ? clean(why) : described(error ?? "by itself")));
    root.dataset.kept = safe() ? "yes" : "no";
    const card = document.querySelector(".stopped");
    if (card) window.gonfalonSay?.(card);
    fill(card);
    card.querySelector(".stopped-act").hidden = !lately().kept;
    if (banner) close();
    root.dataset.engine = "stopped";
    card.querySelector("[data-reload]").focus({ preventScroll: true });
  };

  // The game on the table, as the program told of it last (app/browser/lately.go).
  function lately() {
    try {
      return JSON.parse(window.gonfalonLately);
    } catch {
      return {};
    }
  }

  // Nothing is lost by loading the page again.
  function safe() {
    const { acts = 0, begun = 0, kept = 0, lesson } = lately();
    return lesson || acts <= begun || (acts === kept && !window.storageBlocked && !window.gonfalonForgets);
  }

  function state() {
    if (root.dataset.engine !== "running") return "early";
    if (!safe()) return "unkept";
    return lately().kept ? "kept" : "other";
  }

  // The banner. It is made anew where it is shown next: the page takes apart what lay on a screen that is left.
  let banner = null, shows = "";

  function raise(what) {
    if (root.dataset.engine !== "stopped" && note(what)) show(state());
  }

  function show(how, text) {
    shows = how;
    (window.gonfalonOurs ?? ((change) => change()))(() => put(text));
  }

  function put(text) {
    const words = document.getElementById("trouble");
    if (!words) return addEventListener("DOMContentLoaded", () => { if (!banner) show(state()); }, { once: true });
    const typed = text ?? banner?.querySelector("textarea")?.value;
    banner?.remove();
    banner = words.content.firstElementChild.cloneNode(true);
    banner.lang = root.lang;
    window.gonfalonSay?.(banner);
    for (const part of banner.querySelectorAll("[data-when]")) part.hidden = !part.dataset.when.split(" ").includes(shows);
    fill(banner);
    banner.querySelector("textarea").value = typed ?? "";
    place().append(banner);
  }

  // Where notices are, or over all that covers them.
  const place = () => document.querySelector("#cover, .modal") ? document.body : document.getElementById("below") ?? document.querySelector("#page > main") ?? document.body;

  new MutationObserver(() => {
    if (banner && root.dataset.settled === "true" && (banner.parentNode !== place() || banner.lang !== root.lang)) show(shows);
  }).observe(root, { attributeFilter: ["data-settled"] });

  // Puts the number of the last act that is kept into the words.
  function fill(part) {
    for (const words of part?.querySelectorAll("[data-acts] span") ?? []) words.textContent = words.textContent.replace("{n}", lately().kept ?? 0);
  }

  function close() {
    window.gonfalonOurs(() => banner?.remove());
    banner = null;
  }

  const list = (all) => all.join(" ") || "-";

  function report() {
    const { last = [], ...game } = lately();
    const there = Object.keys(may);
    return [
      `Gonfalon ${root.dataset.version}, ${root.dataset.rules}`,
      `browser: ${navigator.userAgent}`,
      `screen: ${innerWidth}x${innerHeight}, ${devicePixelRatio} pixels, ${matchMedia("(pointer: coarse)").matches ? "touch" : "mouse"}, ${root.dataset.theme}, ${root.lang}`,
      `page: ${root.dataset.engine ?? "loading"}, ${new URLSearchParams(location.search).has("embed") ? "in another page" : "by itself"}, ${navigator.onLine ? "online" : "offline"}`,
      `there is: ${list(there.filter((name) => may[name]))}`,
      `there is not: ${list(there.filter((name) => !may[name]))}`,
      ...faults.map(({ what, times }, i) => `\nerror ${i + 1}${times > 1 ? `, ${times} times` : ""}: ${what}`),
      faults.length ? "" : "\nno error\n",
      game.battle ? `game: ${JSON.stringify(game)}` : "no game on the table",
      ...last.map((act) => JSON.stringify(act)),
    ].join("\n") + "\n";
  }

  async function copy() {
    const text = report();
    let copied = true;
    try {
      await may.clipboard.writeText(text);
    } catch {
      copied = false; // it is to be had by hand
    }
    if (root.dataset.engine === "stopped") tell(document.querySelector(".stopped"), copied, text);
    else show(copied ? "copied" : "hand", text);
    if (!copied) marked(root.dataset.engine === "stopped" ? document.querySelector(".stopped") : banner);
  }

  function tell(part, copied, text) {
    for (const words of part.querySelectorAll("[data-when]")) words.hidden = words.dataset.when !== (copied ? "copied" : "hand");
    part.querySelector("textarea").value = text;
  }

  function marked(part) {
    const field = part?.querySelector("textarea");
    field?.focus({ preventScroll: true });
    field?.select();
  }

  // A text that cannot be handed out otherwise.
  window.gonfalonByHand = (text) => {
    const part = document.querySelector(".stopped");
    tell(part, false, text);
    marked(part);
  };

  addEventListener("click", ({ target }) => {
    if (target.closest?.("[data-report], [data-do=report]")) copy();
    if (target.closest?.("[data-trouble=close]")) close();
  }, true);
})();
