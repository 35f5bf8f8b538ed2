package bot

import "gonfalon/engine/game"

// shift is by how much a term counts more or less, in hundredths.
type shift struct {
	term term
	by   int
}

// moods are other ways to play a turn than the usual one.
var moods = [...][]shift{
	{{approach, 220}, {danger, 70}},
	{{approach, 25}, {danger, 130}, {daring, 200}},
	{{danger, 25}},
	{{danger, 250}},
	{{strength, 200}},
	{{support, 300}, {command, 200}},
	{{support, 0}, {command, 0}},
	{{contact, 300}},
	{{contact, 0}},
	{{aim, 300}},
	{{hold, 30}, {sally, 0}},
	{{daring, 300}},
	{{shoot, 250}},
	{{gap, 0}, {facing, 0}},
}

// shifted are the weights in a mood.
func (w Weights) shifted(mood []shift) *Weights {
	for _, s := range mood {
		w[s.term] = w[s.term] * s.by / 100
	}
	return &w
}

// steady is by how much another mood must be better.
const steady = 60

// compose decides in which mood to play the turn, as its first movement begins: it plays the turn
// and the next one in its mind, in one mood after another, each upon the best so far, and keeps
// what leaves it better off. How many it tries is a matter of how much it may think; the next turn
// begins with others.
func (p *Player) compose(f *field) {
	if p.sight.ahead == 0 || p.composed == f.now.turn || f.facts.Trade(f.now.phase) != game.TradeMove {
		return
	}
	p.composed, p.mood = f.now.turn, p.brief.Weights
	start := p.nodes
	top := p.rehearse(f, p.mood) + steady
	each := p.nodes - start
	for i := range moods {
		if i > 0 && p.nodes+each > start+p.sight.ahead {
			return
		}
		w := p.mood.shifted(moods[(i+3*f.now.turn)%len(moods)])
		if n := p.rehearse(f, w); n > top {
			p.mood, top = w, n
		}
	}
}
