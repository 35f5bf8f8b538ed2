// What the page asks of the device: to install it, to share, to fill the screen and to keep it
// lit. What a device cannot do is not offered: the style sheet shows what the root element has
// the attributes for.
(() => {
  const root = document.documentElement, may = window.gonfalonMay;
  const guest = new URLSearchParams(location.search).has("embed"); // frame.js knows better there

  // Installing. Browsers that offer it say so; the ones of Apple's phones and tablets let it be
  // done by hand, and only they know the property.
  let install = null;
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    install = event;
    if (!guest) root.dataset.install = "offered";
  });
  addEventListener("appinstalled", () => { delete root.dataset.install; });
  if (navigator.standalone === false && !guest) root.dataset.install = "by-hand";

  async function offerInstall() {
    const offer = install;
    install = null; // it can be used once
    delete root.dataset.install;
    await asked(() => offer?.prompt());
  }

  // All files kept for playing offline in the language of the page, as the worker that keeps them says.
  let kept = 0, askedIn = "";
  async function askWhatIsKept() {
    if (askedIn === root.lang) return;
    askedIn = root.lang;
    const registration = await may.keeper.ready;
    const line = new MessageChannel();
    line.port1.onmessage = ({ data }) => {
      if (!data.whole) return;
      kept = data.bytes;
      root.dataset.kept = "all";
      fill();
    };
    registration.active.postMessage({ language: root.lang }, [line.port2]);
  }

  // The page is drawn anew by its engine, which leaves the places of figures empty.
  function fill() {
    const places = document.querySelectorAll(".megabytes");
    if (!places.length) return; // as at the table, after each tap
    const megabytes = (kept / 1e6).toLocaleString(root.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    window.gonfalonOurs(() => {
      for (const place of places) {
        if (place.textContent !== megabytes) place.textContent = megabytes;
      }
    });
  }

  // Sharing. A link too long for messengers goes as a file where there is one.
  const longest = 2000; // characters, about what all messengers take
  if (can({ url: location.href })) root.dataset.share = "";
  function can(what) {
    try {
      return Boolean(may.share && navigator.canShare(what));
    } catch {
      return false;
    }
  }

  // Keeps its promise once the sheet was shown, whatever was chosen there; breaks it where
  // there is none.
  window.gonfalonShare = async (address, name, text) => {
    const url = new URL(address, location.href).href;
    const file = () => new File([text], name, { type: "text/plain" }); // browsers share no JSON
    const what = text && url.length > longest ? { files: [file()] } : { url };
    if (!can(what)) throw new Error("nothing to share with");
    try {
      await may.share(what);
    } catch (error) {
      if (error.name !== "AbortError") throw error;
    }
  };

  // Full screen.
  if (may.full) root.dataset.full = "";
  function fullScreen() {
    asked(() => (document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen()));
  }

  // Does what the browser may refuse, at once or by and by, and tells that it did.
  async function asked(what) {
    try {
      await what();
    } catch {
      refused();
    }
  }

  function refused() { window.gonfalon?.do("refused"); }

  // The key of a look back presses whichever button there is.
  addEventListener("keydown", (event) => {
    const button = document.querySelector(guest ? "#full" : "#replay-full");
    const f = /^f$/i.test(event.key) || (event.code === "KeyF" && event.key >= "\u0370");
    if (f && !event.isComposing && !event.ctrlKey && !event.metaKey && event.altKey === (root.dataset.quiet === "true") && document.querySelector(".dock.replay")) button?.click();
  });

  // The screen stays lit while a battle lies on the table and the page can be seen. The browser
  // takes the lock away with the page.
  let lock = null;
  let asking = false;
  async function light() {
    const playing = document.visibilityState === "visible" && document.querySelector(".table") !== null;
    if (!playing) {
      await lock?.release().catch(() => {}); // it went with the page
      lock = null;
    } else if (!asking && (lock === null || lock.released)) {
      asking = true;
      try {
        lock = await may.light.request("screen");
      } catch {
        lock = null; // refused, as when power is low
      }
      asking = false;
    }
  }

  new MutationObserver(() => {
    fill();
    if (may.light) light();
    if (may.keeper) askWhatIsKept().catch(() => {});
  }).observe(root, { attributeFilter: ["data-settled", "lang"] });
  if (may.light) document.addEventListener("visibilitychange", light);

  // A double tap by habit is one tap. Its second half does nothing where the first has brought
  // something else under the finger, and never presses what goes on in the game; only what may
  // well be pressed in a row, such as undo, hears both. The keyboard presses without a place.
  const quick = 320; // milliseconds, as on the map
  const near = 24; // pixels
  const none = { at: -quick, x: 0, y: 0, does: "" };
  let last = none;
  addEventListener("pointerdown", (event) => {
    if (!nearLast(event)) last = none; // who tapped elsewhere in between means it
  }, true);
  function nearLast(event) { return Math.hypot(event.clientX - last.x, event.clientY - last.y) < near; }
  addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-do]");
    if (event.detail === 0 || !button) return;
    const tap = { at: event.timeStamp, x: event.clientX, y: event.clientY, does: button.dataset.do.split(":")[0] };
    const again = tap.at - last.at < quick && nearLast(event);
    const same = tap.does === last.does && !button.matches(".pri, .endph, .cover");
    if (!again || same) {
      last = tap;
      return;
    }
    event.preventDefault(); // the next is measured by the tap that was heard: who goes on tapping is not deaf for good
    event.stopImmediatePropagation();
  }, true);

  addEventListener("click", (event) => {
    if (event.target.matches?.(".mv-glass")) event.stopPropagation(); // the map has heard of the lifted finger
    if (event.target.closest?.("#install")) offerInstall();
    if (!guest && event.target.closest?.("[data-do=full]")) fullScreen();
    if (event.target.closest?.("[data-do=print-page]")) printed(60);
  }, true);

  // What is hidden on the page is not printed as long as there is a veil, which goes once the page has heard
  // that it may be; after so many frames it is printed as it is.
  function printed(frames) {
    if (frames && document.getElementById("veil")?.textContent) requestAnimationFrame(() => printed(frames - 1));
    else asked(() => print());
  }

  // The page has heard of it, and go-app, which looks for links in each press, is not asked: woken a second
  // time it would draw what has come of the press within the same task.
  addEventListener("click", (event) => {
    if (event.target.closest?.("[data-do]")) event.stopImmediatePropagation();
  });

  if (may.keeper) askWhatIsKept().catch(() => {});
})();
