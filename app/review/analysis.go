package review

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/foe"
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
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

// Analysable reports whether there is a battle to be analysed: during one, it would tell what the
// other side could not see. It is not offered before all dice are weighed, as what they turned would
// push the button away from under the finger.
func (b *Book) Analysable() bool {
	a := &b.analysis
	return b.ripe() && a.post == nil && !a.known
}

// ripe reports whether all is known that an analysis needs.
func (b *Book) ripe() bool {
	return b.Written() && b.Weighed() && b.session.Game.Outcome() != nil
}

// Analyse has the decisions of the battle looked at, beside the page or where that cannot be in it; those
// of a side are shown first.
func (b *Book) Analyse(h Host, side game.Side) {
	if b.Analysable() {
		b.analysis = analysis{side: side}
		b.study(h, false)
	}
}

// EndAnalysis stops it.
func (b *Book) EndAnalysis() { b.analysis.leave() }

// Side shows the decisions of a side.
func (b *Book) Side(side game.Side) { b.analysis.side, b.analysis.chosen = side, 0 }

// study finds somebody who looks at the battle.
func (b *Book) study(h Host, here bool) {
	a := &b.analysis
	a.here = here
	failed := ""
	post, end := h.Worker(here, func(s foe.Message) {
		if b.closed || a.here != here || a.post == nil && s.Failed == "" {
			return
		}
		failed = s.Failed
		b.studied(h, s)
	})
	if failed != "" {
		end()
		return
	}
	a.post, a.close, a.of = post, end, len(b.session.Steps)
	order, err := json.Marshal(foe.Order{N: 1, Record: h.Record(), Battle: b.scenario.Made.Text, Level: match.Adviser.String(), Study: true})
	if err != nil {
		panic(err) // texts and numbers have a JSON form
	}
	post(string(order))
}

// studied hears how far it is, or what was found. Where whoever thinks beside the page is lost it is
// thought of here.
func (b *Book) studied(h Host, s foe.Message) {
	a := &b.analysis
	switch {
	case s.Failed != "":
		b.lost(h, s.Failed)
		return
	case s.Answer == "":
		return
	}
	var reply foe.Reply
	if json.Unmarshal([]byte(s.Answer), &reply) != nil {
		b.lost(h, foe.Nonsense)
		return
	}
	if reply.Of > 0 {
		a.done, a.of = reply.Done, reply.Of
		return
	}
	faults, course, err := reply.Faults(b.scenario, b.session)
	if err != nil {
		b.lost(h, foe.Nonsense)
		return
	}
	a.leave()
	a.known, a.course, a.told, a.boards = true, course, map[string][2][]panel.Fault{}, map[string][2]panel.Board{}
	for _, f := range faults {
		a.faults[f.Side] = append(a.faults[f.Side], f)
	}
}

