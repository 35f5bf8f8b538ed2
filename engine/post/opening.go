package post

import (
	"bytes"
	"encoding/json"
)

// The ways in which a game may be thrown, as an opening says them.
const (
	ThrowByLetter = "by letter" // by letter, and declared on a direct line
	ThrowStrict   = "strict"    // declared always
)

// Opening is all that both agree on before a game. Its fields stand in the order of their names, as they do
// in its text.
type Opening struct {
	Acts    []json.RawMessage `json:"acts,omitempty"` // what was done before on one device, as a record has it, with the dice it threw
	Battle  string            `json:"battle"`
	Data    string            `json:"data"`   // the digest of the battle's files
	Deputy  string            `json:"deputy"` // the revision of who answers for the absent
	Options map[string]string `json:"options"`
	Rules   int               `json:"rules"` // the revision of the rules
	Sides   []string          `json:"sides"` // who leads side A, and side B: "challenger", "friend"
	Throw   string            `json:"throw"`
	Version int               `json:"version"` // of letters and dice
}

// roleNames are the roles as an opening says them.
var roleNames = [...]string{"challenger", "friend"}

// Text is the canonical text of an opening, which is hashed.
func (o *Opening) Text() string {
	c := *o
	if c.Options == nil {
		c.Options = map[string]string{}
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(&c); err != nil {
		panic(err) // a struct of texts and numbers has a JSON form
	}
	return string(bytes.TrimSuffix(b.Bytes(), []byte{'\n'}))
}

// ParseOpening reads an opening; only the canonical text is one.
func ParseOpening(text string) (o Opening, ok bool) {
	d := json.NewDecoder(bytes.NewReader([]byte(text)))
	d.DisallowUnknownFields()
	if d.Decode(&o) != nil || o.Text() != text {
		return Opening{}, false
	}
	return o, true
}

// gameID is the name of a game: of what was agreed, and of both anchors.
func gameID(opening string, anchors [2]Secret, nonce Nonce) (Short, *Refusal) {
	if anchors[0] == anchors[1] {
		return Short{}, refuse(SameAnchor)
	}
	return digest("gonfalon game 1", []byte(opening), anchors[0][:], anchors[1][:], nonce[:]).short(), nil
}
