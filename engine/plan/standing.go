package plan

import (
	"slices"
	"strings"

	"gonfalon/engine/game"
)

// Kind is what a question is about, as the answers to it tell.
type Kind uint8

// The kinds of questions.
const (
	Falling  Kind = iota // where to fall back, or whether to go out of the way
	Losing               // who takes a loss
	Pursuing             // whether to go after them, or to take their ground
	Reacting             // whether to shoot, or to meet a charge
	Gaining              // who comes back, or takes up what fell
	Deciding             // whatever else
	kinds
)

// classes are the kinds of questions with an answer of these classes. A class that is not here is
// of an act of one's own will.
var classes = map[game.VerbClass]Kind{
	game.ToPay: Losing, game.ToFallBack: Falling, game.ToEscape: Falling, game.ToEvade: Falling,
	game.ToGain: Gaining, game.ToTakeUp: Gaining, game.ToLetBe: Reacting, game.ToStay: Pursuing,
}

// KindOf returns what a question or a reaction is about, given all that a side is offered.
func KindOf(g game.Game, offers []game.Offer) Kind {
	if g.Table().Stage != game.StageQuestion {
		return Reacting
	}
	codes := game.Codes(g)
	for _, o := range offers {
		if k, known := classes[codes.VerbInfo(o.Verb).Class]; known {
			return k
		}
	}
	if slices.ContainsFunc(offers, func(o game.Offer) bool { return o.Way != nil }) {
		return Pursuing
	}
	return Deciding
}

// KindsOf returns the kinds of what a battle with these acts asks of a side in the turn of the other: of all
// battles where men fall back, who takes a loss and whether they pursue, and reactions where an act is one.
func KindsOf(g game.Game, acts []game.Action) []Kind {
	codes := game.Codes(g)
	if slices.ContainsFunc(acts, func(a game.Action) bool { return codes.VerbInfo(game.Verb(a.Do())).Class == game.ToReact }) {
		return []Kind{Falling, Losing, Pursuing, Reacting}
	}
	return []Kind{Falling, Losing, Pursuing}
}

// Manner is how the questions of a kind are answered for a seat.
type Manner uint8

// The manners. In none but AskAll is a question asked that nothing depends on.
const (
	AskAll    Manner = iota // the person answers
	AskMatter               // the deputy answers, but what matters
	Deputy                  // the deputy answers
	Never                   // reactions are left be
)

// Standing is how the questions of each kind are answered for a seat. The zero Standing asks
// everything.
type Standing [kinds]Manner

// Usual is the standing order of who has given none, and is not asked everything: the deputy answers
// but what matters.
var Usual = Standing{AskMatter, AskMatter, AskMatter, AskMatter, AskMatter, AskMatter}

// The text of a standing order is the number of its form and a letter for each kind, without those at
// its end that are asked; nothing where everything is.
const (
	standingForm  = "1"
	mannerLetters = "amdn"
)

// String is what a record or a letter keeps.
func (s Standing) String() string {
	if s == (Standing{}) {
		return ""
	}
	text := make([]byte, len(s))
	for k, m := range s {
		text[k] = mannerLetters[m]
	}
	return standingForm + strings.TrimRight(string(text), mannerLetters[:1])
}

// ParseStanding reads what String writes; ok is false for what it never writes.
func ParseStanding(text string) (s Standing, ok bool) {
	if text == "" {
		return s, true
	}
	letters, known := strings.CutPrefix(text, standingForm)
	if !known || len(letters) > len(s) {
		return Standing{}, false
	}
	for k := range letters {
		m := strings.IndexByte(mannerLetters, letters[k])
		if m < 0 {
			return Standing{}, false
		}
		s[k] = Manner(m)
	}
	if s.String() != text {
		return Standing{}, false
	}
	return s, true
}

// Decision is what a standing order says of a question.
type Decision struct {
	Kind   Kind
	Offer  game.Offer // the answer; its Act is nil where a reaction is left be
	Ask    bool       // the person is to answer
	Matter Matter     // what depends on it
}

// isPlain reports whether the best answer is no decision of a person: somebody takes a loss, and it goes
// where it costs least, as long as that is no leader and no banner; or a reaction can do us no harm.
func (d *Decision) isPlain(best *Answer) bool {
	switch d.Kind {
	case Losing:
		return d.Matter.Stake < Banner
	case Reacting:
		return best.Act != nil && best.Bad == 0
	}
	return false
}

// MostAsked is how many questions that matter the other side's turn asks at most: two in a battle of a
// quarter of an hour, one more in one of half an hour, and for every half hour that it lasts longer.
func MostAsked(sc *game.Scenario) int { return 2 + sc.Minutes/30 }

// Decide returns what becomes of the question that a side is asked, or of the reactions that it is
// offered. It looks at the position as that side sees it, and nowhere else. Of what matters no more
// than most is asked a turn, of which asked was asked already; the last of that is for leaders and
// banners alone, as a turn is not known before its end.
func (s Standing) Decide(g game.Game, side game.Side, asked, most int) Decision {
	return Orders{Standing: s}.Decide(g, side, asked, most)
}

// Decide is that of the standing order where no deputy was bid anything that makes a difference; an answer that
// was bid is given without asking, unless all of its kind is asked.
func (o Orders) Decide(g game.Game, side game.Side, asked, most int) Decision {
	seen := game.Look(g, side)
	offers := seen.Offers(side, nil)
	d := Decision{Kind: KindOf(seen, offers), Offer: game.Offer{Unit: game.None}}
	manner := o.Standing[d.Kind]
	switch {
	case len(offers) == 0:
		return d
	case manner == AskAll:
		d.Ask = true
		return d
	case manner == Never && seen.Table().Stage != game.StageQuestion:
		return d
	}
	list := Weigh(seen, side, offers)
	if bids, ok := readBids(g, side, o.Bids); ok && len(bids) > 0 {
		kept, told := obey(seen, side, d.Kind, bids, list)
		if list = kept; told {
			d.Offer = list[0].Offer
			return d
		}
	}
	d.Offer = list[0].Offer
	if len(list) > 1 {
		d.Matter = list[0].Matters(&list[1])
	}
	if d.isPlain(&list[0]) {
		d.Matter = Matter{Who: game.None}
	}
	left := most - asked
	d.Ask = manner == AskMatter && d.Matter.Stake > Nothing && (left > 1 || left == 1 && d.Matter.Stake >= Banner)
	return d
}
