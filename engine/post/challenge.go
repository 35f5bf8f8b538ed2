package post

import (
	"strings"

	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// challengeKind is the second byte of a challenge, which no letter has.
const challengeKind = 1

// maxOpening is how many bytes the text of an opening may have: with the acts of a long battle.
const maxOpening = maxLetter - 4096

// Challenge proposes a game.
type Challenge struct {
	Opening Opening
	Nonce   Nonce
	Anchor  Secret // of the challenger
	Note    string
}

// Propose makes a challenge to a battle, in which the challenger leads a side. The root and the nonce are
// random bytes; one root serves one game.
func Propose(sc *game.Scenario, options map[string]string, side game.Side, throw string, root Secret, nonce Nonce) (*Challenge, error) {
	chosen, err := game.Choose(sc.Options, options)
	if err != nil {
		return nil, err
	}
	o := Opening{Battle: sc.ID, Data: sc.Digest, Deputy: Deputy, Rules: sc.Rules, Throw: throw, Version: letterVersion, Options: map[string]string{}}
	for _, c := range chosen {
		o.Options[c.Key] = c.Is()
	}
	o.Sides = []string{roleNames[Challenger], roleNames[Friend]}
	if side == game.B {
		o.Sides[0], o.Sides[1] = o.Sides[1], o.Sides[0]
	}
	return &Challenge{Opening: o, Nonce: nonce, Anchor: NewChain(root, nonce, Challenger).At(0)}, nil
}

// ProposeOn makes a challenge to go on from a game of one device, in which so much was done.
func ProposeOn(sc *game.Scenario, options map[string]string, s *game.Session, side game.Side, throw string, root Secret, nonce Nonce) (*Challenge, error) {
	c, err := Propose(sc, options, side, throw, root, nonce)
	if err != nil {
		return nil, err
	}
	codec := save.NewCodec(sc.Actions, s.Game)
	for _, st := range s.Steps {
		c.Opening.Acts = append(c.Opening.Acts, codec.Line(game.Step{Act: st.Act, Dice: st.Dice}))
	}
	if len(c.Opening.Text()) > maxOpening {
		return nil, refuse(TooLong)
	}
	find := func(string) (*game.Scenario, error) { return sc, nil }
	return c, Agreed(find, &c.Opening)
}

// Agreed reports why the game of an opening cannot be played here, nil where it can: both must have the same
// battle, rules and deputy, and what was done before has to hold.
func Agreed(find save.Find, o *Opening) error {
	sc, no := agreed(find, o)
	if no != nil {
		return no
	}
	if len(o.Acts) == 0 {
		return nil
	}
	t := &Table{Scenario: sc, Opening: *o}
	return t.begin()
}

// Begun is the game of a challenge as it was when it was proposed.
func (c *Challenge) Begun(find save.Find) (*game.Session, error) {
	sc, no := agreed(find, &c.Opening)
	if no != nil {
		return nil, no
	}
	t := &Table{Scenario: sc, Opening: c.Opening}
	if err := t.begin(); err != nil {
		return nil, err
	}
	return t.Session, nil
}

// packedMark begins a challenge that is deflated, as no other in base64 does.
const packedMark = "z"

// Link is the text that carries a challenge; one that goes on from acts is packed.
func (c *Challenge) Link() (string, error) {
	raw, err := c.Encode()
	if err != nil || len(c.Opening.Acts) == 0 {
		return unpadded.EncodeToString(raw), err
	}
	return packedMark + unpadded.EncodeToString(deflated(raw)), nil
}

// ReadChallenge reads what Link writes.
func ReadChallenge(link string) (*Challenge, error) {
	text, packed := strings.CutPrefix(link, packedMark)
	raw, err := unpadded.DecodeString(text)
	if err != nil {
		return nil, refuse(CutOff)
	}
	if packed {
		var no *Refusal
		if raw, no = inflated(raw); no != nil {
			return nil, no
		}
	}
	return DecodeChallenge(raw)
}

// Leads is the side that the challenger leads.
func (c *Challenge) Leads() game.Side { return c.Opening.sideOf(Challenger) }

// Encode writes the canonical bytes of a challenge.
func (c *Challenge) Encode() ([]byte, error) {
	if no := checkNote(c.Note); no != nil {
		return nil, no
	}
	out := append([]byte{letterVersion, challengeKind}, c.Nonce[:]...)
	out = appendText(append(out, c.Anchor[:]...), c.Opening.Text())
	return withCheck(appendText(out, c.Note)), nil
}

// DecodeChallenge reads a challenge.
func DecodeChallenge(raw []byte) (*Challenge, error) {
	n := len(raw) - checkLength
	if n < checkLength || string(withCheck(raw[:n:n])[n:]) != string(raw[n:]) {
		return nil, refuse(CutOff)
	}
	if raw[0] != letterVersion {
		return nil, refuse(OtherVersion)
	}
	if raw[1] != challengeKind {
		return nil, refuse(BadKind)
	}
	r, c := &reader{left: raw[2:n:n]}, &Challenge{}
	copy(c.Nonce[:], r.bytes(len(c.Nonce)))
	copy(c.Anchor[:], r.bytes(len(c.Anchor)))
	opening := r.text()
	c.Note = string(r.text())
	if len(r.left) > 0 || r.code != "" || len(opening) > maxOpening {
		return nil, refuse(CutOff)
	}
	var ok bool
	if c.Opening, ok = ParseOpening(string(opening)); !ok {
		return nil, refuse(BadChallenge)
	}
	if no := checkNote(c.Note); no != nil {
		return nil, no
	}
	return c, nil
}

// table begins the game of a challenge and its acceptance. The anchor of the friend follows from the secret
// that his acceptance shows.
func (c *Challenge) table(find save.Find, acceptance []byte) (*Table, error) {
	l, err := Decode(acceptance)
	switch {
	case err != nil:
		return nil, err
	case l.Kind != Accept || !l.Shows || l.Index != 1:
		return nil, refuse(NotAccepted)
	}
	return NewTable(find, &c.Opening, c.Nonce, [2]Secret{c.Anchor, before(Friend, 1, l.Secret)})
}

// Replay takes all letters of a game, as somebody does who has no part in it. It returns the game up to the
// first letter that is refused.
func Replay(find save.Find, c *Challenge, letters [][]byte) (*Table, error) {
	return c.replay(find, letters, nil)
}

// replay is Replay; kept is what this device stored of the game, as it took the letters before, nil for others.
func (c *Challenge) replay(find save.Find, letters [][]byte, kept *Kept) (*Table, error) {
	if len(letters) == 0 {
		return nil, refuse(NotAccepted)
	}
	t, err := c.table(find, letters[0])
	if err != nil {
		return nil, err
	}
	if t.trusts = kept != nil; t.trusts {
		for i := range kept.Sealed {
			t.keeps(&kept.Sealed[i], c.Opening.sideOf(kept.Role))
		}
	}
	defer func() { t.trusts = false }()
	for _, raw := range letters {
		if _, err := t.Take(raw); err != nil {
			return t, err
		}
	}
	return t, nil
}
