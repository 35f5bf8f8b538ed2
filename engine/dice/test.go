package dice

// Test is what dice are thrown for.
type Test struct {
	Code string // catalogue key: "scatter-test", "combat"
	Dice int    // how many are thrown; their total counts
	// Good are the totals that turn out well for the side that throws, or whose counter is
	// tested. Where a result is better or worse and not merely good or bad, it is the best.
	Good Totals

	whom int16 // one more than the id of the counter, so that a Test of nobody is the zero value
}

// Nobody stands for no counter.
const Nobody int16 = -1

// One is a test of a counter that a single die decides.
func One[ID ~int16](code string, whom ID, good Totals) Test {
	return Test{code, 1, good, int16(whom) + 1}
}

// Two is a test of a counter that the sum of two dice decides.
func Two[ID ~int16](code string, whom ID, good Totals) Test {
	return Test{code, 2, good, int16(whom) + 1}
}

// Whom is the counter for which the dice are thrown, the same whoever else takes part and in
// whichever order: of a shot and of what follows from it who shoots, of a combat and of the breaking
// after it the lowest id of those attacked, else who is tested. It is Nobody where no counter is.
func (t Test) Whom() int16 { return t.whom - 1 }

// Settled reports whether no dice can decide the test, as all their totals turn out well or none
// does, and whether it turns out well then.
func (t Test) Settled() (good, settled bool) {
	all := From(t.Dice) & UpTo(faces*t.Dice)
	return t.Good&all == all, t.Good&all == all || t.Good&all == 0
}

// Totals is a set of what dice may come to, as bits.
type Totals uint16

// most is the greatest total of the dice of a test.
const most = 12

// Only is the set of these totals.
func Only(totals ...int) (s Totals) {
	for _, n := range totals {
		s |= 1 << n
	}
	return s
}

// From is the set of a total and all above it.
func From(least int) Totals { return Where(func(n int) bool { return n >= least }) }

// UpTo is the set of a total and all below it.
func UpTo(greatest int) Totals { return Where(func(n int) bool { return n <= greatest }) }

// Where is the set of the totals of which a rule says yes.
func Where(yes func(total int) bool) (s Totals) {
	for n := 1; n <= most; n++ {
		if yes(n) {
			s |= 1 << n
		}
	}
	return s
}

// Has reports whether a total belongs to the set.
func (s Totals) Has(total int) bool { return s>>total&1 == 1 }

// Listener is a Roller that is told what its next dice are thrown for.
type Listener interface {
	Roller
	Announce(Test)
}

// Throw throws the dice of a test; a roller that listens is told of it first.
func Throw(r Roller, t Test) []int {
	announce(r, t)
	thrown := make([]int, t.Dice)
	for i := range thrown {
		thrown[i] = r.D6()
	}
	return thrown
}

// Sum is what dice come to.
func Sum(thrown []int) (total int) {
	for _, d := range thrown {
		total += d
	}
	return total
}

func announce(r Roller, t Test) {
	if l, ok := r.(Listener); ok {
		l.Announce(t)
	}
}

// Lucky throws what turns out well, for looking ahead, and keeps what it threw for what.
type Lucky struct {
	Tests []Test
	Dice  []int
	next  []int // of the test announced
}

// Announce chooses the dice of a test.
func (l *Lucky) Announce(t Test) { l.Tests, l.next = append(l.Tests, t), t.luck() }

// D6 throws the next die; one that nobody announced shows 1.
func (l *Lucky) D6() int {
	die := 1
	if len(l.next) > 0 {
		die, l.next = l.next[0], l.next[1:]
	}
	l.Dice = append(l.Dice, die)
	return die
}

// Luckless throws what turns out badly, for looking ahead at tests that change something only
// when they come off, and tells of each of them before it is thrown.
type Luckless struct {
	Tell func(Test)
	dice Lucky
}

// Announce chooses the dice of a test.
func (l *Luckless) Announce(t Test) {
	l.Tell(t)
	t.Good = ^t.Good
	l.dice.Announce(t)
}

// D6 throws the next die.
func (l *Luckless) D6() int { return l.dice.D6() }

// luck is dice with the least good total; a test that no dice pass is thrown all ones.
func (t Test) luck() []int {
	total := t.Dice
	for n := t.Dice; n <= 6*t.Dice; n++ {
		if t.Good.Has(n) {
			total = n
			break
		}
	}
	thrown := make([]int, t.Dice)
	for i := range thrown {
		thrown[i] = min(6, total-(t.Dice-1-i))
		total -= thrown[i]
	}
	return thrown
}
