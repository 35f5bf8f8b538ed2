package e2e

import (
	"fmt"
	"os"
	"strconv"
	"testing"
)

// meddler changes a page as translators, dark-mode and grammar extensions do, at random: meddle(n) does
// n things to what the program has drawn. A part that is taken out may be changed where nobody sees it.
const meddler = `
	let state = %d;
	const random = (n) => { state = (state * 1103515245 + 12345) %% 2147483648; return Math.floor(state / 2147483648 * n); };
	const nodes = () => {
		const found = [], walk = document.createTreeWalker(document.querySelector("#page"), NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
		while (walk.nextNode()) if (!walk.currentNode.parentNode.closest("svg")) found.push(walk.currentNode);
		return found;
	};
	const wrap = (node) => { const font = document.createElement("font"); node.replaceWith(font); font.append(node); };
	const translate = (text) => {
		const outer = document.createElement("font"), inner = document.createElement("font");
		inner.textContent = "«" + text.textContent + "»";
		outer.append(inner);
		text.replaceWith(outer);
	};
	const ways = [wrap, translate, (node) => node.remove(), (node) => node.replaceWith(node.cloneNode(true)),
		(node, to) => { if (!node.contains(to)) to.append(node); }, (node) => { node.before(document.createElement("b"), "foreign"); },
		(node) => { if (node.nodeType === 3) node.data = "foreign"; else node.normalize(); }, (node) => document.body.append(node),
		(node, to) => { node.remove(); node.firstChild?.remove(); node.append?.("foreign"); if (!node.contains(to)) to.append(node); },
		({ parentNode: all }) => { all.replaceChildren(...[...all.childNodes].map((node) => node.cloneNode(true))); }];
	window.meddle = (n, sorts = ways.length) => {
		for (let i = 0; i < n; i++) {
			const all = nodes(), pick = (list) => list[random(list.length)];
			const node = pick(all), to = pick(all.filter((e) => e.nodeType === 1)), way = ways[random(sorts)];
			if (node && to) way(node, to);
		}
	};`

// shown is what the page says and of what elements it is made.
const shown = `(() => {
	const page = document.querySelector("#page").cloneNode(true);
	for (const map of page.querySelectorAll(".mv, svg, .mv-bubble")) map.replaceChildren();
	return page.innerHTML.replaceAll(/<([a-z0-9]+) [^>]*>/g, "<$1>").replaceAll(/<svg><.svg>|<span><.span>/g, ""); // a picture may be on its way
})()`

// read is what the page says beside its maps, whose numbers come and go with the window.
const read = `(() => {
	const page = document.querySelector("#page").cloneNode(true);
	for (const map of page.querySelectorAll(".mv, svg, .mv-bubble")) map.replaceChildren();
	return page.textContent.replace(/[«»]/g, "");
})()`

// meddlings is how many random histories are tried.
func meddlings() int {
	if n, err := strconv.Atoi(os.Getenv("GONFALON_MEDDLE")); err == nil {
		return n
	}
	return 4
}

// Whatever others do to the page between two taps, the game goes on, and what the page shows then is
// what it would show if it were drawn anew.
func TestAPageThatOthersChangeGoesOn(t *testing.T) {
	t.Parallel()
	h := serveAt(t, "/")
	for n := range meddlings() {
		b := newTab(t, desktop, fmt.Sprintf(meddler, n+1))
		b.visit(h.URL + "?play=legnica-mieszko&against=person&setup=historical")
		b.rest()
		for i, command := range []string{"end", "drawer:menu", "close-drawer", "end", "drawer:help", "lang:pl", "close-drawer", "end", "shelf"} {
			b.meddles(command, 3+i)
		}
		if thrown := b.exceptions(); len(thrown) > 0 {
			t.Errorf("seed %d: exceptions: %q", n+1, thrown)
		}
	}
}

