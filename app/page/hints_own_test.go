package page

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/app/shelf"
	"gonfalon/engine/game"
)

// firstOnes are the first battles.
var firstOnes = []string{"kulikovo-hill", "legnica-smoke"}

// guided is a page on which somebody who has learnt the first lesson fights a first battle against the
// computer, from a side.
func guided(t *testing.T, battle, side string) *stage {
	t.Helper()
	p := staged(t, leaves, 5)
	p.learnt["first-charge"], p.settings.Speech, p.settings.Coach = shelf.Learnt, speaksPlainly, ""
	p.Do("play:" + battle + "&against=squire&side=" + side + "&setup=historical")
	if p.Table == nil || !p.guides() {
		t.Fatal("nobody is guided")
	}
	return p
}

// A first battle gives the four hints of a side, one at a time, each once: the first before anything is done,
// in every language; with the next act it is gone. No other hints are given in it.
func TestAFirstBattleGivesItsFourHints(t *testing.T) {
	for _, battle := range firstOnes {
		p := guided(t, battle, "a")
		h := p.Shown().Dock().Hint
		if h == nil || h.Text != i18n.T("en", "hint."+battle+".1", nil) || h.Ref.Para != "" {
			t.Fatalf("%s begins with the hint %+v", battle, h)
		}
		for _, lang := range i18n.Langs() {
			p.settings.Language = lang
			if says := p.Shown().Dock().Hint.Text; strings.Contains(says, "⟦") || says == "" {
				t.Errorf("%s, %s: %q", battle, lang, says)
			}
		}
		p.settings.Language = "en"
		heard := map[string]bool{}
		r := robot{t, p.Page, rand.New(rand.NewPCG(7, 7))}
		for n := 0; n < 300 && p.Table.Table.Stage != game.StageOver; n++ {
			if h := p.Shown().Dock().Hint; h != nil {
				heard[h.Text] = true
			}
			was, acts := p.coach.own, len(p.Table.Sess.Steps)
			if r.gesture(); n%3 == 0 {
				p.next()
			}
			if was != "" && p.coach.own == was && len(p.Table.Sess.Steps) > acts {
				t.Errorf("%s: %s stays after an act", battle, was)
			}
		}
		given := strings.Fields(p.settings.Hints)
		if len(heard) < 3 || len(given) != len(slices.Compact(slices.Sorted(slices.Values(given)))) || strings.Contains(p.settings.Hints, "medieval") {
			t.Errorf("%s: heard are %d, given %q", battle, len(heard), given)
		}
	}
}

// Whoever sits on the other side is told other things; whoever wants no hints, or speaks with paragraphs, none.
func TestHintsOfAFirstBattleAreForItsSideAndForWhoWantsThem(t *testing.T) {
	p := guided(t, "kulikovo-hill", "b")
	if key, _ := p.Table.OwnHint(func(string) bool { return false }); key != "" && !strings.Contains(key, ".b.") {
		t.Errorf("the other side is given %s", key)
	}
	p = guided(t, "kulikovo-hill", "a")
	p.Do("coach")
	if p.Shown().Dock().Hint != nil || p.guides() {
		t.Error("switched off they come on")
	}
	p.Do("coach")
	if !p.guides() {
		t.Error("switched on they do not come")
	}
	p.Do("speech:full")
	if p.guides() {
		t.Error("who speaks with paragraphs is guided")
	}
}

// The last hint of the Red Hill waits until the banner lies in the grass, or a turn has gone by.
func TestTheHintAboutABannerWaitsForIt(t *testing.T) {
	p := guided(t, "kulikovo-hill", "a")
	others := func(key string) bool { return !strings.HasSuffix(key, ".4") }
	if key, now := p.Table.OwnHint(others); now {
		t.Errorf("%s is given before a banner lies anywhere", key)
	}
}
