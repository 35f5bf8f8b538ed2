package e2e

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// A whole turn of a battle of the second system: both players ride, charge, shoot, give way,
// fight and rally as they did in a rehearsal, by taps alone. After each gesture the page has
// the position of the rehearsal.
func TestATurnWithChargeArcheryEvasionAndRally(t *testing.T) {
	t.Parallel()
	for i, scenario := range []string{"arsuf", "hastings"} {
		l := rehearseTurn(t, scenario, showsEverything)
		for _, s := range [][]screen{someOf(phone, desktop), someOf(desktop, phone)}[i] {
			t.Run(scenario+"-"+s.name, func(t *testing.T) {
				b := open(t, s, serveAt(t, "/").URL+"#battle="+scenario)
				b.beginsAtOnce()
				b.press("passing") // every act of the rehearsal is tapped
				b.bringFile(l.file(t))
				pupil{b, map[string]bool{}}.plays(l)
				b.tellsTheTurn()
				if thrown := b.exceptions(); len(thrown) > 0 {
					t.Errorf("exceptions: %q", thrown)
				}
			})
		}
	}
}

// showsEverything reports whether a turn has all that this test is about.
func showsEverything(turn []gesture) bool {
	seen := map[string]bool{}
	exchange := false
	for i, m := range turn {
		seen[m.name()] = true
		exchange = exchange || m.Verb == "shoot" && slices.ContainsFunc(turn[:i], func(o gesture) bool { return o.answeredBy(m) })
	}
	return exchange && seen["charge"] && seen["evade"] && seen["retreat"] && seen["restore"]
}

// answeredBy reports whether two units of both sides shoot in the same player turn.
func (m gesture) answeredBy(o gesture) bool {
	was, is := m.before.Table(), o.before.Table()
	return m.Verb == "shoot" && o.Verb == "shoot" && is.Phase == was.Phase+1
}

// beginsAtOnce begins the battle whose page is open; nobody has to place anything.
func (b *tab) beginsAtOnce() {
	b.t.Helper()
	b.shows("#play")
	b.moment("intro")
	b.playForTwo()
	b.wait(mapDrawn)
	b.shows(".dock.phase")
	b.moment("opening")
}

// pupil repeats a lesson in a browser and looks closely at what is new to it.
type pupil struct {
	*tab
	seen map[string]bool
}

// isNew reports whether something is met for the first time.
func (p pupil) isNew(what string) bool {
	old := p.seen[what]
	p.seen[what] = true
	return !old
}

// plays makes all gestures of a lesson.
func (p pupil) plays(l lesson) {
	p.t.Helper()
	for i, m := range l.gestures {
		p.makes(m)
		then := l.after
		if i+1 < len(l.gestures) {
			then = l.gestures[i+1].before
		}
		if is := p.session(); is.Game.Hash() != then.Hash() {
			p.shot(failure)
			p.t.Fatalf("gesture %d, %s, led to another position than rehearsed: %+v with %v", i, m.name(), m.Act, is.Steps[max(0, len(is.Steps)-3):])
		}
	}
}

func (p pupil) makes(m gesture) {
	p.t.Helper()
	switch m.Verb {
	case "begin":
		p.rides(m)
	case "shoot":
		p.shoots(m)
	case "attack":
		p.fights(m)
	case "end-phase":
		p.pressEnd()
	default:
		p.chooses(m)
	}
	if m.fought && p.isNew("result") {
		p.shows(".dock .dice")
		p.moment("result")
	}
}

// rides takes a unit where it went. The first time the player asks about a barred hex
// before, takes the ride back and does it again.
func (p pupil) rides(m gesture) {
	p.t.Helper()
	first := p.isNew("ride")
	p.selects(m)
	if first {
		p.asksWhyNot(m)
	}
	p.aims(m)
	p.commit("#confirm")
	if !first {
		return
	}
	p.commit("#undo")
	if p.session().Game.Hash() != m.before.Hash() {
		p.t.Error("undo does not lead back")
	}
	p.selects(m)
	p.aims(m)
	p.commit("#confirm")
}

