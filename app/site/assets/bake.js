// Makes the sounds of web/sounds.json out of noise and oscillators: no recording, nothing foreign. When
// they are played, and how loud, says sound.js.
(() => {
  const rate = 44100;
  const halved = ["gun", "drum", "horn", "won", "lost", "hooves-far"]; // have nothing that half the rate would lose

  // Random numbers from a seed: the same name and variant sound the same on every machine.
  const seeded = (s) => () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const hash = (text) => [...text].reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 16777619), 2166136261);
  const decibels = (n) => 10 ** (n / 20);

  // Two seconds of white or brown noise, made once for a context.
  const noises = new WeakMap();
  function noise(ctx, colour) {
    if (!noises.has(ctx)) noises.set(ctx, {});
    return (noises.get(ctx)[colour] ??= drawn(ctx, colour));
  }

  function drawn(ctx, colour) {
    const buffer = ctx.createBuffer(1, 2 * ctx.sampleRate, ctx.sampleRate), data = buffer.getChannelData(0);
    const random = seeded(hash(colour));
    let last = 0;
    for (let i = 0; i < data.length; i++) {
      const white = random() * 2 - 1;
      last = (last + 0.02 * white) / 1.02;
      data[i] = colour === "brown" ? last * 3.5 : white;
    }
    return buffer;
  }

  // A value is a number, or [[seconds, number], ...] joined by exponential ramps.
  function set(param, value, at, factor) {
    if (typeof value === "number") value = [[0, value]];
    value.forEach(([t, v], i) => param[i ? "exponentialRampToValueAtTime" : "setValueAtTime"](v * factor, at + t));
  }

  // An envelope is [attack, hold, decay]: straight up, flat, 60 dB down, and to nothing. Returns its end.
  function envelope(param, [attack, hold, decay], at, gain) {
    const end = at + attack + hold + decay;
    param.setValueAtTime(0, at);
    param.linearRampToValueAtTime(gain, at + attack);
    param.setValueAtTime(gain, at + attack + hold);
    param.exponentialRampToValueAtTime(gain / 1000, end);
    param.linearRampToValueAtTime(0, end + 0.003);
    return end + 0.003;
  }

  // An oscillator that moves a parameter up and down.
  function sway(ctx, hz, amount, param, at, end) {
    const wave = ctx.createOscillator();
    wave.frequency.value = hz;
    wave.connect(amount).connect(param);
    wave.start(at);
    wave.stop(end);
  }

  function flutter(ctx, [hz, depth], at, end) {
    const amount = ctx.createGain(), node = ctx.createGain();
    amount.gain.value = depth / 2;
    node.gain.value = 1 - depth / 2;
    sway(ctx, hz, amount, node.gain, at, end);
    return node;
  }

  function drive(ctx, amount) {
    const node = ctx.createWaveShaper();
    node.curve = Float32Array.from({ length: 257 }, (_, i) => Math.tanh(amount * (i / 128 - 1)) / Math.tanh(amount));
    return node;
  }

  function filter(ctx, [type, hz, q], at, pitch) {
    const node = ctx.createBiquadFilter();
    node.type = type;
    node.Q.value = q ?? 0.7;
    set(node.frequency, hz, at, pitch);
    return node;
  }

  // What a layer sounds by: noise, or a tone with its vibrato. It has begun, and ends as told.
  function source(ctx, layer, at, end, pitch, random) {
    const noisy = layer.src === "white" || layer.src === "brown";
    const node = noisy ? ctx.createBufferSource() : ctx.createOscillator();
    if (noisy) {
      node.buffer = noise(ctx, layer.src);
      node.loop = true;
      node.start(at, random() * 1.9);
    } else {
      node.type = layer.src;
      set(node.frequency, layer.hz, at, pitch);
      if (layer.vibrato) {
        const [hz, cents, late] = layer.vibrato, amount = ctx.createGain();
        amount.gain.setValueAtTime(0, at);
        amount.gain.linearRampToValueAtTime(cents, at + late);
        sway(ctx, hz, amount, node.detune, at, end);
      }
      node.start(at);
    }
    node.stop(end);
    return node;
  }

  // One stroke of a layer: its partials, then envelope, flutter, drive and filters in a row.
  function stroke(ctx, out, layer, at, gain, pitch, random) {
    const [attack, hold, decay] = layer.env, head = ctx.createGain();
    const chain = (layer.filter ?? []).map((f) => filter(ctx, f, at, pitch));
    if (layer.drive) chain.unshift(drive(ctx, layer.drive));
    if (layer.flutter) chain.unshift(flutter(ctx, [layer.flutter[0] * pitch, layer.flutter[1]], at, at + attack + hold + decay));
    [...chain, out].reduce((from, to) => from.connect(to), head);
    for (const [ratio, share, length] of layer.partials ?? [[1, 1, 1]]) {
      const level = ctx.createGain();
      const end = envelope(level.gain, [attack, hold, decay * length], at, gain * layer.gain * share);
      source(ctx, layer, at, end, pitch * ratio, random).connect(level).connect(head);
    }
  }

  // A short room: noise that dies away.
  function room(ctx, [seconds, share, hz], from, to) {
    const node = ctx.createConvolver(), damp = ctx.createBiquadFilter(), wet = ctx.createGain(), dust = seeded(1);
    const impulse = ctx.createBuffer(1, seconds * ctx.sampleRate, ctx.sampleRate), data = impulse.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = (dust() * 2 - 1) * 10 ** ((-3 * i) / data.length);
    node.buffer = impulse;
    damp.frequency.value = hz;
    wet.gain.value = share;
    from.connect(node).connect(damp).connect(wet).connect(to);
  }

  // The strokes of a layer, as [seconds, gain, pitch].
  function strokes({ scatter, hits = [[0, 1, 1]] }, random) {
    if (!scatter) return hits;
    return Array.from({ length: scatter.n }, () => [scatter.from + (scatter.to - scatter.from) * random(), 0.4 + 0.6 * random(), 1]);
  }

  function render(ctx, name, sound, variant) {
    const random = seeded(hash(name) + variant * 7919), end = sound.ms / 1000;
    const whole = 1 + (sound.vary ?? 0) * [0, -1, 1][variant] * (0.75 + 0.25 * random());
    const master = ctx.createGain(), rumble = ctx.createBiquadFilter(), mix = ctx.createGain();
    rumble.type = "highpass";
    rumble.frequency.value = 28; // nothing that does not swing
    master.gain.setValueAtTime(decibels(sound.db), 0);
    master.gain.setValueAtTime(decibels(sound.db), end - 0.012);
    master.gain.linearRampToValueAtTime(0, end - 0.001);
    mix.connect(rumble).connect(master).connect(ctx.destination);
    if (sound.tail) room(ctx, sound.tail, mix, rumble);
    for (const layer of sound.layers) {
      for (const [t, gain, pitch = 1] of strokes(layer, random)) {
        const late = Math.max(0, t + (layer.loose ?? 0) * (random() * 2 - 1));
        const own = pitch * whole * (1 + (layer.spread ?? 0) * (random() * 2 - 1));
        stroke(ctx, mix, layer, late, gain * decibels((sound.loud ?? 1) * (random() * 2 - 1)), own, random);
      }
    }
  }

  // Keeps its promise with one of the three variants of a sound, ready to be played.
  window.gonfalonBake = (name, sound, variant) => {
    const hz = halved.includes(name) ? rate / 2 : rate;
    const ctx = new OfflineAudioContext(1, Math.ceil((sound.ms / 1000) * hz), hz);
    render(ctx, name, sound, variant);
    return ctx.startRendering();
  };
})();
