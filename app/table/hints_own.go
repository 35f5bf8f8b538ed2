package table

import (
	"strconv"

	"gonfalon/app/i18n"
	"gonfalon/engine/game"
)

// ownMoments are when the hints help that a first battle has of its own, in their order: as its first turn
// begins; when somebody is chosen who can ride; when there is somebody to strike; and when the banner that is
// to be taken has no bearer, or a turn has gone by.
var ownMoments = [...]func(c *Table) bool{
	func(c *Table) bool { return Lies[*Idle](c) && c.Table.Turn == c.Scenario.Turns[0] },
	func(c *Table) bool { return Lies[*move](c) && c.Reach != nil && !c.Attacks },
	func(c *Table) bool { return c.Attacks && len(c.Duties) > 0 },
	func(c *Table) bool { return c.Table.Turn > c.Scenario.Turns[0] || c.bannerLies() },
}

// Guided reports whether the battle has hints of its own.
func (c *Table) Guided() bool { return i18n.Ways(c.ownHints()) > 0 }

// ownHints is the key, without a number, of the hints that a battle has of its own for the side that looks.
func (c *Table) ownHints() string {
	key := "hint." + c.Scenario.ID
	if c.Seat() == game.B {
		key += ".b"
	}
	return key
}

// ownHint is the key of one of them.
func (c *Table) ownHint(n int) string { return c.ownHints() + "." + strconv.Itoa(n+1) }

// OwnHint is the first hint of the battle's own that helps now and was not given; ok is false for none.
func (c *Table) OwnHint(given func(key string) bool) (key string, ok bool) {
	for n, helps := range ownMoments {
		if key = c.ownHint(n); !given(key) && helps(c) {
			return key, true
		}
	}
	return "", false
}

// bannerLies reports whether a banner that is to be taken lies on the map without a bearer.
func (c *Table) bannerLies() bool {
	for _, id := range c.GoalOf(c.Seat()).Units {
		if p := c.Piece(id); p.Rank == game.Banner && p.Side != c.Seat() && p.Where == game.OnMap && p.HeldBy == game.None {
			return true
		}
	}
	return false
}
