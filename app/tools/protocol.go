package tools

import (
	"encoding/json"

	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// What is said to a player that is a program, and by it, a line each: engine/bot/PROTOCOL.md.

// hello is the first line that a player reads.
type hello struct {
	Game     string            `json:"game"`
	Protocol int               `json:"protocol"`
	Scenario string            `json:"scenario"`
	System   string            `json:"system"`
	Side     string            `json:"side"`
	Seed     uint64            `json:"seed"`
	Options  map[string]string `json:"options,omitempty"`
	MS       int64             `json:"ms"` // for each answer
}

// question is a position as the player's side sees it.
type question struct {
	N        int       `json:"n"`
	Turn     int       `json:"turn"`
	Last     int       `json:"last,omitempty"`
	Phase    string    `json:"phase,omitempty"`
	Of       string    `json:"of,omitempty"` // whose phase it is
	Wants    []string  `json:"wants"`        // what the side is asked for
	May      bool      `json:"may,omitempty"`
	Points   [2]int    `json:"points"`
	Counters []counter `json:"counters"`
	Offers   []offer   `json:"offers"`
}

// counter is one counter on the map, or off it.
type counter struct {
	Name   string `json:"name"`
	Side   string `json:"side"`
	Kind   string `json:"kind"`
	Where  string `json:"where"`
	Hex    string `json:"hex,omitempty"`
	Facing string `json:"facing,omitempty"`
	SP     int    `json:"sp,omitempty"`
	Full   int    `json:"full,omitempty"`
	Left   int    `json:"left,omitempty"` // sixths of a movement point
	Charge int    `json:"charge,omitempty"`
	Leader string `json:"leader,omitempty"`
	Holder string `json:"holder,omitempty"` // of a banner
}

// offer is something that may be done.
type offer struct {
	Act  json.RawMessage `json:"act"`
	Verb string          `json:"verb"`
	Unit string          `json:"unit,omitempty"`
	At   string          `json:"at,omitempty"`
	Odds *odds           `json:"odds,omitempty"`
}

// odds are what a fight comes to: the column after all shifts and each result with its chance of one.
type odds struct {
	Column  string             `json:"column"`
	Results map[string]float64 `json:"results"`
}

// answer is what a player does.
type answer struct {
	N     int             `json:"n"`
	Offer *int            `json:"offer"`
	Act   json.RawMessage `json:"act"`
}

// farewell is the last line.
type farewell struct {
	End ending `json:"end"`
}

type ending struct {
	Winner string `json:"winner"`
	Code   string `json:"code"`
	Points [2]int `json:"points"`
}

// whereabouts are the names of where counters are.
var whereabouts = [...]string{"map", "unplaced", "reserve", "scattered", "away", "dead", "captured"}

// ask makes a question of a position as it is seen.
func ask(p *external, seen game.View, codec *save.Codec) question {
	t := seen.Table()
	q := question{N: p.asked, Turn: t.Turn, Last: t.Last, Points: t.Points, May: p.mayWait(seen), Wants: []string{}}
	if t.Phase >= 0 {
		q.Phase, q.Of = t.Phases[t.Phase].Key, sideKeys[t.Phases[t.Phase].Side]
	}
	for _, e := range t.Expect {
		if e.Side == p.side {
			q.Wants = append(q.Wants, e.Code)
		}
	}
	for id := range game.ID(seen.Counters()) {
		q.Counters = append(q.Counters, tellCounter(seen, id))
	}
	for _, o := range p.offers {
		q.Offers = append(q.Offers, tellOffer(seen, o, codec))
	}
	return q
}

func tellCounter(g game.Game, id game.ID) counter {
	p := g.Piece(id)
	c := counter{Name: g.Name(id), Side: sideKeys[p.Side], Kind: p.Kind, Where: whereabouts[p.Where], SP: p.SP, Full: p.FullSP, Left: int(p.Left), Charge: p.Charge}
	if (p.Where == game.OnMap || p.Where == game.Reserve) && p.Hex != game.Nowhere {
		c.Hex = p.Hex.String()
	}
	if p.HasFacing && p.Where == game.OnMap {
		c.Facing = p.Facing.String()
	}
	if p.Commander != game.None {
		c.Leader = g.Name(p.Commander)
	}
	if p.HeldBy != game.None {
		c.Holder = g.Name(p.HeldBy)
	}
	return c
}

func tellOffer(g game.Game, o game.Offer, codec *save.Codec) offer {
	told := offer{Act: codec.Line(game.Step{Act: o.Act}), Verb: string(o.Verb)}
	if o.Unit != game.None {
		told.Unit = g.Name(o.Unit)
	}
	if o.Aim {
		told.At = o.At.String()
	}
	if f := g.Forecast(o.Act); f != nil && len(f.Chances) > 0 {
		told.Odds = &odds{Column: f.Column(f.Final), Results: map[string]float64{}}
		for _, c := range f.Chances {
			told.Odds.Results[c.Result.Code] += float64(c.Ways) / float64(c.Of)
		}
	}
	return told
}
