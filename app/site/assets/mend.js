// The page is not changed by its program alone: translators, dark-mode and grammar extensions wrap its
// nodes, move them, replace them and take them away. Before the program changes the page it finds all as
// it left it: what others did is undone, the last first. They see what is new and may do theirs again.
(() => {
  const { appendChild, insertBefore, removeChild, replaceChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  let page = null; // in which the program draws
  let depth = 0; // of the program's runs that are going on
  let torn = false; // something could not be undone
  const changes = []; // by others

  const watch = new MutationObserver((records) => {
    changes.push(...records);
    if (records.some(takesAway)) bringBackSoon();
  });

  const takesAway = ({ removedNodes }) => [...removedNodes].some((node) => node.nodeType === Node.ELEMENT_NODE && !page.contains(node));

  function undo({ type, target, addedNodes, removedNodes, nextSibling, previousSibling, oldValue }) {
    if (type === "characterData") return nodeValue.set.call(target, oldValue);
    const outside = target === document.body; // where others may put what they like
    for (const node of outside ? [] : addedNodes) if (node.parentNode === target) removeChild.call(target, node);
    let before = nextSibling;
    if (before?.parentNode !== target) before = previousSibling?.parentNode === target ? previousSibling.nextSibling : null;
    for (const node of removedNodes) if (!outside || node === page) insertBefore.call(target, node, before);
  }

  window.gonfalonMend = mend;
  function mend() {
    for (const change of changes.splice(0).reverse()) {
      try {
        undo(change);
      } catch {
        torn = true;
      }
    }
  }

  // What is taken from under a finger comes back by itself. Who takes it again and again finds us slower
  // each time, until the player does something.
  let wait = 0;
  let coming = 0;
  function bringBackSoon() {
    if (coming) return;
    wait = Math.min(60_000, 2 * wait || 300);
    coming = setTimeout(() => {
      coming = 0;
      window.gonfalonOurs(() => {});
    }, wait);
  }
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => { wait = 0; }, true);

  // Does to the page what is not to be undone.
  window.gonfalonOurs = (change) => {
    enter();
    try {
      mend();
      change();
    } finally {
      leave();
    }
  };

  function enter() {
    if (depth++ === 0) changes.push(...watch.takeRecords());
  }

  function leave() {
    if (--depth > 0) return;
    watch.takeRecords();
    const now = document.getElementById("page");
    if (now && now !== page) {
      page = now;
      changes.length = 0;
      watch.disconnect();
      watch.observe(page, { childList: true, subtree: true, characterData: true, characterDataOldValue: true });
      watch.observe(document.body, { childList: true });
    }
    if (torn) redraw();
  }

  // The program draws all of the page anew, not more often than once a second.
  let redrawn = -Infinity;
  function redraw() {
    torn = false;
    const rest = Math.max(0, redrawn + 1000 - performance.now());
    redrawn = performance.now() + rest;
    setTimeout(() => window.gonfalon?.redraw?.(), rest);
  }

  const away = (parent, child) => depth > 0 && child.parentNode !== parent;

  function first() {
    if (depth > 0 && changes.length > 0) mend();
  }

  Node.prototype.appendChild = function (child) {
    first();
    return appendChild.call(this, child);
  };
  Node.prototype.removeChild = function (child) {
    first();
    if (!away(this, child)) return removeChild.call(this, child);
    torn = true;
    child.parentNode?.removeChild(child);
    return child;
  };
  Node.prototype.replaceChild = function (next, child) {
    first();
    if (!away(this, child)) return replaceChild.call(this, next, child);
    torn = true;
    child.parentNode?.removeChild(child);
    appendChild.call(this, next);
    return child;
  };
  Object.defineProperty(Node.prototype, "nodeValue", { ...nodeValue, set(value) {
    first();
    nodeValue.set.call(this, value);
  } });

  // Has the runs of a program that draws the page known.
  window.gonfalonDraws = (go) => {
    const resume = go._resume;
    go._resume = function () {
      enter();
      try {
        resume.call(go);
      } finally {
        leave();
      }
    };
  };
})();
