package page

import (
	"cmp"
	"errors"
	"strconv"
	"strings"
	"time"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/shelf"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// over is what a header says in place of the side to act once a battle has ended.
const over = "over"

// portray writes into a header what the list of games shows of the game on the table. Whoever
// looks at the list may be either player: what one of them hides is not in it.
func (p *Page) portray(h *shelf.Header) {
	t := p.Table.Position.Table
	h.Acts = len(p.Table.Session().Steps)
	h.Title, h.Turn, h.Last, h.Points, h.Side = p.Title(), t.Turn, t.Last, t.Points, match.SideKey(p.Table.Position.Actor)
	if t.Stage == game.StageOver {
		h.Side = over
	}
	h.Hides, h.Friend = p.Table.Conceals(), p.friend()
	h.Field = [2]string{}
	g := p.Table.Whole()
	for id := range game.ID(g.Counters()) {
		if u := g.Piece(id); u.Rank == game.Unit && u.Where == game.OnMap && !u.Has(game.Hidden) {
			h.Field[u.Side] += u.Hex.String()
		}
	}
}

// printedDigits is how many digits the printed number of a hex has.
const printedDigits = 4

// stood is where the units of both sides stood by a header.
func stood(h shelf.Header) (units [2][]hex.Hex) {
	for side, field := range h.Field {
		for ; len(field) >= printedDigits; field = field[printedDigits:] {
			if at, err := hex.Parse(field[:printedDigits]); err == nil {
				units[side] = append(units[side], at)
			}
		}
	}
	return units
}

// picture is the field of a game as it stands; of a game saved by an older version its beginning.
func (p *Page) picture(h shelf.Header) string {
	sc, err := p.Host.Find(h.Scenario)
	if err != nil || h.Field == [2]string{} {
		return p.Prints.Card(h.Scenario)
	}
	return mapview.Live(p.Prints.Get(mapview.ThumbFile(sc.Battle)), stood(h))
}

// called is how a game is called: as the player named it, else after its battle.
func (p *Page) called(h shelf.Header) string {
	return cmp.Or(h.Name, i18n.Or(p.Lang(), "scenario."+h.Scenario, h.Title))
}

// standing is the state of a game in a line: turn, who has to act, points.
func (p *Page) standing(h shelf.Header) string {
	parts := []string{p.Say("shelf.at-turn", i18n.Args{"n": h.Turn})}
	if h.Last > 0 {
		parts[0] = p.Say("saves.turn-of", i18n.Args{"n": h.Turn, "last": h.Last})
	}
	sc, err := p.Host.Find(h.Scenario)
	switch i := strings.Index("ab", h.Side); {
	case h.Side == over:
		parts = append(parts, p.Say("saves.over", nil))
	case h.Side != "" && i >= 0 && err == nil:
		parts = append(parts, p.Say("saves.to-move", i18n.Args{"side": i18n.SideName(p.Lang(), sc.Sides[i])}))
	}
	if h.Points != [2]int{} {
		parts = append(parts, p.Say("saves.points", i18n.Args{"a": h.Points[0], "b": h.Points[1]}))
	}
	return strings.Join(parts, " · ")
}

// when is the moment a game was saved, as one speaks of it today.
func (p *Page) when(h shelf.Header) string {
	now := p.Host.Now()
	at := h.Saved.In(now.Location())
	args := i18n.Args{"time": at.Format("15:04"), "day": at.Day(), "month": strings.Fields(p.Say("when.months", nil))[at.Month()-1], "year": at.Format("2006")}
	switch at.Format(time.DateOnly) {
	case now.Format(time.DateOnly):
		return p.Say("when.today", args)
	case now.AddDate(0, 0, -1).Format(time.DateOnly):
		return p.Say("when.yesterday", args)
	}
	if at.Year() != now.Year() {
		return p.Say("when.year", args)
	}
	return p.Say("when.day", args)
}

// resume is the game played last, if it can be opened, else the one saved last that can.
func (p screens) resume() *panel.Resume {
	var last *shelf.Entry
	for _, e := range p.shelf.List() {
		if _, err := p.Host.Find(e.Scenario); err != nil || e.Broken != nil || e.Friend != nil {
			continue
		}
		if last == nil || e.ID == p.settings.Last {
			last = &e
		}
	}
	if last == nil {
		return nil
	}
	title := last.Name
	if sc, err := p.Host.Find(last.Scenario); err == nil && title == "" {
		title = p.battleName(sc) + " " + strconv.Itoa(sc.Year)
	}
	return &panel.Resume{ID: last.ID, Scenario: last.Scenario, Title: title, Text: p.standing(last.Header), Over: last.Side == over,
		When: p.Say("shelf.saved-at", i18n.Args{"when": p.when(last.Header)}), Picture: p.picture(last.Header)}
}

// unread is the game played last if it cannot be read, else the first that cannot; nil for none.
func (p screens) unread() (lost *panel.Lost) {
	for _, e := range p.shelf.List() {
		if e.Broken != nil && (lost == nil || e.ID == p.settings.Last) {
			lost = &panel.Lost{ID: e.ID, Text: p.reason(e.Broken)}
			lost.Title = p.Say("shelf.lost", nil)
			if e.ID == p.settings.Last {
				lost.Title = p.Say("shelf.lost-last", nil)
			}
		}
	}
	return lost
}

// slots lists the games of the device.
func (p screens) slots() []panel.SaveSlot {
	var out []panel.SaveSlot
	for _, e := range p.shelf.List() {
		if e.Broken != nil {
			out = append(out, panel.SaveSlot{ID: e.ID, Title: p.Say("saves.broken", nil), Sub: p.reason(e.Broken), Broken: true})
			continue
		}
		out = append(out, panel.SaveSlot{ID: e.ID, Title: p.called(e.Header), Sub: p.standing(e.Header),
			When: p.Say("saves.at", i18n.Args{"when": p.when(e.Header)}), Picture: p.picture(e.Header),
			Now: p.Table != nil && e.ID == p.header.ID, Naming: e.ID == p.naming, Typed: p.called(e.Header), Limit: shelf.NameLimit})
	}
	return out
}

// nameGame gives a game the name that was typed, "id:name"; without one it is called after its
// battle again.
func nameGame(p *Page, arg string) {
	id, typed, _ := strings.Cut(arg, ":")
	h, _, err := p.shelf.Load(id)
	if h.Name = ""; err == nil && typed != p.called(h) {
		err = p.shelf.Rename(id, typed)
	}
	p.naming = ""
	p.unkept(err)
}

// deleteGame takes a game off the device, and tells how it comes back.
func deleteGame(p *Page, id string) {
	name := p.Say("saves.broken", nil)
	if h, _, err := p.shelf.Load(id); err == nil {
		name = p.called(h)
	}
	if p.Table != nil && p.header.ID == id {
		p.leave()
		p.drawer = "saves"
	}
	gone, err := p.shelf.Delete(id)
	if err != nil {
		p.unkept(err)
		return
	}
	p.gone = gone
	p.tell("notice.deleted", name, do.Undelete(), "ui.undo")
	p.amend(func(n *panel.Notice) { n.Quiet = true })
}

// undelete brings the game back that was deleted last, for as long as the notice of it stands.
func undelete(p *Page) {
	if p.notice.Do == do.Undelete() {
		p.notice = panel.Notice{}
		p.unkept(p.shelf.PutBack(p.gone))
	}
}

// unkept tells that the device did not take something; a game that is gone is nothing to tell of.
func (p *Page) unkept(err error) {
	switch {
	case err == nil || errors.Is(err, shelf.ErrUnknown):
	case errors.Is(err, shelf.ErrFull):
		p.tell("notice.full", "", "", "")
	default:
		p.tell("notice.blocked", "", "", "")
	}
}
