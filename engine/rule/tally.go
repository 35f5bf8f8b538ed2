package rule

// Line is one item of a Tally: so much, for this reason, by this paragraph.
type Line struct {
	Ref  Ref    `json:"ref"`
	Name string `json:"name"` // catalogue key
	N    int    `json:"n"`
}

// Tally is a sum that carries its reasons. Add is the only way to change it.
// Its zero value is an empty sum; units are the caller's (columns, MP sixths, pips).
type Tally struct {
	Lines   []Line `json:"lines,omitempty"`
	sum     int
	sumOnly bool
}

// SumOnly returns a Tally that sums without keeping its lines, for searches that
// ask only for the total.
func SumOnly() Tally { return Tally{sumOnly: true} }

// Add adds n for a reason; adding nothing leaves no line.
//
//go:noinline
func (t *Tally) Add(ref Ref, name string, n int) {
	if n == 0 {
		return
	}
	t.sum += n
	if !t.sumOnly {
		t.Lines = append(t.Lines, Line{ref, name, n})
	}
}

// Sum is the total.
func (t *Tally) Sum() int { return t.sum }
