// A direct line to another browser, and what the tabs of this device hand each other. Without a server that
// the site's owner named (data-stun) two devices meet in one network only.
(() => {
  const { line: Line, channel: Channel } = window.gonfalonMay;
  const gathering = 2500, answering = 600; // milliseconds

  // Begins a line. hear(kind, text) hears "described" with this end's description once its places are found,
  // "open", "said" with a message, "lost" and "found" while it falters, and "over" once.
  window.gonfalonLine = (hear) => {
    const stun = document.documentElement.dataset.stun;
    const line = new Line({ iceServers: stun ? [{ urls: stun }] : [] });
    const channel = line.createDataChannel("gonfalon", { negotiated: true, id: 0 });
    channel.binaryType = "arraybuffer";
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      line.close();
      hear("over");
    };
    const described = async (other, own) => {
      try {
        if (other) await line.setRemoteDescription(other);
        await line.setLocalDescription(await own());
        await gathered(line);
        if (!over) hear("described", line.localDescription.sdp);
      } catch {
        end();
      }
    };
    channel.onopen = () => hear("open");
    channel.onmessage = ({ data }) => hear("said", btoa(Array.from(new Uint8Array(data), (b) => String.fromCharCode(b)).join("")));
    channel.onclose = end;
    line.onconnectionstatechange = () => {
      const is = line.connectionState;
      if (is === "failed" || is === "closed") end();
      else if (is === "disconnected") hear("lost");
      else if (is === "connected") hear("found");
    };
    return {
      call: () => { described(null, () => line.createOffer()); },
      answer: (sdp) => { described({ type: "offer", sdp }, () => line.createAnswer()); },
      accept: (sdp) => { line.setRemoteDescription({ type: "answer", sdp }).catch(end); },
      say: (text) => channel.send(Uint8Array.from(atob(text), (c) => c.charCodeAt(0))),
      close: () => { over = true; line.close(); },
    };
  };

  // Keeps its promise once the browser knows where it may be reached, or has looked long enough.
  function gathered(line) {
    return new Promise((resolve) => {
      const look = () => { if (line.iceGatheringState === "complete") resolve(); };
      line.addEventListener("icegatheringstatechange", look);
      setTimeout(resolve, gathering);
      look();
    });
  }

  // The tabs of this device.
  let tabs = null;
  const others = () => (tabs ??= Channel ? new Channel("gonfalon-line") : null);

  // Has takes(text) hear what another tab hands over, and tell whether it was waited for.
  window.gonfalonTakes = (takes) => {
    others()?.addEventListener("message", ({ data }) => {
      if (data.give && takes(data.give)) others().postMessage({ took: data.give });
    });
  };

  // Hands something to the tab that waits for it, and tells then whether one took it.
  window.gonfalonGive = (give, then) => {
    const late = setTimeout(() => told(false), answering);
    const hear = ({ data }) => { if (data.took === give) told(true); };
    const told = (taken) => {
      clearTimeout(late);
      others()?.removeEventListener("message", hear);
      then(taken);
    };
    others()?.addEventListener("message", hear);
    others()?.postMessage({ give });
  };

  // Whether and how a page that is behind others tells of something: "granted", "denied" or "default"; "" where it cannot.
  const { notices: Notice, badge, keeper } = window.gonfalonMay;
  window.gonfalonNotices = {
    may: () => Notice?.permission ?? "",
    ask: (then) => { Notice.requestPermission().then(then, then); },
    tell: async (title, body) => {
      if (document.visibilityState !== "hidden" || Notice?.permission !== "granted") return;
      const what = { body, tag: "gonfalon", icon: "./web/icons/maskable-512.png" };
      try {
        const told = new Notice(title, what);
        told.onclick = () => { window.focus(); told.close(); };
      } catch { // phones have the keeper tell it
        (await keeper?.ready)?.showNotification(title, what).catch(() => {});
      }
    },
    badge: (n) => { badge?.(n).catch(() => {}); },
  };
})();
