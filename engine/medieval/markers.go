package medieval

import "gonfalon/engine/game"

// Markers are the ruins of fortifications (11.1.6), the wolf pits found so far (11.2.1) and
// the palisades that are set up (Ko-15.2.1).
func (b *Battle) Markers() []game.Marker {
	var out []game.Marker
	for _, r := range b.ruins {
		out = append(out, game.Marker{Kind: "ruin", Hex: r.at, Side: game.NoSide})
	}
	for _, p := range b.pits {
		out = append(out, game.Marker{Kind: "pits", Hex: p.at, Side: p.of})
	}
	for i := range b.units {
		if u := &b.units[i]; u.has(staked) && b.on(game.ID(i)) {
			out = append(out, game.Marker{Kind: "palisade", Hex: u.at, Facing: u.wall, HasFacing: true, Side: b.counters[i].side})
		}
	}
	return out
}
