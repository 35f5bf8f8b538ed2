package bmw

import (
	"slices"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// allowed are the paragraphs that allow what a verb offers.
var allowed = map[game.Verb][]rule.Ref{
	"begin": {"4.1", "8.21", "8.22", "10.1"}, "advance": {"4.1"}, "leave": {"B-28"}, "declare-charge": {"B-147"}, "muster": {"B-217"}, "enter": {"B-233"},
	"turn-heavy": {"9.6"}, "turn-fast": {"9.6"}, "mount": {"9.5"}, "dismount": {"9.5"},
	"shoot": {"6.1", "6.5"}, "feign": {"B-213"}, "attack": {"7.1", "10.4"},
	"evade": {"8.3", "10.1"}, "withdraw": {"9.4"}, "escape": {"10.4"}, "stand": {"8.3", "9.4"},
	"lose-unit": {"7.6"}, "retreat": {"7.8", "9.2", "B-214"}, "pursue": {"B-212"}, "advance-after": {"7.9", "9.2", "9.6"}, "stay-all": {"7.9"},
	"rally-army": {"11.2"}, "restore": {"11.2"}, "end-phase": {"3.2"},
}

// Every offer cites the paragraph that allows it, and each of those paragraphs allows something.
func TestOffersCiteWhatAllowsThem(t *testing.T) {
	seen := map[rule.Ref]bool{}
	for seed := range uint64(16) {
		play(t, seed, func(b *Battle, _ []game.Event) {
			for _, o := range b.Offers(game.B, b.Offers(game.A, nil)) {
				if seen[o.Ref] = true; !slices.Contains(allowed[o.Verb], o.Ref) || !fitting(b, &o) {
					t.Fatalf("%s of %d cites %s in phase %d", o.Verb, o.Unit, o.Ref, b.phase)
				}
			}
		})
	}
	for verb, refs := range allowed {
		for _, r := range refs {
			if !seen[r] {
				t.Errorf("%s: nothing was allowed by %s in sixteen games", verb, r)
			}
		}
	}
}

// fitting says of the paragraphs that tell counters apart whether they are those of the counter.
func fitting(b *Battle, o *game.Offer) bool {
	leads := o.Unit != game.None && b.counters[o.Unit].leads()
	switch o.Ref {
	case "10.1":
		return leads
	case "8.21", "8.22":
		return !leads && b.zone(b.units[o.Unit].at, b.counters[o.Unit].side.Other())
	case "6.1", "6.5":
		return (o.Ref == "6.5") == (b.phase.kind() == fireBack)
	case "9.2":
		return b.horse(o.Unit)
	case "7.8":
		return !b.horse(o.Unit)
	}
	return true
}
