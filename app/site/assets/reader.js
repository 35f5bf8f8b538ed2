// Whose the gestures are where this page stands in another. Wheel, swipe, keys and focus are the
// reader's, who is on the way through an article, until the reader presses something here; then they
// are the battle's, until they are given back by Escape, by the button for it or by a press outside.
(() => {
  const root = document.documentElement;
  if (!window.gonfalonMay.framed) return;
  const asleep = () => root.dataset.guest === "asleep";
  const wake = () => { root.dataset.guest = "awake"; };
  const rest = () => { root.dataset.guest = "asleep"; };

  // A frame that the reader has opened by its picture is wanted already.
  if (new URLSearchParams(location.search).has("awake")) wake();
  else rest();

  // What the program would take hold of passes it by; the browser does what it does anywhere.
  function pass(event) {
    if (asleep() && event.pointerType !== "mouse") event.stopImmediatePropagation();
  }
  for (const kind of ["wheel", "touchmove", "pointermove"]) addEventListener(kind, pass, { capture: true, passive: true });

  // The press that wakes does what it does besides: the page changes once that is over. A swipe
  // over the page is cancelled by the browser and is no press.
  addEventListener("pointerup", () => { if (asleep()) setTimeout(wake); }, true);
  addEventListener("click", ({ isTrusted }) => { if (isTrusted && asleep()) setTimeout(wake); }, true);

  // Somebody who has come here by Tab goes on by it, or presses what has the keyboard.
  addEventListener("keydown", (event) => {
    if (!asleep() || event.key === "Tab" || event.key === "Escape") return;
    const presses = event.key === "Enter" || event.key === " ";
    if (presses && document.activeElement !== document.body) wake();
    else event.stopImmediatePropagation();
  }, true);

  // Nothing takes the keyboard from the page around this one.
  const focus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function (how) {
    if (!asleep() || document.hasFocus()) focus.call(this, how);
  };

  // Somebody who turns to the article turns from the battle. Who comes back to where the keyboard
  // was, as from another window, finds it as it was.
  let left = null;
  addEventListener("blur", () => {
    if (asleep()) return;
    left = document.activeElement;
    rest();
  });
  addEventListener("focus", () => {
    if (left && left === document.activeElement) wake();
    left = null;
  });

  window.gonfalonRest = () => {
    left = null;
    rest();
  };

  // Gestures and keyboard go back to the page around this one.
  window.gonfalonGiveBack = () => {
    window.gonfalonRest();
    document.activeElement?.blur();
    window.parent.focus();
    window.gonfalonLeave?.();
  };
  addEventListener("click", ({ target }) => {
    if (target.closest?.("[data-do=give-back]")) window.gonfalonGiveBack();
  }, true); // before the program draws the button anew
})();
