package doubled

import (
	"slices"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/scenarios"
)

func TestTextsAreDoubled(t *testing.T) {
	for text, want := range map[string]string{
		"A hex, {hex}": "AA hheexx, {hex}", "{n} {n:hex|hexes}": "{n} {n:hheexx|hheexxeess|hheexxeess}",
		"<code>as is</code> &amp; <em>so</em>": "<code>as is</code> &amp; <em>ssoo</em>", "5.7.8 ≥ 3": "5.7.8 ≥ 3",
	} {
		if got := Text(text); got != want {
			t.Errorf("%q becomes %q, not %q", text, got, want)
		}
	}
}

func TestTheLanguageIsWhole(t *testing.T) {
	Speak(t)
	for _, p := range i18n.Lacking(Code) {
		if len(p.Lacks) > 0 {
			t.Errorf("%s lacks %q", p.Name, p.Lacks)
		}
	}
	if got := i18n.T(Code, "shelf.turns", i18n.Args{"n": 5}); got != "5 ttuurrnnss" {
		t.Errorf("it says %q", got)
	}
	if words := Single(scenarios.Intro("kulikovo-ambush", Code), nil); len(words) > 0 {
		t.Errorf("the introduction says %q", words)
	}
}

func TestSingleWordsAreFound(t *testing.T) {
	page := `<meta name="description" content="oonnee two"><i title="three">ffoouurr five Maszur</i><code>six</code><svg>seven</svg> sseevveen &amp; x 12 km`
	if got := Single(page, []string{"Ivan Maszur"}); !slices.Equal(got, []string{"two", "three", "five", "sseevveen", "km"}) {
		t.Errorf("found are %q", got)
	}
}
