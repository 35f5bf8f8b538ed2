package room

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"gonfalon/app/foe"
	"gonfalon/app/own"
	"gonfalon/app/workshop"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/puzzle/mine"
	"gonfalon/scenarios"
)

// atRiddle is the screen on which a puzzle is made of the position in which the battle begins.
const atRiddle = "riddle"

// riddle is the puzzle that is being made.
type riddle struct {
	of     string // the battle it is made of
	at     *hex.Hex
	wish   int // of those of the hex, counted from 1; 0 for none
	asked  *workshop.Riddle
	within int // how near counters must be that are kept
	next   int // of its ways, to be weighed
	done   int
	dear   int
	ends   []func()
	wrong  string // key of the catalogue: why there is none
	text   string // what came of it
	title  string
}

// Weighing a way may take so many copies of the position: some seconds. A puzzle of which some take more is asked for
// anew with fewer counters around; with the fewest some more ways may be left out.
const (
	wayCopies, lastCopies = 100_000, 200_000
	mostDear, lastDear    = 2, 5
)

// The measures by which counters are kept, the widest first.
const widest, narrowest = 5, 2

var riddleCommands = map[string]func(*Shop, string){
	"riddle": func(x *Shop, _ string) { x.toRiddle() },
	"wish": func(x *Shop, n string) {
		x.riddle.stop()
		x.riddle.wish, x.riddle.asked, x.riddle.text = number(n), nil, ""
	},
	"riddle-title": func(x *Shop, title string) { x.callRiddle(strings.TrimPrefix(title, "=")) },
	"seek":         func(x *Shop, _ string) { x.seek(widest) },
	"seek-stop":    func(x *Shop, _ string) { x.riddle.stop(); x.riddle.asked = nil },
	"riddle-link":  func(x *Shop, _ string) { x.copyText(x.riddleLink()) },
	"riddle-save":  func(x *Shop, _ string) { x.Host.Download(x.riddleFile(), x.riddle.text) },
	"riddle-share": func(x *Shop, _ string) { x.shareRiddle() },
	"riddle-embed": func(x *Shop, _ string) { x.copyText(x.riddleLines()) },
	"riddle-play": func(x *Shop, _ string) {
		x.Keep()
		x.Host.Go("./" + own.RiddleLink(scenarios.RiddleSent(x.riddle.text)))
	},
}

// stop ends what is weighed.
func (r *riddle) stop() {
	for _, end := range r.ends {
		end()
	}
	r.ends = nil
}

// Seeks reports whether ways are being weighed.
func (r *riddle) Seeks() bool { return len(r.ends) > 0 }

// toRiddle goes to the screen; a puzzle of another text is forgotten.
func (x *Shop) toRiddle() {
	sc := x.playable()
	if sc == nil {
		return
	}
	if x.screen, x.note = atRiddle, ""; x.riddle.of != sc.ID {
		x.riddle.stop()
		x.riddle = riddle{of: sc.ID}
	}
}

// aimAt chooses whom the puzzle is about: who stands in a hex.
func (x *Shop) aimAt(h hex.Hex) {
	x.riddle.stop()
	x.riddle = riddle{of: x.riddle.of, at: &h, title: x.riddle.title}
	if len(x.wishes()) > 0 {
		x.riddle.wish = 1
	}
}

// wishes are what may be wanted of those who stand in the chosen hex.
func (x *Shop) wishes() (list []workshop.Wish) {
	g := x.checked.Game
	if g == nil || x.riddle.at == nil {
		return nil
	}
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Where == game.OnMap && p.Hex == *x.riddle.at {
			list = append(list, workshop.Wishes(g, id)...)
		}
	}
	return list
}

// seek asks for the puzzle, and has its ways weighed.
func (x *Shop) seek(within int) {
	sc, list, r := x.playable(), x.wishes(), &x.riddle
	if r.stop(); sc == nil || r.wish < 1 || r.wish > len(list) {
		return
	}
	asked, err := workshop.Pose(sc, x.checked.Game, list[r.wish-1], within)
	r.within, r.next, r.done, r.dear, r.wrong, r.text, r.asked = within, 0, 0, 0, "", "", nil
	if err != nil {
		r.wrong = whyNoRiddle(err)
		return
	}
	r.asked = asked
	for range min(x.lanes(), asked.Wants()) {
		x.employWeigher(asked)
	}
}

// whyNoRiddle is the key of the catalogue that says why there is no puzzle.
func whyNoRiddle(err error) string {
	for key, known := range map[string]error{"shop.riddle.phase": mine.ErrPhase, "shop.riddle.nobody": mine.ErrObvious, "shop.riddle.few": mine.ErrFew} {
		if errors.Is(err, known) {
			return key
		}
	}
	return "shop.riddle.cannot"
}

