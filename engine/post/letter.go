package post

import (
	"encoding/binary"
	"strings"
)

// Kind is what a letter is.
type Kind uint8

// The kinds. A challenge has a form of its own.
const (
	Accept  Kind = 2 // the first letter, of the friend
	Turn    Kind = 3 // acts thrown by letter
	Declare Kind = 4 // acts up to a throw; its dice fall with the answer
	Answer  Kind = 5 // the secret that a declared throw waits for, and acts without dice
	End     Kind = 6 // resigning, and offers that need consent
	Renew   Kind = 7 // new anchors of both
	Open    Kind = 8 // what was sealed
)

// Awaits is what a letter waits for.
type Awaits uint8

// What letters wait for.
const (
	ForTurn    Awaits = iota // the turn of the other
	ForAnswer                // his answer to a question of the rules or of a person
	ForSecret                // his secret for a declared throw
	ForNothing               // the battle is over
)

// MaxActs is how many acts a letter may have.
const MaxActs = 4096

// letterVersion is the version of the form of letters.
const letterVersion = 1

// Letter is what one side did since the last letter of the other.
type Letter struct {
	Kind    Kind
	Way     Way
	Release bool // the other may throw his next turn by letter
	By      Role
	Awaits  Awaits
	Game    Short
	Number  int   // of the letter in the game, from 1
	Prev    Short // the transcript before it
	From    int   // the step from which its acts are done
	Shows   bool  // it has a secret
	Index   int   // of the secret
	Secret  Secret
	Hash    uint64 // of the position after it, as both know it
	Note    string
	Acts    []string // lines
}

// The bits of the third byte beside the way.
const (
	showsBit   = 4
	releaseBit = 8
	friendBit  = 16
	wayBits    = 3
	knownBits  = 31
)

// headLength is how many bytes stand before the game.
const headLength = 4

// checkLength is how many bytes of a digest stand at the end of a letter, against what goes wrong on the way.
const checkLength = 4

// Encode writes the canonical bytes of a letter, of which digests are.
func (l *Letter) Encode() ([]byte, error) {
	if no := checkNote(l.Note); no != nil {
		return nil, no
	}
	if no := checkActs(l.Acts); no != nil {
		return nil, no
	}
	return withCheck(l.body()), nil
}

// withCheck adds the check to the bytes of a letter.
func withCheck(body []byte) []byte {
	sum := digest("gonfalon check 1", body)
	return append(body, sum[:checkLength]...)
}

// checkActs refuses acts that are no lines, or too many.
func checkActs(acts []string) *Refusal {
	if len(acts) > MaxActs {
		return refuse(TooManyActs)
	}
	for i, a := range acts {
		if a == "" || strings.Contains(a, "\n") {
			return refuseAct(ActLine, i)
		}
	}
	return nil
}

// body writes a letter without its check.
func (l *Letter) body() []byte {
	acts := strings.Join(l.Acts, "\n")
	if len(l.Acts) > 0 {
		acts += "\n"
	}
	return appendText(l.front(), acts)
}

// front writes a letter up to its acts.
func (l *Letter) front() []byte {
	out := append([]byte{letterVersion, byte(l.Kind), l.flags(), byte(l.Awaits)}, l.Game[:]...)
	out = appendNumber(out, l.Number)
	out = append(out, l.Prev[:]...)
	out = appendNumber(out, l.From)
	if l.Shows {
		out = append(appendNumber(out, l.Index), l.Secret[:]...)
	}
	out = binary.BigEndian.AppendUint64(out, l.Hash)
	return appendText(out, l.Note)
}

// appendText writes a text after its length.
func appendText(out []byte, text string) []byte {
	return append(appendNumber(out, len(text)), text...)
}

// flags is the third byte.
func (l *Letter) flags() byte {
	b := byte(l.Way)
	if l.Shows {
		b |= showsBit
	}
	if l.Release {
		b |= releaseBit
	}
	if l.By == Friend {
		b |= friendBit
	}
	return b
}

// Decode reads a letter. It takes canonical bytes only, so that a letter has one digest.
func Decode(raw []byte) (*Letter, error) {
	n := len(raw) - checkLength
	if n < checkLength || string(withCheck(raw[:n:n])[n:]) != string(raw[n:]) {
		return nil, refuse(CutOff)
	}
	if raw[0] != letterVersion {
		return nil, refuse(OtherVersion)
	}
	r := &reader{left: raw[:n:n]}
	l, no := readFront(r)
	if no != nil {
		return nil, no
	}
	acts := r.text()
	if len(r.left) > 0 {
		r.fail(CutOff)
	}
	if r.code != "" {
		return nil, refuse(r.code)
	}
	return l, l.take(acts)
}

// readFront reads a letter up to its acts.
func readFront(r *reader) (*Letter, *Refusal) {
	head := r.bytes(headLength)
	l := &Letter{Kind: Kind(head[1]), Way: Way(head[2] & wayBits), Awaits: Awaits(head[3])}
	if l.Kind < Accept || l.Kind > Open || l.Awaits > ForNothing {
		return nil, refuse(BadKind)
	}
	if head[2] > knownBits || l.Way != ByLetter && l.Way != Declared {
		return nil, refuse(BadMode)
	}
	l.Shows, l.Release, l.By = head[2]&showsBit != 0, head[2]&releaseBit != 0, Role(head[2]/friendBit)
	copy(l.Game[:], r.bytes(len(l.Game)))
	l.Number = r.number()
	copy(l.Prev[:], r.bytes(len(l.Prev)))
	l.From = r.number()
	if l.Shows {
		l.Index = r.number()
		copy(l.Secret[:], r.bytes(len(l.Secret)))
	}
	l.Hash = binary.BigEndian.Uint64(r.bytes(8))
	l.Note = string(r.text())
	if r.code != "" {
		return nil, refuse(r.code)
	}
	if no := checkNote(l.Note); no != nil {
		return nil, no
	}
	return l, nil
}

// take splits the lines of acts.
func (l *Letter) take(acts []byte) error {
	text := string(acts)
	if no := checkUTF8(text); no != nil {
		return no
	}
	if text == "" {
		return nil
	}
	lines, ended := strings.CutSuffix(text, "\n")
	if !ended {
		return refuse(ActLine)
	}
	if l.Acts = strings.Split(lines, "\n"); len(l.Acts) > MaxActs {
		return refuse(TooManyActs)
	}
	if no := checkActs(l.Acts); no != nil {
		return no
	}
	return nil
}
