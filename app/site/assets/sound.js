// The loudspeaker of the table: which of the sounds of web/sounds.json are heard, when, and how loud.
// The program (app/sound, app/browser/loudspeaker.go) asks for sounds and waits for none of them.
(() => {
  const may = window.gonfalonMay;
  if (may.framed) return; // the page around this one is not ours to fill with noise

  // What is felt in the hand, in milliseconds on and off.
  const shakes = { 10: [12], 40: [12, 40, 12], 100: [40, 60, 40] }; // by gravity, as game.Gravity has it
  if (may.buzz) window.gonfalonBuzz = (gravity) => may.buzz(shakes[gravity]);
  if (!may.sound) return;

  const gravities = ["light", "plain", "heavy", "grave"];
  const levels = [0, 0.5, 1]; // off, low, full
  const kept = { heavy: 0.4, grave: 0.2 }; // what lighter sounds keep of their level meanwhile
  const most = 6; // voices at once
  const late = 120; // milliseconds after which a sound is worse than none; a grave one may have more
  const graver = 2000;
  const doubled = 60; // milliseconds within which a sound is not begun again
  const rest = 15000; // milliseconds of silence after which the device may rest
  const first = ["tick", "hooves-far", "hooves-near", "clash", "dice"]; // are made ready before the others

  let level = 0; // as long as the program has said nothing
  let ctx, master; // since the first gesture
  let recipes; // a promise of them, once they are wanted
  let resting; // a timer
  let voices = []; // that sound, or are about to, the oldest first
  const buses = {}, ducked = {}; // by gravity
  const last = {}, made = {}; // by name

  // Nothing is made before the first gesture. A device may have put the sound to sleep since.
  function arm() {
    if (!level) return;
    if (!ctx) begin();
    wake();
  }

  function begin() {
    if (may.ambient) may.ambient.type = "ambient"; // mixes with music, and obeys the switch of the device
    ctx = new may.sound({ latencyHint: "interactive" });
    const ceiling = ctx.createWaveShaper();
    ceiling.curve = Float32Array.from({ length: 1025 }, (_, i) => rounded(i / 512 - 1));
    master = ctx.createGain();
    master.gain.value = levels[level];
    master.connect(ceiling).connect(ctx.destination);
    for (const g of gravities) (buses[g] = ctx.createGain()).connect(master);
    quietly(prepare)();
  }

  // What is too loud is rounded off: a compressor would add a gain of its own.
  function rounded(x) {
    const a = Math.abs(x);
    return Math.sign(x) * (a < 0.7 ? a : 0.7 + 0.25 * Math.tanh((a - 0.7) / 0.25));
  }

  // Keeps its promise once the device sounds.
  function wake() {
    clearTimeout(resting);
    resting = setTimeout(() => ctx.suspend(), rest);
    return ctx.state === "running" ? undefined : ctx.resume();
  }

  function read() {
    return (recipes ??= fetch("./web/sounds.json").then((answer) => answer.json()).then(({ sounds }) => sounds)
      .catch((why) => { recipes = undefined; throw why; }));
  }

  // One of the three variants of a sound, made once.
  function variant(name, n) {
    const list = (made[name] ??= []);
    return (list[n] ??= read().then((sounds) => window.gonfalonBake(name, sounds[name], n))
      .catch((why) => { delete list[n]; throw why; }));
  }

  // Makes all sounds ready, one after the other, while nobody waits for the page.
  async function prepare() {
    const names = new Set([...first, ...Object.keys(await read())]);
    for (const name of names) {
      for (let n = 0; n < 3; n++) {
        await idle();
        await variant(name, n);
      }
    }
  }

  function idle() { return new Promise((then) => (window.requestIdleCallback ?? setTimeout)(then)); }

  // Never the variant before.
  function another(name, when) {
    const n = ((last[name]?.n ?? -1) + 1 + (Math.random() < 0.5)) % 3;
    last[name] = { n, when };
    return n;
  }

  // Plays a sound as far as the rules let it. pan is -1 at the left to 1, wait is in milliseconds, share is
  // of its level, times are the strides of a canter.
  async function play(name, pan, wait, share, times) {
    const due = performance.now() + wait;
    if (!ctx || silent() || Math.abs(due - (last[name]?.when ?? -Infinity)) < doubled) return;
    const n = another(name, due);
    const [sounds, buffer] = await Promise.all([read(), variant(name, n), wake()]);
    const sound = sounds[name], behind = performance.now() - due;
    if (silent() || behind > (sound.gravity === "grave" ? graver : late)) return;
    const rank = gravities.indexOf(sound.gravity);
    if (room(rank)) speak(sound, rank, buffer, pan, Math.max(0, -behind) / 1000, share, times);
  }

  function silent() { return !level || document.hidden; }

  // Makes room for a voice: the oldest of the lightest ends, unless all are graver.
  function room(rank) {
    if (voices.length < most) return true;
    const weakest = voices.reduce((a, b) => (b.rank < a.rank ? b : a));
    if (weakest.rank > rank) return false;
    weakest.gain.gain.setTargetAtTime(0, ctx.currentTime, 0.01);
    weakest.source.stop(ctx.currentTime + 0.06);
    voices = voices.filter((v) => v !== weakest);
    return true;
  }

  function speak(sound, rank, buffer, pan, wait, share, times) {
    const source = ctx.createBufferSource(), gain = ctx.createGain(), side = ctx.createStereoPanner();
    source.buffer = buffer;
    source.loop = times > 1;
    source.playbackRate.value = sound.vary > 0.01 ? 1 + ((Math.random() - 0.5) * sound.vary) / 2 : 1;
    gain.gain.value = share;
    side.pan.value = 0.6 * Math.max(-1, Math.min(1, pan));
    source.connect(gain).connect(side).connect(buses[sound.gravity]);
    const at = ctx.currentTime + wait, end = at + (times * buffer.duration) / source.playbackRate.value;
    source.start(at);
    source.stop(end);
    const voice = { source, gain, rank };
    voices.push(voice);
    source.onended = () => { voices = voices.filter((v) => v !== voice); };
    if (kept[sound.gravity]) duck(rank, kept[sound.gravity], at, end);
  }

  // Lowers what is lighter for a time. A duck that is deeper, or longer, holds on.
  function duck(rank, keep, from, to) {
    for (const g of gravities.slice(0, rank)) {
      const old = ducked[g], gain = buses[g].gain, holds = old && old.to > from;
      const now = (ducked[g] = { keep: holds ? Math.min(keep, old.keep) : keep, to: holds ? Math.max(to, old.to) : to });
      gain.cancelScheduledValues(from);
      gain.setTargetAtTime(now.keep, from, 0.015);
      gain.setTargetAtTime(1, now.to - 0.1, 0.12);
    }
  }

  // Off, or hidden: all ends, and nothing waits to be heard later.
  function hush() {
    if (!ctx) return;
    for (const { source } of voices) source.stop();
    voices = [];
    for (const g of gravities) {
      delete ducked[g];
      buses[g].gain.cancelScheduledValues(0);
      buses[g].gain.value = 1;
    }
    clearTimeout(resting);
    ctx.suspend();
  }

  // A browser may refuse whatever is asked of it, and then there is silence.
  const quietly = (what) => async (...args) => {
    try {
      await what(...args);
    } catch (why) {
      window.gonfalonNote?.("sound", String(why));
    }
  };

  const gesture = quietly(arm);
  for (const kind of ["pointerup", "keydown"]) addEventListener(kind, ({ isTrusted }) => { if (isTrusted) gesture(); }, true);
  document.addEventListener("visibilitychange", () => { if (document.hidden) hush(); });

  window.gonfalonSound = {
    play: quietly(play),
    level: quietly((n) => {
      if (level === n) return;
      level = n;
      if (!level) return hush();
      idle().then(quietly(read));
      if (ctx) master.gain.setTargetAtTime(levels[level], ctx.currentTime, 0.03);
      if (ctx || navigator.userActivation?.hasBeenActive) return arm();
    }),
  };
})();
