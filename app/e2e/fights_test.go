package e2e

import (
	"testing"

	"gonfalon/engine/hex"
)

// rehearseFights plays battles up to a phase in which several enemies can be attacked.
func rehearseFights(t testing.TB, targets int) *rehearsal {
	t.Helper()
	for seed := range uint64(seeds) {
		r := rehearse(t, seed+1)
		for r.Game.Outcome() == nil {
			at := map[hex.Hex]bool{}
			for _, o := range r.list() {
				if o.Verb == "attack" {
					at[o.At] = true
				}
			}
			if _, attacking := asked(r.Game, "attack"); attacking && len(at) >= targets {
				return r
			}
			r.act()
		}
	}
	t.Fatal("there is no such phase")
	return nil
}

// All attacks of a phase are proposed at once, changed by a tap, and rolled for one after another.
func TestAllAttacksAreProposed(t *testing.T) {
	t.Parallel()
	file := rehearseFights(t, 4).file()
	for _, s := range someOf(phone, desktop) {
		t.Run(s.name, func(t *testing.T) {
			b := open(t, s, serveAt(t, "/").URL)
			b.bringFile(file)
			b.tap("#propose")
			b.shows(".dock.fights #roll:enabled")
			b.rest()
			b.gallery("proposed")
			groups := eval[int](b, `document.querySelectorAll(".dock.fights .rc").length`)
			if drawn := eval[int](b, `document.querySelectorAll(".mv-top .o-badge").length`); groups < 2 || drawn != groups {
				t.Errorf("%d groups, %d of them drawn", groups, drawn)
			}
			b.tap(`[data-do="fight:1"]`)
			b.wait(`document.querySelector(".o-badge.hot .letter").textContent === "B"`)
			b.rest()
			b.gallery("second")
			b.commit("#roll")
			b.rest()
			b.gallery("rolled")
		})
	}
}

// rehearseOwed plays battles up to a phase after which the same side has a few units near each other that
// must attack.
func rehearseOwed(t testing.TB) (r *rehearsal, owed []string) {
	t.Helper()
	for seed := range uint64(seeds) {
		r := rehearse(t, seed+1)
		for r.Game.Outcome() == nil {
			side, n := phaseSide(r.Game), len(r.Steps)
			if r.may("end-phase") && !r.may("attack") {
				r.press("end-phase")
				if owed := r.owed(); len(owed) > 2 && phaseSide(r.Game) == side {
					r.Cut(len(r.Steps) - 1)
					return r, owed
				}
				r.Cut(n)
			}
			r.act()
		}
	}
	t.Fatal("there is no such phase")
	return nil, nil
}

// owed are the hexes of those who must attack now, none where they stand too far from each other to be seen
// together.
func (r *rehearsal) owed() (out []string) {
	if _, attacking := asked(r.Game, "attack"); !attacking {
		return nil
	}
	var first hex.Hex
	for _, d := range r.Game.Duties(phaseSide(r.Game)) {
		h := r.Game.Piece(d.Unit).Hex
		if len(out) == 0 {
			first = h
		}
		if out = append(out, h.String()); first.Distance(h) > 5 {
			return nil
		}
	}
	return out
}

// As a phase of attacks opens whoever must attack is seen above the sheet, wherever the map was.
func TestWhoMustAttackIsInSight(t *testing.T) {
	t.Parallel()
	r, owed := rehearseOwed(t)
	b := open(t, phone, serveAt(t, "/").URL)
	b.bringFile(r.file())
	for range 5 {
		b.rest()
		b.slide(point{300, 300}, point{20, 120}, 3)
		b.pointer("up", point{20, 120})
	}
	b.rest()
	seen := func() (n int) {
		for _, h := range owed {
			if _, free := b.spotOf(h); free {
				n++
			}
		}
		return n
	}
	if n := seen(); n == len(owed) {
		t.Fatalf("all %d are in sight from the beginning", n)
	}
	b.pressEnd()
	b.rest()
	if n := seen(); n < len(owed) {
		t.Errorf("of %d who must attack %d are in sight", len(owed), n)
	}
	b.shot("owed")
}