// meddles changes the page so often as others do, gives a command and sees what comes of it.
func (b *tab) meddles(command string, times int) {
	b.t.Helper()
	eval[any](b, fmt.Sprintf(`meddle(%d)`, times))
	eval[any](b, fmt.Sprintf(`gonfalon.do(%q)`, command))
	b.wait(rests)
	if command == "end" {
		eval[any](b, `document.querySelector("#confirm:enabled")?.click()`)
		b.wait(rests)
	}
	b.isTrue(command)
}

// isTrue fails the test if the page does not show what it would if it were drawn anew.
func (b *tab) isTrue(what string) {
	b.t.Helper()
	if stopped := eval[string](b, `document.documentElement.dataset.engine`); stopped != "running" {
		b.t.Fatalf("%s: the program has %s: %q", what, stopped, b.exceptions())
	}
	eval[any](b, `window.redrawn = document.querySelector("#page")`)
	was := eval[string](b, shown)
	eval[any](b, `gonfalon.redraw()`)
	b.wait(`document.querySelector("#page") !== redrawn && (` + rests + `)`)
	if is := eval[string](b, shown); is != was {
		at := differ(was, is)
		b.t.Errorf("%s: the page shows\n…%.300s\nand is\n…%.300s", what, was[max(0, at-60):], is[max(0, at-60):])
	}
}

// differ is where two texts begin to differ.
func differ(a, b string) (at int) {
	for at < min(len(a), len(b)) && a[at] == b[at] {
		at++
	}
	return at
}

// translator wraps every text that it finds in elements of its own, also those that come later, on a page
// that asks it in vain to leave its texts alone.
const translator = `window.translate = () => {
	const take = (text) => {
		const parent = text.parentElement;
		if (!text.isConnected || !parent || !/\p{L}/u.test(text.data) || parent.closest("svg, script, style, textarea, font")) return;
		const outer = document.createElement("font"), inner = document.createElement("font");
		inner.textContent = "«" + text.data + "»";
		outer.append(inner);
		text.replaceWith(outer);
		window.translated = (window.translated ?? 0) + 1;
	};
	const takeAll = (root) => {
		if (root.nodeType === 3) return take(root);
		const found = [], walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		while (walk.nextNode()) found.push(walk.currentNode);
		found.forEach(take);
	};
	takeAll(document.body);
	new MutationObserver((changes) => {
		for (const { type, target, addedNodes } of changes) {
			if (type === "characterData") take(target);
			else addedNodes.forEach(takeAll);
		}
	}).observe(document.body, { childList: true, characterData: true, subtree: true });
}`

// Under a translator that does not ask the game goes on, and what it has translated are the true words.
func TestATranslatedPageGoesOn(t *testing.T) {
	t.Parallel()
	b := newTab(t, desktop, translator)
	b.visit(serveAt(t, "/").URL + "?play=legnica-mieszko&against=person&setup=historical")
	b.rest()
	eval[any](b, "translate()")
	for _, command := range []string{"end", "drawer:help", "drawer:log", "close-drawer", "end", "end", "end", "shelf"} {
		eval[any](b, fmt.Sprintf(`gonfalon.do(%q)`, command))
		b.wait(rests)
		eval[any](b, `document.querySelector("#confirm:enabled")?.click()`)
		b.wait(rests)
		said := eval[string](b, read)
		eval[any](b, `window.redrawn = document.querySelector("#page"), gonfalon.redraw()`)
		b.wait(`document.querySelector("#page") !== redrawn && (` + rests + `)`)
		if says := eval[string](b, read); says != said {
			at := max(0, differ(said, says)-60)
			t.Errorf("%s: the page said …%.300s, and says …%.300s", command, said[at:], says[at:])
		}
	}
	if n := eval[int](b, "window.translated ?? 0"); n < 100 {
		t.Errorf("only %d texts were translated", n)
	}
	if thrown := b.exceptions(); len(thrown) > 0 {
		t.Errorf("exceptions: %q", thrown)
	}
}
