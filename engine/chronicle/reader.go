package chronicle

import "gonfalon/engine/game"

// Reader reads a game from its beginning.
type Reader struct {
	sess   *game.Session
	game   game.Game // before the next step
	codes  game.Coded
	next   int
	scores []Score
	ledger ledger
	beat   *beat
	now    Chapter // of the turn at hand
	done   []Chapter
	fought bool // there has been a combat
	level  int  // of the track that both sides share
	leads  func(game.ID) bool
	ahead  game.Side // who had more points when somebody had last
}

// Of begins to read a game.
func Of(s *game.Session) *Reader {
	g := s.At(0)
	r := &Reader{sess: s, game: g, codes: game.Codes(g), ledger: newLedger(g), ahead: game.NoSide}
	r.leads = func(id game.ID) bool {
		if id == game.None {
			return false
		}
		rank := r.game.Piece(id).Rank
		return rank == game.Leader || rank == game.GrandLeader
	}
	t := g.Table()
	r.level = t.Shared().Level
	r.now = Chapter{First: t.Turn, Last: t.Turn}
	r.count(&t)
	return r
}

// Progress is how many steps were read, of how many.
func (r *Reader) Progress() (done, of int) { return r.next, len(r.sess.Steps) }

// Next reads one step; it reports whether there is another.
func (r *Reader) Next() bool {
	if r.next >= len(r.sess.Steps) {
		return false
	}
	if turn := r.sess.Steps[r.next].Turn; turn != r.now.First {
		r.turn(turn)
	}
	if r.beat == nil {
		r.beat = &beat{r: r, now: -1}
	}
	r.enlist()
	r.beat.read(r.sess.Events(r.next), r.next)
	r.sess.Forward(r.game, r.next, r.next+1)
	r.next++
	r.now.To = r.next
	if t := r.game.Table(); r.next == len(r.sess.Steps) || t.Stage != game.StageQuestion {
		r.close()
		r.count(&t)
	}
	return r.next < len(r.sess.Steps)
}

// enlist follows units that come under another command while the armies are set up.
func (r *Reader) enlist() {
	if stage := r.game.Table().Stage; stage == game.StageSetUp && r.sess.Steps[r.next].Phase < 0 {
		lost := r.ledger.lost
		r.ledger = newLedger(r.game)
		r.ledger.lost = lost
	}
}

// close ends the beat at hand.
func (r *Reader) close() {
	b := r.beat
	r.beat = nil
	if b.fights > 0 && !r.fought {
		r.fought = true
		b.first()
	}
	if b.fights > 0 || len(b.scenes) > 0 {
		for _, l := range r.broken() {
			p := r.game.Piece(l)
			b.scenes = append(b.scenes, Scene{Kind: WingBroken, Step: r.next, Side: p.Side, Leader: l, Foe: game.None})
		}
	}
	r.now.take(b)
}

// first puts the first combat of the battle before it.
func (b *beat) first() {
	for i, s := range b.scenes {
		if s.Kind == Assault {
			contact := Scene{Kind: Contact, Step: s.Step, Side: s.Side, Leader: s.Leader, Foe: s.Foe, By: s.By, On: s.On, At: s.At, Aim: s.Aim}
			b.scenes = append(b.scenes[:i:i], append([]Scene{contact}, b.scenes[i:]...)...)
			return
		}
	}
}

// turn ends a chapter and begins the next.
func (r *Reader) turn(n int) {
	t := r.game.Table()
	r.now.Points = t.Points
	r.turned(&t)
	r.now.Scenes = r.stayed(r.now.Scenes)
	for _, s := range r.now.Scenes {
		if s.Kind == WingBroken {
			r.ledger.spoken[s.Leader] = true
		}
	}
	r.now.cut()
	r.done = append(r.done, r.now)
	r.now = Chapter{First: n, Last: n, From: r.next, To: r.next}
}

// turned notes how a turn has changed the score.
func (r *Reader) turned(t *game.Table) {
	scene := Scene{Step: r.next, Leader: game.None, Foe: game.None}
	if level := t.Shared().Level; level != r.level {
		s := scene
		s.Kind, s.N, s.Side = MoraleTurned, level, game.Favoured(level)
		r.level = level
		r.now.Scenes = append(r.now.Scenes, s)
	}
	ahead := game.Favoured(t.Points[game.A] - t.Points[game.B])
	if ahead != game.NoSide && r.ahead != game.NoSide && ahead != r.ahead {
		s := scene
		s.Kind, s.Side = TideTurned, ahead
		r.now.Scenes = append(r.now.Scenes, s)
	}
	if ahead != game.NoSide {
		r.ahead = ahead
	}
}

// leader is who leads a counter, or the counter itself where it leads.
func (r *Reader) leader(id game.ID) game.ID {
	if id == game.None || r.leads(id) {
		return id
	}
	return r.game.Piece(id).Commander
}

// leaderOf is who leads the first of these who is led by anybody alive.
func (r *Reader) leaderOf(ids []game.ID) game.ID {
	for _, id := range ids {
		if l := r.leader(id); l != game.None && r.game.Piece(l).Where != game.Dead {
			return l
		}
	}
	return game.None
}
