package bot

import "gonfalon/engine/game"

// draft is a movement that was played in the mind, to be played there again without thinking.
type draft struct {
	now   moment
	acts  []Choice // what is left of it, one after the other
	place uint64   // what identifies the position that it leads to
	loose bool     // what cannot be done of it is left out, and the rest goes on
	spare bool     // the first chance to react is let be
}

// drafted is the movement of the turn by some weights.
func (p *Player) drafted(f *field, w *Weights) draft {
	m := p.mind(f, w, draft{})
	g := p.playOn(f, f.game.Clone(), m, 0, func(now moment) bool { return now != f.now })
	return draft{now: f.now, acts: m.did, place: g.Hash()}
}

// cite is the next act of a draft. Where it cannot be done, as dice fell otherwise, the rest is dropped, or it alone.
func (p *Player) cite(v game.View) (Choice, bool) {
	if p.draft.spare {
		p.draft.spare = false
		if _, side := game.Facts(v).Awaits(); side != p.side {
			return Choice{Unit: game.None}, true
		}
	}
	if len(p.draft.acts) == 0 {
		return Choice{}, false
	}
	if stage, side := game.Facts(v).Awaits(); stage != game.StageFree || side != p.side {
		return Choice{}, false
	}
	turn, phase := v.Clock()
	for len(p.draft.acts) > 0 && p.draft.now == (moment{turn, phase}) {
		c := p.draft.acts[0]
		if p.draft.acts = p.draft.acts[1:]; v.Check(c.Act) == nil {
			p.blind = true
			return c, true
		}
		if !p.draft.loose {
			break
		}
	}
	p.draft = draft{}
	return Choice{}, false
}
