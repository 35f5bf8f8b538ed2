package page

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/foe"
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/opponent"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
)

// analysis is what the computer thinks of the decisions of a battle that is over, once it was asked.
type analysis struct {
	post     func(order string) // nil while nobody looks at it
	close    func()
	here     bool // it is thought of in the page's own time
	done, of int
	trouble  string // a catalogue key: why there is none

	known  bool
	faults [2][]bot.Fault
	course []bot.Verdict
	side   game.Side // whose decisions are shown
	told   map[string][2][]panel.Fault
	chosen int                       // the decision whose boards are shown, below 0 for none
	boards map[string][2]panel.Board // by language, side and decision
}

var analysisCommands = commands{
	"analyse":      func(p *Page, _ string) { p.analyse() },
	"end-analysis": func(p *Page, _ string) { p.endAnalysis() },
	"analysis-side": func(p *Page, side string) {
		if p.book != nil {
			p.book.analysis.side, p.book.analysis.chosen = sideOf(side), 0
		}
	},
	"analysis-choose": func(p *Page, n string) { p.chooseFault(do.Number(n)) },
	"analysis-look":   func(p *Page, n string) { p.lookAtFault(do.Number(n)) },
	"analysis-try": func(p *Page, n string) {
		p.lookAtFault(do.Number(n))
		p.branch("")
	},
}

// sideOf is the side of a class.
func sideOf(name string) game.Side {
	if name == match.SideKey(game.B) {
		return game.B
	}
	return game.A
}

// analysable reports whether there is a battle to be analysed: during one, it would tell what the
// other side could not see. It is not offered before all dice are weighed, as what they turned would
// push the button away from under the finger.
func (p *Page) analysable() bool {
	return p.book != nil && p.book.written() && p.book.weighed() && p.Host.Worker != nil && p.Table.Session().Game.Outcome() != nil
}

// analyse has the decisions of the battle looked at, beside the page or where that cannot be in it.
func (p *Page) analyse() {
	if !p.analysable() || p.book.analysis.post != nil || p.book.analysis.known {
		return
	}
	a := &p.book.analysis
	side := game.A
	if p.Table.Opposed() {
		side = p.Table.Person
	}
	*a = analysis{side: side}
	p.vacate() // nobody plays any more
	p.study(false)
}

// study finds somebody who looks at the battle.
func (p *Page) study(here bool) {
	b := p.book
	a := &b.analysis
	a.here = here
	failed := ""
	post, end := p.Host.Worker(here, func(s foe.Message) {
		switch {
		case a.here != here || p.book == b && a.post == nil && s.Failed == "":
		case p.book != b:
			a.leave()
		default:
			failed = s.Failed
			p.studied(b, s)
		}
	})
	if failed != "" {
		end()
		return
	}
	a.post, a.close, a.of = post, end, len(p.Table.Session().Steps)
	order, err := json.Marshal(foe.Order{N: 1, Record: p.record(), Level: match.Adviser.String(), Study: true})
	if err != nil {
		panic(err) // texts and numbers have a JSON form
	}
	post(string(order))
}

// studied hears how far it is, or what was found. Where whoever thinks beside the page is lost it is
// thought of here.
func (p *Page) studied(b *telling, s foe.Message) {
	a := &b.analysis
	if s.Answer == "" && s.Failed == "" {
		return
	}
	err := errors.New(s.Failed)
	if s.Failed == "" {
		var reply foe.Reply
		if err = json.Unmarshal([]byte(s.Answer), &reply); err == nil && reply.Of > 0 {
			a.done, a.of = reply.Done, reply.Of
			return
		}
		var faults []bot.Fault
		if err == nil {
			faults, a.course, err = reply.Faults(&p.Table.Scenario, p.Table.Session())
		}
		if err == nil {
			a.leave()
			a.known, a.told, a.boards = true, map[string][2][]panel.Fault{}, map[string][2]panel.Board{}
			for _, f := range faults {
				a.faults[f.Side] = append(a.faults[f.Side], f)
			}
			return
		}
		err = opponent.ErrNonsense
	}
	here := a.here
	if a.leave(); !here {
		p.study(true)
		return
	}
	if a.trouble = "trouble.foe-nonsense"; isTold(err.Error()) {
		a.trouble = "trouble." + err.Error()
	}
}

// leave lets whoever looks at the battle go.
func (a *analysis) leave() {
	post, end := a.post, a.close
	if a.post, a.close, a.done, a.of = nil, nil, 0, 0; post != nil {
		post(`{"rest":true}`)
		end()
	}
}

func (p *Page) endAnalysis() {
	if p.book != nil {
		p.book.analysis.leave()
	}
}

// chooseFault shows the boards of a decision, or of none where it was chosen.
func (p *Page) chooseFault(n int) {
	if p.book == nil {
		return
	}
	if a := &p.book.analysis; a.chosen == n {
		a.chosen = -1
	} else {
		a.chosen = n
	}
}

