package page

import (
	"slices"
	"strconv"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/shelf"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// placing reports whether a side may set up its counters at the table.
func (p *Page) placing() bool { return p.playing() && p.Table.Table.Stage == game.StageSetUp }

// keptSetups are the set-ups kept of the side that is placing, none while nobody is.
func (p *Page) keptSetups() []shelf.Setup {
	if !p.placing() {
		return nil
	}
	return p.shelf.Setups(p.Table.Scenario.ID, int(p.Table.Actor))
}

// setupEdit is what is being done to the kept set-ups: places in the list, plus one; 0 is none.
type setupEdit struct{ naming, parting int }

// storeSetups keeps a list of set-ups instead of those before; it reports whether it could.
func (p *Page) storeSetups(list []shelf.Setup) bool {
	err := p.shelf.SetSetups(p.Table.Scenario.ID, int(p.Table.Actor), list)
	if err != nil {
		p.tell("notice.setup-lost", err, do.Export(p.header.ID), "ui.export")
	}
	return err == nil
}

// keepSetup keeps what the side that is placing has placed, under the next number until
// the player has typed a name.
func keepSetup(p *Page) {
	if !p.placing() {
		return
	}
	g := p.Table.Whole()
	s := shelf.Setup{}
	for _, at := range match.Standings(g, p.Table.Actor, func(game.Piece) bool { return true }) {
		s.Counters = append(s.Counters, shelf.Placed{Unit: g.Name(at.Unit), Hex: at.At.String(), Facing: int(at.Facing),
			SP: at.SP, Leader: nameOf(g, at.Leader), Bearer: nameOf(g, at.Bearer)})
	}
	kept := p.keptSetups()
	n := 1
	for _, k := range kept {
		if before, err := strconv.Atoi(k.Name); err == nil {
			n = max(n, before+1)
		}
	}
	s.Name = strconv.Itoa(n)
	if p.storeSetups(append(kept, s)) {
		p.edit = setupEdit{naming: len(kept) + 1}
	}
}

// nameOf is the text id of a counter, empty for none.
func nameOf(g game.Game, id game.ID) string {
	if id == game.None {
		return ""
	}
	return g.Name(id)
}

// reuseSetup stands the side that is placing up as in a kept set-up; what is no longer
// possible is left to be placed and told.
func reuseSetup(p *Page, i int) {
	kept := p.keptSetups()
	if i < 0 || i >= len(kept) {
		return
	}
	p.edit = setupEdit{}
	list, lost := recalled(p.Table.Whole(), p.Table.Actor, kept[i].Counters)
	left := p.Table.Arrange(list)
	if n := len(left) + lost; n > 0 {
		p.tell("notice.setup-partly", strconv.Itoa(n), "", "")
	}
}

// recalled reads a kept set-up; lost counts what is not of this battle.
func recalled(g game.Game, side game.Side, kept []shelf.Placed) (list []match.Standing, lost int) {
	ids := map[string]game.ID{"": game.None}
	for id := range game.ID(g.Counters()) {
		ids[g.Name(id)] = id
	}
	for _, k := range kept {
		id, known := ids[k.Unit]
		at, err := hex.Parse(k.Hex)
		if !known || id == game.None || err != nil || g.Piece(id).Side != side {
			lost++
			continue
		}
		s := match.Standing{Unit: id, At: at, Facing: hex.Dir(k.Facing), SP: k.SP, Leader: game.None, Bearer: game.None}
		if l, ok := ids[k.Leader]; ok {
			s.Leader = l
		}
		if b, ok := ids[k.Bearer]; ok {
			s.Bearer = b
		}
		list = append(list, s)
	}
	return list, lost
}

// renameSetup opens the field for the name of a kept set-up; of one that does not exist it
// closes the field that is open.
func renameSetup(p *Page, i int) { p.edit = setupEdit{naming: max(0, i+1)} }

// nameSetup gives a kept set-up the name that was typed; without a name it keeps the one it
// has. What cannot be stored stays in the field.
func nameSetup(p *Page, i int, typed string) {
	kept := p.keptSetups()
	if i < 0 || i >= len(kept) {
		return
	}
	if name := shelf.SetupName(typed); name != "" && name != p.Shown().setupName(kept[i]) {
		kept[i].Name = name
		if !p.storeSetups(kept) {
			return
		}
	}
	p.edit = setupEdit{}
}

// dropSetup forgets a kept set-up; the first press only asks.
func dropSetup(p *Page, i int) {
	kept := p.keptSetups()
	switch {
	case i < 0 || i >= len(kept):
	case p.edit.parting != i+1:
		p.edit = setupEdit{parting: i + 1}
	case p.storeSetups(slices.Delete(kept, i, i+1)):
		p.edit = setupEdit{}
	}
}

// setups offers the kept set-ups, and to keep the one on the map.
func (p screens) setups() []panel.Section {
	if !p.placing() || p.Table.Sel != game.None || table.Lies[*table.Duties](p.Table) {
		return nil
	}
	k := panel.Kept{Lang: p.Lang(), Title: p.Say("setup.kept", nil)}
	for i, s := range p.keptSetups() {
		name := p.Shown().setupName(s)
		k.Rows = append(k.Rows, panel.KeptRow{N: i, Name: name, Typed: name, Limit: shelf.NameLimit,
			Use: p.Say("setup.reuse", i18n.Args{"name": name}), Sub: p.Say("setup.counters", i18n.Args{"n": len(s.Counters)}),
			Naming: p.edit.naming == i+1, Parting: p.edit.parting == i+1})
	}
	k.Keep = panel.Button{ID: "keep-setup", Do: do.KeepSetup(), Label: p.Say("setup.keep", nil), Look: "gho", Wide: true,
		Off: len(p.Table.Waiting()) > 0}
	return []panel.Section{k}
}

// setupName is how a kept set-up is called; one without a name has only its number.
func (p screens) setupName(s shelf.Setup) string {
	if _, err := strconv.Atoi(s.Name); err == nil {
		return p.Say("setup.number", i18n.Args{"n": s.Name})
	}
	return s.Name
}