// employWeigher has somebody weigh one way after the other.
func (x *Shop) employWeigher(of *workshop.Riddle) {
	r, n, post := &x.riddle, 0, func(string) {}
	give := func() {
		if r.next >= of.Wants() {
			return
		}
		n = r.next
		r.next++
		o := foe.TryOrder(n+1, of.Text(nil), of.Actions(), of.Start(), of.Line(n), 0)
		if o.Puzzle.Copies = wayCopies; r.within == narrowest {
			o.Puzzle.Copies = lastCopies
		}
		order, _ := json.Marshal(o)
		post(string(order))
	}
	var end func()
	post, end = x.Host.Begin(func(answer string, failed bool) {
		var reply foe.Reply
		switch {
		case r.asked != of || !r.Seeks():
			return
		case failed || json.Unmarshal([]byte(answer), &reply) != nil:
			r.stop()
			r.asked, r.wrong = nil, "shop.try.failed"
			return
		case reply.N != n+1:
			return
		case reply.Try == nil:
			of.Dear(n)
			r.dear++
		default:
			of.Weighed(n, reply.Try.Worth)
		}
		r.done++
		switch {
		case r.within > narrowest && (r.dear > mostDear || n == 0 && reply.Try == nil):
			x.seek(r.within - 1)
		case r.done == of.Wants(), r.dear > lastDear:
			x.found()
		default:
			give()
		}
	})
	r.ends = append(r.ends, end)
	give()
}

// found ends the search.
func (x *Shop) found() {
	r := &x.riddle
	r.stop()
	if _, doubt := r.asked.Ranked(); doubt == mine.Dear {
		r.asked, r.wrong = nil, "shop.riddle.dear"
		return
	}
	if x.callRiddle(r.title); !x.isRiddle() {
		r.asked, r.text, r.wrong = nil, "", "shop.riddle.cannot"
	}
}

// isRiddle reports whether what came of the search is read as a puzzle.
func (x *Shop) isRiddle() bool {
	_, err := scenarios.Puzzle(scenarios.RiddleSent(x.riddle.text))
	return err == nil
}

// callRiddle gives the puzzle a title.
func (x *Shop) callRiddle(title string) {
	r := &x.riddle
	if r.title = title; r.asked != nil && !r.Seeks() {
		r.text = r.asked.Text(map[string]string{x.Lang: x.riddleTitle()})
	}
}

// riddleTitle is what the puzzle is called: what was typed, else what the battle is.
func (x *Shop) riddleTitle() string {
	title := strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		if strings.ContainsRune(`{}|<>=&#"`, r) {
			return -1
		}
		return r
	}, x.riddle.title)), " ")
	if title == "" {
		title = x.Title()
	}
	return title
}

// riddleLink is the address that carries the puzzle.
func (x *Shop) riddleLink() string {
	return x.Host.Address() + own.RiddleLink(scenarios.RiddleSent(x.riddle.text))
}

func (x *Shop) riddleFile() string {
	name := addressable(game.TextID(x.riddleTitle()))
	if name == "" {
		name = "puzzle"
	}
	return name + ".gonfalon.txt"
}

// shareRiddle hands the link to others, where it is too long the file.
func (x *Shop) shareRiddle() {
	x.Host.Share(x.riddleLink(), x.riddleFile(), x.riddle.text, func() { x.tell("shop.send.refused") })
}

// riddleLines are the lines for the page of a publisher.
func (x *Shop) riddleLines() string {
	return fmt.Sprintf("<script src=\"%sembed.js\" defer></script>\n<gonfalon-puzzle puzzle=\"%s\" lang=\"%s\"></gonfalon-puzzle>",
		x.Host.Address(), scenarios.RiddleSent(x.riddle.text), x.Lang)
}

// mostWays is how many ways are shown besides the straight one.
const mostWays = 5

// best are the ways to be shown, the best first and the straight one last: of those that read alike and are worth as much
// one. closely tells them apart by where counters face, too.
func (x *Shop) best() (list []int, closely int) {
	order, _ := x.riddle.asked.Ranked()
	worth, exact := map[string]int{x.wayText(0, 0): x.riddle.asked.Worth(0)}, map[string]bool{x.wayText(0, 1): true}
	for _, n := range order {
		text, whole := x.wayText(n, 0), x.wayText(n, 1)
		known, told := worth[text]
		if exact[whole] || told && known == x.riddle.asked.Worth(n) || len(list) == mostWays {
			continue
		}
		if told {
			closely = 1
		}
		worth[text], exact[whole] = x.riddle.asked.Worth(n), true
		list = append(list, n)
	}
	return append(list, 0), closely
}
