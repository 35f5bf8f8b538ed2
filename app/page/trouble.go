package page

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/foe"
	"gonfalon/app/i18n"
	"gonfalon/app/shelf"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// reason says in words why something could not be kept, read or begun. What a program would
// say to its maker is never shown.
func (p *Page) reason(err error) string {
	var t *save.Trouble
	var option *game.OptionError
	switch {
	case errors.As(err, &t):
		return i18n.Trouble(p.Lang(), t)
	case errors.As(err, &option):
		return p.Say("trouble.option", i18n.Args{"option": option.Key})
	}
	for e := err; e != nil; e = errors.Unwrap(e) {
		if isTold(e.Error()) {
			return p.Say("trouble."+e.Error(), nil)
		}
	}
	return p.Say("trouble.unknown", nil)
}

// told are the codes of errors that have words: of storage, of games that are read, of the computer.
var told = append(strings.Fields(`storage-full storage-blocked save-damaged save-later save-overtaken save-unknown save-foreign
	import-no-game import-cut import-cut-link import-damaged-link import-too-long battle-none battle-big battle-packed goods-foreign goods-cut goods-later fame-foreign fame-later`), foe.Troubles...)

// isTold reports whether an error is told in words of its own.
func isTold(code string) bool { return slices.Contains(told, code) }

// unreadable tells why a game cannot be opened and offers what there is of it, as it is.
func (p *Page) unreadable(err error, id string) {
	do := do.Raw(id)
	if p.raw(id) == "" {
		do = ""
	}
	p.misses()
	p.tell("notice.broken", err, do, "ui.raw")
}

// raw is all there is of a game: as it lies on the device or, without an id, as it was given.
func (p *Page) raw(id string) string {
	if id == "" {
		return p.given
	}
	return p.shelf.Raw(id)
}

// handOut hands out all there is of a game.
func handOut(p *Page, id string) {
	text := p.raw(id)
	if text == "" {
		p.unreadable(shelf.ErrUnknown, id)
		return
	}
	p.Host.Download(strings.TrimSuffix("gonfalon-"+id, "-")+".txt", text)
}

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
