// Where the reader is: a new screen has the keyboard at its title, which is read out so, a drawer over
// the shelf has it, from a drawer it goes back to where it was, a card over the table has it until it is
// gone, and a page opens at its top. The engine
// draws one element as another when it can, so that a button that is gone would leave the keyboard on
// whatever took its place.
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
    const now = root.dataset.place;
    const open = document.getElementById("close-drawer") !== null;
    const same = now === screen;
    if (!same) arrive(now, main);
    else if (open && !drawer) origin = last;
    cover(main, document.getElementById("cover") ?? main.querySelector(":scope > .modal"));
    if (same && drawer && !open) giveBack();
    drawer = open;
    if (same && last && !last.element.isConnected && document.activeElement === document.body) title(main);
  }

  // A page in another takes the keyboard from nobody.
  function title(main) {
    const heading = main.querySelector("h1:not([hidden])");
    if (!heading || !document.hasFocus()) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  // What lies under a card takes part in nothing, nor does a shelf under a drawer; a notice lies
  // over drawers.
  function cover(main, now) {
    if (now === card) return;
    card = now;
    const modal = card?.matches(".modal");
    for (const part of main.children) part.inert = card !== null && part !== card && !(modal && part.matches(".notice"));
    const first = card?.querySelector(modal ? ".body button, .body a, button" : ".pri, #go-on");
    if (!card?.contains(document.activeElement)) first?.focus({ preventScroll: true });
  }

  function arrive(now, main) {
    if (screen) {
      scrollTo(0, travelled ? tops.get(now) ?? 0 : 0);
      leave();
      if (document.activeElement === document.body) title(main);
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
    return [...document.querySelectorAll("button")].find((b) => command(b) === origin.does && (b.checkVisibility?.() ?? b.offsetParent));
  }

  // A field that has just opened keeps the keyboard.
  function leave() {
    const at = document.activeElement;
    if (!at.matches("input, textarea")) at.blur();
  }

  new MutationObserver(look).observe(root, { attributeFilter: ["data-settled"] });
})();
