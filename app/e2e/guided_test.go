package e2e

import (
	"fmt"

	"gonfalon/app/i18n"
	"gonfalon/app/promptcheck"
	"gonfalon/engine/game"
)

// whatIsSeen is the prompt and all that can be pressed in the dock, as it is read.
const whatIsSeen = `(() => {
	const text = e => e?.innerText.replace(/\s+/g, " ").trim() ?? "";
	const prompt = document.querySelector("#prompt"), over = prompt.matches(".over"), big = prompt.matches(".big");
	return {
		Who: big ? "" : text(prompt.querySelector(over ? "h2" : ".chip")),
		Prompt: big ? "" : text(prompt.querySelector(over ? "h2 + p" : ":scope > .chip ~ span")),
		Over: over,
		Dock: ` + dockName + `,
		Press: [...document.querySelectorAll("#dock [data-do]")].filter(e => e.checkVisibility()).map(e =>
			({Do: e.dataset.do, Label: text(e) || e.ariaLabel || "", Off: Boolean(e.disabled)})),
	};
})()`

// guided holds what is seen against a position in which the computer leads these sides, and returns
// what of it is wrong.
func (b *tab) guided(g game.Game, sides [2]string, foe [2]bool) []string {
	b.t.Helper()
	seen := eval[promptcheck.Seen](b, whatIsSeen)
	seen.Foe = foe
	for s, key := range sides {
		sides[s] = i18n.T("en", "side."+key, nil)
	}
	wrong := promptcheck.Wrong(g, sides, seen)
	if seen.Prompt == "" && !b.has("#prompt.big") {
		wrong = append(wrong, "the prompt says nothing")
	}
	for i := range wrong {
		wrong[i] = fmt.Sprintf("%s (%s, prompt %q)", wrong[i], seen.Dock, seen.Prompt)
	}
	return wrong
}

// answered is what the page explains at a hex or refuses, empty where it does neither.
func (b *tab) answered() string {
	b.t.Helper()
	return eval[string](b, `[...document.querySelectorAll('#why, .mv-bubble[role="alert"]')].filter(e => e.checkVisibility()).map(e => e.innerText).join().trim()`)
}
