package save

import (
	"bytes"
	"encoding/json"
	"slices"

	"gonfalon/engine/game"
)

// Format is the number of the latest format. Write makes it where a record has what the one before
// lacks: undone acts, dice taken back, final dice, a chosen seed in format 2, notes in format 3. Others stay
// of format 1, which older programs open.
const Format = 3

// format is the number of the first format that has what the head says.
func (h *Head) format() int {
	if len(h.Notes) > 0 {
		return 3
	}
	if h.Done != nil || h.Taken != nil || h.Final || h.Chosen {
		return 2
	}
	return 1
}

// Head is what began the game.
type Head struct {
	Format       int               `json:"format"`
	System       string            `json:"system"`
	Edition      string            `json:"edition"`
	Scenario     string            `json:"scenario"`
	Own          string            `json:"own,omitempty"`   // the battle itself, packed, where it does not ship with the program
	ScenarioHash string            `json:"scenarioHash"`    // Scenario.Digest
	Rules        int               `json:"rules"`           // revision of the rules code
	Older        int               `json:"older,omitempty"` // how many acts, the first ones, were done under older rules
	RNG          string            `json:"rng"`             // name of the dice generator
	Seed         uint64            `json:"seed,string"`
	Options      map[string]string `json:"options,omitempty"`
	Computer     map[string]string `json:"computer,omitempty"` // how well the computer plays, by the sides it plays: "a", "b"
	// Deputies are the orders under which the computer leads a part of an army for whoever leads the
	// rest: by the side, and by the name of a leader or, where nobody leads, "kind:" and a kind. Records
	// without them have none; their acts are like anybody's.
	Deputies map[string]map[string]string `json:"deputies,omitempty"`
	// Orders are how the questions to a seat are answered, by side, as engine/plan writes it. Records
	// without it ask everything.
	Orders map[string]string `json:"standing,omitempty"`
	// Feats are what the computer did of late, with its reasons. Records without them open as well, and
	// then nobody knows why.
	Feats *Feats `json:"feats,omitempty"`
	// Done is how many acts, the first ones, are done; those after them were undone and can be redone.
	// Nil says that all are done.
	Done *int `json:"done,omitempty"`
	// Taken counts the dice that were taken back for good, nil for none.
	Taken *game.Taken `json:"taken,omitempty"`
	// Final says that no step is taken back from which on dice were thrown.
	Final bool `json:"final,omitempty"`
	// Chosen says that a person chose the seed, and may know its dice.
	Chosen bool `json:"chosen,omitempty"`
	// Notes are what players wrote about the game, in the order of its acts.
	Notes []Note `json:"notes,omitempty"`
}

// OwnMark stands before a packed battle where otherwise the id of one would stand.
const OwnMark = "own:"

// Key is by what the battle is looked up: its id, or itself after OwnMark.
func (h *Head) Key() string {
	if h.Own != "" {
		return OwnMark + h.Own
	}
	return h.Scenario
}

// Feats are what the computer did of late.
type Feats struct {
	Since int    `json:"since"` // how many acts were done when a person had acted last
	Done  []Feat `json:"done,omitempty"`
}

// Feat is what the computer did with one counter, or by one act that belongs to none.
type Feat struct {
	From int      `json:"from"`           // its first step
	To   int      `json:"to"`             // the step after its last
	Unit string   `json:"unit,omitempty"` // whom it was done with, by name
	Why  string   `json:"why,omitempty"`
	At   string   `json:"at,omitempty"` // the hex that the reason is about
	On   []string `json:"on,omitempty"` // whom it is about
}

// Record is a record as read: its head, and its acts still in their wire form.
type Record struct {
	Head
	Acts []Line
}

// Line is one act of a record.
type Line struct {
	No  int // line of the file
	Raw json.RawMessage
}

// Branch makes the record of a game that goes on from the position after n acts; dice is how many dice
// were thrown after them, which count as taken back. It throws what was thrown there, unless Renew
// gives it other dice.
func (r *Record) Branch(n, dice int) {
	r.Acts, r.Older, r.Done = r.Acts[:n], min(r.Older, n), nil
	r.Notes = slices.DeleteFunc(slices.Clone(r.Notes), func(x Note) bool { return x.At > n })
	if t := r.taken(); dice > 0 {
		t.Dice += dice
		r.Taken = &t
	}
}

// Renew has the game throw its next dice from another stream: the one after its own, or number least
// if that is later.
func (r *Record) Renew(least int) {
	t := r.taken()
	t.Times = max(t.Times+1, least)
	r.Taken = &t
}

// taken is how many dice were taken back.
func (r *Record) taken() game.Taken {
	if r.Taken == nil {
		return game.Taken{}
	}
	return *r.Taken
}

// Text writes the record as it is now.
func (r *Record) Text() []byte {
	h := r.Head
	h.Format = h.format()
	out := writeHead(h)
	for i := range r.Acts {
		out = append(append(append(out, '\n'), r.Acts[i].Raw...), ',')
	}
	return append(bytes.TrimSuffix(out, []byte{','}), "\n]}\n"...)
}

// Write makes the record of a session begun with these options. What can be redone is part of it.
func Write(sc *game.Scenario, options map[string]string, s *game.Session) []byte {
	return new(Pen).Write(sc, options, Head{}, s)
}

// writeHead writes the first line, which leaves the list of acts open.
func writeHead(h Head) []byte {
	text, err := json.Marshal(h)
	if err != nil {
		panic(err) // a struct of texts and numbers has a JSON form
	}
	return append(text[:len(text)-1], `,"acts":[`...)
}
