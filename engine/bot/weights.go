package bot

import (
	_ "embed" // the usual weights
	"math"
	"strconv"
	"strings"
	"sync"

	"gonfalon/engine/clause"
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
	retreat
	breaking
	blocked
	daring
	ridden
	terms
)

var termNames = [terms]string{"strength", "points", "score", "order", "leader", "vital", "ruin", "danger", "support", "command",
	"facing", "rear",
	"approach", "gap", "banner", "sally", "hold", "aim", "height", "charge", "shoot", "contact", "guard", "attend", "retreat", "break",
	"blocked", "daring", "ridden"}

// Weights say how much each term counts. They are whole numbers, so that all machines agree.
type Weights [terms]int

//go:embed weights.txt
var usualText string

// Usual are the weights that come with the program.
func Usual() *Weights { return usual() }

var usual = sync.OnceValue(func() *Weights {
	w, err := ReadWeights("weights.txt", usualText)
	if err != nil {
		panic(err) // the file is part of the program, and a test reads it
	}
	return w
})

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
