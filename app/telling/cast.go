package telling

import (
	"slices"
	"time"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Cast is a table as a play is made for it.
type Cast struct {
	Piece   func(game.ID) game.Piece // as the people at the screen know it, after what is played
	Rides   func(kind string) bool
	Before  []Item  // what happened before it
	Stretch float64 // how slowly it is played, 1 at the usual pace
}

// cast is a play that is being made.
type cast struct {
	Cast
	batch []Item
	play  Play
	base  time.Duration             // when what is told next begins
	fight bool                      // a blow was struck
	shots int                       // so far
	runs  time.Duration             // until when somebody runs
	spots map[game.ID]Spot          // where counters are now
	homes map[game.ID]hex.Hex       // where they stood before
	shook map[game.ID]bool          // they were shaken
	last  map[game.ID]time.Duration // until when they are at something
	gone  map[game.ID]bool          // they broke or fell, and do nothing more
}

// scenes are how each cue is played. Those with none are still: the map itself shows a step, a turn and an
// arrival, the prompt shows dice, and words or a card tell the rest.
var scenes = [...]func(*cast, *game.Event){
	game.CueBlow: (*cast).blow, game.CueLoss: (*cast).loss,
	game.CueRetreat: (*cast).retreat, game.CueFlight: (*cast).flight, game.CuePursuit: (*cast).pursuit, game.CueCounter: (*cast).counter,
	game.CueBroken: (*cast).broken, game.CueTrampled: (*cast).broken, game.CueScattered: (*cast).scattered,
	game.CueDisorder: (*cast).disorder, game.CuePanic: (*cast).panic,
	game.CueMiss: (*cast).miss, game.CueHit: (*cast).hit, game.CueVolley: (*cast).volley, game.CueGun: (*cast).gun,
	game.CueRazed: (*cast).razed, game.CueBanner: (*cast).banner, game.CueBannerTaken: (*cast).held, game.CueBannerPassed: (*cast).held,
	game.CueHorn: (*cast).horn, game.CueDeath: (*cast).death, game.CueEnd: nil,
}

// Play returns how a batch is played. What cannot be seen is not.
func (c Cast) Play(batch []Item) Play {
	d := &cast{Cast: c, batch: batch, spots: map[game.ID]Spot{}, homes: map[game.ID]hex.Hex{}, shook: map[game.ID]bool{}, last: map[game.ID]time.Duration{}, gone: map[game.ID]bool{}}
	for i := range batch {
		if scene := scenes[batch[i].Cue]; scene != nil {
			scene(d, batch[i].Event)
		}
	}
	d.settle()
	if len(d.play.Acts) > most {
		d.play.Acts = d.play.Acts[:most]
	}
	for _, a := range d.play.Acts {
		d.play.Length = max(d.play.Length, a.From+a.For)
	}
	return d.play.Cut(longest).stretch(c.Stretch)
}

// mark adds a mark at a place.
func (d *cast) mark(is Figure, from, long time.Duration, way ...Spot) {
	d.play.Acts = append(d.play.Acts, Act{Is: is, Unit: game.None, Way: way, From: from, For: long})
}

// act adds a movement of a counter, which is at the end of its way then.
func (d *cast) act(is Figure, id game.ID, from, long time.Duration, way ...Spot) {
	if len(way) == 0 {
		way = []Spot{d.spots[id]}
	}
	d.play.Acts = append(d.play.Acts, Act{Is: is, Unit: id, Home: d.homes[id], Way: way, From: from, For: long})
	d.spots[id] = way[len(way)-1]
	d.last[id] = max(d.last[id], from+long)
}

// ends is the last act of a counter.
func (d *cast) ends(is Figure, id game.ID, from, long time.Duration) {
	d.act(is, id, from, long)
	d.gone[id] = true
}

// enters reports whether a counter can be seen, and where it is.
func (d *cast) enters(id game.ID) (Spot, bool) {
	if id == game.None || d.gone[id] {
		return Spot{}, false
	}
	if s, ok := d.spots[id]; ok {
		return s, true
	}
	p := d.Piece(id)
	at, ok := d.stood(id, p)
	if !ok || p.Has(game.Hidden) {
		return Spot{}, false
	}
	d.homes[id], d.spots[id] = at, Spot{Hex: at}
	return d.spots[id], true
}

// stood is where a counter stood before the batch: where it began to move in it, else where it is.
func (d *cast) stood(id game.ID, p game.Piece) (hex.Hex, bool) {
	var lost hex.Hex
	for i := range d.batch {
		e := d.batch[i].Event
		switch {
		case e.Unit != id:
		case e.From != hex.Hex{}:
			return e.From, true
		case lost == hex.Hex{}:
			lost = e.At
		}
	}
	if p.Where == game.OnMap {
		return p.Hex, true
	}
	return lost, lost != hex.Hex{}
}

// came are the last places through which a counter has come in this phase to where it stands, two at most.
func (d *cast) came(id game.ID, at hex.Hex) (way []Spot) {
	const places = 2
	for i := len(d.Before) - 1; i >= 0 && len(way) < places; i-- {
		x := &d.Before[i]
		if x.Turn != d.batch[0].Turn {
			break
		}
		if e := x.Event; e.Kind == game.EventMoved && e.Unit == id {
			if e.At != at {
				break
			}
			at = e.From
			way = slices.Insert(way, 0, Spot{Hex: at})
		}
	}
	return way
}

// settle has those who struck go back to where they stand.
func (d *cast) settle() {
	for i := range d.play.Acts {
		a := &d.play.Acts[i]
		if s := d.spots[a.Unit]; a.Is == Ride && s.Share != 0 && !d.gone[a.Unit] {
			d.act(Recoil, a.Unit, d.last[a.Unit]+clash, thrown, s, Spot{Hex: s.Hex})
		}
	}
}
