package table

import (
	"slices"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/tell"
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// overlay is what lies between map and counters.
func (v View) overlay(on Overlays) mapview.Overlay {
	o := mapview.Overlay{Last: v.Last, LastBy: int(v.LastBy)}
	if !on.Last {
		o.Last = nil
	}
	v.T.Mode.overlay(v, &o)
	v.showSelection(&o)
	if _, at := v.T.Mode.(*Idle); at || Lies[*move](v.T) || Lies[*Army](v.T) {
		v.ShowLed(&o)
	}
	v.showZones(&o, on)
	v.showChoices(&o)
	v.showAims(&o)
	v.showGoal(&o)
	v.showWhy(&o)
	o.Warn = v.T.Warned()
	v.showNotes(&o)
	if v.Puzzle != nil && v.Puzzle.Tried != nil {
		o.Arrows = v.Puzzle.Drawn
	}
	if v.Lesson != nil {
		v.showLesson(&o)
	}
	return o
}

// showReach paints where the selected counter can come to.
func (v View) showReach(o *mapview.Overlay) {
	if v.Reach == nil {
		return
	}
	stops, faces := v.BestStops(), v.Piece(v.Sel).HasFacing
	o.Dim = v.Table.Stage != game.StageSetUp && len(stops) > 0
	for _, i := range stops {
		b := v.Reach.Stops[i]
		r := mapview.ReachHex{Hex: b.Hex, Facing: b.Facing, Faces: faces, Lance: match.Lance(b), Rest: b.Rest}
		if v.Table.Stage != game.StageSetUp {
			r.Left = tell.Mp(b.Left)
		}
		o.Reach = append(o.Reach, r)
	}
}

// showBarred paints what bars the selected counter's way.
func (v View) showBarred(o *mapview.Overlay) {
	if v.Reach == nil {
		return
	}
	seen := map[hex.Hex]bool{}
	for _, r := range o.Reach {
		seen[r.Hex] = true
	}
	for _, b := range v.Reach.Barred {
		if !seen[b.Hex] && v.Board().On(b.Hex) {
			seen[b.Hex] = true
			o.Barred = append(o.Barred, b.Hex)
		}
	}
}

// showSelection marks the zone of the selected counter, or a leader's range.
func (v View) showSelection(o *mapview.Overlay) {
	if v.Sel == game.None || v.Table.Stage == game.StageSetUp {
		return
	}
	p := v.Piece(v.Sel)
	if p.Where != game.OnMap {
		return
	}
	if p.Range > 0 {
		o.Range = mapview.Tract{Hexes: v.View.Command(v.Sel), By: int(p.Side)}
		return
	}
	if p.Side == v.Actor {
		o.Front = v.View.Zone(v.Sel)
	} else {
		o.Zone = mapview.Tract{Hexes: v.View.Zone(v.Sel), By: int(p.Side)}
	}
}

// showZones paints the layers that are switched on: where the enemy can strike, his zones, every range.
func (v View) showZones(o *mapview.Overlay, on Overlays) {
	enemy := v.Actor.Other()
	if on.Reach {
		o.Menace = v.Menace(enemy)
	}
	if on.Zones {
		o.Zone = mapview.Tract{Hexes: v.Gather(enemy, v.View.Zone), By: int(enemy)}
	}
	if on.Fire {
		o.Looks.Fire = [2]mapview.Tract{v.Fire(game.A), v.Fire(game.B)}
	}
	if on.Sight {
		o.Looks.From, o.Looks.Unseen = v.Unseen(on.From)
		o.Looks.To, o.Looks.Blocks = v.lineOf(on)
	}
	if on.Shaken {
		o.Looks.Shaken = v.Shaken()
	}
	if on.Commands && o.Range.Hexes == nil {
		o.Range = mapview.Tract{Hexes: v.Gather(v.Actor, v.View.Command), By: int(v.Actor)}
	}
}

// Fire is where a side can shoot from where it stands.
func (v View) Fire(side game.Side) mapview.Tract {
	t, facts := mapview.Tract{By: int(side)}, game.Facts(v.View)
	if facts != nil {
		t.Hexes = v.Gather(side, func(id game.ID) []hex.Hex { return facts.Shots(id, nil) })
	}
	return t
}

// Unseen is what cannot be seen from the selected counter, or from the hex tapped last where none is; from is
// nil where there is neither.
func (v View) Unseen(tapped *hex.Hex) (from *hex.Hex, hidden []hex.Hex) {
	facts := game.Facts(v.View)
	if from = v.viewpoint(tapped); facts == nil || from == nil {
		return nil, nil
	}
	for cell := range v.Board().Cells() {
		if h := v.Board().Hex(cell); v.Board().On(h) {
			if _, free := facts.Sight(*from, h); !free {
				hidden = append(hidden, h)
			}
		}
	}
	return from, hidden
}

// viewpoint is from where one looks: the selected counter, or the hex that was tapped; nil where there is neither.
func (v View) viewpoint(tapped *hex.Hex) *hex.Hex {
	if h := v.Home(); v.Board().On(h) {
		return &h
	}
	if tapped != nil && !v.Board().On(*tapped) {
		return nil
	}
	return tapped
}

// lineOf is to where the line of sight goes that two taps ask for, or one while a counter is selected, and what blocks it.
func (v View) lineOf(on Overlays) (to, blocks *hex.Hex) {
	facts, from := game.Facts(v.View), v.viewpoint(on.From)
	if to = on.To; from != nil && on.From != nil && *from != *on.From {
		to = on.Touched()
	}
	if facts == nil || from == nil || to == nil || *to == *from || !v.Board().On(*to) {
		return nil, nil
	}
	if h, free := facts.Sight(*from, *to); !free {
		blocks = &h
	}
	return to, blocks
}

// LookedAt is what the overlays say of the hex tapped last: what blocks the line to it, or who can strike there.
func (v View) LookedAt(on Overlays) mapview.Bubble {
	if v.Lesson != nil {
		return mapview.Bubble{}
	}
	if to, blocks := v.lineOf(on); on.Sight && to != nil {
		b := mapview.Bubble{Hex: *to, Title: v.Say("sight.free", nil)}
		if blocks != nil {
			ground := v.Board().Terrain(*blocks)
			b.Title = v.Say("sight.blocked", i18n.Args{"what": v.OnGround(*blocks, v.Say("terrain."+ground.String(), nil))})
			if ground == board.Clear {
				b.Title = v.Say("sight.water", i18n.Args{"hex": v.Number(*blocks)})
			}
		}
		return b
	}
	at := on.Touched()
	if !on.Reach || at == nil || !v.Board().On(*at) {
		return mapview.Bubble{}
	}
	return v.strikers(*at)
}

// mostStrikers is how many a card names.
const mostStrikers = 4

// strikers says who of the enemy can strike at a hex in his next turn, and with how much charge at most; those with most
// come first.
func (v View) strikers(at hex.Hex) mapview.Bubble {
	type striker struct {
		name  string
		onset int
	}
	menace := v.Menaced(v.Actor.Other())
	var all []striker
	for _, id := range menace.At(at) {
		all = append(all, striker{v.Unit(id), menace.Onset(id, at)})
	}
	if len(all) == 0 {
		return mapview.Bubble{}
	}
	slices.SortStableFunc(all, func(a, b striker) int { return b.onset - a.onset })
	var names []string
	for _, s := range all[:min(len(all), mostStrikers)] {
		if name := s.name; s.onset > 0 {
			names = append(names, v.Say("strike.charging", i18n.Args{"unit": name, "n": s.onset}))
		} else {
			names = append(names, name)
		}
	}
	if more := len(all) - len(names); more > 0 {
		names = append(names, v.Say("strike.more", i18n.Args{"n": more}))
	}
	return mapview.Bubble{Hex: at, Title: v.Say("strike.title", i18n.Args{"n": len(all)}), Text: []mapview.Phrase{{Text: strings.Join(names, ", ")}}}
}

// Shaken are the hexes of all who are out of order, or suffer from how tired their leader is.
func (v View) Shaken() []hex.Hex {
	var out []hex.Hex
	for _, side := range []game.Side{game.A, game.B} {
		out = append(out, v.Gather(side, func(id game.ID) []hex.Hex {
			if p := v.Piece(id); p.Marks&(game.Disorganised|game.Panicked|game.Worn) != 0 && v.Sees(p) {
				return []hex.Hex{p.Hex}
			}
			return nil
		})...)
	}
	return out
}

// figured is up to how many of the enemy the map has room for figures.
const figured = 200

// Menace is where a side can strike in its next turn if all others stay.
func (v View) Menace(side game.Side) mapview.Menace {
	menace := v.Menaced(side)
	figures := menace.Strikers() <= figured
	m := mapview.Menace{Tract: mapview.Tract{By: int(side)}}
	for cell := range v.Board().Cells() {
		h := v.Board().Hex(cell)
		strong := len(menace.At(h))
		if strong == 0 {
			continue
		}
		m.Hexes = append(m.Hexes, h)
		if figures {
			m.Strong = append(m.Strong, strong)
		}
	}
	return m
}

// showChoices letters the hexes of a question and shows the picked one as it would be.
func (v View) showChoices(o *mapview.Overlay) {
	done := map[hex.Hex]bool{}
	aim, aims := v.T.aim()
	for _, of := range v.T.Options() {
		if !of.Aim || done[of.At] {
			continue
		}
		choice := mapview.ChoiceHex{Hex: of.At, Letter: Letter(len(done)), Side: int(v.T.Mode.chooser(v.T)), Held: len(v.At(of.At)) > 0}
		if aims && aim.At == of.At {
			choice.Chosen, of = true, aim
		}
		choice.Way = v.wayOf(of)
		done[of.At] = true
		o.Choice = append(o.Choice, choice)
	}
	for _, b := range v.T.Refused() {
		if !done[b.Hex] {
			o.Cross = append(o.Cross, b.Hex)
		}
	}
	if aims {
		o.Ghost = v.ghost(aim)
	}
}

// ghost is the counter of the picked option where it points. What befalls it there
// afterwards is another matter. At enemies it only aims, unless it ends its way among them.
func (v View) ghost(of game.Offer) *mapview.Counter {
	after, ok := v.T.peek(v.T.Mode.Picked().Act)
	if !ok || of.At == v.Piece(after.ID).Hex || v.foes(of.At) && after.Hex != of.At {
		return nil
	}
	p := v.Piece(after.ID)
	p.Hex, p.Facing, p.Charge = of.At, after.Facing, after.Charge
	m := tell.Card(p)
	return &m
}

// foes reports whether enemies of the chooser stand on a hex.
func (v View) foes(h hex.Hex) bool {
	return slices.ContainsFunc(v.At(h), func(p game.Piece) bool { return p.Side != v.T.Mode.chooser(v.T) })
}

// wayOf is the way of an option from where its counter stands, nil where it has none.
func (v View) wayOf(of game.Offer) []hex.Hex {
	if len(of.Way) == 0 {
		return nil
	}
	return append([]hex.Hex{v.Piece(of.Unit).Hex}, of.Way...)
}

// lettersOf letters the options by their hexes: options that point at the same hex
// share a letter, those that point nowhere have none.
func lettersOf(options []game.Offer) []string {
	letters := make([]string, len(options))
	byHex := map[hex.Hex]string{}
	for i, o := range options {
		if !o.Aim {
			continue
		}
		if byHex[o.At] == "" {
			byHex[o.At] = Letter(len(byHex))
		}
		letters[i] = byHex[o.At]
	}
	return letters
}

// Letter counts A to Z, then AA and so on.
func Letter(n int) string {
	if n < 26 {
		return string(rune('A' + n))
	}
	return Letter(n/26-1) + Letter(n%26)
}

// Warned are the hexes of those whom a warning is about, as they would stand.
func (c *Table) Warned() (out []hex.Hex) {
	for _, r := range c.Mode.Risks(c) {
		if h, ok := c.spotOf(r.Unit); ok && !slices.Contains(out, h) {
			out = append(out, h)
		}
	}
	return out
}

// spotOf is where a counter would stand after what is previewed.
func (c *Table) spotOf(id game.ID) (h hex.Hex, ok bool) {
	if id == game.None {
		return h, false
	}
	p := c.Piece(id)
	if id == c.Sel && p.Where == game.OnMap {
		p.Hex, _ = c.standing()
	}
	return p.Hex, p.Where == game.OnMap
}

// showAims draws arrows from those who have taken aim to their targets.
func (v View) showAims(o *mapview.Overlay) {
	for _, e := range v.Aims() {
		by, at := v.Piece(e.By), v.Piece(e.Unit)
		o.Arrows = append(o.Arrows, [2]hex.Hex{by.Hex, at.Hex})
	}
}

// showGoal marks what wins for the side that looks.
func (v View) showGoal(o *mapview.Overlay) {
	if v.Lesson == nil && v.Table.Stage != game.StageOver {
		o.Goals = v.Marks(v.GoalOf(v.Seat()))
	}
}

// showWhy points at the hex that is being explained.
func (v View) showWhy(o *mapview.Overlay) {
	if v.Why != nil && v.Why.HasHex && v.Why.Hex != v.Home() {
		h := v.Why.Hex
		o.Asked = &h
	}
	if zone := v.Holding(); zone != nil {
		o.Zone = mapview.Tract{Hexes: zone, By: int(v.Piece(v.Culprit()).Side)}
	}
	if v.Sight.Aimed {
		o.Aim = v.Sight.Focus
	}
}
