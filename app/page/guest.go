package page

import (
	"slices"
	"strconv"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/shelf"
	"gonfalon/engine/game"
)

// report is what the page around this one is told of the table: nothing but what both players
// have before their eyes.
type report struct {
	Sitting int    `json:"sitting"` // grows when another game is put on the table
	Battle  string `json:"battle"`  // "" while no game is on the table
	Acts    int    `json:"acts"`    // done in the game so far; fewer when one was taken back
	Turn    int    `json:"turn"`
	Last    int    `json:"last"` // turn, 0 without a limit
	Stage   string `json:"stage"`
	Phase   string `json:"phase"` // catalogue key, "" during set-up
	Side    string `json:"side"`  // who has to act
	Points  [2]int `json:"points"`
	Done    []done `json:"done,omitempty"` // the acts asked for
	Result  *won   `json:"result,omitempty"`
}

// done is an act: its wire name and the dice it threw. Whose counter did what may be a secret.
type done struct {
	Do   string `json:"do"`
	Dice []int  `json:"dice,omitempty"`
}

// won is how a battle ended.
type won struct {
	Winner string `json:"winner"` // "" for a draw
	How    string `json:"how"`    // catalogue key: "automatic", "points", "draw"
	Points [2]int `json:"points"`
}

// stages are the names of the stages of a battle in a Report.
var stages = [...]string{game.StageSetUp: "set-up", game.StageFree: "free", game.StageQuestion: "question", game.StageOver: "over"}

// Report tells of the game on the table, with its acts from the given one on, counted from 0.
func (p *Page) Report(from int) report {
	r := report{Sitting: p.Sitting}
	c := p.Table
	if c == nil {
		return r
	}
	t, steps := c.Table, c.Sess.Steps
	r.Battle, r.Acts, r.Turn, r.Last, r.Points = c.Scenario.ID, len(steps), t.Turn, t.Last, t.Points
	r.Stage, r.Side = stages[t.Stage], match.SideKey(c.Actor)
	if t.Stage != game.StageSetUp && t.Phase >= 0 && t.Phase < len(t.Phases) {
		r.Phase = t.Phases[t.Phase].Key
	}
	for _, s := range steps[max(0, min(from, len(steps))):] {
		r.Done = append(r.Done, done{s.Act.Do(), s.Dice})
	}
	if o := c.Sess.Game.Outcome(); o != nil {
		r.Result = &won{match.SideKey(o.Winner), o.Code, o.Points}
	}
	return r
}

// Recorded is the game on the table as a save, with all that either side hides; "" for none.
func (p *Page) Recorded() string {
	if p.Table == nil {
		return ""
	}
	return p.record()
}

// Link is an address that carries the game on the table to the page by itself.
func (p *Page) Link() string { return shelf.Link(p.Host.Address(), p.Recorded()) }

// Wear takes the language, the theme or the speech that the page around this one asks for; it holds
// until the player chooses another. What there is not is nobody's wish.
func Wear(p *Page, wish string) {
	switch {
	case i18n.Knows(wish):
		p.withWords(wish, func() { p.worn.Language = wish })
	case wish == "light" || wish == "dark":
		p.worn.Theme = wish
	case slices.Contains(speeches, wish):
		p.worn.Speech = wish
	}
}

// playAt sits down to a battle at once: to the game of it that the device keeps for this place and
// that is not over, else to a new one.
func playAt(p *Page, battle string) {
	p.consider(battle)
	for _, e := range p.shelf.List() {
		if e.Broken == nil && e.Scenario == p.Battle && e.Place == p.Host.Place && e.Side != over {
			p.openGame(e.ID)
			return
		}
	}
	p.startBy(p.Battle, "#play=")
}

// show puts a game on the table, "act:game", that is kept only once something is done in it; with
// an act it is looked at as it was after so many.
func show(p *Page, arg string) {
	at, given, _ := strings.Cut(arg, ":")
	p.receive(given, func() {
		if n, err := strconv.Atoi(at); err == nil {
			p.lookBack(n)
		}
	})
}
