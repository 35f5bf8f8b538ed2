package workshop

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"gonfalon/engine/game"
)

// Tally is what games of the computer against itself say of a battle.
type Tally struct {
	Wins  [2]int
	Draws int
	Ahead int             // points by which side A was ahead at the end, of all games
	Turns int             // of all games
	Acts  int             // of all games
	Ends  map[string]int  // how many ended so
	Led   map[string]int  // in how many a leader fought, or his units did
	Met   map[string]int  // in how many something was met: a phase in which somebody acts, or what happens
	Held  map[string]int  // in how many nobody could leave a hex who stood there
	Left  map[string]bool // hexes that somebody could leave in some game
}

// Add counts a game.
func (t *Tally) Add(winner, ahead, turns, acts int, how string, seen Seen) {
	if t.Ends == nil {
		t.Ends, t.Led, t.Met, t.Held, t.Left = map[string]int{}, map[string]int{}, map[string]int{}, map[string]int{}, map[string]bool{}
	}
	if winner == int(game.A) || winner == int(game.B) {
		t.Wins[winner]++
	} else {
		t.Draws++
	}
	t.Ahead += ahead
	t.Turns += turns
	t.Acts += acts
	t.Ends[how]++
	for _, list := range []struct {
		of    []string
		count map[string]int
	}{{seen.Fought, t.Led}, {seen.Met, t.Met}, {seen.Held, t.Held}} {
		for _, name := range list.of {
			list.count[name]++
		}
	}
	for _, h := range seen.Left {
		t.Left[h] = true
	}
}

// Seen is what was seen in a game: which leaders fought, what was met, which hexes could be left and which could not.
type Seen struct{ Fought, Met, Left, Held []string }

// enoughHeld is in how many games nobody must have left a hex before that is told: in one or two it may be chance.
const enoughHeld = 3

// Closed are the hexes that nobody could leave in any game.
func (t *Tally) Closed() (list []string) {
	for h, n := range t.Held {
		if n >= enoughHeld && !t.Left[h] {
			list = append(list, h)
		}
	}
	slices.Sort(list)
	return list
}

// Missed are those of a list that were met in no game.
func (t *Tally) Missed(of []string) []string {
	return slices.DeleteFunc(slices.Clone(of), func(name string) bool { return t.Met[name] > 0 })
}

// Games is how many there were.
func (t *Tally) Games() int { return t.Wins[0] + t.Wins[1] + t.Draws }

// Share is how often side A wins, in percent, a draw counted half, and the bounds between which the truth lies
// in 19 cases of 20 (Wilson).
func (t *Tally) Share() (share, low, high int) {
	n := float64(t.Games())
	if n == 0 {
		return 50, 0, 100
	}
	const z = 1.96
	p := (float64(t.Wins[0]) + float64(t.Draws)/2) / n
	middle, half := (p+z*z/(2*n))/(1+z*z/n), z*math.Sqrt(p*(1-p)/n+z*z/(4*n*n))/(1+z*z/n)
	percent := func(x float64) int { return int(math.Round(100 * min(max(x, 0), 1))) }
	return percent(p), percent(middle - half), percent(middle + half)
}

// perAct is how long a person takes for an act, in seconds: by the short battles that ship, of 20 minutes and about 320 acts between captains.
const perAct = 4.0

// Minutes is about how long a game takes two people.
func (t *Tally) Minutes() int {
	if t.Games() == 0 {
		return 0
	}
	return max(1, int(math.Round(float64(t.Acts)/float64(t.Games())*perAct/60)))
}

// The share of side A that is called even, in percent.
const EvenFrom, EvenTo = 45, 55

// Even reports whether a share is called even.
func Even(share int) bool { return share >= EvenFrom && share <= EvenTo }

// Lever is one way to make a battle even: what is changed of its text, and how that is said.
type Lever struct {
	Key string // of the catalogue
	N   int
	Who string // the leader whose command it is about, "" for none
	Do  func(*Texts)
}

// Lead is by how many points a side is ahead at the end of a game.
func (t *Tally) Lead() int {
	if t.Games() == 0 {
		return 0
	}
	return max(t.Ahead, -t.Ahead) / t.Games()
}

// Levers are the ways to help the side that wins less often, by what games have shown.
func (t *Texts) Levers(shown *Tally) (list []Lever) {
	weak := 0
	if share, _, _ := shown.Share(); share > 50 {
		weak = 1
	}
	for _, by := range []int{1, -1, 2} {
		if from, to, ok := t.Turns(); ok && to+by > from {
			key := "shop.lever.longer"
			if by < 0 {
				key = "shop.lever.shorter"
			}
			list = append(list, Lever{Key: key, N: max(by, -by), Do: func(t *Texts) { t.SetTurns(from, to+by) }})
		}
	}
	armies := t.Armies()
	if len(armies) < 2 {
		return list
	}
	side := []string{"a", "b"}[weak]
	least := max(2, shown.Lead()/2)
	for _, n := range []int{least, 2 * least, 3 * least} {
		list = append(list, Lever{Key: "shop.lever.points-" + side, N: n, Do: func(t *Texts) { t.Grant(weak, n) }})
	}
	if !strings.Contains(armies[0].Says+armies[1].Says, "wins-ties") {
		list = append(list, Lever{Key: "shop.lever.ties-" + side, Do: func(t *Texts) { t.SetClause(t.Armies()[weak].Line, "wins-ties", "wins-ties") }})
	}
	if f, ok := armies[1-weak].largest(); ok {
		list = append(list, Lever{Key: "shop.lever.less", N: 1, Who: f.Name, Do: func(t *Texts) { t.weaken(f) }})
	}
	return list
}

// largest is the leader of an army with the most units that are numbered, of whom one can be spared.
func (a Army) largest() (most Force, ok bool) {
	for _, f := range a.Forces {
		if f.Word == "leader" && f.Units() > max(1, most.Units()) && f.Groups[len(f.Groups)-1].Kind != "" {
			most, ok = f, true
		}
	}
	return most, ok
}

// weaken takes the last unit out of a command.
func (t *Texts) weaken(f Force) {
	last := f.Groups[len(f.Groups)-1]
	number := strconv.Itoa(last.To)
	t.dropStands(func(name string) bool {
		own, ok := strings.CutPrefix(name, f.Key+"-")
		return ok && strings.TrimLeft(own, "abcdefghijklmnopqrstuvwxyz") == number
	})
	t.DropUnit(f.Key+"-"+number, last.Kind)
}

// Turns are the first turn and the last, ok is false where there is no last.
func (t *Texts) Turns() (from, to int, ok bool) {
	says, _ := t.Heading("turns")
	n, _ := fmt.Sscanf(says, "%d-%d", &from, &to)
	return from, to, n == 2
}

// SetTurns sets them.
func (t *Texts) SetTurns(from, to int) { t.SetHeading("turns", fmt.Sprintf("%d-%d", from, to)) }

// Grant gives a side points with which it begins.
func (t *Texts) Grant(side, n int) {
	if points := strings.Fields(t.Begins("points")); len(points) == 2 {
		had, _ := strconv.Atoi(points[side])
		points[side] = strconv.Itoa(had + n)
		t.SetBegins("points", strings.Join(points, " "))
		return
	}
	line := t.Armies()[side]
	value, _ := Clause(line.Says, "begins-with")
	had, _ := strconv.Atoi(value)
	t.SetClause(line.Line, "begins-with", fmt.Sprintf("begins-with %d", had+n))
}
