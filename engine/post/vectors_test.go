package post

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strconv"
	"testing"

	"gonfalon/engine/dice"
)

// vector is one line of testdata/vectors.jsonl, which an independent program made.
type vector struct {
	Name, What string
	Given      given
	Want       json.RawMessage
}

// given is what vectors are about; each has some of it.
type given struct {
	Root, Nonce, Known, Secret, Game, Y, X, Key, Salt, Act, Bytes, Link  string
	Role, Mover                                                          Role
	Mode                                                                 Way
	N, Index, Expected, Number, Turn, Phase, Nth, Dice, Back, Side, Step int
	Code, Subject                                                        string
	Subjects, Then, Blocks, Anchors, Letters                             []string
	Opening                                                              json.RawMessage

	// Of a letter.
	Kind, Awaits, Prev, Reveal, Note string
	Release                          bool
	By                               Role
	From                             int
	Hash                             uint64
	Acts                             []string
}

// answers says what this program makes of each kind of vector: the value in hexadecimal, or the code of the
// refusal.
var answers = map[string]func(t *testing.T, g *given, v *vector) any{
	"top":   func(t *testing.T, g *given, _ *vector) any { return chainOf(t, g).At(ChainLength) },
	"chain": func(t *testing.T, g *given, _ *vector) any { return chainOf(t, g).At(g.N) },
	"reveal": func(t *testing.T, g *given, _ *vector) any {
		return taken(checkReveal(g.Role, secretOf(t, g.Known), g.Index, unhex(t, g.Secret), g.Expected))
	},
	"game": func(t *testing.T, g *given, _ *vector) any {
		var text string
		if err := json.Unmarshal(g.Opening, &text); err != nil {
			t.Fatal(err)
		}
		if _, ok := ParseOpening(text); !ok {
			t.Error("the opening is not read")
		}
		id, no := gameID(text, anchorsOf(t, g), Nonce(unhex(t, g.Nonce)))
		return either(id[:], no)
	},
	"key": func(t *testing.T, g *given, _ *vector) any {
		return diceKey(Short(unhex(t, g.Game)), g.Number, g.Mode, g.Mover, secretOf(t, g.Y), secretOf(t, g.X))
	},
	"throw": answerThrow,
	"bytes": answerBytes,
	"cup":   answerCup,
	"salt": func(t *testing.T, g *given, _ *vector) any {
		return Salt(secretOf(t, g.Root), Nonce(unhex(t, g.Nonce)), g.N)
	},
	"commit": func(t *testing.T, g *given, _ *vector) any {
		s, no := commitment(Short(unhex(t, g.Game)), uint8(g.Side), g.Step, unhex(t, g.Salt), g.Act)
		return either(s[:], no)
	},
	"letter": answerLetter,
	"encode": func(t *testing.T, g *given, _ *vector) any { _, err := letterOf(t, g).Encode(); return codeOf(t, err) },
	"decode": func(t *testing.T, g *given, _ *vector) any {
		_, err := Decode(unhex(t, g.Bytes))
		return codeOf(t, err)
	},
	"link": answerLink,
	"unlink": func(t *testing.T, g *given, _ *vector) any {
		packed, err := base64.RawURLEncoding.DecodeString(g.Link)
		if err != nil {
			return CutOff
		}
		raw, no := inflated(packed)
		return either(raw, no)
	},
	"verify": answerVerify,
}

func TestVectors(t *testing.T) {
	file, err := os.ReadFile("testdata/vectors.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for line := range bytes.Lines(file) {
		var v vector
		if err := json.Unmarshal(line, &v); err != nil {
			t.Fatal(err)
		}
		n++
		t.Run(v.Name, func(t *testing.T) {
			answer := answers[v.What]
			if answer == nil {
				t.Fatalf("nobody knows what %s is", v.What)
			}
			got, err := json.Marshal(shown(answer(t, &v.Given, &v)))
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(got, compacted(t, v.Want)) {
				t.Errorf("%s, want %s", got, v.Want)
			}
		})
	}
	if n != 102 {
		t.Errorf("%d vectors", n)
	}
}

// shown is a value as vectors write it: bytes in hexadecimal.
func shown(x any) any {
	switch x := x.(type) {
	case Secret:
		return hex.EncodeToString(x[:])
	case []byte:
		return hex.EncodeToString(x)
	}
	return x
}