// lookAtFault looks back at the moment before a decision, with what would have been better.
func (p *Page) lookAtFault(n int) {
	if !p.Reading() || n < 0 || n >= len(p.book.analysis.faults[p.book.analysis.side]) {
		return
	}
	f := &p.book.analysis.faults[p.book.analysis.side][n]
	p.lookBack(strconv.Itoa(f.Step))
	if m, ok := p.Looking(); ok {
		m.Instead = f
		if at := f.Better.At; f.Better.Aim {
			p.Table.Sight.Look(at)
		}
	}
}

// analysis is what the chronicle shows of it, nil for nothing.
func (p screens) analysis() panel.Section {
	if !p.analysable() {
		return nil
	}
	a := &p.book.analysis
	out := panel.Analysis{Title: p.Say("analysis.title", nil)}
	switch {
	case a.post != nil:
		out.Done, out.Of = a.done, a.of
		out.Doing = p.Say("analysis.doing", i18n.Args{"done": a.done, "of": a.of})
		out.Do = []panel.Button{{ID: "end-analysis", Do: do.EndAnalysis(), Label: p.Say("analysis.stop", nil), Look: "gho"}}
	case a.known:
		w := p.View()
		for side := game.A; side <= game.B; side++ {
			out.Sides = append(out.Sides, panel.Segment{Do: do.AnalysisSide(match.SideKey(side)), Label: w.Side(side), On: a.side == side})
		}
		if out.Faults = p.faults(); len(out.Faults) == 0 {
			out.Foot = p.Say("analysis.none", nil)
		} else {
			out.Text, out.Foot = p.Say("analysis.lead", nil), p.Say("analysis.how", nil)
		}
	default:
		out.Text = p.Say("analysis.text", nil)
		if a.trouble != "" {
			out.Foot = p.Say(a.trouble, nil)
		}
		out.Do = []panel.Button{{ID: "analyse", Do: do.Analyse(), Label: p.Say("analysis.begin", nil), Look: "pri"}}
	}
	return out
}

// faults are the decisions of the side that is shown, the chosen one with its boards.
func (p screens) faults() []panel.Fault {
	a := &p.book.analysis
	list := slices.Clone(p.faultsOf(a.side))
	if n := a.chosen; n >= 0 && n < len(list) {
		list[n].On, list[n].Boards = true, p.boards(n)
		list[n].Then = []panel.Button{
			{ID: "fault-look", Do: do.AnalysisLook(n), Label: p.Say("analysis.look", nil), Look: "gho"},
			{ID: "fault-try", Do: do.AnalysisTry(n), Label: p.Say("analysis.try", nil), Look: "gho"},
		}
	}
	return list
}

// faultsOf are the decisions of a side in words.
func (p screens) faultsOf(side game.Side) []panel.Fault {
	a, lang := &p.book.analysis, p.Lang()
	told, known := a.told[lang]
	if !known {
		for side := range told {
			for n := range a.faults[side] {
				f := p.View().Fault(&a.faults[side][n])
				f.Do = do.AnalysisChoose(n)
				f.Share = 100 * a.faults[side][n].Cost / max(1, a.faults[side][0].Cost)
				told[side] = append(told[side], f)
			}
		}
		a.told[lang] = told
	}
	return told[side]
}

// boards are the field before a decision as it was taken and as it had better been, of which both
// show the same part.
func (p screens) boards(n int) [2]panel.Board {
	a := &p.book.analysis
	key := fmt.Sprint(p.Lang(), a.side, n)
	out, drawn := a.boards[key]
	thumb := p.Prints.Get(mapview.ThumbFile(p.Table.Scenario.Board.Name))
	if drawn || thumb == "" {
		return out
	}
	w := p.View()
	played, better := w.Boards(&a.faults[a.side][n])
	of := append(slices.Clone(played.Of), better.Of...)
	if len(of) == 0 {
		return out
	}
	for i, b := range []tell.Diagram{played, better} {
		out[i] = panel.Board{Name: p.Say([]string{"analysis.played", "analysis.instead"}[i], nil), Best: i == 1,
			Picture: mapview.Board(thumb, b.Scene, of), Rows: w.Promised(b.Odds)}
	}
	a.boards[key] = out
	return out
}

// faultText is the decisions of both sides as plain text, "" where nobody was asked.
func (p screens) faultText() string {
	if !p.analysable() || !p.book.analysis.known {
		return ""
	}
	rows := []string{p.Say("analysis.title", nil)}
	for side := game.A; side <= game.B; side++ {
		rows = append(append(rows, p.View().Side(side)), p.faultLines(side)...)
	}
	return strings.Join(append(rows, p.Say("analysis.how", nil)), "\n")
}

// faultLines are the decisions of a side, a line for each.
func (p screens) faultLines(side game.Side) (lines []string) {
	for i, f := range p.faultsOf(side) {
		lines = append(lines, fmt.Sprintf("%d. %s. %s (%s, %s)", i+1, f.Text, f.Better, f.When, f.Cost))
	}
	if len(lines) == 0 {
		lines = append(lines, p.Say("analysis.none", nil))
	}
	return lines
}
