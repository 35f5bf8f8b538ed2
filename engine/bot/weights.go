package bot

import (
	_ "embed" // the usual weights
	"math"
	"strconv"
	"strings"
	"sync"

	"gonfalon/engine/clause"
	"gonfalon/engine/game"
)

// term is something that a player weighs.
type term uint8

// The terms; weights.txt says what they mean.
const (
	strength term = iota
	points
	score
	order
	leader
	vital
	ruin
	danger
	support
	command
	facing
	rear
	approach
	gap
	banner
	sally
	hold
	aim
	height
	charge
	shoot
	contact
	guard
	attend
	apart
	hunt
	retreat
	breaking
	blocked
	daring
	terms
)

var termNames = [terms]string{"strength", "points", "score", "order", "leader", "vital", "ruin", "danger", "support", "command",
	"facing", "rear",
	"approach", "gap", "banner", "sally", "hold", "aim", "height", "charge", "shoot", "contact", "guard", "attend", "apart", "hunt", "retreat", "break",
	"blocked", "daring"}

// Weights say how much each term counts. They are whole numbers, so that all machines agree.
type Weights [terms]int

//go:embed weights.txt
var usualText string

//go:embed brittle.txt
var brittleText string

// Usual are the weights that come with the program for battles in which units wear down.
func Usual() *Weights { return usual.read("weights.txt", usualText) }

// Brittle are those for battles in which most units are gone with their first loss.
func Brittle() *Weights { return brittle.read("brittle.txt", brittleText) }

var usual, brittle own

// own are weights that are part of the program, read when somebody first asks for them: a program
// in which nobody does is built without.
type own struct {
	once sync.Once
	w    *Weights
}

func (o *own) read(file, text string) *Weights {
	o.once.Do(func() {
		var err error
		if o.w, err = ReadWeights(file, text); err != nil {
			panic(err) // a test reads it
		}
	})
	return o.w
}

// WeightsOf are those that come with the program for a battle.
func WeightsOf(g game.Game) *Weights {
	var f field
	f.game, f.facts, f.board = g, game.Facts(g), g.Board()
	f.read()
	f.measure()
	return f.usual()
}

// usual are the weights that come with the program for such units as these.
func (f *field) usual() *Weights {
	if f.brittle() {
		return Brittle()
	}
	return Usual()
}

// weigh settles what the player weighs in a battle.
func (p *Player) weigh(f *field) {
	if p.weights = p.brief.Weights; p.weights == nil {
		p.weights = f.usual()
	}
}

// heaviest is the largest weight that a file may have.
const heaviest = 10_000

// ReadWeights reads a file of weights: a line for each term. The error joins every
// clause.Mistake of the text.
func ReadWeights(file, text string) (*Weights, error) {
	r, w, seen := &clause.Reader{File: file}, new(Weights), [terms]bool{}
	for _, l := range clause.Lines(text) {
		r.At = l.No
		words := strings.Fields(l.Text)
		t, known := termOf(words[0])
		switch {
		case len(words) != 2:
			r.Wrong("want a term and its weight, as in \"danger 50\"")
		case !known:
			r.Wrong("no term is called %q; there are: %s", words[0], strings.Join(termNames[:], ", "))
		case seen[t]:
			r.Wrong("%q stands here twice", words[0])
		default:
			seen[t], w[t] = true, r.Number(words[1], 0, heaviest)
		}
	}
	for t, there := range seen {
		if !there {
			r.Wrong("the weight of %q is missing", termNames[t])
		}
	}
	return w, r.Err()
}

func termOf(name string) (term, bool) {
	for t, n := range termNames {
		if n == name {
			return term(t), true
		}
	}
	return 0, false
}

// Terms are the names of all weights.
func (w *Weights) Terms() []string { return termNames[:] }

// Times are the weights with that of a term multiplied; ok is false if there is no such term.
func (w *Weights) Times(name string, factor float64) (_ *Weights, ok bool) {
	t, ok := termOf(name)
	n := *w
	if ok {
		n[t] = min(heaviest, int(math.Round(float64(w[t])*factor)))
	}
	return &n, ok
}

// String is the weights as a file has them.
func (w *Weights) String() string {
	var b strings.Builder
	for t, n := range w {
		b.WriteString(termNames[t] + " " + strconv.Itoa(n) + "\n")
	}
	return b.String()
}
