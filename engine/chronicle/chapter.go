package chronicle

import (
	"cmp"
	"slices"

	"gonfalon/engine/game"
)

// Chapter is a turn, or turns in which nothing happened.
type Chapter struct {
	First, Last int // turns
	From, To    int // steps
	Scenes      []Scene
	More        int // combats that are not told
	Fights      int
	Shots       int
	Lost        [2]int
	Points      [2]int // at its end
}

// Quiet reports whether nothing happened.
func (c *Chapter) Quiet() bool { return len(c.Scenes) == 0 && c.Fights == 0 && c.Shots == 0 }

// Weight is how much a chapter matters.
func (c *Chapter) Weight() (n int) {
	for i := range c.Scenes {
		n += c.Scenes[i].Weight()
	}
	return n
}

// Gravest is the scene that matters most, nil where there is none.
func (c *Chapter) Gravest() *Scene {
	var best *Scene
	for i := range c.Scenes {
		if s := &c.Scenes[i]; best == nil || s.Weight() > best.Weight() {
			best = s
		}
	}
	return best
}

// Scene is the gravest scene that has a place on the map, nil where none has.
func (c *Chapter) Scene() *Scene {
	var best *Scene
	for i := range c.Scenes {
		if s := &c.Scenes[i]; s.Aim && (best == nil || s.Weight() > best.Weight()) {
			best = s
		}
	}
	return best
}

// take adds the scenes of a beat.
func (c *Chapter) take(b *beat) {
	c.Fights += b.fights
	for _, s := range b.scenes {
		for side, n := range s.Lost {
			c.Lost[side] += n
		}
		if s.Kind == Volley {
			c.Shots += s.N
		}
		if gathered[s.Kind] && c.joined(&s) {
			continue
		}
		c.Scenes = append(c.Scenes, s)
	}
}

// gathered are the kinds of which a turn has one scene of each side.
var gathered = map[Kind]bool{Volley: true, Arrived: true}

// joined adds what a side did in a scene to what it had done of the kind in the turn, if it had.
func (c *Chapter) joined(s *Scene) bool {
	i := slices.IndexFunc(c.Scenes, func(o Scene) bool { return o.Kind == s.Kind && o.Side == s.Side })
	if i < 0 {
		return false
	}
	o := &c.Scenes[i]
	if o.N += s.N; o.Leader != s.Leader {
		o.Leader = game.None
	}
	o.On = append(o.On, s.On...)
	for side := range s.Lost {
		o.Lost[side] += s.Lost[side]
		o.Fallen[side] = append(o.Fallen[side], s.Fallen[side]...)
		for _, id := range s.Broken[side] {
			if !slices.Contains(o.Broken[side], id) {
				o.Broken[side] = append(o.Broken[side], id)
			}
		}
	}
	return true
}

// Rest is what was lost besides what is told.
func (c *Chapter) Rest() [2]int {
	rest := c.Lost
	for i := range c.Scenes {
		for side, n := range c.Scenes[i].Lost {
			rest[side] -= n
		}
	}
	return rest
}

// How many scenes of a turn are told, and how many of them are combats.
const mostScenes, mostAssaults = 9, 3

// cut leaves the scenes that matter most, in their order.
func (c *Chapter) cut() {
	rank := make([]int, len(c.Scenes))
	for i := range rank {
		rank[i] = i
	}
	slices.SortStableFunc(rank, func(a, b int) int { return cmp.Compare(c.Scenes[b].Weight(), c.Scenes[a].Weight()) })
	keep, assaults, told := map[int]bool{}, 0, 0
	for _, i := range rank {
		s := &c.Scenes[i]
		if s.Kind == Assault {
			assaults++
		}
		keep[i] = told < mostScenes && !c.passed(i) && (s.Weight() > 0 || assaults == 1 || c.Fights == 0) &&
			(s.Kind != Assault || assaults <= mostAssaults)
		if keep[i] {
			told++
		}
	}
	kept := c.Scenes[:0:0]
	for i, s := range c.Scenes {
		if keep[i] {
			kept = append(kept, s)
		} else if s.Kind == Assault {
			c.More++
		}
	}
	c.Scenes = kept
}

// passed reports whether a scene did not last: a banner that fell and was taken, an army that lost
// heart and took it again in one turn, or the other way round.
func (c *Chapter) passed(i int) bool {
	s := &c.Scenes[i]
	return slices.ContainsFunc(c.Scenes[i+1:], func(o Scene) bool {
		switch s.Kind {
		case BannerFell:
			return o.Leader == s.Leader && (o.Kind == BannerTaken || o.Kind == BannerBack)
		case LostHeart, TookHeart:
			return o.Side == s.Side && (o.Kind == LostHeart || o.Kind == TookHeart)
		}
		return false
	})
}

// Chapters are the chapters so far: turns in which nothing happened go with those of the kind.
func (r *Reader) Chapters() (list []Chapter) {
	for _, c := range append(slices.Clone(r.done), r.open()...) {
		if n := len(list); n > 0 && c.Quiet() && list[n-1].Quiet() {
			list[n-1].Last, list[n-1].To, list[n-1].Points = c.Last, c.To, c.Points
			continue
		}
		list = append(list, c)
	}
	return list
}

// open is the chapter of the turn at hand, if anything was done in it.
func (r *Reader) open() []Chapter {
	c := r.now
	if c.From == c.To {
		return nil
	}
	c.Scenes = r.stayed(slices.Clone(c.Scenes))
	c.Points = r.game.Table().Points
	c.cut()
	return []Chapter{c}
}

// Totals are what the whole battle cost so far.
func (r *Reader) Totals() (fights int, lost, of [2]int) {
	for _, l := range r.Losses() {
		lost[l.Side] += l.Lost
		of[l.Side] += l.Of
	}
	for _, c := range r.Chapters() {
		fights += c.Fights
	}
	return fights, lost, of
}

// Outcome is the result of a battle that is over, nil while it goes on.
func (r *Reader) Outcome() *game.Outcome { return r.sess.Game.Outcome() }
