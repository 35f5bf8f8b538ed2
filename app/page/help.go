package page

import (
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
)

// guidance is what help is asked.
type guidance struct {
	query  string // what is searched for
	figure string // of the counter, that was tapped
	chart  int    // the table of the book that is open
	only   string // what of the log is asked for
	rekey  string // the command that waits for a key
	taken  string // why it was not given one
}

// searches are the words that a search can begin with.
func (p screens) searches() (out []string) {
	for _, word := range strings.Fields(p.Say("help.words", nil)) {
		if len(p.View().Find(word, nil).Rules) > 0 {
			out = append(out, word)
		}
	}
	return out
}

// help is the drawer that explains: the counter in question, the phase, how the battle is won,
// what hands do; or what a search has found.
func (p screens) help() (left, right []panel.Section) {
	w, query := p.View(), p.guidance.query
	left = []panel.Section{
		panel.Head{Title: p.Say("help.title", nil), Tools: []panel.Button{{ID: "close-drawer", Do: do.Drawer("help"), Icon: "close", Label: p.wayBack(), Look: "ib"}}},
		panel.Find{Label: p.Say("help.search", nil), Query: query, Words: p.searches()},
	}
	if strings.TrimSpace(query) != "" {
		return append(left, p.rulesFound(query)), w.Meets(query)
	}
	if counter, ok := w.Looked(); ok {
		left = append(left, w.Legend(counter, p.guidance.figure))
	}
	right = append(right, w.Purpose(w.PhaseName()))
	right = append(append(append(right, w.Won()...), p.rulesListed()...), panel.Actions{Buttons: []panel.Button{p.toRulings(w.Words)}}, w.Hands())
	right = append(append(append(right, p.keyTable()...), w.Helpers()...), table.AllHints(w.Words))
	if p.Table.Afar != nil {
		return left, append(p.byLetters(), right...)
	}
	return left, append(right, p.byLetters()...)
}

// rulesFound are the rules that a search has found; of those whose chapter may be left out it is said whether that is in force.
func (p screens) rulesFound(query string) panel.Found {
	f := p.View().Find(query, p.books())
	for i := range f.Rules {
		r := &f.Rules[i]
		r.Note = strings.TrimSpace(p.inBattle(r.Ref) + " " + r.Note)
	}
	return f
}

// byLetters says how a game with somebody elsewhere goes, what can be done with forged programs, and what
// leaves the device.
func (p screens) byLetters() (list []panel.Section) {
	for _, key := range []string{"help.letters", "help.live", "help.forged", "help.leaves"} {
		list = append(list, panel.Note{Title: p.Say(key, nil), Text: p.Say(key+".text", nil)})
	}
	return list
}

// books are the other books of the system in play.
func (p *Page) books() (out []tell.Book) {
	seen := map[string]bool{p.Table.Scenario.Edition: true}
	for _, sc := range p.Host.Battles() {
		if sc.System == p.Table.Scenario.System && !seen[sc.Edition] {
			seen[sc.Edition] = true
			out = append(out, tell.Book{Key: sc.Edition, Cite: sc.Cite})
		}
	}
	return out
}

// search looks for something in the rules; nothing leads back to the rest of help.
func (p *Page) search(query string) { p.guidance.query = query }

// explain says what a figure of the counter means.
func (p *Page) explain(figure string) {
	p.guidance.figure = figure
	if p.Table == nil {
		return
	}
	w := p.View()
	counter, ok := w.Looked()
	if !ok {
		return
	}
	for _, f := range w.Legend(counter, figure).Lines {
		if f.On {
			p.spoken = f.Name + ": " + f.Text
		}
	}
}

// meet goes from a search to a counter.
func (p *Page) meet(id game.ID) {
	if p.playing() {
		p.closeDrawer()
		p.Table.SelectUnit(id)
	}
}

// leaf opens another table of the book.
func (p *Page) leaf(chart int) { p.guidance.chart, p.guidance.query = chart, "" }

// combatBeside is what goes with the first table of a book: why the fight has its column, and the tables looked at
// together with it.
func combatBeside(w table.View, charts []panel.Grid, fight *game.Odds) (list []panel.Section) {
	if fight != nil {
		list = w.Modifiers(fight, w.Actor)
	}
	var beside panel.Beside
	for _, g := range charts {
		if g.Beside {
			beside = append(beside, g)
		}
	}
	return append(list, beside)
}

// tables are the drawer of the tables of the book: one of them, or what a search has found in all.
func (p screens) tables() []panel.Section {
	w, query, fight := p.View(), strings.TrimSpace(p.guidance.query), p.Table.Fight()
	charts := w.Charts(fight)
	pages := panel.Segments{Label: p.Say("tables.title", nil)}
	for i, g := range charts {
		pages.Parts = append(pages.Parts, panel.Segment{Do: do.Chart(i), Label: g.Short, On: query == "" && i == p.guidance.chart})
	}
	list := []panel.Section{
		panel.Head{Title: p.Say("tables.title", nil), Sub: p.Say("book."+p.Table.Scenario.Edition, nil), Tools: []panel.Button{
			{ID: "print-tables", Do: do.Drawer("print"), Icon: "print", Label: p.Say("print.title", nil), Look: "ib"},
			{ID: "close-drawer", Do: do.Drawer("tables"), Icon: "close", Label: p.wayBack(), Look: "ib"}}},
		pages,
		panel.Find{Label: p.Say("tables.search", nil), Query: p.guidance.query, Aside: true},
	}
	if query == "" {
		if i := p.guidance.chart; i >= 0 && i < len(charts) {
			list = append(list, charts[i])
		}
		if p.guidance.chart == 0 {
			list = append(list, combatBeside(w, charts, fight)...)
		}
		return list
	}
	found := tell.Rows(charts, query)
	if len(found) == 0 {
		list = append(list, panel.Note{Text: p.Say("tables.none", nil)})
	}
	for _, g := range found {
		list = append(list, g)
	}
	return list
}
