package telling

import (
	"slices"
	"testing"
	"time"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Counters of the tests: two riders and archers against a rider, his leader with a banner, a gun, and one
// who is hidden.
const (
	rider game.ID = iota
	second
	archers
	enemy
	chief
	flag
	bombard
	hidden
)

// field is where they stand: the two riders side by side before the enemy, the others apart.
var field = map[game.ID]game.Piece{
	rider:   {Kind: "cavalry", Side: game.A, Where: game.OnMap, Hex: hex.At(5, 6)},
	second:  {Kind: "cavalry", Side: game.A, Where: game.OnMap, Hex: hex.At(4, 5)},
	archers: {Kind: "archers", Side: game.A, Where: game.OnMap, Hex: hex.At(5, 8)},
	enemy:   {Kind: "cavalry", Side: game.B, Where: game.OnMap, Hex: hex.At(5, 5)},
	chief:   {Kind: "leader", Side: game.B, Rank: game.Leader, Where: game.OnMap, Hex: hex.At(5, 5)},
	flag:    {Side: game.B, Rank: game.Banner, Where: game.OnMap, Hex: hex.At(5, 5)},
	bombard: {Kind: "bombards", Side: game.B, Where: game.OnMap, Hex: hex.At(5, 2)},
	hidden:  {Kind: "archers", Side: game.B, Where: game.OnMap, Hex: hex.At(5, 3), Marks: game.Hidden},
}

// standing are they as a play is made for them.
func standing() Cast {
	return Cast{Piece: func(id game.ID) game.Piece { return field[id] }, Rides: func(kind string) bool { return kind == "cavalry" }, Stretch: 1}
}

// told is an event with its cue.
func told(cue game.Cue, e game.Event) Item { return Item{Cue: cue, Event: &e, Turn: 1} }

// blowOf is a blow of some at the enemy.
func blowOf(by ...game.ID) Item {
	return told(game.CueBlow, game.Event{Unit: game.None, By: game.None, Dice: []int{6, 3},
		Odds: &game.Odds{Attackers: by, Defenders: []game.ID{enemy}, At: []hex.Hex{hex.At(5, 5)}}})
}

// acts are those of a figure.
func (p Play) acts(is Figure) (list []Act) {
	for _, a := range p.Acts {
		if a.Is == is {
			list = append(list, a)
		}
	}
	return list
}

// still are the cues of which nothing is played, and what tells them.
var still = map[game.Cue]string{
	game.CueWord: "words", game.CueStep: "the counter glides", game.CueTurn: "the counter turns", game.CueArrival: "the counter appears",
	game.CueRoll: "the prompt shows the dice", game.CueCollapse: "the card of the end", game.CueEnd: "the card of the end",
}

// Every cue is played, or is one of those that are still for a reason.
func TestEveryCueIsPlayedOrStill(t *testing.T) {
	at := hex.At(5, 5)
	for _, cue := range game.Cues() {
		e := game.Event{Unit: enemy, By: rider, From: at, At: hex.At(5, 4), Odds: blowOf(rider).Event.Odds}
		switch cue {
		case game.CueHit, game.CueMiss, game.CueVolley, game.CueGun:
			e.By, e.From, e.At = archers, hex.Hex{}, at
		case game.CueBanner, game.CueBannerTaken, game.CueBannerPassed:
			e.Unit = flag
		}
		p := standing().Play([]Item{told(cue, e)})
		if _, isStill := still[cue]; isStill != (len(p.Acts) == 0) {
			t.Errorf("cue %d: %d acts, still: %v", cue, len(p.Acts), isStill)
		}
		if p.Length > longest || (p.Length == 0) != (len(p.Acts) == 0) {
			t.Errorf("cue %d takes %v", cue, p.Length)
		}
	}
}

// Who breaks or falls does so once, and is not seen whole again, though it struck before or more is told of it.
func TestWhoIsGoneStaysGone(t *testing.T) {
	for is, cue := range map[Figure]game.Cue{Break: game.CueTrampled, Fall: game.CueDeath} {
		p := standing().Play([]Item{
			blowOf(rider, second),
			told(cue, game.Event{Unit: rider, By: enemy}),
			told(game.CueBroken, game.Event{Unit: rider, By: game.None}),
			told(game.CueLoss, game.Event{Unit: rider, By: game.None}),
		})
		var list []Figure
		for _, a := range p.Acts {
			if a.Unit == rider {
				list = append(list, a.Is)
			}
		}
		if !slices.Equal(list, []Figure{Ride, Ride, is}) {
			t.Errorf("after %s: %v", is, list)
		}
		if len(p.acts(Recoil)) != 1 {
			t.Errorf("after %s thrown back: %+v", is, p.acts(Recoil))
		}
	}
}

// Riders come over their last places, strike together, and what follows comes after the shock.
func TestACharge(t *testing.T) {
	c := standing()
	c.Before = []Item{
		told(game.CueStep, game.Event{Kind: game.EventMoved, Unit: rider, From: hex.At(5, 9), At: hex.At(5, 8)}),
		told(game.CueStep, game.Event{Kind: game.EventMoved, Unit: rider, From: hex.At(5, 8), At: hex.At(5, 7)}),
		told(game.CueStep, game.Event{Kind: game.EventMoved, Unit: second, From: hex.At(4, 4), At: hex.At(4, 5)}),
		told(game.CueStep, game.Event{Kind: game.EventMoved, Unit: rider, From: hex.At(5, 7), At: hex.At(5, 6)}),
	}
	p := c.Play([]Item{
		blowOf(rider, second),
		told(game.CueLoss, game.Event{Unit: enemy, By: game.None, At: hex.At(5, 5), N: 1}),
		told(game.CueRetreat, game.Event{Unit: enemy, By: game.None, From: hex.At(5, 5), At: hex.At(5, 3)}),
		told(game.CuePursuit, game.Event{Unit: rider, By: game.None, From: hex.At(5, 6), At: hex.At(5, 5)}),
	})
	rides := p.acts(Ride)
	want := []Spot{{Hex: hex.At(5, 8)}, {Hex: hex.At(5, 7)}, {Hex: hex.At(5, 6)}}
	if len(rides) != 4 || !slices.Equal(rides[0].Way, want) || rides[1].From+rides[1].For != Gallop {
		t.Fatalf("they ride %+v", rides)
	}
	if hit := rides[1].Way[1]; hit.To != hex.At(5, 5) || hit.Share != into {
		t.Errorf("the first strikes at %+v", hit)
	}
	for _, is := range []Figure{Shock, Shake, Throw} {
		if list := p.acts(is); len(list) != 1 || list[0].From != Gallop {
			t.Errorf("%s: %+v", is, list)
		}
	}
	run, follow := p.acts(Run), p.acts(Follow)
	if len(run) != 1 || run[0].From != Gallop+Flight || run[0].Way[1] != (Spot{Hex: hex.At(5, 3)}) {
		t.Errorf("the enemy runs %+v", run)
	}
	if len(follow) != 1 || follow[0].From < run[0].From+run[0].For || follow[0].Unit != rider || follow[0].Way[0].Share != into {
		t.Errorf("after them goes %+v", follow)
	}
	settles := p.acts(Recoil)
	if last := settles[len(settles)-1]; last.Unit != second || last.Way[1] != (Spot{Hex: hex.At(4, 5)}) {
		t.Errorf("the other settles %+v", last)
	}
	if p.Length > longest || len(p.acts(Pip)) != 1 {
		t.Errorf("%v, %d pips", p.Length, len(p.acts(Pip)))
	}
}

// Those on foot strike from where they stand.
func TestABlowOnFoot(t *testing.T) {
	c := standing()
	c.Rides = func(string) bool { return false }
	p := c.Play([]Item{blowOf(rider)})
	if rides := p.acts(Ride); len(rides) != 1 || rides[0].From+rides[0].For != Tread || p.acts(Shock)[0].From != Tread {
		t.Errorf("%+v", p.Acts)
	}
}

// Arrows and shots of guns hit after their flight, and what breaks of them breaks then.
func TestShots(t *testing.T) {
	at := hex.At(5, 5)
	p := standing().Play([]Item{
		told(game.CueMiss, game.Event{Unit: enemy, By: archers, At: at}),
		told(game.CueHit, game.Event{Unit: enemy, By: archers, At: at, N: 1}),
		told(game.CueLoss, game.Event{Unit: enemy, By: game.None, At: at}),
	})
	if hits := p.acts(Hits); len(hits) != 1 || hits[0].From != between || p.acts(Misses)[0].From != 0 || p.acts(Shake)[0].From != between+Struck || p.acts(Pip)[0].From != between+Struck {
		t.Errorf("arrows: %+v", p.Acts)
	}
	p = standing().Play([]Item{
		told(game.CueGun, game.Event{Unit: rider, By: bombard, At: hex.At(5, 6)}),
		told(game.CueBroken, game.Event{Unit: rider, By: game.None, At: hex.At(5, 6)}),
	})
	if p.acts(Flash)[0].From != 0 || p.acts(Break)[0].From < Fired || len(p.acts(Ball)) != 1 {
		t.Errorf("a gun: %+v", p.Acts)
	}
	p = standing().Play([]Item{told(game.CueHit, game.Event{Unit: rider, By: hidden, At: hex.At(5, 6)})})
	if len(p.Acts) > 0 {
		t.Errorf("where nobody can be seen: %+v", p.Acts)
	}
}

// A play takes as long as the pace says, never longer than the longest, and can be cut.
func TestHowLongAPlayTakes(t *testing.T) {
	c := standing()
	batch := []Item{blowOf(rider), told(game.CueDeath, game.Event{Unit: chief, By: rider, At: hex.At(5, 5)}), told(game.CueBanner, game.Event{Unit: flag, By: game.None, At: hex.At(5, 5)})}
	usual := c.Play(batch)
	if len(usual.acts(Fall)) != 1 || len(usual.acts(Sink)) != 1 || usual.Length == 0 {
		t.Fatalf("%+v", usual)
	}
	c.Stretch = 2
	if slow := c.Play(batch); slow.Length != 2*usual.Length {
		t.Errorf("slowly %v, else %v", slow.Length, usual.Length)
	}
	blink := usual.Cut(100 * time.Millisecond)
	for _, a := range blink.Acts {
		if a.From+a.For > blink.Length+1 {
			t.Errorf("%s ends at %v of %v", a.Is, a.From+a.For, blink.Length)
		}
	}
	if blink.Length != 100*time.Millisecond || usual.Cut(longest).Length != usual.Length {
		t.Errorf("cut to %v", blink.Length)
	}
	var many []Item
	for range 40 {
		many = append(many, told(game.CueHit, game.Event{Unit: enemy, By: archers, At: hex.At(5, 5)}))
	}
	c.Stretch = 1
	if p := c.Play(many); p.Length > longest || len(p.Acts) > most {
		t.Errorf("%d acts in %v", len(p.Acts), p.Length)
	}
}
