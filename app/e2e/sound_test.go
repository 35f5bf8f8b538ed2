package e2e

import (
	"encoding/json"
	"testing"
)

// counting counts what sounds are made of, from before the page begins.
const counting = `
	window.made = 0; window.live = 0; window.begun = []; window.ducks = [];
	const Made = window.AudioContext, begin = AudioBufferSourceNode.prototype.start, lower = AudioParam.prototype.setTargetAtTime;
	window.AudioContext = class extends Made { constructor(o) { super(o); made++; window.loud = this; } };
	AudioBufferSourceNode.prototype.start = function (...a) {
		if (this.context === window.loud) { live++; begun.push(this); this.addEventListener("ended", () => live--); }
		return begin.apply(this, a);
	};
	AudioParam.prototype.setTargetAtTime = function (v, t, c) { ducks.push(v); return lower.call(this, v, t, c); };
	window.later = (ms) => new Promise((then) => setTimeout(then, ms));
	window.sounds = async (...list) => { begun.length = 0; await Promise.all(list.map((name) => gonfalonSound.play(name, 0, 0, 1, 1))); return begun.length; };`

// measured is one variant of a sound.
type measured struct {
	Name              string
	Ms, Length        float64
	Peak, First, Last float64
	Loudest           float64 // its loudest 400 ms, RMS
	Broken, Same      bool
}

// Every sound is made by the browser in three variants that differ, none of them silent or cut off, each
// from nothing to nothing.
func TestSoundsAreMade(t *testing.T) {
	t.Parallel()
	b := open(t, desktop, serveAt(t, "/").URL)
	b.wait(`window.gonfalonBake`)
	list := eval[[]measured](b, `(async () => {
		const out = [], { sounds } = await (await fetch("./web/sounds.json")).json();
		for (const [name, sound] of Object.entries(sounds)) {
			let before;
			for (let n = 0; n < 3; n++) {
				const buffer = await gonfalonBake(name, sound, n), data = buffer.getChannelData(0), rate = buffer.sampleRate;
				let peak = 0, sum = 0, most = 0, broken = false;
				const width = Math.min(data.length, Math.round(0.4 * rate));
				data.forEach((x, i) => {
					peak = Math.max(peak, Math.abs(x));
					broken ||= !Number.isFinite(x);
					sum += x * x - (i >= width ? data[i - width] ** 2 : 0);
					most = Math.max(most, sum);
				});
				const end = data.slice(-Math.round(0.005 * rate)).reduce((m, x) => Math.max(m, Math.abs(x)), 0);
				out.push({ Name: name, Ms: sound.ms, Length: 1000 * buffer.duration, Peak: peak, First: Math.abs(data[0]), Last: end,
					Loudest: Math.sqrt(most / (0.4 * rate)), Broken: broken, Same: Boolean(before?.every((x, i) => x === data[i])) });
				before = data;
			}
		}
		return out;
	})()`)
	if len(list) != 3*14 {
		t.Fatalf("%d variants of sounds are made", len(list))
	}
	for _, m := range list {
		text, _ := json.Marshal(m)
		if m.Broken || m.Same || m.Peak > 0.75 || m.Loudest < 0.005 || m.Length < m.Ms || m.Length > m.Ms+1 || m.First > 1e-3 || m.Last > m.Peak/300 {
			t.Errorf("not right: %s", text)
		}
	}
}

