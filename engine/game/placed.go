package game

import (
	"gonfalon/engine/dice"
	"gonfalon/engine/hex"
)

// Placed are the hexes of the units of both sides as a battle begins; those that players set up stand as the rules
// place them by themselves.
func (s *Scenario) Placed() (units [2][]hex.Hex) {
	g, err := s.New(nil)
	if err != nil {
		return units
	}
	var luck dice.Seeded
	for side := range Side(2) {
		for _, o := range g.Offers(side, nil) {
			if o.Verb == VerbDeploy {
				g.Apply(o.Act, &luck)
				break
			}
		}
	}
	for id := range ID(g.Counters()) {
		if p := g.Piece(id); p.Rank == Unit && p.Where == OnMap {
			units[p.Side] = append(units[p.Side], p.Hex)
		}
	}
	return units
}
