package telling

import (
	"time"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// later is when something is played that follows a blow after a while, or begins by itself.
func (d *cast) later(by time.Duration) time.Duration {
	if d.fight {
		return d.base + by
	}
	return d.base
}

// blow has the attackers come and strike, and shakes those whom they strike.
func (d *cast) blow(e *game.Event) {
	o := e.Odds
	if o == nil || len(o.At) == 0 {
		return
	}
	start, shock := d.base, d.base+Tread
	if d.charges(o) {
		shock = start + Gallop
	}
	for _, id := range o.Attackers {
		if at, ok := d.enters(id); ok {
			d.strike(id, at, o.At, start, shock)
		}
	}
	d.base, d.fight = shock, true
	for _, at := range o.At {
		d.mark(Shock, shock, clash, Spot{Hex: at})
	}
	for _, id := range o.Defenders {
		d.shake(id, shock)
	}
	if len(e.Dice) > 0 {
		d.mark(Throw, shock, dice, Spot{Hex: o.At[0]})
		d.play.Acts[len(d.play.Acts)-1].Dice = e.Dice
	}
}

// charges reports whether riders are among the attackers.
func (d *cast) charges(o *game.Odds) bool {
	for _, id := range o.Attackers {
		if _, ok := d.enters(id); ok && d.Rides(d.Piece(id).Kind) {
			return true
		}
	}
	return false
}

// strike has an attacker go into the hex of an enemy beside it: riders over their last places.
func (d *cast) strike(id game.ID, at Spot, on []hex.Hex, start, shock time.Duration) {
	for _, to := range on {
		if at.Hex.Distance(to) != 1 {
			continue
		}
		hit := Spot{Hex: at.Hex, To: to, Share: into}
		if !d.Rides(d.Piece(id).Kind) {
			d.act(Ride, id, shock-Tread, Tread, at, hit)
			return
		}
		way := append(d.came(id, at.Hex), at)
		if len(way) == 1 {
			way = []Spot{{Hex: at.Hex, To: to, Share: -into}, at}
		}
		d.act(Ride, id, start, gather, way...)
		d.act(Ride, id, start+gather, shock-start-gather, at, hit)
		return
	}
}

// shake shakes a counter once.
func (d *cast) shake(id game.ID, from time.Duration) {
	if at, ok := d.enters(id); ok && !d.shook[id] {
		d.shook[id] = true
		d.act(Shake, id, from, clash, at)
	}
}

// counter has a counter strike at those who come at it.
func (d *cast) counter(e *game.Event) {
	at, ok := d.enters(e.Unit)
	by, seen := d.enters(e.By)
	if ok && seen && at.Hex.Distance(by.Hex) == 1 {
		d.act(Ride, e.Unit, d.base, Tread, at, Spot{Hex: at.Hex, To: by.Hex, Share: into})
		d.mark(Shock, d.base+Tread, clash, Spot{Hex: at.Hex, To: by.Hex, Share: 0.5})
	}
}

// loss has strength fly off a counter.
func (d *cast) loss(e *game.Event) {
	at, ok := d.enters(e.Unit)
	if !ok {
		return
	}
	d.shake(e.Unit, d.base)
	d.mark(Pip, d.later(clash), flies, at)
}

func (d *cast) retreat(e *game.Event) { d.runs = max(d.runs, d.run(Run, e)) }
func (d *cast) flight(e *game.Event)  { d.runs = max(d.runs, d.run(Bolt, e)) }

// run has a counter go back to another hex, thrown back first by a blow. It returns until when it runs.
func (d *cast) run(is Figure, e *game.Event) time.Duration {
	at, ok := d.enters(e.Unit)
	if !ok || e.From == e.At || e.At == (hex.Hex{}) {
		return 0
	}
	from := max(d.later(Flight), d.last[e.Unit])
	if d.fight && at.Share == 0 {
		thrownTo := Spot{Hex: at.Hex, To: e.At, Share: back / float64(at.Hex.Distance(e.At))}
		d.act(Recoil, e.Unit, d.base+clash, thrown, at, thrownTo)
		at = thrownTo
		from = max(from, d.last[e.Unit])
	}
	long := hop * time.Duration(min(hops, at.Hex.Distance(e.At)))
	d.act(is, e.Unit, from, long, at, Spot{Hex: e.At})
	return from + long
}

// pursuit has a counter go after those who ran.
func (d *cast) pursuit(e *game.Event) {
	if at, ok := d.enters(e.Unit); ok && e.From != e.At && e.At != (hex.Hex{}) {
		from := max(d.later(Flight), d.runs, d.last[e.Unit])
		d.act(Follow, e.Unit, from, chase, at, Spot{Hex: e.At})
	}
}

// broken breaks a counter.
func (d *cast) broken(e *game.Event) {
	if at, ok := d.enters(e.Unit); ok {
		from := max(d.later(Fallen), d.last[e.Unit])
		d.mark(Shock, from, clash, at)
		d.ends(Break, e.Unit, from, halves)
	}
}

func (d *cast) scattered(e *game.Event) {
	if at, ok := d.enters(e.Unit); ok {
		d.shake(e.Unit, d.later(Fallen))
		d.mark(Rubble, d.later(Fallen), mark, at)
	}
}

func (d *cast) disorder(e *game.Event) {
	if at, ok := d.enters(e.Unit); ok {
		d.mark(Waver, d.later(clash), mark, at)
	}
}

func (d *cast) panic(e *game.Event) {
	d.shake(e.Unit, d.later(clash))
	d.disorder(e)
}

func (d *cast) miss(e *game.Event) { d.arrows(Misses, e.By, e.Unit, e.At) }
func (d *cast) hit(e *game.Event)  { d.arrows(Hits, e.By, e.Unit, e.At) }

// volley is arrows of which nobody knows yet whom they hit: at a target or, of those in a fight, at the
// other side of it.
func (d *cast) volley(e *game.Event) {
	if e.By != game.None {
		d.arrows(Misses, e.By, e.Unit, e.At)
		return
	}
	for i := range d.batch {
		o := d.batch[i].Event.Odds
		if o == nil || len(o.Attackers) == 0 || len(o.Defenders) == 0 {
			continue
		}
		at, on := d.enters(e.Unit)
		other := o.Attackers[0]
		if d.Piece(other).Side == d.Piece(e.Unit).Side {
			other = o.Defenders[0]
		}
		if to, seen := d.enters(other); on && seen && to.Hex != at.Hex {
			d.mark(Misses, d.base, volley, at, to)
		}
		return
	}
}

// arrows fly from a counter to another or, where that is none, to a hex.
func (d *cast) arrows(is Figure, by, on game.ID, at hex.Hex) {
	from, ok := d.enters(by)
	to, seen := d.enters(on)
	if !seen {
		to = Spot{Hex: at}
	}
	if !ok || to.Hex == (hex.Hex{}) || from.Hex == to.Hex {
		return
	}
	start := between * time.Duration(d.shots)
	d.shots++
	d.mark(is, start, volley, from, to)
	if is == Hits {
		d.shake(on, start+Struck)
		d.base = max(d.base, start+Struck)
	}
}

// gun fires from a counter at another or at a hex.
func (d *cast) gun(e *game.Event) {
	from, ok := d.enters(e.By)
	to, seen := d.enters(e.Unit)
	if !seen {
		to = Spot{Hex: e.At}
	}
	if !ok || to.Hex == (hex.Hex{}) || from.Hex == to.Hex {
		return
	}
	start := between * time.Duration(d.shots)
	d.shots++
	hits := start + Fired
	d.mark(Flash, start, Tread, from, to)
	d.mark(Smoke, start+Tread, smoke, from, to)
	d.mark(Ball, start+Tread, hits-start-Tread, from, to)
	d.mark(Shock, hits, clash, to)
	d.shake(e.Unit, hits)
	d.base = max(d.base, hits)
}

func (d *cast) razed(e *game.Event) {
	if e.At != (hex.Hex{}) {
		d.mark(Shock, d.later(Fallen), clash, Spot{Hex: e.At})
		d.mark(Rubble, d.later(Fallen), mark, Spot{Hex: e.At})
	}
}

// banner has a banner sink.
func (d *cast) banner(e *game.Event) {
	if at, ok := d.enters(e.Unit); ok {
		d.mark(Ring, d.later(Flight), mark, at)
		d.act(Sink, e.Unit, d.later(Flight), sinks)
	}
}

// held has a banner held up by who has it now.
func (d *cast) held(e *game.Event) {
	if at, ok := d.enters(e.Unit); ok {
		d.act(Rise, e.Unit, d.later(Flight), mark)
		d.mark(Ring, d.later(Flight), mark, at)
	}
}

// horn is what a whole command hears, from where it is blown.
func (d *cast) horn(e *game.Event) {
	if e.At != (hex.Hex{}) {
		d.mark(Ring, d.later(Flight), mark, Spot{Hex: e.At})
	}
}

// death has a leader fall.
func (d *cast) death(e *game.Event) {
	if at, ok := d.enters(e.Unit); ok {
		d.mark(Mourn, d.later(Fallen), mark, at)
		d.ends(Fall, e.Unit, d.later(Fallen), mark)
	}
}
