// What this page may do, asked once and before anything else: a browser that forbids something may
// throw on the mere mention of it. The other scripts, and the program, read the answer.
(() => {
  function ask(look) {
    try {
      return look() || null;
    } catch {
      return null;
    }
  }

  // A store of texts that can be read. Reading it is what throws.
  const store = (name) => ask(() => [window[name].length, window[name]][1]);

  window.gonfalonMay = Object.freeze({
    own: ask(() => window.origin !== "null"), // the files of the site are its own: a frame without an origin has none
    framed: ask(() => window.parent !== window), // it stands in another page
    local: store("localStorage"),
    session: store("sessionStorage"),
    database: ask(() => window.indexedDB),
    last: ask(() => navigator.storage?.persist && navigator.storage), // asks to keep what is stored
    cookies: ask(() => navigator.cookieEnabled),
    locks: ask(() => navigator.locks?.request && navigator.locks),
    keeper: ask(() => navigator.serviceWorker), // keeps the site for playing offline
    caches: ask(() => window.caches),
    worker: ask(() => window.Worker),
    unpack: ask(() => window.DecompressionStream),
    brotli: ask(() => new window.DecompressionStream("brotli") && true), // unpacks what ships smaller
    clipboard: ask(() => navigator.clipboard?.writeText && navigator.clipboard),
    share: ask(() => navigator.share && navigator.canShare && ((what) => navigator.share(what))),
    line: ask(() => window.RTCPeerConnection), // speaks with another browser directly
    channel: ask(() => window.BroadcastChannel), // speaks with the other tabs
    badge: ask(() => navigator.setAppBadge && ((n) => navigator.setAppBadge(n))), // a number on the icon of the installed page
    notices: ask(() => window.Notification), // told while the page is behind others
    camera: ask(() => navigator.mediaDevices?.getUserMedia && navigator.mediaDevices),
    light: ask(() => navigator.wakeLock?.request && navigator.wakeLock), // keeps the screen lit
    full: ask(() => document.fullscreenEnabled),
    sound: ask(() => window.OfflineAudioContext && window.AudioContext),
    ambient: ask(() => navigator.audioSession), // what the device does with the sound of the page
    buzz: ask(() => navigator.vibrate && matchMedia("(any-pointer: coarse)").matches && ((times) => navigator.vibrate(times))), // a hand holds the device
  });
})();
