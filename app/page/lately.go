package page

import (
	"encoding/json"

	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// lastActs is how many acts a report of trouble tells.
const lastActs = 20

// lately is what a report of trouble tells of the game on the table (app/site/assets/trouble.js). It holds
// nothing that a player has written.
type lately struct {
	Battle   string            `json:"battle"`
	System   string            `json:"system"`
	Edition  string            `json:"edition"`
	Rules    int               `json:"rules"`
	Options  map[string]string `json:"options,omitempty"`
	Computer map[string]string `json:"computer,omitempty"`
	Lesson   bool              `json:"lesson,omitempty"`
	Place    string            `json:"stage"`
	Turn     int               `json:"turn"`
	Phase    string            `json:"phase,omitempty"`
	Waits    string            `json:"waits,omitempty"`
	Begun    int               `json:"begun"` // acts when it was put on the table
	Acts     int               `json:"acts"`
	Kept     int               `json:"kept"` // by the device
	Last     []json.RawMessage `json:"last,omitempty"`
}

// Lately returns the game on the table as a report tells it, and the empty text where there is none.
func (p *Page) Lately() string {
	c := p.Table
	if c == nil {
		return ""
	}
	r, sc := p.Report(len(c.Sess.Steps)), &c.Scenario
	text, _ := json.Marshal(lately{Battle: sc.ID, System: sc.System, Edition: sc.Edition, Rules: sc.Rules, Options: p.options,
		Computer: p.computer, Lesson: c.Lesson != nil, Place: r.Stage, Turn: r.Turn, Phase: r.Phase, Waits: p.Waits().String(),
		Begun: p.began, Acts: r.Acts, Kept: p.KeptActs(), Last: lastOf(sc, c.Sess)}) // numbers and texts only
	return string(text)
}

// lastOf returns the last acts as a record writes them.
func lastOf(sc *game.Scenario, s *game.Session) (out []json.RawMessage) {
	codec := save.NewCodec(sc.Actions, s.Game)
	for _, step := range s.Steps[max(0, len(s.Steps)-lastActs):] {
		out = append(out, codec.Line(step))
	}
	return out
}

// KeptActs returns how many acts of the game on the table the device keeps.
func (p *Page) KeptActs() int {
	switch {
	case p.Table.Staged() || p.header.ID == "" || !p.shelf.Lasts():
		return 0
	case p.saved == p.Table.Version:
		return len(p.Table.Session().Steps)
	}
	return p.header.Acts
}
