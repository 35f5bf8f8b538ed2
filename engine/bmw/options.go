package bmw

import (
	"slices"

	"gonfalon/engine/game"
)

// What players may agree on before a battle: other readings of the standard rules, and the
// optional rules of a battle (B-188). Each is asked at the one place where its rule decides.

// option is one of them.
type option uint8

const (
	solidZones       option = iota // only a solid dot takes the zone away (5.1): zoc.go
	shortRetreats                  // cavalry that cannot go three hexes goes as far as it can (9.2): retreat.go
	declaredCharges                // heavy cavalry charges only if its owner says so (9.6): cavalry.go
	commanderRallies               // only the commander of an army rallies (11.2): rally.go
	rallyInDisorder                // a rallied unit returns on its back (11.2): results.go
	pursuit                        // undisciplined troops run after an enemy who falls back: pursuit.go
	feignedFlight                  // knights may pretend to flee: feint.go
	lateTroops                     // eliminated troops may come once more: late.go
)

// options has every option, in that order, as a battle that says nothing more has it.
var options = [...]game.Option{
	solidZones:       {Key: "solid-dot-zones", Ref: "B-6"},
	shortRetreats:    {Key: "short-retreats", Ref: "B-103"},
	declaredCharges:  {Key: "declared-charges", Ref: "B-147"},
	commanderRallies: {Key: "commander-rallies", Ref: "B-166"},
	rallyInDisorder:  {Key: "rally-in-disorder", Ref: "B-169"},
	pursuit:          {Key: "pursuit", Ref: "B-185"},
	feignedFlight:    {Key: "feigned-flight", Ref: "B-213"},
	lateTroops:       {Key: "late-fyrd", Ref: "B-217"},
}

// lacking lists the options of a battle by their keys for which it has neither troops nor
// numbers.
func (sc *Scenario) lacking() (keys []string) {
	for i, o := range options {
		has := slices.ContainsFunc(sc.Options, func(x game.Option) bool { return x.Key == o.Key })
		if has && !slices.ContainsFunc(sc.Armies[:], func(a Army) bool { return a.serves(option(i)) }) {
			keys = append(keys, o.Key)
		}
	}
	return keys
}

// serves reports whether an option finds in an army what it needs.
func (a *Army) serves(o option) bool {
	troops := func(want func(t Troop) bool) bool { return slices.ContainsFunc(a.Troops, want) }
	switch o {
	case commanderRallies:
		return slices.ContainsFunc(a.Leaders, func(l Leader) bool { return l.Commander })
	case pursuit:
		return troops(func(t Troop) bool { return t.Pursues > 0 })
	case feignedFlight:
		led := slices.ContainsFunc(a.Leaders, func(l Leader) bool { return l.Name == a.Feint.Leader })
		return led && troops(func(t Troop) bool { return t.Feigns })
	case lateTroops:
		return a.Late.To > 0 && troops(func(t Troop) bool { return t.Late })
	}
	return true
}

// plays reports whether an option is in force.
func (b *Battle) plays(o option) bool { return b.chosen&(1<<o) != 0 }

// agree puts the options in force that are on.
func (b *Battle) agree(list []game.Option) {
	for i, o := range options {
		if slices.ContainsFunc(list, func(x game.Option) bool { return x.Key == o.Key && x.On }) {
			b.chosen |= 1 << i
		}
	}
}
