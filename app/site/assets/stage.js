// The stage on the map: what happened is played there, on a layer above it that hears no press and goes
// away at the end. What is played says the program (app/telling); here is how each figure looks. Only
// transforms and opacity change, which browsers move without painting.
(() => {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const shape = "http://www.w3.org/2000/svg";
  let now = null; // what is played

  function svg(tag, attrs, ...kids) {
    const node = document.createElementNS(shape, tag);
    for (const name in attrs) node.setAttribute(name, attrs[name]);
    node.append(...kids);
    return node;
  }
  const path = (name, d) => svg("path", { class: name, d });
  const disc = (name, r, cx = 0, cy = 0) => svg("circle", { class: name, r, cx, cy });

  const put = (x, y, turn = 0, size = 1) => `translate(${x}px,${y}px) rotate(${turn}deg) scale(${size})`;
  const places = ({ way }) => way.flatMap((x, i) => (i % 2 ? [] : [[x, way[i + 1]]]));
  const ends = (act) => { const all = places(act); return [all[0], all[all.length - 1]]; };
  const degrees = (dx, dy) => (Math.atan2(dy, dx) * 180) / Math.PI;

  // Every counter as it was last seen on the map: who falls may have left it before that is told.
  const seen = new Map();
  let seenOn = null;
  function look(map) {
    if (map !== seenOn) seen.clear();
    seenOn = map;
    for (const on of map.querySelectorAll(".ctr[data-unit]")) {
      seen.set(Number(on.dataset.unit), { on, name: on.getAttribute("class"), css: on.style.cssText, kids: [...on.childNodes] });
    }
  }

  // Where counters stand on the map.
  const standing = () => [...seen.values()].filter(({ on }) => on.isConnected && on.dataset.unit).map(({ on }) => (
    ["--x", "--y"].map((name) => parseFloat(on.style.getPropertyValue(name)))));

  // The counter of an act as it lay on the map, which shows it no more.
  function counter(act) {
    const known = now.cast.get(act.unit);
    if (known !== undefined) return known;
    const was = seen.get(act.unit);
    let made = null;
    if (was) {
      const { on, name, kids } = was, place = svg("g", {}).style, at = (name) => place.getPropertyValue(name);
      place.cssText = was.css;
      const shift = ["--x", "--y"].map((name, i) => parseFloat(at(name)) - act.home[i]);
      const off = shift.every((n) => Math.abs(n) < 40) ? shift : [0, 0];
      const size = [...(on.closest(".mv-part")?.classList ?? [])].find((name) => name.startsWith("size-")) ?? "";
      const copy = () => {
        const g = svg("g", { class: name }, ...kids.map((kid) => kid.cloneNode(true)));
        for (const name of ["--size", "--turn"]) g.style.setProperty(name, at(name));
        return svg("svg", { class: "st-actor " + size }, g);
      };
      made = { on, off, copy, box: copy() };
      made.box.style.transform = put(act.home[0] + off[0], act.home[1] + off[1]);
      now.counters.before(made.box);
      on.setAttribute("data-played", "");
      now.away.push(on);
    }
    now.cast.set(act.unit, made);
    return made;
  }

  const run = (node, act, frames, easing = "linear") =>
    node.animate(frames, { delay: act.from, duration: Math.max(1, act.ms), easing, fill: "forwards" });

  // Makes something shortly before it is seen: all that a play needs, made at once, would hold up its first frame.
  const ahead = 80;
  function due(act, make) {
    const of = now, wait = act.from - ahead;
    if (wait <= 0 || calm.matches) make(act);
    else setTimeout(() => { if (now === of) window.gonfalonOurs(() => make({ ...act, from: act.from - (performance.now() - of.began) })); }, wait);
  }

  // Moves a counter along its way.
  function go(act, easing, { tilt = 0, fade = 1 } = {}) {
    const who = calm.matches ? null : counter(act);
    if (!who) return;
    const all = places(act), [dx, dy] = who.off;
    const lean = tilt * (all[all.length - 1][0] < all[0][0] ? -1 : 1);
    run(who.box, act, all.map(([x, y], i) => ({ transform: put(x + dx, y + dy, i ? lean : 0), opacity: i ? fade : 1 })), easing);
  }

  // A mark that flashes up, in frames from its beginning to its end. Who wants no motion sees one of them.
  function mark(act, node, frames, { easing = "linear", pose = 1, under = false } = {}) {
    const box = svg("svg", { class: "st-mark mv-layer" }, node);
    if (under) now.layer.prepend(box);
    else now.layer.append(box);
    if (calm.matches) {
      const { transform } = frames[pose];
      frames = [{ transform, opacity: 1 }, { transform, opacity: 1 }];
      act = { ...act, ms: Math.max(250, act.ms) };
    }
    box.animate(frames, { delay: act.from, duration: Math.max(1, act.ms), easing });
  }

  // Puffs of dust or smoke about a place.
  function puffs(name, count, r, wide) {
    return svg("g", {}, ...Array.from({ length: count }, (_, i) => {
      const a = (2 * Math.PI * i) / count;
      return disc(name, r * (0.75 + 0.5 * ((i * 7) % 5) / 4), wide * Math.cos(a), wide * Math.sin(a));
    }));
  }

  function dust(act, x, y, size = 1) {
    mark(act, puffs("st-dust", 9, 9, 24), [
      { transform: put(x, y, 0, 0.6 * size), opacity: 0.9 }, { transform: put(x, y, 8, 1.15 * size), opacity: 0.8 }, { transform: put(x, y, 16, 1.5 * size), opacity: 0 }], { easing: "ease-out", under: true });
  }

  function sparks(act, x, y) {
    const rays = Array.from({ length: 8 }, (_, i) => {
      const a = (Math.PI * (i + 0.5)) / 4, [c, s] = [Math.cos(a), Math.sin(a)], far = i % 2 ? 27 : 33;
      return `M${(19 * c).toFixed(1)} ${(19 * s).toFixed(1)}L${(far * c).toFixed(1)} ${(far * s).toFixed(1)}`;
    }).join("");
    mark({ ...act, ms: act.ms * 0.8 }, svg("g", {}, path("st-ray0", rays), path("st-ray", rays)), [
      { transform: put(x, y, 0, 0.5), opacity: 1 }, { transform: put(x, y, 0, 1), opacity: 1 }, { transform: put(x, y, 0, 1.25), opacity: 0 }]);
  }

  // Pips of a die, by its number, on a grid of three by three.
  const pips = ["", "4", "08", "048", "0268", "02468", "035268"];
  function die(n, x, turn) {
    const eyes = [...(pips[n] ?? "")].map((i) => disc("st-eye", 2.7, 7.5 * ((i % 3) - 1), 7.5 * (Math.floor(i / 3) - 1)));
    return svg("g", { transform: `translate(${x} 0) rotate(${turn})` }, svg("rect", { class: "st-die", x: -13, y: -13, width: 26, height: 26, rx: 6 }), ...eyes);
  }

  // A place beside a fight for something so wide: where it lies over the fewest counters, in sight, and nearest.
  const turns = [-30, -150, -90, 30, 150, 90].map((d) => (d * Math.PI) / 180);
  function besides([x, y], half) {
    const world = now.layer.querySelector("svg")?.getScreenCTM();
    const hides = (cx, cy) => now.taken.filter(([a, b]) => Math.abs(a - cx) < half + 26 && Math.abs(b - cy) < 13 + 26).length;
    const hidden = (cx, cy) => world && [-half, half].some((off) => {
      const at = new DOMPoint(cx + off, cy).matrixTransform(world);
      return !document.elementFromPoint(at.x, at.y)?.matches(".mv-glass");
    });
    const places = [1, 1.5, 2].flatMap((far) => turns.map((t) => [x + far * (half + 28) * Math.cos(t) * 1.1, y + far * 60 * Math.sin(t)]));
    let best = places[0], least = Infinity;
    for (const place of places) {
      const cost = hides(...place) + (hidden(...place) ? 3 : 0);
      if (cost < least) [best, least] = [place, cost];
      if (!least) break;
    }
    return best;
  }

  // Where arrows that miss stick: beside a counter, whose hex has its corners there, with room for the shaft above.
  const grass = [[-42, -2], [42, -2], [-21, -37], [21, -37]];

  // Arrows fly on an arc, one after the other, and stay for a while where they come down.
  function arrows(act, hit) {
    const [[x0, y0], [x1, y1]] = ends(act), count = hit ? 8 : 6;
    const far = Math.hypot(x1 - x0, y1 - y0) || 1, [nx, ny] = [-(y1 - y0) / far, (x1 - x0) / far];
    const beside = grass.map(([x, y]) => [x1 + x, y1 + y]).sort((a, b) => Math.hypot(a[0] - x0, a[1] - y0) - Math.hypot(b[0] - x0, b[1] - y0));
    for (let i = 0; i < count; i++) {
      const aside = i - (count - 1) / 2, [tx, ty] = hit ? [x1 + 4 * aside * nx, y1 + 4 * aside * ny] : beside[i % grass.length];
      const ex = tx + ((i * 5) % 3 - 1) * (hit ? 5 : 3), ey = ty + ((i * 7) % 3 - 1) * (hit ? 5 : 2);
      const sx = x0 + nx * aside * 5, sy = y0 + ny * aside * 5, high = Math.min(38, far * 0.45);
      const at = (t) => [sx + (ex - sx) * t, sy + (ey - sy) * t - high * 4 * t * (1 - t)];
      const flies = [0, 0.25, 0.5, 0.75, 1].map((t) => {
        const [x, y] = at(t), [bx, by] = at(t - 0.06), [fx, fy] = at(t + 0.06);
        return { transform: put(x, y, degrees(fx - bx, fy - by)), opacity: 1, offset: 0.1 + ((i * 3) % count) * 0.009 + t * 0.4 };
      });
      const down = flies[4];
      mark(act, svg("g", {}, path("st-shaft0", "M0 0H-19"), path("st-shaft", "M0 0H-19M-19 -3L-15 0L-19 3"), path("st-head", "M3 0L-5 -3.4V3.4Z")), [
        { ...flies[0], opacity: 0, offset: 0 }, { ...flies[0], opacity: 0, offset: flies[0].offset - 0.01 }, ...flies,
        { ...down, offset: 0.92 }, { ...down, opacity: 0, offset: 1 }], { pose: 6 });
    }
  }

  function ring(act, name, r, from, to) {
    const [x, y] = act.way;
    mark(act, svg("g", {}, disc(name + "0", r), disc(name, r)), [
      { transform: put(x, y, 0, from), opacity: 1 }, { transform: put(x, y, 0, (from + to) / 2), opacity: 1 }, { transform: put(x, y, 0, to), opacity: name === "st-gold" ? 0 : 1 }], { easing: "ease-out" });
  }

  // Turns a counter about a point of its own.
  const about = (x, y, turn, size, px, py) => `translate(${x + px}px,${y + py}px) rotate(${turn}deg) scale(${size}) translate(${-px}px,${-py}px)`;
  const foot = [-9, 24]; // of a banner's pole

  const figures = {
    ride: (act) => go(act, "cubic-bezier(.5,0,.9,.6)"),
    recoil: (act) => go(act, "ease-out"),
    run: (act) => trail(act, () => go(act, "ease-in", { tilt: 14 })),
    bolt: (act) => trail(act, () => go(act, "ease-in", { tilt: 14, fade: 0.25 })),
    follow: (act) => go(act, "ease-in-out"),
    shake(act) {
      const who = calm.matches ? null : counter(act);
      if (who) run(who.box, act, { translate: ["0 0", "3px 0", "-3px 1px", "3px -1px", "-3px 0", "2px 1px", "-2px 0", "1px 0", "0 0"] });
    },
    break(act) {
      const who = calm.matches ? null : counter(act), [x, y] = act.way;
      if (!who) return;
      const [cx, cy] = [x + who.off[0], y + who.off[1]];
      run(who.box, { ...act, ms: 1 }, [{ opacity: 0 }, { opacity: 0 }]);
      due(act, (act) => {
        for (const [side, turn, way] of [["left", -9, -1], ["right", 13, 1]]) {
          const half = who.copy();
          half.classList.add("st-half", side);
          now.counters.before(half);
          half.animate([
            { transform: put(cx, cy), opacity: 1, offset: 0 }, { transform: put(cx + 7 * way, cy + 3, turn), opacity: 1, offset: 0.3, easing: "linear" },
            { transform: put(cx + 8 * way, cy + 4, turn), opacity: 1, offset: 0.75 }, { transform: put(cx + 11 * way, cy + 8, turn * 1.3), opacity: 0, offset: 1 }],
          { delay: act.from, duration: act.ms, easing: "ease-out" });
        }
      });
    },
    fall(act) {
      const who = calm.matches ? null : counter(act), [x, y] = act.way;
      if (!who) return;
      const [cx, cy] = [x + who.off[0], y + who.off[1]];
      run(who.box, act, [{ transform: put(cx, cy), opacity: 1 }, { transform: put(cx + 3, cy + 5, 34), opacity: 1, offset: 0.45 }, { transform: put(cx + 6, cy + 10, 74, 0.9), opacity: 0.35 }], "ease-in");
    },
    sink(act) {
      const who = calm.matches ? null : counter(act), [x, y] = act.way;
      if (!who) return;
      const [cx, cy] = [x + who.off[0], y + who.off[1]];
      run(who.box, act, [[0, 1, 0], [0, 1.7, 0.15], [-30, 1.7, 0.4], [-66, 1.7, 0.6], [-66, 1.7, 0.9], [-66, 1.2, 1]].map(([turn, size, offset]) => (
        { transform: about(cx, cy, turn, size, ...foot), opacity: offset < 1 ? 1 : 0.2, offset })));
    },
    rise(act) {
      const who = calm.matches ? null : counter(act), [x, y] = act.way;
      if (!who) return;
      const [cx, cy] = [x + who.off[0], y + who.off[1]];
      run(who.box, act, [[0, 1], [-12, 1.6], [10, 1.6], [-5, 1.6], [0, 1]].map(([turn, size]) => ({ transform: about(cx, cy, turn, size, ...foot) })));
    },
    shock(act) {
      const [x, y] = act.way;
      dust(act, x, y);
      sparks(act, x, y);
    },
    rubble: (act) => dust(act, ...act.way, 1.15),
    thrown(act) {
      const dice = act.thrown.slice(0, 3), half = 15 * (dice.length - 1), [x, y] = besides(act.way, half + 13);
      mark(act, svg("g", {}, ...dice.map((n, i) => die(n, 30 * i - half, i % 2 ? 12 : -7))), [
        { transform: put(x - 10, y - 32, -50, 0.7), opacity: 0.2 }, { transform: put(x, y), opacity: 1, offset: 0.36 },
        { transform: put(x, y), opacity: 1, offset: 0.85 }, { transform: put(x, y), opacity: 0 }]);
    },
    pip(act) {
      const [x, y] = act.way;
      mark(act, svg("g", {}, disc("st-pip", 6)), [
        { transform: put(x, y - 6), opacity: 1 }, { transform: put(x - 20, y - 34), opacity: 1 }, { transform: put(x - 42, y - 20), opacity: 0.9 }, { transform: put(x - 46, y - 12), opacity: 0 }], { easing: "ease-out" });
    },
    hits: (act) => arrows(act, true),
    misses: (act) => arrows(act, false),
    flash(act) {
      const [[x, y], [tx, ty]] = ends(act), turn = degrees(tx - x, ty - y);
      mark(act, svg("g", {}, path("st-flash", "M16 0L24 -16L34 -9L50 -24L50 -8L66 0L50 8L50 24L34 9L24 16Z")), [
        { transform: put(x, y, turn, 0.4), opacity: 1 }, { transform: put(x, y, turn, 1), opacity: 1 }, { transform: put(x, y, turn, 1.1), opacity: 0.6 }]);
    },
    smoke(act) {
      const [[x, y], [tx, ty]] = ends(act), far = Math.hypot(tx - x, ty - y) || 1, at = (d) => [x + ((tx - x) * d) / far, y + ((ty - y) * d) / far];
      const [[ax, ay], [bx, by], [cx, cy]] = [at(30), at(46), at(58)];
      mark(act, puffs("st-smoke", 8, 12, 15), [
        { transform: put(ax, ay, 0, 0.35), opacity: 0.95 }, { transform: put(bx, by - 4, 14, 1.1), opacity: 0.85, offset: 0.3 }, { transform: put(cx, cy - 14, 30, 1.9), opacity: 0 }], { easing: "ease-out" });
    },
    ball(act) {
      const [[x, y], [tx, ty]] = ends(act);
      mark(act, svg("g", {}, disc("st-ball", 5)), [{ transform: put(x, y), opacity: 1 }, { transform: put(tx, ty), opacity: 1 }]);
    },
    ring: (act) => ring(act, "st-gold", 30, 0.5, 1.7),
    mourn: (act) => ring(act, "st-mourn", 30, 1.9, 0.85),
    waver(act) {
      const [x, y] = act.way;
      mark(act, svg("g", {}, disc("st-disc", 9), path("st-wave", "M-5 1C-3 -3 -1.5 -3 0 0C1.5 3 3 3 5 -1")), [
        { transform: put(x + 18, y - 16, 0, 0.3), opacity: 1 }, { transform: put(x + 20, y - 18, 0, 1.15), opacity: 1, offset: 0.3 }, { transform: put(x + 20, y - 18, 0, 1), opacity: 1, offset: 0.8 }, { transform: put(x + 20, y - 18, 0, 1), opacity: 0 }]);
    },
  };

  // Dust behind who runs.
  function trail(act, moves) {
    const [x, y] = act.way;
    if (!calm.matches) dust({ ...act, ms: act.ms + 150 }, x, y + 8, 0.55);
    moves();
  }

  function play(acts, ms) {
    end();
    const stage = document.querySelector(".mv-stage");
    if (!stage?.animate) return;
    const layer = document.createElement("div");
    layer.className = "st-layer";
    const counters = document.createElement("i"); // before it lie counters, and dust below them
    layer.append(counters);
    now = { layer, counters, cast: new Map(), away: [], map: stage.closest(".mapview"), prompt: document.querySelector(".prompt"), began: performance.now() };
    stage.append(layer);
    look(now.map);
    now.taken = [...standing(), ...acts.flatMap(places)];
    const blow = acts.find((act) => act.is === "shock");
    if (blow) now.prompt?.style.setProperty("--blow", blow.from + "ms"); // what came of it is told then
    now.map.setAttribute("data-plays", "");
    for (const act of acts) {
      if (act.unit < 0) due(act, figures[act.is]);
      else figures[act.is](act);
    }
    const mine = now, over = () => { if (now === mine) window.gonfalonOurs(rest); };
    layer.animate([{ opacity: 1 }, { opacity: 1 }], ms).onfinish = over;
    setTimeout(over, 3 * ms + 1000); // a page that nobody sees has no frames
  }

  // The end of a play that no other follows at once, which would look by itself.
  function rest() {
    if (now) look(now.map);
    end();
  }

  function end() {
    if (!now) return;
    now.layer.remove();
    for (const on of now.away) on.removeAttribute("data-played");
    now.map.removeAttribute("data-plays");
    now.prompt?.style.removeProperty("--blow");
    now = null;
  }

  window.gonfalonStage = { play, end: rest };
})();
