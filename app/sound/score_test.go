package sound

import (
	"fmt"
	"strings"
	"testing"

	"gonfalon/app/match"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Counters of the tests.
const (
	rider game.ID = iota
	foot
	hidden
)

// listener hears riders and men on foot, and knows nothing of who hides.
func listener() Ear {
	kinds := []string{"horse", "foot", "horse"}
	return Ear{Person: game.NoSide, Rides: func(kind string) bool { return kind == "horse" }, Piece: func(id game.ID) game.Piece {
		p := game.Piece{Kind: kinds[id]}
		if id == hidden {
			p.Marks = game.Hidden
		}
		return p
	}}
}

// happened is an entry of a cue.
func happened(cue game.Cue, g game.Gravity, e game.Event) match.Entry {
	e.At = hex.Hex{Q: 1, R: 1}
	return match.Entry{Event: &e, Cue: cue, Gravity: g}
}

// moved are so many steps of a counter.
func moved(id game.ID, n int) (list []match.Entry) {
	for range n {
		list = append(list, happened(game.CueStep, game.Light, game.Event{Unit: id}))
	}
	return list
}

// fight is a combat of a counter.
func fight(id game.ID, more ...match.Entry) []match.Entry {
	blow := happened(game.CueBlow, game.Plain, game.Event{Unit: game.None, Dice: []int{3, 4}, Odds: &game.Odds{Attackers: []game.ID{id}}})
	return append([]match.Entry{blow}, more...)
}

func end(winner game.Side) []match.Entry {
	return []match.Entry{happened(game.CueEnd, game.Grave, game.Event{Unit: game.None, Result: &game.Outcome{Winner: winner}})}
}

func one(cue game.Cue, g game.Gravity, id game.ID) []match.Entry {
	return []match.Entry{happened(cue, g, game.Event{Unit: id})}
}

// written is a score as a line: each sound with when it begins, how loud it is where not whole, how often
// where more than once, and what is felt.
func written(s Score) string {
	var b strings.Builder
	for _, n := range s.Notes {
		fmt.Fprintf(&b, "%s@%d", n.Name, n.Wait.Milliseconds())
		if n.Share != 1 {
			fmt.Fprintf(&b, "*%g", n.Share)
		}
		if n.Times != 1 {
			fmt.Fprintf(&b, "x%d", n.Times)
		}
		b.WriteByte(' ')
	}
	return b.String() + fmt.Sprint(s.Shake)
}

func TestWhatIsHeardAndFelt(t *testing.T) {
	gone, fallen := one(game.CueBroken, game.Heavy+10, foot)[0], one(game.CueBanner, game.Heavy+45, foot)[0]
	for name, c := range map[string]struct {
		batch []match.Entry
		want  string
	}{
		"nothing":                     {nil, "0"},
		"a step of a rider":           {moved(rider, 1), "hooves-far@0 0"},
		"a long ride":                 {moved(rider, 6), "hooves-far@0x3 0"},
		"a ride across the map":       {moved(rider, 30), "hooves-far@0x4 0"},
		"feet":                        {moved(foot, 3), "0"},
		"who hides":                   {moved(hidden, 3), "0"},
		"riders come":                 {one(game.CueArrival, game.Light, rider), "hooves-far@0 0"},
		"riders strike":               {fight(rider), "hooves-near@0 clash@370 dice@370*0.6 10"},
		"men on foot strike":          {fight(foot), "clash@120 dice@120*0.6 10"},
		"a unit breaks":               {fight(rider, gone), "hooves-near@0 clash@370 dice@370*0.6 broken@780 40"},
		"two units break at once":     {fight(foot, gone, gone), "clash@120 dice@120*0.6 broken@530 40"},
		"and the banner falls":        {fight(foot, gone, fallen), "clash@120 dice@120*0.6 broken@530 banner@690 40"},
		"riders give ground":          {fight(foot, one(game.CueRetreat, game.Plain, rider)...), "clash@120 dice@120*0.6 hooves-near@690 10"},
		"men on foot give ground":     {fight(foot, one(game.CueRetreat, game.Plain, foot)...), "clash@120 dice@120*0.6 10"},
		"riders run":                  {one(game.CueFlight, game.Plain, rider), "hooves-near@0 10"},
		"riders pursue":               {one(game.CuePursuit, game.Plain, rider), "hooves-near@0 10"},
		"riders ride out to meet one": {one(game.CueCounter, game.Plain, rider), "hooves-near@0 10"},
		"men are ridden down":         {one(game.CueTrampled, game.Heavy+8, foot), "broken@0 40"},
		"a unit is scattered":         {one(game.CueScattered, game.Heavy+5, foot), "broken@0 40"},
		"a wall is broken":            {one(game.CueRazed, game.Heavy, foot), "broken@0 40"},
		"a leader dies":               {fight(foot, one(game.CueDeath, game.Grave, foot)...), "clash@120 dice@120*0.6 drum@530 100"},
		"a banner taken":              {one(game.CueBannerTaken, game.Heavy+50, foot), "banner@0 horn@500 40"},
		"a banner passed on":          {one(game.CueBannerPassed, game.Plain, foot), "banner@0 10"},
		"a shot that misses":          {one(game.CueMiss, game.Light, foot), "volley@0 0"},
		"a shot that hits":            {one(game.CueHit, game.Plain, foot), "volley@0 arrows@520 10"},
		"a shot settled later":        {one(game.CueVolley, game.Light, foot), "volley@0 0"},
		"a gun":                       {one(game.CueGun, game.Heavy, foot), "gun@0 40"},
		"an army loses heart":         {one(game.CueHorn, game.Heavy, foot), "horn@0 40"},
		"a unit in disorder":          {one(game.CueDisorder, game.Plain+28, foot), "0"},
		"a command in panic":          {one(game.CuePanic, game.Heavy, foot), "horn@0 40"},
		"a die for something":         {one(game.CueRoll, game.Plain, foot), "dice@0 10"},
		"two people: somebody won":    {end(game.A), "won@0 100"},
		"what words alone tell":       {one(game.CueWord, game.Plain, foot), "0"},
		"points after a unit is lost": {append(fight(foot, gone), one(game.CueWord, game.Plain, foot)...), "clash@120 dice@120*0.6 broken@530 40"},
	} {
		if got := written(listener().Of(c.batch)); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

func TestTheEndIsHeardByWhoPlays(t *testing.T) {
	ear := listener()
	ear.Person = game.B
	for winner, want := range map[game.Side]string{game.A: "lost@0 100", game.B: "won@0 100", game.NoSide: "won@0 100"} {
		if got := written(ear.Of(end(winner))); got != want {
			t.Errorf("won by %d: %s, want %s", winner, got, want)
		}
	}
	broken := happened(game.CueCollapse, game.Grave, game.Event{Unit: game.None, Result: &game.Outcome{Winner: game.A}})
	if got := written(ear.Of([]match.Entry{broken})); got != "drum@0 lost@1300 100" {
		t.Error("the army of the person breaks:", got)
	}
}

// What is neither heard nor told by words alone is seen: a unit that is hit or loses its order, in the blow.
func TestEveryCueIsHeardOrMeantToBeSilent(t *testing.T) {
	silent := map[game.Cue]bool{game.CueWord: true, game.CueLoss: true, game.CueDisorder: true}
	for _, cue := range game.Cues() {
		e := game.Event{Unit: rider, Result: &game.Outcome{Winner: game.A}}
		if notes := listener().Of([]match.Entry{happened(cue, game.Plain, e)}).Notes; len(notes) == 0 != silent[cue] {
			t.Errorf("cue %d is heard as %v", cue, notes)
		}
	}
}

// At a fast pace a ride is one stride; of what is skipped only the grave is heard.
func TestThePaceIsHeard(t *testing.T) {
	fast, skipped := listener(), listener()
	fast.Fast, skipped.Skips = true, true
	if got := written(fast.Of(moved(rider, 9))); got != "hooves-far@0 0" {
		t.Error("fast:", got)
	}
	blow := fight(rider, append(one(game.CueBroken, game.Heavy, foot), one(game.CueDeath, game.Grave, foot)...)...)
	if got := written(skipped.Of(blow)); got != "drum@0 100" {
		t.Error("skipped:", got)
	}
}

// What happens at a place is heard there, and what happens nowhere is heard in the middle.
func TestWhereItIsHeard(t *testing.T) {
	s := listener().Of(one(game.CueGun, game.Heavy, foot))
	if n := s.Notes[0]; n.Wide || n.At != (hex.Hex{Q: 1, R: 1}) {
		t.Errorf("a gun is heard at %v, everywhere %v", n.At, n.Wide)
	}
	nowhere := match.Entry{Event: &game.Event{Unit: game.None}, Cue: game.CueHorn, Gravity: game.Heavy}
	if n := listener().Of([]match.Entry{nowhere}).Notes[0]; !n.Wide {
		t.Error("an army that loses heart is heard at a place")
	}
}