// selects taps a unit and waits until it is the selected one.
func (p pupil) selects(m gesture) {
	p.t.Helper()
	from := m.before.Piece(m.Unit).Hex.String()
	mine := fmt.Sprintf(`[data-do="select:%d"]`, m.Unit)
	selected := fmt.Sprintf(`document.querySelector(".dock.unit") && [...document.querySelectorAll(".mv-top .ctr[role]")].some(c => c.ariaLabel.includes(%q) &&
		[...document.querySelectorAll(".mv-top .ctr:has(.st-sel)")].some(f => ["--x", "--y"].every(p => f.style.getPropertyValue(p) === c.style.getPropertyValue(p))))`, from)
	p.hex(from)
	p.wait(fmt.Sprintf("%s || document.querySelector(%q)", selected, ".dock.move "+mine))
	if p.has(".dock.move " + mine) { // the unit selected before could pass there
		p.tap(mine)
		p.wait(selected)
	}
}

// aims taps where a ride shall lead, and reads what the page says of a charge.
func (p pupil) aims(m gesture) {
	p.t.Helper()
	p.hex(m.At.String())
	p.shows(".dock.move #confirm")
	if says := p.text(".dock.move"); m.charge && !strings.Contains(strings.ToLower(says), "charge") {
		p.t.Errorf("before a charge the page says %q", says)
	}
	if m.charge && p.isNew("charge") {
		p.moment("charge")
	}
}

// asksWhyNot taps a hex that is barred to the selected unit and is told the rule.
func (p pupil) asksWhyNot(m gesture) {
	p.t.Helper()
	bar := nearestBarred(p.t, m)
	no := whyShut(m, bar.Hex)
	p.hex(bar.Hex.String())
	p.shows(".mv-bubble .rule")
	p.moment("why-not")
	if says, rule := p.text(".mv-bubble .rule"), m.before.Cite(no.Ref).Para; says != rule {
		p.t.Errorf("hex %v is barred by %s, the page says %q", bar.Hex, rule, says)
	}
}

// whyShut is why a unit cannot come to a hex or, where an enemy stands, not attack it.
func whyShut(m gesture, h hex.Hex) *rule.Refusal {
	e := m.before.(game.Explainer)
	for id := range game.ID(m.before.Counters()) {
		if p := m.before.Piece(id); p.Where == game.OnMap && p.Hex == h && p.Rank == game.Unit {
			return e.WhyNoAttack(m.Unit, id).Why
		}
	}
	return e.WhyNot(m.Unit, h).Why
}

// nearestBarred is the nearest hex that a unit may not enter, apart from those where its
// friends stand.
func nearestBarred(t testing.TB, m gesture) game.Barred {
	t.Helper()
	p := m.before.Piece(m.Unit)
	own := map[hex.Hex]bool{}
	for id := range game.ID(m.before.Counters()) {
		o := m.before.Piece(id)
		own[o.Hex] = own[o.Hex] || o.Side == p.Side && o.Where == game.OnMap
	}
	bars := slices.DeleteFunc(m.before.Reach(m.Unit).Barred, func(b game.Barred) bool {
		return own[b.Hex] || !m.before.Board().On(b.Hex)
	})
	if len(bars) == 0 {
		t.Fatal("no hex is barred")
	}
	return slices.MinFunc(bars, func(a, b game.Barred) int { return a.Hex.Distance(p.Hex) - b.Hex.Distance(p.Hex) })
}

// shoots taps an archer and its target, which is chosen already where it is the only one.
func (p pupil) shoots(m gesture) {
	p.t.Helper()
	p.selects(m)
	if !p.has("#confirm:enabled") {
		p.hex(m.At.String())
	}
	p.shows(".dock.unit #confirm:enabled")
	if p.isNew("archery") {
		p.moment("archery")
	}
	p.commit("#confirm")
}

// fights taps an enemy and rolls for the attack that the page puts together.
func (p pupil) fights(m gesture) {
	p.t.Helper()
	p.hex(m.At.String())
	p.showsOdds()
	if p.isNew("odds") {
		p.moment("odds")
	}
	p.commit("#roll")
	p.goOn()
}

// chooses takes one of several options, on the map where that leaves no doubt.
func (p pupil) chooses(m gesture) {
	p.t.Helper()
	if p.isNew(string(m.Verb)) {
		p.isAsked(m)
	}
	list := p.narrows(m, choices(m.before))
	card := fmt.Sprintf(`.dock [data-do="choose:%d"]`, slices.IndexFunc(list, func(o game.Offer) bool { return reflect.DeepEqual(o.Act, m.Act) }))
	if pointing(m, list) == 1 && len(list) > 1 {
		p.hex(m.At.String())
	} else if !p.has("#confirm:enabled") {
		p.tap(card)
	}
	p.wait(fmt.Sprintf(`document.querySelector(%q).ariaPressed === "true" && document.querySelector("#confirm:enabled")`, card))
	if p.isNew("chosen-" + string(m.Verb)) {
		p.moment("chosen-" + string(m.Verb))
	}
	p.commit("#confirm")
}

