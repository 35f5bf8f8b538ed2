package chronicle

import (
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Kind tells scenes apart: the end of a catalogue key.
type Kind string

// The kinds of scenes.
const (
	Assault      Kind = "assault"        // a combat
	Contact      Kind = "contact"        // the first combat of the battle, at At
	Volley       Kind = "volley"         // all that a side shot in a turn
	LeaderFell   Kind = "leader-fell"    // Leader
	WingBroken   Kind = "wing-broken"    // most of the command of Leader is gone
	BannerFell   Kind = "banner-fell"    // of Leader
	BannerTaken  Kind = "banner-taken"   // by the enemy
	BannerBack   Kind = "banner-back"    // taken back
	LostHeart    Kind = "lost-heart"     // the army of a side
	TookHeart    Kind = "took-heart"     // the army of a side
	WentOver     Kind = "went-over"      // Fallen, to the enemy
	Unveiled     Kind = "unveiled"       // Leader came out of hiding
	Arrived      Kind = "arrived"        // On, all that came to a side in a turn
	Unleashed    Kind = "unleashed"      // what a side held back attacks from now on
	Reserve      Kind = "reserve"        // the command of Leader, called up early for N points
	FortLost     Kind = "fort-destroyed" // at At
	MoraleTurned Kind = "morale"         // to N on the track that both sides share
	TideTurned   Kind = "tide"           // Side has more points from now on
)

// weights are how much a scene matters beside what was lost in it.
var weights = map[Kind]int{LeaderFell: 90, WingBroken: 80, BannerTaken: 70, BannerBack: 60, LostHeart: 85, TookHeart: 40,
	BannerFell: 45, WentOver: 75, Unveiled: 65, Arrived: 10, Unleashed: 55, Reserve: 60, FortLost: 40, MoraleTurned: 15, TideTurned: 50, Contact: 20}

// Scene is something that mattered.
type Scene struct {
	Kind   Kind
	Step   int       // the position after it is the one before this step
	Side   game.Side // who acts, or whom it befell
	Leader game.ID   // of those who act or fall, None without one
	Foe    game.ID   // the leader of those attacked
	By, On []game.ID // who attacked whom
	At     hex.Hex
	Aim    bool   // At is meant
	Column string // of a combat
	N      int    // shots, points, or the value of a track
	Charge bool   // a combat in which somebody charges
	Rear   bool   // a combat in which somebody attacks from behind

	Lost   [2]int       // SP, by side
	Fallen [2][]game.ID // who was destroyed
	Ridden [2][]game.ID // who of them was ridden down
	Broken [2][]game.ID // who lost order
	Gave   [2]bool      // who gave ground
}

// Weight is how much a scene matters.
func (s *Scene) Weight() int {
	n := weights[s.Kind]
	for side := range s.Lost {
		n += 6*s.Lost[side] + 8*len(s.Fallen[side]) + 4*len(s.Broken[side])
		if s.Gave[side] {
			n += 3
		}
	}
	if s.Kind == Volley {
		return n / 3 // made of many shots
	}
	return n
}

// Of are those of a side who fight in a combat.
func (s *Scene) Of(side game.Side) []game.ID {
	if side == s.Side {
		return s.By
	}
	return s.On
}

// misfortunes are the events that make scenes of their own, by their class.
var misfortunes = map[game.EventClass]Kind{game.LeaderLoss: LeaderFell, game.BannerFall: BannerFell, game.BannerCapture: BannerTaken,
	game.BannerRecovery: BannerBack, game.HeartLoss: LostHeart, game.HeartRecovery: TookHeart, game.Unveiling: Unveiled,
	game.FortLoss: FortLost, game.Release: Unleashed, game.ReserveCall: Reserve}

// beat is what came of one act and the answers to it.
type beat struct {
	r      *Reader
	scenes []Scene
	fights int
	now    int // the combat or shot that the losses belong to, an index of scenes; -1 before one
}

// read takes the events of a step into the beat.
func (b *beat) read(events []game.Event, step int) {
	for i := range events {
		b.event(&events[i], step+1)
	}
}

func (b *beat) event(e *game.Event, step int) {
	class := b.r.codes.EventInfo(e.Kind).Class
	kind, known := misfortunes[class]
	switch {
	case e.Kind == game.EventCombat && e.Odds != nil:
		b.combat(e, step)
	case class == game.Shot:
		b.shot(e, step)
	case class == game.Destruction && b.r.leads(e.Unit):
		b.add(Scene{Kind: LeaderFell, Step: step, Side: e.Side, Leader: e.Unit, Foe: game.None}, e)
	case known:
		b.add(Scene{Kind: kind, Step: step, Side: e.Side, Leader: b.r.leader(e.Unit), Foe: game.None, N: e.N}, e)
	case class == game.Arrival:
		b.arrived(e, step)
	case class == game.Desertion:
		b.wentOver(e, step)
	default:
		b.harm(e, class)
	}
}

// add adds a scene at the place of an event, before what belongs to the combat at hand goes on.
func (b *beat) add(s Scene, e *game.Event) {
	s.At, s.Aim = e.At, e.At != (hex.Hex{})
	b.scenes = append(b.scenes, s)
}

// combat begins a combat.
func (b *beat) combat(e *game.Event, step int) {
	o := e.Odds
	s := Scene{Kind: Assault, Step: step, By: o.Attackers, On: o.Defenders, Leader: b.r.leaderOf(o.Attackers),
		Foe: b.r.leaderOf(o.Defenders), Column: o.Column(o.Final), Side: e.Side, Charge: counts(&o.Attack, "charge"), Rear: counts(&o.Attack, "rear")}
	for _, id := range o.Attackers {
		p := b.r.game.Piece(id)
		s.Charge = s.Charge || p.Has(game.Charging)
	}
	if len(o.Attackers) > 0 {
		s.Side = b.r.game.Piece(o.Attackers[0]).Side
	}
	if b.add(s, e); !b.scenes[len(b.scenes)-1].Aim && len(o.At) > 0 {
		b.scenes[len(b.scenes)-1].At, b.scenes[len(b.scenes)-1].Aim = o.At[0], true
	}
	b.now = len(b.scenes) - 1
	b.fights++
}

// counts reports whether something of this name is in a sum.
func counts(t *rule.Tally, name string) bool {
	return slices.ContainsFunc(t.Lines, func(l rule.Line) bool { return l.Name == name })
}

// shot counts a shot of a side.
func (b *beat) shot(e *game.Event, step int) {
	side := e.Side
	if e.By != game.None {
		side = b.r.game.Piece(e.By).Side
	}
	if b.now < 0 || b.scenes[b.now].Kind != Volley || b.scenes[b.now].Side != side {
		b.add(Scene{Kind: Volley, Step: step, Side: side, Leader: game.None, Foe: game.None}, e)
		b.now = len(b.scenes) - 1
	}
	b.scenes[b.now].N++
}

// wentOver adds a counter to those who change sides.
func (b *beat) wentOver(e *game.Event, step int) {
	i := slices.IndexFunc(b.scenes, func(s Scene) bool { return s.Kind == WentOver })
	if i < 0 {
		i = len(b.scenes)
		b.add(Scene{Kind: WentOver, Step: step, Side: e.Side, Leader: game.None, Foe: game.None}, e)
	}
	b.scenes[i].On = append(b.scenes[i].On, e.Unit)
}

// arrived tells of a unit that came to the field.
func (b *beat) arrived(e *game.Event, step int) {
	if b.r.game.Piece(e.Unit).Rank == game.Unit {
		b.add(Scene{Kind: Arrived, Step: step, Side: e.Side, Leader: b.r.leader(e.Unit), Foe: game.None, On: []game.ID{e.Unit}}, e)
	}
}

// harm puts what befell a counter down to the combat or the shots at hand.
func (b *beat) harm(e *game.Event, class game.EventClass) {
	lost := b.r.lose(e, class)
	if b.now < 0 || e.Side > game.B {
		return
	}
	s := &b.scenes[b.now]
	s.Lost[e.Side] += lost
	switch {
	case class == game.Destruction:
		s.Fallen[e.Side] = append(s.Fallen[e.Side], e.Unit)
	case class == game.RidingDown:
		s.Ridden[e.Side] = append(s.Ridden[e.Side], e.Unit)
	case class == game.GivingGround:
		s.Gave[e.Side] = true
	case class == game.OrderLoss && !slices.Contains(s.Broken[e.Side], e.Unit):
		s.Broken[e.Side] = append(s.Broken[e.Side], e.Unit)
	}
}