func compacted(t *testing.T, raw json.RawMessage) []byte {
	var x any
	if err := json.Unmarshal(raw, &x); err != nil {
		t.Fatal(err)
	}
	out, err := json.Marshal(x)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func answerThrow(t *testing.T, g *given, _ *vector) any {
	s := spot{g.Turn, g.Phase, g.Code, g.Subject}
	c := &Cup{key: secretOf(t, g.Key), now: s, nth: g.Nth, open: g.Dice}
	return rolled(c, g.Dice)
}

func answerBytes(t *testing.T, g *given, _ *vector) any {
	var all []byte
	for _, b := range g.Blocks {
		all = append(all, unhex(t, b)...)
	}
	c := &Cup{bytes: all, open: g.Dice}
	fell := rolled(c, g.Dice)
	return map[string]any{"dice": fell, "read": len(all) - len(c.bytes)}
}

// rolled throws dice of a throw that was announced.
func rolled(c *Cup, n int) []int {
	fell := make([]int, n)
	for i := range fell {
		fell[i] = c.D6()
	}
	return fell
}

func answerCup(t *testing.T, g *given, _ *vector) any {
	var names []string
	c := newCup(func(whom int16) string { return names[whom] })
	c.use(1, secretOf(t, g.Key))
	c.At(g.Turn, g.Phase)
	throwAll := func(subjects []string) (list [][]int) {
		for _, s := range subjects {
			names = append(names, s)
			list = append(list, throwOf(c, g, int16(len(names)-1)))
		}
		return list
	}
	fell := throwAll(g.Subjects)
	if g.Then != nil {
		c.Return(uint64(g.Back))
		fell = throwAll(g.Then)
	}
	return fell
}

func answerLetter(t *testing.T, g *given, _ *vector) any {
	l := letterOf(t, g)
	raw, err := l.Encode()
	if err != nil {
		t.Fatal(err)
	}
	back, err := Decode(raw)
	if err != nil {
		t.Fatal(err)
	}
	if fmt.Sprintf("%+v", back) != fmt.Sprintf("%+v", l) {
		t.Errorf("read back %+v, was %+v", back, l)
	}
	if unpacked, no := inflated(deflated(raw)); no != nil || !bytes.Equal(unpacked, raw) {
		t.Errorf("unpacked it is another: %v", no)
	}
	sum := digest("gonfalon letter 1", raw)
	return map[string]string{"bytes": hex.EncodeToString(raw), "digest": hex.EncodeToString(sum[:])}
}

func answerLink(t *testing.T, g *given, v *vector) any {
	var want struct{ Link, Note string }
	if err := json.Unmarshal(v.Want, &want); err != nil {
		t.Fatal(err)
	}
	packed, err := base64.RawURLEncoding.DecodeString(want.Link)
	if err != nil {
		t.Fatal(err)
	}
	raw, no := inflated(packed)
	if no != nil || hex.EncodeToString(raw) != g.Bytes {
		t.Errorf("unpacked %x, %v", raw, no)
	}
	return map[string]string{"link": want.Link, "note": want.Note}
}

func answerVerify(t *testing.T, g *given, _ *vector) any {
	var o Opening
	if err := json.Unmarshal(g.Opening, &o); err != nil {
		t.Fatal(err)
	}
	ledger, err := NewLedger(&o, Nonce(unhex(t, g.Nonce)), anchorsOf(t, g))
	if err != nil {
		t.Fatal(err)
	}
	for _, raw := range g.Letters {
		if _, err := ledger.Take(unhex(t, raw)); err != nil {
			return codeOf(t, err)
		}
	}
	keys := map[string]string{}
	for _, k := range ledger.Keys() {
		keys[strconv.Itoa(k.Number)] = hex.EncodeToString(k.Key[:])
	}
	_, owed := ledger.Owed()
	return map[string]any{"game": hex.EncodeToString(ledger.Game[:]), "transcript": hex.EncodeToString(ledger.Transcript[:]), "keys": keys,
		"index": []int{ChainLength - ledger.Left(0), ChainLength - ledger.Left(1)}, "owed": owed, "renewed": ledger.Renewed()}
}

// either is the code of a refusal, else bytes.
func either(raw []byte, no *Refusal) any {
	if no != nil {
		return no.Code
	}
	return slices.Clone(raw)
}

func taken(no *Refusal) string {
	if no != nil {
		return no.Code
	}
	return "taken"
}

// codeOf is the code with which something is refused.
func codeOf(t *testing.T, err error) string {
	if err == nil {
		return "taken"
	}
	no, ok := err.(*Refusal)
	if !ok {
		t.Fatalf("no refusal: %v", err)
	}
	return no.Code
}

var chains = map[string]*Chain{}

func chainOf(t *testing.T, g *given) *Chain {
	at := fmt.Sprint(g.Root, g.Nonce, g.Role)
	if chains[at] == nil {
		chains[at] = NewChain(secretOf(t, g.Root), Nonce(unhex(t, g.Nonce)), g.Role)
	}
	return chains[at]
}

func anchorsOf(t *testing.T, g *given) [2]Secret {
	return [2]Secret{secretOf(t, g.Anchors[0]), secretOf(t, g.Anchors[1])}
}

func letterOf(t *testing.T, g *given) *Letter {
	kinds := map[string]Kind{"accept": Accept, "turn": Turn, "declare": Declare, "answer": Answer, "end": End, "renew": Renew, "open": Open}
	awaits := map[string]Awaits{"turn": ForTurn, "answer": ForAnswer, "secret": ForSecret, "nothing": ForNothing}
	l := &Letter{Kind: kinds[g.Kind], Way: g.Mode, Release: g.Release, By: g.By, Awaits: awaits[g.Awaits], Game: Short(unhex(t, g.Game)),
		Number: g.Number, Prev: Short(unhex(t, g.Prev)), From: g.From, Index: g.Index, Hash: g.Hash, Note: g.Note, Acts: g.Acts}
	if g.Reveal != "" {
		l.Shows, l.Secret = true, secretOf(t, g.Reveal)
	}
	return l
}

func unhex(t *testing.T, s string) []byte {
	b, err := hex.DecodeString(s)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func secretOf(t *testing.T, s string) Secret { return Secret(unhex(t, s)) }

// throwOf throws one or two dice for a counter.
func throwOf(c *Cup, g *given, whom int16) []int {
	if g.Dice == 1 {
		return dice.Throw(c, dice.One(g.Code, whom, 0))
	}
	return dice.Throw(c, dice.Two(g.Code, whom, 0))
}
