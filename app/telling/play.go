package telling

import (
	"time"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Play is what is seen on the map of a batch: what moves there or flashes up, and when.
type Play struct {
	Acts   []Act
	Length time.Duration
}

// Act is one movement of a counter, or one mark that flashes up.
type Act struct {
	Is        Figure
	Unit      game.ID // whose counter it is, None for a mark
	Home      hex.Hex // where the counter stood before
	Way       []Spot
	From, For time.Duration
	Dice      []int
}

// Spot is a place on the map: a share of the way from the middle of one hex to that of another.
type Spot struct {
	Hex, To hex.Hex
	Share   float64
}

// Figure is what is seen in an Act, by the name that the stage knows (app/site/assets/stage.js).
type Figure string

// The figures. The first ones move a counter, the others are marks.
const (
	Ride   Figure = "ride"   // it goes along its way, faster and faster
	Recoil Figure = "recoil" // it is thrown back
	Run    Figure = "run"    // it goes tilted, with dust behind
	Bolt   Figure = "bolt"   // the same, and fades
	Follow Figure = "follow" // it goes after them
	Shake  Figure = "shake"  // it shakes where it is
	Break  Figure = "break"  // it breaks in two, and the halves lie aside
	Fall   Figure = "fall"   // a leader's disc sinks
	Sink   Figure = "sink"   // a banner grows, and sinks about its foot
	Rise   Figure = "rise"   // a banner is held up
	Shock  Figure = "shock"  // dust and sparks
	Throw  Figure = "thrown" // thrown beside a fight
	Pip    Figure = "pip"    // strength that flies off
	Hits   Figure = "hits"   // arrows that fly and hit
	Misses Figure = "misses" // arrows that fly and stick in the ground
	Flash  Figure = "flash"  // the muzzle of a gun
	Smoke  Figure = "smoke"  // before it
	Ball   Figure = "ball"   // what it fires
	Rubble Figure = "rubble" // of a work that is broken
	Ring   Figure = "ring"   // goes out from a place
	Mourn  Figure = "mourn"  // closes about a place
	Waver  Figure = "waver"  // who has lost order or heart
)

// What is seen and heard together, at the usual pace. Sounds are timed by these as well (app/sound).
const (
	Gallop = 370 * time.Millisecond // from the start of riders to the shock
	Tread  = 120 * time.Millisecond // the same of those on foot
	Fallen = 410 * time.Millisecond // from the shock until something breaks
	Flight = 570 * time.Millisecond // and until who is left runs
	Struck = 520 * time.Millisecond // from the strings until arrows hit
	Fired  = 420 * time.Millisecond // from a shot of a gun until it hits
)

// How long each figure is seen.
const (
	gather  = 250 * time.Millisecond // riders on their last places
	clash   = 350 * time.Millisecond
	thrown  = 220 * time.Millisecond
	hop     = 120 * time.Millisecond // a hex of a flight
	hops    = 4                      // at most are counted
	chase   = 300 * time.Millisecond
	volley  = 900 * time.Millisecond
	between = 90 * time.Millisecond // volleys
	smoke   = 1280 * time.Millisecond
	halves  = 900 * time.Millisecond
	sinks   = 1000 * time.Millisecond
	dice    = 930 * time.Millisecond
	mark    = 700 * time.Millisecond
	flies   = 300 * time.Millisecond
)

// A blow goes so far into the hex of the enemy, and throws him back so far.
const into, back = 0.36, 0.3

// longest is how long a play may take at the usual pace, and most how many acts it has.
const (
	longest = 2400 * time.Millisecond
	most    = 48
)

// Cut returns a play that takes no longer than a time.
func (p Play) Cut(to time.Duration) Play {
	if p.Length <= to {
		return p
	}
	return p.stretch(float64(to) / float64(p.Length))
}

// stretch returns a play that takes so many times as long.
func (p Play) stretch(by float64) Play {
	scale := func(d time.Duration) time.Duration { return time.Duration(float64(d) * by) }
	out := Play{Length: scale(p.Length), Acts: make([]Act, len(p.Acts))}
	for i, a := range p.Acts {
		a.From, a.For = scale(a.From), scale(a.For)
		out.Acts[i] = a
	}
	return out
}
