package tell

import (
	"strconv"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// Choices that are offered at once do not read the same.

// Sign says of each of some cards that read the same what may tell it from the others.
type Sign func(of []int) []string

// TellApart adds to the titles of cards that read the same what tells them apart: by the first sign that does, and
// where none does by their number.
func TellApart(cards []panel.Card, signs ...Sign) {
	for _, says := range append(signs, counted) {
		for _, of := range Alike(cards) {
			add(cards, of, says(of))
		}
	}
}

// add adds to the titles of some cards what a sign says of them, if it does not say the same of all.
func add(cards []panel.Card, of []int, said []string) {
	if len(Unique(said)) < 2 {
		return
	}
	for k, i := range of {
		if said[k] != "" {
			cards[i].Title += " (" + said[k] + ")"
		}
	}
}

// counted counts cards of which there is nothing else to say.
func counted(of []int) (said []string) {
	for k := range of {
		said = append(said, strconv.Itoa(k+1))
	}
	return said
}

// Alike are the cards that read the same as others, those of one reading together.
func Alike(cards []panel.Card) (groups [][]int) {
	reading := func(c panel.Card) string { return strings.Join([]string{c.Title, c.Sub, c.Big, c.Small}, "\n") }
	at := map[string][]int{}
	for i, c := range cards {
		at[reading(c)] = append(at[reading(c)], i)
	}
	for i, c := range cards {
		if of := at[reading(c)]; len(of) > 1 && of[0] == i {
			groups = append(groups, of)
		}
	}
	return groups
}

// Fighters tells fights apart by where the first and the last of those who attack stand, and who is attacked.
func (t Teller) Fighters(groups []planning.Group) []Sign {
	return []Sign{
		t.Whereabouts(func(i int) game.ID { return groups[i].By[0] }),
		t.Whereabouts(func(i int) game.ID { return groups[i].By[len(groups[i].By)-1] }),
		t.Whereabouts(func(i int) game.ID {
			if o := groups[i].Odds; o != nil && len(t.Struck(o)) > 0 {
				return t.Struck(o)[0]
			}
			return groups[i].By[0]
		}),
	}
}

// Whereabouts tells cards apart by where one of the counters stands whom each is about.
func (w Words) Whereabouts(one func(i int) game.ID) Sign {
	return func(of []int) []string {
		at := make([]hex.Hex, len(of))
		for k, i := range of {
			if id := one(i); id != game.None {
				at[k] = w.Game.Piece(id).Hex
			}
		}
		return w.Spread(at)
	}
}

// Spread says where each of some places lies among them: by its number, and plainly in which direction of their
// middle. Places in one direction are told apart among themselves.
func (w Words) Spread(at []hex.Hex) []string {
	said := make([]string, len(at))
	if len(Unique(at)) < 2 {
		return said
	}
	m, there := middle(Unique(at)), map[string][]hex.Hex{}
	for i, h := range at {
		if said[i] = w.Number(h); w.Plain() {
			said[i] = w.Say("where."+m.wind(onMap(h)), nil)
		}
		there[said[i]] = append(there[said[i]], h)
	}
	for where, some := range there {
		for k, more := range w.Spread(some) {
			for i, h := range at {
				if said[i] == where && h == some[k] && more != "" {
					said[i] += ", " + more
				}
			}
		}
	}
	return said
}

// Course says in which directions a way leads: "2 steps to the south, then to the south-west".
func (w Words) Course(from hex.Hex, way []hex.Hex) (said string) {
	for i := 0; i < len(way); {
		wind, n := compass(onMap(from), onMap(way[i])), 0
		for ; i < len(way) && compass(onMap(from), onMap(way[i])) == wind; i++ {
			from, n = way[i], n+1
		}
		leg := w.Say("into."+wind, nil)
		if n > 1 {
			leg = w.Say("into.steps", i18n.Args{"n": n, "way": leg})
		}
		if said != "" {
			leg = w.Say("into.then", i18n.Args{"way": said, "next": leg})
		}
		said = leg
	}
	return said
}