// Nothing sounds, and nothing is ready to, before the first gesture; then the rules hold.
func TestTheLoudspeakerKeepsItsRules(t *testing.T) {
	t.Parallel()
	b := open(t, phone, serveAt(t, "/").URL+"?learn=first-charge", aloud, counting)
	b.shows("#sound")
	holds := func(what, script string) {
		t.Helper()
		if !eval[bool](b, script) {
			t.Errorf("%s does not hold: %s", what, eval[string](b, `JSON.stringify({made, live, begun: begun.length, ducks, state: window.loud?.state})`))
		}
	}
	holds("nothing before a gesture", `(async () => await sounds("clash") === 0 && made === 0)()`)
	b.wait(`(() => {
		const bake = gonfalonBake;
		window.baked = 0;
		window.gonfalonBake = (...a) => bake(...a).then((made) => { baked++; return made; });
		return true;
	})()`)
	b.follow()
	b.wait(`made === 1 && loud.state === "running"`)
	b.wait(`baked === 42`) // three variants of fourteen
	b.tap("#sound")
	b.wait(`loud.state === "suspended"`)
	holds("off is silent", `(async () => await sounds("clash") === 0)()`)
	b.tap("#sound")
	b.wait(`loud.state === "running"`)
	holds("one context", `made === 1`)
	holds("the same is not doubled", `(async () => { await later(200); return await sounds("clash", "clash", "clash") === 1; })()`)
	holds("variants change", `(async () => {
		const seen = [];
		for (let i = 0; i < 90 && seen.length < 15; i++) { await later(80); if (await sounds("tick")) seen.push(begun[0].buffer); } // late ones are dropped
		return seen.length > 12 && seen.every((x, i) => !i || x !== seen[i - 1]) && new Set(seen).size === 3;
	})()`)
	holds("six voices", `(async () => {
		await later(2500);
		const n = await sounds("tick", "hooves-far", "hooves-near", "clash", "dice", "volley", "arrows", "broken", "banner", "gun", "horn", "drum");
		await later(120);
		return n > 6 && live <= 6;
	})()`)
	holds("lighter ones give way", `(async () => {
		await later(2800); ducks.length = 0; await sounds("drum");
		const deep = ducks.filter((d) => d === 0.2).length; ducks.length = 0; await sounds("broken");
		return deep === 3 && ducks.filter((d) => d === 0.2).length === 2 && !ducks.includes(0.4);
	})()`)
	holds("late is dropped", `(async () => {
		await later(2500);
		const now = performance.now; let n = 0;
		performance.now = () => now.call(performance) + (n++ ? 500 : 0);
		const plain = await sounds("volley"); n = 0;
		const grave = await sounds("drum");
		performance.now = now;
		return plain === 0 && grave === 1;
	})()`)
	holds("a hidden page is silent", `(async () => {
		Object.defineProperty(document, "hidden", { value: true, configurable: true });
		document.dispatchEvent(new Event("visibilitychange"));
		await later(100);
		const n = await sounds("gun"), state = loud.state;
		delete document.hidden;
		document.dispatchEvent(new Event("visibilitychange"));
		await later(100);
		return n === 0 && state === "suspended" && begun.length === 0;
	})()`)
	if made := eval[int](b, `made`); made != 1 {
		t.Errorf("%d contexts were made", made)
	}
}

// In a frame nothing sounds, and there is no switch for it; nor where the browser has no sounds.
func TestWhereThereIsNoSound(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	b := newTab(t, desktop, aloud, counting)
	b.visitElsewhere(map[string]string{"/": `<iframe src="` + h.URL + `?embed&learn=first-charge" style="width:900px;height:700px"></iframe>`}, "")
	frame := b.frame(h.URL)
	frame.wait(`document.querySelector(".top.lesson")`)
	for range 3 {
		frame.follow()
	}
	if eval[bool](frame, `Boolean(document.getElementById("sound") || window.gonfalonSound || window.made)`) {
		t.Error("it sounds in a frame")
	}
	mute := open(t, phone, h.URL+"?learn=first-charge", aloud, `delete window.AudioContext; delete window.webkitAudioContext; delete Navigator.prototype.vibrate;`)
	mute.shows(".top.lesson")
	for range 3 {
		mute.follow()
	}
	if eval[bool](mute, `Boolean(document.getElementById("sound") || window.gonfalonSound || window.gonfalonBuzz)`) {
		t.Error("a browser without sound offers it")
	}
}
