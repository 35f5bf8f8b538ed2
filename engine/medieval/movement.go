package medieval

import (
	"slices"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// 4.1 and 4.2 Movement in the movement phases (4.1.1): one unit after another, hex by hex into the frontal hex, for
// the costs of the terrain effect table.

// mover is a unit in the course of its move. The rules of movement are functions from
// one mover to the next, so that reach, offers and acts come from the same lines.
type mover struct {
	id     game.ID
	at     hex.Hex
	facing hex.Dir
	charge int8
	left   game.MP
	fresh  bool  // it has done nothing yet and has all its MP (4.2.10)
	turned bool  // it has turned on this hex (4.3.8)
	traces trace // which hexes it may have turned on
	halt   halt  // why it enters no further hex
	drag   bool  // it rides on in a ZoC: next hex +1 MP (3.3.3)
	onRoad bool  // it came to this hex by road, or started on one
	march  bool  // its whole move was on road so far
	paced  bool  // infantry: the extra road hex is used
	hidden bool  // still off the map at its reserve hex
	gone   bool  // its move is over: it was countercharged, or is off the map
}

// halt is what keeps a mover from entering another hex.
type halt uint8

const (
	goesOn    halt = iota
	inZone         // a ZoC stopped it (3.3.2)
	hasTested      // its try to regain order took its whole move (Ko-6.2.5)
	razes          // so did the beginning of a fortification's end (11.1.6)
)

// refusal is the reason to give, nil for none.
func (h halt) refusal() *rule.Refusal {
	if h == goesOn {
		return nil
	}
	return [...]*rule.Refusal{inZone: zoneStops, hasTested: testIsMove, razes: razingIsMove}[h]
}

// stride is one hex of a move before it is made.
type stride struct {
	next    mover
	cost    rule.Tally // in MP (sixths)
	penalty rule.Ref   // the paragraph by which it loses 1 SP and scatters, or none
	rides   bool       // it rides down the units there
}

// newMover is a unit at the start of its move.
func (b *Battle) newMover(id game.ID) mover {
	u := &b.units[id]
	return mover{
		id: id, at: u.at, facing: u.facing, charge: u.charge, left: b.allowanceOf(id), fresh: true,
		onRoad: b.roadHex(u.at), march: true, hidden: u.where == game.Reserve,
	}
}

// roadHex reports whether a road passes through a hex.
func (b *Battle) roadHex(h hex.Hex) bool {
	for d := hex.N; d <= hex.NW; d++ {
		if paved(b.board.Side(h, d)) {
			return true
		}
	}
	return false
}

// paved reports whether a road crosses a hexside; a bridge is part of one.
func paved(s board.Side) bool { return s&(board.Road|board.Bridge) != 0 }

// way is how a hexside is crossed.
type way struct {
	dir    hex.Dir
	to     hex.Hex
	cell   int16         // of the hex entered
	ground board.Terrain // of the hex entered
	road   bool          // along a road, bridges included
	stream bool          // wading a stream, or a river at a ford
	ford   bool
	bridge bool
	uphill bool
	wall   bool // over the wall of a fortification
	gate   bool // through its gate (11.1.4)
}

// crossing describes the step from one hex to the next; it refuses what nobody can cross.
func (b *Battle) crossing(from hex.Hex, d hex.Dir) (way, *rule.Refusal) {
	to, cell := from.Step(d), b.board.Beside(from)[d]
	ground := b.terrain(to)
	switch ground {
	case board.Void:
		return way{}, offMap
	case board.Lake, board.RiverHex:
		return way{}, impassable
	}
	s := b.board.Side(from, d)
	if s.Has(board.River) && s&(board.Bridge|board.Ford) == 0 {
		return way{}, riverBars // 4.2.5
	}
	w := way{dir: d, to: to, cell: cell, ground: ground}
	w.bridge = s.Has(board.Bridge)
	w.road = paved(s)
	w.ford = s.Has(board.Ford)
	w.stream = s&(board.Stream|board.River) != 0 && !w.bridge
	w.uphill = ground == board.Hill && b.terrain(from) != board.Hill
	if ground == board.Fort || b.board.Terrain(from) == board.Fort {
		w.wall, w.gate = b.wall(from, d)
	}
	return w, nil
}

// stride makes one hex of a move, or says why not (4.2). The pace and riding down are
// the owner's choices (5.6.12, 5.6.13, 5.8).
func (b *Battle) stride(m mover, to hex.Hex, pace Pace, ride bool, cost rule.Tally) (stride, *rule.Refusal) {
	d, near := m.at.Toward(to)
	if !near {
		return stride{}, notAdjacent
	}
	w, no := b.wayOut(&m, d)
	if no != nil {
		return stride{}, no
	}
	s := stride{next: m, cost: cost}
	if no := b.takeWay(&s, &m, &w, pace, ride); no != nil {
		return stride{}, no
	}
	s.next.turned = b.hasSpun(m.id, to)
	return s, nil
}

// wayOut is how a mover leaves its hex in a direction, or why it may not.
func (b *Battle) wayOut(m *mover, d hex.Dir) (way, *rule.Refusal) {
	if d != m.facing && !b.anyWay(m) {
		return way{}, frontOnly // 4.2.1
	}
	if no := m.halt.refusal(); no != nil {
		return way{}, no
	}
	if no := b.bound(m); no != nil {
		return way{}, no
	}
	if no := b.homeward(m, m.at.Step(d)); no != nil {
		return way{}, no
	}
	return b.crossing(m.at, d)
}

// takeWay makes a stride of a mover's step along a way, or says why it may not be made.
func (b *Battle) takeWay(s *stride, m *mover, w *way, pace Pace, ride bool) *rule.Refusal {
	s.next.at, s.next.facing, s.next.fresh, s.next.turned, s.next.drag = w.to, w.dir, false, false, false
	s.next.hidden = false
	if m.turned {
		s.next.traces |= traceOf(m.at)
	}
	if no := b.charged(s, m, w, pace); no != nil {
		return no
	}
	if no := b.occupied(s, w, ride); no != nil {
		return no
	}
	b.toll(s, m, w)
	if rest := int(m.left) - s.cost.Sum(); b.units[m.id].has(shiltron) && rest > 0 {
		s.cost.Add("11.3.9", "shiltron", rest)
	}
	if no := s.pay(m.left); no != nil {
		return no
	}
	b.enterZone(s)
	return nil
}

// toll adds the cost of the ground to a stride (4.1.7, R-145); coming into a ZoC costs
// nothing by itself (3.3.1).
func (b *Battle) toll(s *stride, m *mover, w *way) {
	c := &b.counters[m.id]
	s.next.onRoad = w.road
	s.next.march = m.march && w.road
	if w.road {
		s.cost.Add("4.1.7", "road", int(b.roadCost(c)))
	} else {
		e := b.ed.Terrain[w.ground]
		s.cost.Add("4.1.7", w.ground.String(), int(e.mp(c)))
		if w.stream {
			s.cost.Add("4.1.7", "stream", int(b.ed.Stream.mp(c)))
		}
	}
	if w.uphill {
		s.cost.Add("R-146", "uphill", int(b.ed.Uphill.mp(c)))
	}
	if w.wall {
		s.cost.Add("11.1.3", "wall", int(b.wallToll(c)))
	}
	if m.drag {
		s.cost.Add("3.3.3", "riding-on-in-zone", int(game.Point))
	}
	if s.next.march && !c.horse() {
		b.extraRoadHex(s, m)
	}
}

// mp is the column of the terrain effect table for a counter.
func (e Effect) mp(c *counter) game.MP {
	if c.horse() {
		return e.Horse
	}
	return e.Foot
}

func (b *Battle) roadCost(c *counter) game.MP {
	switch {
	case c.leads():
		return b.ed.RoadLeader
	case c.kind.Mounted():
		return b.ed.RoadHorse
	}
	return game.Point
}

// extraRoadHex gives infantry whose whole move is on road one hex more, whatever it lacks for all
// that the hex costs (terrain table *, R-147).
func (b *Battle) extraRoadHex(s *stride, m *mover) {
	if lacks := s.cost.Sum() - int(m.left); lacks > 0 && !m.paced {
		s.next.paced = true
		s.cost.Add("R-147", "extra-road-hex", -lacks)
	}
}

// pay takes the cost from the MP that are left (4.1.3).
func (s *stride) pay(left game.MP) *rule.Refusal {
	if game.MP(s.cost.Sum()) > left {
		return noMP
	}
	s.next.left = left - game.MP(s.cost.Sum())
	return nil
}

// occupied settles who stands in the hex entered (4.2.2 to 4.2.4); how many passed through
// it before does not matter (4.1.6).
func (b *Battle) occupied(s *stride, w *way, ride bool) *rule.Refusal {
	id, to := s.next.id, w.to
	c := &b.counters[id]
	switch {
	case ride:
		return b.rideDown(s, to)
	case b.piles.Top(int(w.cell)) == game.None && b.units[id].sp <= HexLimit:
		return nil
	case b.any(to, c.side.Other(), isUnit):
		return enemyThere // 4.2.2
	}
	if c.leads() && b.any(to, c.side.Other(), isAnybody) {
		return leaderEnters // R-167, and he kills nobody who panics
	}
	if b.closed(to, c.side, id) {
		return shiltronClosed // 11.3.11
	}
	if b.ed.RideDownAlways && s.next.charge > 1 && b.any(to, c.side, isFoot) && b.sheltered(to) == nil {
		return rideAlways
	}
	if !b.fits(id, to) {
		return overStack // 4.2.3a
	}
	if b.strength(to, c.side, id) > 0 && b.units[id].order != panicked {
		s.cost.Add("4.2.4", "through-friends", int(game.Point))
	}
	return nil
}

// enterZone stops a unit in an enemy ZoC, unless its charge outruns it (3.3.2, 3.3.3).
func (b *Battle) enterZone(s *stride) {
	c := &b.counters[s.next.id]
	if c.leads() {
		return // 8.1.3
	}
	enemy, zoned := b.strongestZone(s.next.at, c.side.Other())
	if !zoned {
		return
	}
	if int(s.next.charge) > enemy+1 {
		s.next.drag = true
	} else {
		s.next.halt = inZone
	}
}

// mayBegin says why a unit may not start its move now.
func (b *Battle) mayBegin(id game.ID) *rule.Refusal {
	if no := b.notYet(id); no != nil {
		return no
	}
	return b.moverOwes()
}

// notYet says why a unit may not start its move, whatever the unit now moving owes.
func (b *Battle) notYet(id game.ID) *rule.Refusal {
	switch {
	case !b.known(id):
		return unknownPiece
	case b.pending() != nil:
		return decideFirst
	case !b.phase.movement() || b.counters[id].side != b.phase.side():
		return notYourPhase
	case !b.acts(id):
		return wrongArm
	}
	return b.unmoved(id)
}

// unmoved says why a unit of the arm that moves now may not start its move.
func (b *Battle) unmoved(id game.ID) *rule.Refusal {
	u := &b.units[id]
	switch {
	case u.where != game.OnMap && u.where != game.Reserve:
		return notOnMap
	case u.has(moved) || id == b.mover.id:
		return alreadyMoved
	}
	return b.heldBack(id)
}

func (a Begin) check(b *Battle) *rule.Refusal { return b.mayBegin(a.Unit) }

func (a Begin) apply(b *Battle) {
	b.endMove()
	if !b.fit(a.Unit) { // 13.2.2
		return
	}
	b.mover = b.newMover(a.Unit)
	b.emit(game.Event{Kind: game.EventBegan, Side: b.counters[a.Unit].side, Unit: a.Unit, By: game.None, At: b.mover.at, Ref: "4.1.2"})
}

// endMove ends the move of the unit now moving; what is left of its MP is lost (4.1.4,
// a unit moves once).
func (b *Battle) endMove() {
	if b.mover.id != game.None {
		b.units[b.mover.id].set(moved)
	}
	b.mover, b.spun = mover{id: game.None}, b.spun[:0]
}

// moving says why a unit is not the one now moving; one that was stopped or is gone moves
// no further (5.7.11).
//
//go:noinline
func (b *Battle) moving(id game.ID) *rule.Refusal {
	switch {
	case !b.known(id):
		return unknownPiece
	case b.pending() != nil:
		return decideFirst
	case id != b.mover.id || b.mover.gone:
		return notMoving
	}
	return nil
}

func (a Advance) check(b *Battle) *rule.Refusal {
	if no := b.moving(a.Unit); no != nil {
		return no
	}
	_, no := b.stride(b.mover, a.To, a.Pace, a.Ride, rule.SumOnly())
	return no
}

func (a Advance) apply(b *Battle) {
	s, no := b.stride(b.mover, a.To, a.Pace, a.Ride, rule.Tally{})
	if no != nil {
		s = b.rideThen(b.mover, a.To, a.Pace)
	}
	from := b.mover.at
	b.leaveSpun()
	b.mover = s.next
	b.enter(a.Unit, from, &s)
}

// enter moves a counter of the map into the hex of a stride, with all that follows.
func (b *Battle) enter(id game.ID, from hex.Hex, s *stride) {
	u := &b.units[id]
	if s.rides {
		b.trample(id, s.next.at)
	}
	b.put(id, s.next.at)
	u.facing, u.charge = s.next.facing, s.next.charge
	u.set(entered)
	b.emit(game.Event{Kind: game.EventMoved, Side: b.counters[id].side, Unit: id, By: game.None, From: from, At: u.at,
		Facing: u.facing, N: int(s.next.left), Ref: "4.2.1", Tally: &s.cost})
	b.tire(id)
	b.stir(id)
	b.come(id, s.penalty)
}

// come settles what a counter finds in the hex it came to, and what the ground there does to it by
// a paragraph, or none.
func (b *Battle) come(id game.ID, penalty rule.Ref) {
	b.find(id, penalty != "" && b.doomed(id))
	if penalty != "" {
		b.founder(id, penalty)
	}
}

// doomed reports whether the ground that a unit has entered disorganises it for certain, so that
// disorder it finds there can do no more. Pits and an ambush come before the ground.
func (b *Battle) doomed(id game.ID) bool {
	foe := b.counters[id].side.Other()
	return b.ed.Order == Disorganises && !b.ed.Entry.CostsSP && b.breakable(id, byGround) &&
		!slices.Contains(b.traps[foe], b.units[id].at) && !slices.ContainsFunc(b.ranks.leaders[foe], b.lurks)
}

// arrive settles what a counter finds in the hex it came to by any displacement.
func (b *Battle) arrive(id game.ID) { b.find(id, false) }

// find settles what a counter finds in a hex: lone enemy leaders die (8.2.8), fallen banners are
// taken (7.1.6, R-277), disorder spreads, but not to one that is doomed to it.
func (b *Battle) find(id game.ID, doomed bool) {
	c := &b.counters[id]
	if c.rank != game.Unit {
		return
	}
	h := b.units[id].at
	for _, l := range b.standing(h, c.side.Other(), isLeader) {
		b.killLeader(l, id, "8.2.8")
	}
	for _, p := range b.standing(h, c.side.Other(), isPanicked) {
		b.die(p, inCombat, "Ko-10.2.3")
	}
	if isRegular(c, &b.units[id]) {
		b.takeUp(id, h)
	}
	b.mingle(id, doomed)
	if b.on(id) {
		b.spring(id)
	}
	if b.on(id) {
		b.walkInto(id)
	}
}

// founder is what 4.2.6 and 4.2.7 do: the unit loses its order, and in some books 1 SP.
func (b *Battle) founder(id game.ID, ref rule.Ref) {
	if !b.on(id) {
		return // what it found in the hex was its end already
	}
	if b.ed.Entry.CostsSP {
		b.hurt(id, 1, ownDoing, ref)
	}
	if b.on(id) { // a unit of 1 SP is eliminated instead
		b.unsettle(id, byGround, ref)
	}
}

// breaks reports whether the ground of a stride costs the unit something: where no SP are lost,
// it does nothing to one that is out of order already or finds a leader there (9.1.3).
func (b *Battle) breaks(s *stride) bool {
	if s.penalty == "" || b.ed.Entry.CostsSP {
		return s.penalty != ""
	}
	return b.units[s.next.id].order == sound && !b.steadied(s.next.id, s.next.at)
}

// movesOwed says whether a unit of the phase's arm must still ride on (5.6.11, R-188).
func (b *Battle) movesOwed() *rule.Refusal {
	for _, id := range b.acting() {
		if !b.on(id) || b.units[id].has(moved) {
			continue // its move is over or cannot begin
		}
		if _, rides := b.owesRide(id); rides {
			return mustAdvance
		}
		switch {
		case b.owesFlight(id):
			return mustFlee
		case b.owesReturn(id):
			return notToAga
		case b.owesRoom(id):
			return b.crowding(id)
		}
	}
	return nil
}

// dutyMove is the move in which a unit can still do what it must: the one it is making, or one it
// may begin in this phase. A command held back owes no move.
func (b *Battle) dutyMove(id game.ID) (mover, bool) {
	switch {
	case !b.on(id) || !b.acts(id) || b.units[id].has(moved):
		return mover{}, false
	case id == b.mover.id:
		return b.mover, true
	}
	return b.newMover(id), b.heldBack(id) == nil
}

// bound says why a unit may not enter any hex now, for what it is or carries.
func (b *Battle) bound(m *mover) *rule.Refusal {
	u, c := &b.units[m.id], &b.counters[m.id]
	switch {
	case u.order == panicked:
		return mustFlee // Ko-10.2.2
	case u.has(stopped):
		return isStopped
	case c.kind.Ranged() && u.has(combatSide):
		return inFormation // 10.1.1
	case u.has(shiltron) && !m.fresh:
		return shiltronStep // 11.3.9
	case u.has(stakes):
		return b.bulky(m)
	}
	return nil
}
