package play

import (
	"slices"
	"strconv"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/app/shelf"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// placing reports whether a side may set up its counters at the table.
func (p *Page) placing() bool { return p.playing() && p.Table.now.stage == Setup }

// keptSetups are the set-ups kept of the side that is placing.
func (p *Page) keptSetups() []shelf.Setup {
	return p.shelf.Setups(p.Table.Scenario.ID, int(p.Table.now.actor))
}

// storeSetups keeps a list of set-ups instead of those before.
func (p *Page) storeSetups(list []shelf.Setup) {
	if err := p.shelf.SetSetups(p.Table.Scenario.ID, int(p.Table.now.actor), list); err != nil {
		p.tell("notice.full", "", "export:"+p.header.ID, "ui.export")
	}
}

// keepSetup keeps what the side that is placing has placed, under the next number.
func (p *Page) keepSetup() {
	if !p.placing() {
		return
	}
	g := p.Table.Game()
	s := shelf.Setup{}
	for _, at := range standings(g, p.Table.now.actor, func(game.Piece) bool { return true }) {
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
	p.storeSetups(append(kept, s))
	p.tell("notice.setup-kept", s.Name, "", "")
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
func (p *Page) reuseSetup(arg string) {
	if !p.placing() {
		return
	}
	kept, i := p.keptSetups(), number(arg)
	if i < 0 || i >= len(kept) {
		return
	}
	list, lost := recalled(p.Table.Game(), p.Table.now.actor, kept[i].Counters)
	left := p.Table.arrange(list)
	if n := len(left) + lost; n > 0 {
		p.tell("notice.setup-partly", strconv.Itoa(n), "", "")
	}
}

// recalled reads a kept set-up; lost counts what is not of this battle.
func recalled(g game.Game, side game.Side, kept []shelf.Placed) (list []Standing, lost int) {
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
		s := Standing{Unit: id, At: at, Facing: hex.Dir(k.Facing), SP: k.SP, Leader: game.None, Bearer: game.None}
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

// dropSetup forgets a kept set-up.
func (p *Page) dropSetup(arg string) {
	if !p.placing() {
		return
	}
	if kept, i := p.keptSetups(), number(arg); i >= 0 && i < len(kept) {
		p.storeSetups(slices.Delete(kept, i, i+1))
	}
}

// setups offers the kept set-ups, and to keep the one on the map.
func (p *Page) setups() []panel.Section {
	if !p.placing() || p.Table.sel != game.None || p.Table.duties {
		return nil
	}
	a := panel.Actions{Title: p.say("setup.kept", nil)}
	for i, k := range p.keptSetups() {
		n := strconv.Itoa(i)
		a.Buttons = append(a.Buttons,
			panel.Button{ID: "reuse-" + n, Do: "reuse:" + n, Label: p.say("setup.reuse", i18n.Args{"name": k.Name}), Look: "gho", Wide: true},
			panel.Button{Do: "drop-setup:" + n, Icon: "close", Label: p.say("ui.delete", nil), Look: "gho"})
	}
	a.Buttons = append(a.Buttons, panel.Button{ID: "keep-setup", Do: "keep-setup", Label: p.say("setup.keep", nil), Look: "gho", Wide: true,
		Off: len(p.Table.waiting()) > 0})
	return []panel.Section{a}
}