// lost hears why there is no answer: whoever looked at it beside the page is followed by one here.
func (b *Book) lost(h Host, why string) {
	a := &b.analysis
	here := a.here
	if a.leave(); !here {
		b.study(h, true)
		return
	}
	if a.trouble = "trouble." + foe.Nonsense; slices.Contains(foe.Troubles, why) {
		a.trouble = "trouble." + why
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

// Choose shows the boards of a decision, or of none where it was chosen.
func (b *Book) Choose(n int) {
	if a := &b.analysis; a.chosen == n {
		a.chosen = -1
	} else {
		a.chosen = n
	}
}

// Fault is a decision of the side that is shown, nil where there is none.
func (b *Book) Fault(n int) *bot.Fault {
	if list := b.analysis.faults[b.analysis.side]; n >= 0 && n < len(list) {
		return &list[n]
	}
	return nil
}

// analysable reports whether an analysis can be asked for, or is there.
func (v View) analysable() bool { return v.Hires && v.Book.ripe() }

// analysis is what the chronicle shows of it, nil for nothing.
func (v View) analysis() panel.Section {
	if !v.analysable() {
		return nil
	}
	a := &v.Book.analysis
	out := panel.Analysis{Title: v.Say("analysis.title", nil)}
	switch {
	case a.post != nil:
		out.Done, out.Of = a.done, a.of
		out.Doing = v.Say("analysis.doing", i18n.Args{"done": a.done, "of": a.of})
		out.Do = []panel.Button{{ID: "end-analysis", Do: do.EndAnalysis(), Label: v.Say("analysis.stop", nil), Look: "gho"}}
	case a.known:
		for side := game.A; side <= game.B; side++ {
			out.Sides = append(out.Sides, panel.Segment{Do: do.AnalysisSide(match.SideKey(side)), Label: v.Side(side), On: a.side == side})
		}
		if out.Faults = v.shownFaults(); len(out.Faults) == 0 {
			out.Foot = v.Say("analysis.none", nil)
		} else {
			out.Text, out.Foot = v.Say("analysis.lead", nil), v.Say("analysis.how", nil)
		}
	default:
		out.Text = v.Say("analysis.text", nil)
		if a.trouble != "" {
			out.Foot = v.Say(a.trouble, nil)
		}
		out.Do = []panel.Button{{ID: "analyse", Do: do.Analyse(), Label: v.Say("analysis.begin", nil), Look: "pri"}}
	}
	return out
}

// shownFaults are the decisions of the side that is shown, the chosen one with its boards.
func (v View) shownFaults() []panel.Fault {
	a := &v.Book.analysis
	list := slices.Clone(v.Faults(a.side))
	if n := a.chosen; n >= 0 && n < len(list) {
		list[n].On, list[n].Boards = true, v.boards(n)
		list[n].Then = []panel.Button{
			{ID: "fault-look", Do: do.AnalysisLook(n), Label: v.Say("analysis.look", nil), Look: "gho"},
			{ID: "fault-try", Do: do.AnalysisTry(n), Label: v.Say("analysis.try", nil), Look: "gho"},
		}
	}
	return list
}

// Faults are the decisions of a side in words.
func (v View) Faults(side game.Side) []panel.Fault {
	a := &v.Book.analysis
	told, known := a.told[v.Lang]
	if !known {
		for side := range told {
			for n := range a.faults[side] {
				f := v.Fault(&a.faults[side][n])
				f.Do = do.AnalysisChoose(n)
				f.Share = 100 * a.faults[side][n].Cost / max(1, a.faults[side][0].Cost)
				told[side] = append(told[side], f)
			}
		}
		a.told[v.Lang] = told
	}
	return told[side]
}

// boards are the field before a decision as it was taken and as it had better been, of which both
// show the same part.
func (v View) boards(n int) [2]panel.Board {
	a := &v.Book.analysis
	key := fmt.Sprint(v.Lang, a.side, n)
	out, drawn := a.boards[key]
	if drawn || v.Thumb == "" {
		return out
	}
	played, better := v.Boards(&a.faults[a.side][n])
	of := append(slices.Clone(played.Of), better.Of...)
	if len(of) == 0 {
		return out
	}
	for i, b := range []tell.Diagram{played, better} {
		out[i] = panel.Board{Name: v.Say([]string{"analysis.played", "analysis.instead"}[i], nil), Best: i == 1,
			Picture: mapview.Board(v.Thumb, b.Scene, of), Rows: v.Promised(b.Odds)}
	}
	a.boards[key] = out
	return out
}

// faultText is the decisions of both sides as plain text, "" where nobody was asked.
func (v View) faultText() string {
	if !v.analysable() || !v.Book.analysis.known {
		return ""
	}
	rows := []string{v.Say("analysis.title", nil)}
	for side := game.A; side <= game.B; side++ {
		rows = append(append(rows, v.Side(side)), v.faultLines(side)...)
	}
	return strings.Join(append(rows, v.Say("analysis.how", nil)), "\n")
}

// faultLines are the decisions of a side, a line for each.
func (v View) faultLines(side game.Side) (lines []string) {
	for i, f := range v.Faults(side) {
		lines = append(lines, fmt.Sprintf("%d. %s. %s (%s, %s)", i+1, f.Text, f.Better, f.When, f.Cost))
	}
	if len(lines) == 0 {
		lines = append(lines, v.Say("analysis.none", nil))
	}
	return lines
}
