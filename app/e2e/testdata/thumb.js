// The eyes of an impatient thumb. It chooses where to press next, notes when the page answers, and
// tells whether anything on the table still answers. Its choices come from a seed alone.
window.thumb = (() => {
	let seed = 1, last = null, before = [], aimed = null, up = 0, answered = 0, pressedAt = -1e9, idle = null, landed = false, clicked = false, pressed = null;

	// A small generator, so that a seed presses the same points on the same page.
	const random = () => {
		seed = (seed + 0x6d2b79f5) | 0;
		let t = Math.imul(seed ^ (seed >>> 15), seed | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
	const one = (list) => list[Math.floor(random() * list.length)];

	const changed = () => { if (up && !answered) answered = performance.now() - up; };
	new MutationObserver(changed).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
	for (const kind of ["scroll", "focusin", "hashchange", "popstate", "toggle"]) addEventListener(kind, changed, { capture: true });
	addEventListener("pointerdown", (e) => {
		const el = framed();
		clicked = false;
		pressed = e.target;
		landed = Boolean(el && frames > 0 && e.timeStamp > since && golden(el, e.clientX, e.clientY));
	}, { capture: true });
	addEventListener("click", () => { clicked = true; }, { capture: true });
	addEventListener("pointerup", () => { up = performance.now(); answered = 0; }, { capture: true });

	// What looks as if it could be pressed. Whatever leads out of the page or opens a window of the
	// device is left alone: it is not the page that would answer.
	const pressable = "button, [data-do], summary, [role=button], [role=tab], [role=switch], .ctr[role]";
	const foreign = "a[href]:not([href^='#']), [download], .filepick, .filepick *, [data-do^=lang], [data-do^=share], [data-do=full], #menu-full";
	const shown = (el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true });
	const off = (el) => el.disabled || el.ariaDisabled === "true" || el.closest("[inert]");
	const top = (x, y) => document.elementFromPoint(x, y);
	const near = (a, b) => b && Math.hypot(a.x - b.x, a.y - b.y) < 48;
	const inside = (x, y) => x > 1 && y > 1 && x < innerWidth - 1 && y < innerHeight - 1;

	const within = (el) => {
		const r = el.getBoundingClientRect();
		return { x: r.x + r.width * (0.02 + 0.96 * random()), y: r.y + r.height * (0.02 + 0.96 * random()) };
	};

	// Controls that can be hit now, each with a point in it.
	const controls = () => {
		const found = [];
		for (const el of document.querySelectorAll(pressable)) {
			if (!shown(el) || el.matches(foreign)) continue;
			const at = within(el);
			if (!inside(at.x, at.y) || !el.contains(top(at.x, at.y))) continue;
			found.push({ el, ...at, what: name(el) });
		}
		return found;
	};
	const name = (el) => el.dataset?.do || el.id || (el.ariaLabel ?? el.innerText ?? el.localName).trim().slice(0, 40);

	// framed is what a lesson frames: the control, where a control and its hex are framed.
	const framed = () => [".pointed", ".o-point"].map((css) => document.querySelector(css)).find((el) => el && shown(el));

	// What was painted of late: how many frames in a row the gold frame lay where it lies, and since when.
	// Nobody aims at what glides, nor at what is in the document and not yet on the screen.
	let lay = null, frames = 0, since = 0;
	const watch = () => {
		const r = framed()?.getBoundingClientRect(), now = r ? [r.x, r.y, r.width].map(Math.round).join() : null;
		frames = now === lay ? frames + 1 : 0;
		if (!frames) since = performance.now();
		lay = now;
		requestAnimationFrame(watch);
	};
	requestAnimationFrame(watch);

	// A point that a lesson frames in gold, null where there is none in sight or it moves.
	const gold = () => {
		const el = framed();
		for (let i = 0; frames > 1 && el && i < 40; i++) {
			const at = within(el);
			if (golden(el, at.x, at.y)) return { ...at, what: "gold " + (el.matches(".o-point") ? "hex" : name(el)) };
		}
		return null;
	};
	const drawn = (el, at) => el.isPointInFill(at) || el.isPointInStroke(at);
	// Whether a gold frame is seen at a point.
	const golden = (el, x, y) => inside(x, y) && (el.matches(".o-point")
		? drawn(el, new DOMPoint(x, y).matrixTransform(el.getScreenCTM().inverse())) && top(x, y)?.closest(".mapview")
		: el.contains(top(x, y)));

	// What is pressed more often is what a hand goes to.
	const weight = ({ el }) => el.matches(".pri, #confirm, #roll, #end-phase") ? 8 : el.closest("#dock, .dock") ? 4 : el.matches(".ctr") ? 2 : el.closest(".drawer") ? 2 : 1;
	const weighed = (list) => {
		let left = random() * list.reduce((sum, c) => sum + weight(c), 0);
		return list.find((c) => (left -= weight(c)) <= 0) ?? list.at(-1);
	};

	const screen = () => [location.hash, document.body.textContent, document.querySelector("main")?.dataset.acts, document.querySelector(".mv-world")?.style.transform,
		document.querySelector(".mv-top")?.innerHTML.length].join("\n");
	const of = (css, text) => [...document.querySelectorAll(css)].map((el) => el[text]).join();
	const acts = () => document.querySelector("main")?.dataset.acts ?? "";
	const table = () => [of("#prompt, #dock, #cover, .bubble:not([hidden]), .mv-bubble:not([hidden])", "innerText"), acts()].join("\n");

	return {
		begin(n) { seed = n; },
		// next is where to press, and what is known of it; how says how often gold is looked for.
		next(how) {
			const all = controls(), frame = gold(), roll = random(), quick = performance.now() - pressedAt < 400, was = last;
			let pick;
			if (frame && roll < how) pick = { ...frame, gold: true };
			else if (roll < how + 0.1 && last) pick = { ...last, what: "again " + last.what, again: true };
			else if (roll < how + 0.2 && before.length) pick = { ...one(before), gone: true };
			else if (roll < how + 0.3) pick = { x: innerWidth * random(), y: innerHeight * random(), what: "anywhere", anywhere: true };
			else pick = all.length ? weighed(all) : { x: innerWidth / 2, y: innerHeight / 2, what: "nothing to press", anywhere: true };
			const hit = top(pick.x, pick.y)?.closest(pressable);
			if (top(pick.x, pick.y)?.closest(foreign)) return this.next(how);
			const known = hit && before.some((c) => c.el === hit);
			const habit = quick && near(pick, was); // the second half of a double tap, which is nobody's decision
			aimed = { expects: Boolean(known && !habit && !off(hit) && !pick.again && hit.ariaPressed !== "true" && hit.ariaSelected !== "true" && hit.ariaChecked !== "true" && !hit.matches(".ctr, .grave")) }; // a card takes no press at first
			before = all;
			last = { x: pick.x, y: pick.y, what: pick.what };
			pressedAt = performance.now();
			up = 0;
			answered = 0;
			idle = screen();
			return { X: pick.x, Y: pick.y, What: pick.anywhere && hit ? "anywhere on " + name(hit) : pick.what, Gold: Boolean(pick.gold && !habit), Expects: aimed.expects, Pause: 100 + Math.floor(700 * random() ** 2) };
		},
		// heard is how many milliseconds after the finger left the page changed anything, 0 while it has not.
		heard: () => Math.ceil(answered),
		// landed reports whether gold lay under the finger when it came down, and when the page heard of it: what
		// comes between the eye and the finger is told apart from a refusal.
		landed: () => landed,
		same: () => idle === screen(),
		lesson: () => [of("#prompt, #dock, #cover, .mv-bubble:not([hidden]), .lesson, .coach", "textContent"), acts(), document.querySelector("main")?.dataset.point, Boolean(document.querySelector(".dock.learnt"))].join("|"),
		refusal: () => document.querySelector('.mv-bubble[role="alert"]:not([hidden])')?.innerText ?? "",
		table,
		// answering are the places that can be pressed now, the likeliest first: what is framed in gold, controls
		// of the table and of the lesson, and counters.
		answering() {
			const all = controls(), frame = gold();
			const own = all.filter(({ el }) => !off(el) && el.closest("#dock, .dock, #cover, .bar, .lesson") && !el.matches(".ctr")).sort((a, b) => weight(b) - weight(a));
			return [...(frame ? [frame] : []), ...own.slice(0, 8), ...all.filter(({ el }) => el.matches(".ctr")).slice(0, 6)].map(({ x, y, what }) => ({ X: x, Y: y, What: what }));
		},
		// clicked is whether the browser made a click of the last press, and what was pressed is still there.
		clicked: () => (clicked ? "clicked" : "no click") + (pressed?.isConnected ? "" : ", what was pressed is gone"),
		away: () => !document.querySelector("#dock, .dock") && !document.querySelector("#cover"),
	};
})();