// choices are the options there are: all answers to a question, or the acts that belong to no
// counter.
func choices(g game.Game) []game.Offer {
	side := g.Table().Expect[0].Side
	return slices.DeleteFunc(g.Offers(side, nil), func(o game.Offer) bool { return o.Verb == "end-phase" })
}

// narrows returns the options that the page lists. Where it lists those of one counter of many
// at a time, the player asks for those of the counter that is meant.
func (p pupil) narrows(m gesture, list []game.Offer) []game.Offer {
	p.t.Helper()
	if !p.has(`.dock [data-do^="mean:"]`) {
		return list
	}
	unit := m.Unit
	if unit == game.None {
		unit = list[slices.IndexFunc(list, func(o game.Offer) bool { return o.Unit != game.None })].Unit
	}
	chip := fmt.Sprintf(`.dock [data-do="mean:%d"]`, unit)
	p.tap(chip)
	p.wait(fmt.Sprintf(`document.querySelector(%q).ariaPressed === "true"`, chip))
	return slices.DeleteFunc(list, func(o game.Offer) bool { return o.Unit != unit && o.Unit != game.None })
}

// pointing is how many options a tap on the hex of this one could mean, 0 if it has none.
func pointing(m gesture, list []game.Offer) (n int) {
	if !m.Aim {
		return 0
	}
	for _, o := range list {
		if o.Aim && o.At == m.At || o.Unit != game.None && m.before.Piece(o.Unit).Hex == m.At {
			n++
		}
	}
	return n
}

// question is what the prompt asks, without what it tells of the act before.
const question = `(() => {
	const prompt = document.querySelector("#prompt").cloneNode(true);
	prompt.querySelectorAll(".told").forEach(e => e.remove());
	return prompt.textContent;
})()`

// isAsked looks at a question met for the first time. One that is the other player's hands
// over to him in his colour, and is still there after the page was opened anew.
func (p pupil) isAsked(m gesture) {
	p.t.Helper()
	p.moment(string(m.Verb))
	asked := m.before.Table().Expect[0].Side
	if asked == phaseSide(m.before) {
		return
	}
	p.shows("#prompt.over." + [...]string{"a", "b"}[asked])
	if says := p.text("#prompt"); !strings.Contains(says, "Over to the") {
		p.t.Errorf("the prompt says %q", says)
	}
	before, prompt := p.position(), eval[string](p.tab, question)
	p.do(chromedp.Reload())
	p.wait(running)
	if is := p.position(); is != before {
		p.t.Errorf("opened anew in the middle of a question, the page shows\n%s\nand showed\n%s", is, before)
	}
	if asks := eval[string](p.tab, question); asks != prompt {
		p.t.Errorf("opened anew in the middle of a question, the page asks %q, and asked %q", asks, prompt)
	}
}

// tellsTheTurn reads in the log what happened.
func (b *tab) tellsTheTurn() {
	b.t.Helper()
	b.opensTheLog()
	b.shows(".dock .log")
	log := b.text(".dock .log")
	for _, wanted := range []string{" charged", " took aim at ", " shot at ", " got away to ", " rallied a unit: die ", " returned to the battle at "} {
		if !strings.Contains(log, wanted) {
			b.t.Errorf("the log does not say %q", wanted)
		}
	}
	if strings.ContainsAny(log, "⟦{") {
		b.t.Errorf("the log lacks words: %s", log)
	}
	b.moment("log")
	b.tap("#close-drawer")
}

// moment is worth a picture, and nothing may be cut off in it.
func (b *tab) moment(name string) {
	b.t.Helper()
	if cut := eval[[]string](b, overflowing); len(cut) > 0 {
		b.t.Errorf("%s: wider than their place: %q", name, cut)
	}
	b.gallery(name)
}

// overflowing names the parts of the page that are wider than there is room for.
const overflowing = `[document.documentElement, ...document.querySelectorAll("#prompt, #why, .mv-bubble, #dock, #dock .body, #dock .foot, .intro")]
	.filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.id || e.className || e.tagName)`
