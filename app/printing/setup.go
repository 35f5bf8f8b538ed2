package printing

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/press/order"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// setUpSheets say where the counters of both armies begin, command by command.
func (b Battle) setUpSheets() (list []order.Sheet, err error) {
	g, err := b.New(b.Options)
	if err != nil {
		return nil, err
	}
	w := b.words(g)
	for side := game.A; side <= game.B; side++ {
		list = append(list, order.Sheet{Aid: &order.Aid{Title: b.Say("print.setup-of", i18n.Args{"battle": b.Name, "side": w.Side(side)}),
			Tables: b.commands(w, side), Foot: b.Say("aid.short", nil)}})
	}
	return list, nil
}

// commands are tables of the commands of a side in the order of battle, and of those in none.
func (b Battle) commands(w tell.Words, side game.Side) (list []order.Table) {
	var leaders []game.ID
	posts, followed := map[game.ID][]post{}, map[game.ID]bool{}
	for id := range game.ID(w.Game.Counters()) {
		followed[w.Game.Piece(id).Commander] = true
	}
	for id := range game.ID(w.Game.Counters()) {
		p := w.Game.Piece(id)
		if p.Side != side {
			continue
		}
		of := p.Commander
		if followed[id] {
			of = id
		}
		if posts[of] == nil {
			leaders = append(leaders, of)
		}
		posts[of] = begins(posts[of], w, p)
	}
	for _, of := range leaders {
		t := order.Table{Title: b.Say("print.no-leader", nil)}
		if of != game.None {
			t.Title = w.Unit(of)
		}
		for _, p := range posts[of] {
			t.Rows = append(t.Rows, []string{named(p.names), p.where})
		}
		list = append(list, t)
	}
	return list
}

// post is where counters begin.
type post struct {
	names []string
	where string
}

// begins adds a counter to those that begin where it does.
func begins(list []post, w tell.Words, p game.Piece) []post {
	where := beginning(w, p)
	name := w.Card(p).Name
	if name == "" {
		name = w.Named(p)
	}
	at := slices.IndexFunc(list, func(x post) bool { return x.where == where })
	if at < 0 {
		return append(list, post{[]string{name}, where})
	}
	list[at].names = append(list[at].names, name)
	return list
}

// beginning says where a counter begins: on its hex, on any of some hexes, with who carries it, or that it comes later.
func beginning(w tell.Words, p game.Piece) string {
	switch r := w.Game.Reach(p.ID); {
	case p.Rank == game.Banner && p.HeldBy != game.None:
		return w.Say("print.with", i18n.Args{"unit": w.Unit(p.HeldBy)})
	case p.Rank == game.Banner && p.Commander != game.None:
		return w.Say("print.with", i18n.Args{"unit": w.Unit(p.Commander)})
	case p.Where == game.OnMap && p.HasFacing:
		return p.Hex.String() + ", " + w.Say("facing."+p.Facing.String(), nil)
	case p.Where == game.OnMap:
		return p.Hex.String()
	case r != nil && len(r.Stops) > 0:
		var at []hex.Hex
		for _, s := range r.Stops {
			if !slices.Contains(at, s.Hex) {
				at = append(at, s.Hex)
			}
		}
		return runs(at)
	case w.Game.Board().On(p.Hex):
		return w.Say("print.enters", i18n.Args{"hex": p.Hex.String()})
	}
	return w.Say("print.later", nil)
}

// runs writes hexes column by column: "1812–1816, 1911".
func runs(at []hex.Hex) string {
	slices.SortFunc(at, func(a, b hex.Hex) int { return strings.Compare(a.String(), b.String()) })
	var parts []string
	for i := 0; i < len(at); {
		n := i + 1
		for n < len(at) && at[n] == at[n-1].Step(hex.S) {
			n++
		}
		part := at[i].String()
		if n-1 > i {
			part += "–" + at[n-1].String()
		}
		parts, i = append(parts, part), n
	}
	return strings.Join(parts, ", ")
}

// named writes names that differ in their numbers as one: "Kraków 1–4, Gończa".
func named(names []string) string {
	var parts []string
	for i := 0; i < len(names); {
		stem, first := numbered(names[i])
		n := i + 1
		for n < len(names) && first > 0 {
			if s, k := numbered(names[n]); s != stem || k != first+n-i {
				break
			}
			n++
		}
		part := names[i]
		if n-1 > i {
			part = fmt.Sprintf("%s %d–%d", stem, first, first+n-1-i)
		}
		parts, i = append(parts, part), n
	}
	return strings.Join(parts, ", ")
}

// numbered takes a name with a number apart; 0 for one without.
func numbered(name string) (stem string, n int) {
	if at := strings.LastIndexAny(name, " \u00a0"); at > 0 {
		if n, err := strconv.Atoi(strings.TrimLeft(name[at:], " \u00a0")); err == nil {
			return name[:at], n
		}
	}
	return name, 0
}
