// Where the reader is: from a drawer the keyboard goes back to where it was, a card over the table
// has it until it is gone, and a page opens at its top. The engine draws one element as another when it can, so that a button that is gone
// would leave the keyboard on whatever took its place.
(() => {
  const root = document.documentElement;
  let screen = "";
  let drawer = false;
  let card = null; // that lies over the table
  let origin = null; // where the keyboard was before the drawer opened
  let last = null; // where it was at the last press
  let travelled = false; // by the browser's own way back
  const tops = new Map(); // how far each screen was scrolled when it was left
  history.scrollRestoration = "manual";

  const command = (element) => element.id || element.dataset.do || element.localName;

  function note({ target }) {
    const element = target.closest?.("button, a, input, [tabindex]") ?? document.activeElement;
    last = { element, does: command(element) };
    tops.set(screen, scrollY);
  }
  for (const kind of ["click", "keydown"]) addEventListener(kind, note, true);
  addEventListener("popstate", () => {
    travelled = !window.gonfalonLeads;
    tops.set(screen, scrollY);
  });

  function look() {
    const main = document.querySelector("main");
    if (root.dataset.settled !== "true" || !main) return;
    const now = main.classList[0] + (document.getElementById("play") ? " battle" : "");
    const open = document.getElementById("close-drawer") !== null;
    if (now !== screen) arrive(now);
    else if (open && !drawer) origin = last;
    else if (drawer && !open) giveBack();
    drawer = open;
    cover(main, document.getElementById("cover"));
  }

  // What lies under a card takes part in nothing.
  function cover(main, now) {
    if (now === card) return;
    card = now;
    for (const part of main.children) part.inert = card !== null && part !== card;
    card?.querySelector(".pri")?.focus({ preventScroll: true });
  }

  function arrive(now) {
    if (screen) {
      scrollTo(0, travelled ? tops.get(now) ?? 0 : 0);
      leave();
    }
    screen = now;
    travelled = false;
  }

  // Whoever has gone on to something else by now stays there.
  function giveBack() {
    const at = document.activeElement;
    if (at !== document.body && !at.closest("#dock, .modal")) return;
    leave();
    found()?.focus({ preventScroll: true });
  }

  // The element that was left, or the one that does the same now.
  function found() {
    if (!origin) return null;
    if (origin.element.isConnected && command(origin.element) === origin.does) return origin.element;
    return [...document.querySelectorAll("button")].find((b) => command(b) === origin.does && b.checkVisibility());
  }

  // A field that has just opened keeps the keyboard.
  function leave() {
    const at = document.activeElement;
    if (!at.matches("input, textarea")) at.blur();
  }

  new MutationObserver(look).observe(root, { attributeFilter: ["data-settled"] });
})();
