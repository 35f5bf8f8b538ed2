package dice

// Share is something that dice may lead to: so many of all ways in which they can fall, each
// equally likely, lead there.
type Share[T comparable] struct {
	Value    T
	Ways, Of int
}

// Spread runs a function once for every sequence of throws that it asks for, and says what it
// comes to and how likely that is, in the order in which it comes up. The function may ask for
// more dice after some throws than after others; it must change nothing that the next run sees.
// Of dice thrown for a test each total comes up once, as only the total counts.
func Spread[T comparable](run func(Roller) T) []Share[T] {
	var o odometer
	o.wheels = o.room[:0]
	list := make([]Share[T], 0, usual)
	deepest := 0
	for {
		o.rewind()
		value := run(&o)
		ways, dice := o.weight()
		for ; deepest < dice; deepest++ { // all counts so far are those of fewer dice
			for i := range list {
				list[i].Ways *= faces
			}
		}
		i := 0
		for i < len(list) && list[i].Value != value {
			i++
		}
		if i == len(list) {
			list = append(list, Share[T]{Value: value})
		}
		list[i].Ways += ways * power(deepest-dice)
		if !o.advance() {
			break
		}
	}
	for i := range list {
		list[i].Of = power(deepest)
	}
	return list
}

// Likely is in how many of all ways a function says yes, of how many.
func Likely(run func(Roller) bool) (ways, of int) {
	for _, s := range Spread(run) {
		if of = s.Of; s.Value {
			ways = s.Ways
		}
	}
	return ways, of
}

// Fails is in how many of all ways the dice of a test turn out badly, of how many.
func (t Test) Fails() (ways, of int) {
	return Likely(func(r Roller) bool { return !t.Good.Has(Sum(Throw(r, t))) })
}

// Passes is in how many of all ways the dice of a test turn out well, of how many.
func (t Test) Passes() (ways, of int) {
	return Likely(func(r Roller) bool { return t.Good.Has(Sum(Throw(r, t))) })
}

// usual is how many totals two dice have, which is as many values as there mostly are.
const usual = 11

// faces is what a die has.
const faces = 6

// power is in how many ways dice can fall.
func power(dice int) int {
	n := 1
	for range dice {
		n *= faces
	}
	return n
}

// odometer is a Roller that goes through all sequences of throws: like the wheels of a mileage
// counter the last turns first. It gets another wheel when another throw is asked for.
type odometer struct {
	wheels []wheel
	room   [4]wheel // for as many of them as mostly turn
	at     int      // wheels read in this run
	total  int      // of the throw at work, not handed out yet
	dice   int      // of it
}

// wheel is a throw of some dice and their total in this run.
type wheel struct{ dice, total int }

// rewind begins a run.
func (o *odometer) rewind() { o.at, o.dice = 0, 0 }

// Announce turns to the next throw.
func (o *odometer) Announce(t Test) {
	if o.at == len(o.wheels) {
		o.wheels = append(o.wheels, wheel{t.Dice, t.Dice})
	}
	o.dice, o.total = t.Dice, o.wheels[o.at].total
	o.at++
}

// D6 throws the next die of the throw; one that nobody announced is a throw of its own.
func (o *odometer) D6() int {
	if o.dice == 0 {
		o.Announce(Test{Dice: 1})
	}
	o.dice--
	die := min(faces, o.total-o.dice)
	o.total -= die
	return die
}

// weight is in how many ways the throws of the run can fall, and how many dice they were.
func (o *odometer) weight() (ways, dice int) {
	ways = 1
	for _, w := range o.wheels {
		ways *= Ways(w.total, w.dice)
		dice += w.dice
	}
	return ways, dice
}

// Ways is in how many ways dice make a total.
func Ways(total, dice int) (n int) {
	switch {
	case total < dice || total > faces*dice:
		return 0
	case dice <= 1:
		return 1
	case dice == 2:
		return faces - max(total-faces-1, faces+1-total)
	}
	for die := 1; die <= faces; die++ {
		n += Ways(total-die, dice-1)
	}
	return n
}

// advance turns to the next sequence; it reports whether there was one.
func (o *odometer) advance() bool {
	for n := len(o.wheels) - 1; n >= 0; n-- {
		if w := &o.wheels[n]; w.total < faces*w.dice {
			w.total++
			return true
		}
		o.wheels = o.wheels[:n]
	}
	return false
}
