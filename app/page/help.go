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
		panel.Find{Lang: p.Lang(), Query: query, Words: p.searches()},
	}
	if strings.TrimSpace(query) != "" {
		return append(left, w.Find(query, p.books())), w.Meets(query)
	}
	if counter, ok := w.Looked(); ok {
		left = append(left, w.Legend(counter, p.guidance.figure))
	}
	right = append(right, w.Purpose(w.PhaseName()))
	right = append(append(right, w.Won()...), w.Hands())
	return left, append(append(right, w.Helpers()...), table.AllHints(w.Words))
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
