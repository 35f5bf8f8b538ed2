package room

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/foe"
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/app/qr"
	"gonfalon/app/workshop"
	"gonfalon/engine/board"
	"gonfalon/engine/bot/level"
	"gonfalon/engine/clause"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
	"gonfalon/scenarios"
)

// trying is the screen on which the battle is tried.
func (r *root) trying() app.UI {
	x := r.shop
	t := &x.trial
	sc := x.checked.Scenario
	stale := sc != nil && t.of != "" && t.of != sc.ID
	var levels []choice
	for _, l := range level.Names() {
		levels = append(levels, choice{"level:" + l, x.Say("foe.level."+l, nil), l == t.level || t.level == "" && l == captain})
	}
	body := []app.UI{
		app.Div().Class("sh-top").Body(sign("edit", "back", x.Say("ui.back", nil), false, false), app.H1().Class("wm").Text(x.Say("shop.try", nil)+": "+x.Title())),
		r.noted(),
		app.P().Class("mut").Text(x.Say("shop.try.lead", nil)),
		segments(x.Say("shop.try.level", nil), levels...),
		r.progress(),
	}
	if n := t.tally.Games(); n > 0 && sc != nil {
		if stale {
			body = append(body, app.P().Class("card noted").Text(x.Say("shop.try.stale", nil)))
		}
		body = append(body, r.verdict(&t.tally), r.balanceCard(), r.course(&t.tally))
	}
	if t.failed {
		body = append(body, app.P().Class("card noted").Role("alert").Text(x.Say("shop.try.failed", nil)))
	}
	var acts []app.UI
	if t.Runs() {
		acts = append(acts, act("stop", "gho", "", x.Say("shop.try.stop", nil), false))
	} else {
		for _, n := range []int{10, 40, 100} {
			acts = append(acts, act("run:"+strconv.Itoa(n), "gho", "", x.Say("shop.try.run", i18n.Args{"n": n}), x.playable() == nil))
		}
	}
	acts = append(acts, button("play", "pri").Disabled(x.playable() == nil).Text(x.Say("shop.play", nil)))
	return app.Main().Class("shelf shop-try").Body(app.Div().Class("wrap").Body(append(body, app.Div().Class("row acts").Body(acts...))...))
}

// progress is how many games have been played.
func (r *root) progress() app.UI {
	x := r.shop
	t := &x.trial
	done, of, key := t.tally.Games(), t.wanted, "shop.try.done"
	if t.lever > 0 {
		done, of, key = t.levers[t.lever-1].tally.Games(), balanceGames, "shop.try.lever"
	}
	if of == 0 {
		return hidden()
	}
	return app.Div().Class("tried").Role("status").Body(app.Progress().Max(of).Value(done), app.Span().Class("sm mut num").Text(x.Say(key, i18n.Args{"n": done, "of": of})))
}

// fewest is how many games there must be before a share is told.
const fewest = 10

// verdict is who wins how often.
func (r *root) verdict(t *workshop.Tally) app.UI {
	x := r.shop
	sc := x.checked.Scenario
	sides := [2]string{i18n.SideName(x.Lang, sc.Sides[0]), i18n.SideName(x.Lang, sc.Sides[1])}
	share, low, high := t.Share()
	head, text := x.Say("shop.try.few", nil), ""
	if t.Games() >= fewest {
		side, own, lo, hi := 0, share, low, high
		if share < 50 {
			side, own, lo, hi = 1, 100-share, 100-high, 100-low
		}
		head = x.Say("shop.try.wins", i18n.Args{"side": sides[side], "n": own})
		text = x.Say("shop.try.range", i18n.Args{"games": t.Games(), "low": lo, "high": hi})
	}
	bar := func(side, n int) app.UI {
		if n == 0 {
			return hidden()
		}
		return app.Span().Class(sideKey(side)).Style("flex-grow", strconv.Itoa(n)).Text(sides[side] + " " + strconv.Itoa(n))
	}
	parts := []app.UI{app.H2().Text(head), app.Div().Class("wins").Body(bar(0, t.Wins[0]),
		app.If(t.Draws > 0, func() app.UI {
			return app.Span().Class("n").Style("flex-grow", strconv.Itoa(t.Draws)).Text(x.Say("shop.try.draws", i18n.Args{"n": t.Draws}))
		}), bar(1, t.Wins[1]))}
	if text != "" {
		parts = append(parts, app.Raw(fmt.Sprintf(`<svg class="range" viewBox="0 0 400 24" preserveAspectRatio="none" aria-hidden="true"><path class="axis" d="M0 12h400"/><rect class="fair" x="%d" y="3" width="%d" height="18" rx="3"/><path class="%s" d="M%d 12H%d"/></svg>`,
			4*workshop.EvenFrom, 4*(workshop.EvenTo-workshop.EvenFrom), sideKey(map[bool]int{true: 1}[share < 50]), 4*low, 4*high)), app.P().Text(text))
	}
	return app.Section().Class("card verdict").Body(parts...)
}

// balanceCard offers to make the battle even, or says what was tried.
func (r *root) balanceCard() app.UI {
	x := r.shop
	t := &x.trial
	share, _, _ := t.tally.Share()
	switch {
	case t.lever > 0, t.tally.Games() < fewest:
		return hidden()
	case len(t.levers) == 0 && workshop.Even(share):
		return app.Section().Class("card lever").Body(app.B().Text(x.Say("shop.try.even", nil)))
	case len(t.levers) == 0:
		return app.Section().Class("card lever").Body(app.B().Text(x.Say("shop.balance.ask", nil)), app.P().Class("sm").Text(x.Say("shop.balance.text", i18n.Args{"n": balanceGames})),
			act("balance", "pri", "", x.Say("shop.balance", nil), t.Runs()))
	}
	var rows []app.UI
	for i := range t.levers {
		l := &t.levers[i]
		if l.tally.Games() == 0 {
			continue
		}
		own, low, high := l.tally.Share()
		class := "tr"
		if i+1 == t.chosen {
			class = "tr on"
		}
		rows = append(rows, app.Li().Class(class).Body(app.Span().Text(x.leverName(l.Lever)+": "+x.Say("shop.balance.share", i18n.Args{"side": i18n.SideName(x.Lang, x.checked.Scenario.Sides[0]), "n": own, "low": low, "high": high})),
			act("lever:"+strconv.Itoa(i+1), "gho", "", x.Say("shop.balance.do", nil), t.Runs())))
	}
	head := x.Say("shop.balance.none", nil)
	if t.found && t.chosen > 0 {
		head = x.Say("shop.balance.found", i18n.Args{"lever": x.leverName(t.levers[t.chosen-1].Lever)})
	}
	return app.Section().Class("card lever").Body(app.B().Text(head), app.Ul().Body(nonEmpty(rows)...))
}

// leverName says what a lever changes.
func (x *Shop) leverName(l workshop.Lever) string {
	sc := x.checked.Scenario
	key, side := l.Key, ""
	if n := len(key); n > 2 && (key[n-2:] == "-a" || key[n-2:] == "-b") {
		side = i18n.SideName(x.Lang, sc.Sides[map[string]int{"-b": 1}[key[n-2:]]])
		key = key[:n-2]
	}
	return x.Say(key, i18n.Args{"n": l.N, "side": side, "who": i18n.Or(x.Lang, "name."+l.Who, l.Who)})
}

// course is how long games take, how they end, and who never fought.
func (r *root) course(t *workshop.Tally) app.UI {
	x := r.shop
	n := t.Games()
	var ends []string
	for how := range t.Ends {
		ends = append(ends, how)
	}
	slices.SortFunc(ends, func(a, b string) int { return t.Ends[b] - t.Ends[a] })
	var rows []app.UI
	for _, how := range ends {
		rows = append(rows, app.Li().Body(app.Span().Text(i18n.Or(x.Lang, "shop.end."+how, how)), app.Progress().Max(n).Value(t.Ends[how]), app.Span().Class("num").Text(x.Say("shop.percent", i18n.Args{"n": 100 * t.Ends[how] / n}))))
	}
	never := x.never(t)
	text := x.Say("shop.try.all-fought", nil)
	if never != "" {
		text = x.Say("shop.try.never", i18n.Args{"who": never})
	}
	return app.Section().Class("card course").Body(
		app.Div().Body(title(x.Say("shop.try.long", nil)), app.P().Body(app.B().Class("big").Text(strconv.Itoa(t.Minutes())), app.Text(" "+x.Say("shop.try.minutes", nil))),
			app.P().Class("sm mut").Text(x.Say("shop.try.turns", i18n.Args{"n": i18n.Tenths(x.Lang, float64(t.Turns)/float64(n))}))),
		app.Div().Body(title(x.Say("shop.try.decides", nil)), app.Ul().Class("ends").Body(rows...)),
		app.Ul().Class("all").Body(app.Li().Text(text), app.Li().Body(x.missed(t)), app.Li().Text(x.closed(t))))
}

// missed says which rules were met in no game, each with its paragraph: phases in which nobody ever did anything, and what
// never happened.
func (x *Shop) missed(t *workshop.Tally) app.UI {
	w, ok := x.words()
	if !ok {
		return hidden()
	}
	lexicon := scenarios.Lexicon(w.System)
	var rows []app.UI
	row := func(name string, ref rule.Ref) {
		rows = append(rows, app.Li().Body(app.B().Text(first(name)), x.paragraph(ref)))
	}
	for _, p := range t.Missed(phasesOf(w.Game)) {
		row(x.Say("phase."+p, nil), lexicon.Phases[p])
	}
	for _, h := range t.Missed(happenings(w.Game, lexicon)) {
		row(x.Say("shop.met."+h, nil), happening(h, lexicon))
	}
	if len(rows) == 0 {
		return app.Text(x.Say("shop.try.all-met", nil))
	}
	return app.Div().Body(app.Text(x.Say("shop.try.missed", nil)), app.Ul().Class("cited").Body(rows...))
}

// paragraph is the number of a paragraph, and what it says; nothing where there is none.
func (x *Shop) paragraph(ref rule.Ref) app.UI {
	if ref == "" {
		return hidden()
	}
	system, _ := x.draft.Heading("system")
	of := panel.Ref{Para: string(ref), Key: system + "." + string(ref)}
	if w, ok := x.words(); ok {
		of = w.Quote(ref)
	}
	return app.Span().Class("sm mut").Text(of.Name() + ": " + x.Say("rule."+of.Key, nil))
}

// happening is the paragraph of what may happen, by its name.
func happening(name string, of clause.Lexicon) rule.Ref {
	for class, ref := range of.Events {
		if foe.Happenings[class] == name {
			return ref
		}
	}
	return ""
}

// phasesOf are the phases of a battle in which a side acts, each once.
func phasesOf(g game.Game) (keys []string) {
	for _, p := range g.Table().Phases {
		if p.Side <= game.B && !slices.Contains(keys, p.Key) {
			keys = append(keys, p.Key)
		}
	}
	return keys
}

// happenings are what may happen in a battle with those who are in it, if its system knows it.
func happenings(g game.Game, of clause.Lexicon) (names []string) {
	may := map[string]bool{"giving-ground": true}
	for id := range game.ID(g.Counters()) {
		p := g.Piece(id)
		may["shooting"] = may["shooting"] || p.Bow > 0
		may["banner-falling"] = may["banner-falling"] || p.Rank == game.Banner
		may["leader-falling"] = may["leader-falling"] || p.Rank == game.Leader || p.Rank == game.GrandLeader
		may["arriving"] = may["arriving"] || p.Where == game.Reserve
	}
	for _, h := range inPart(g.Board()) {
		may["wall-falling"] = may["wall-falling"] || g.Board().Terrain(h) == board.Fort
	}
	for name, can := range may {
		if can && happening(name, of) != "" {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

// mostClosed is how many hexes are named that nobody could leave.
const mostClosed = 8

// closed says which hexes nobody could leave who stood there.
func (x *Shop) closed(t *workshop.Tally) string {
	list := t.Closed()
	if len(list) == 0 {
		return x.Say("shop.try.open", nil)
	}
	return x.Say("shop.try.closed", i18n.Args{"n": len(list), "hexes": strings.Join(list[:min(len(list), mostClosed)], ", ")})
}

// never are the leaders who fought in no game.
func (x *Shop) never(t *workshop.Tally) string {
	w, ok := x.words()
	if !ok {
		return ""
	}
	var list []string
	for id := range game.ID(w.Game.Counters()) {
		p := w.Game.Piece(id)
		if leads := p.Rank == game.Leader || p.Rank == game.GrandLeader; leads && p.Where != game.Dead && t.Led[w.Game.Name(id)] == 0 {
			list = append(list, w.Unit(id))
		}
	}
	if len(list) == 0 {
		return ""
	}
	return w.List(list)
}

// sending is the screen on which the battle is shared.
func (r *root) sending() app.UI {
	x := r.shop
	link := x.link()
	code, drawn := qr.Code{}, false
	if x.naming == "code" {
		code, drawn = qr.Of(link)
	}
	bytes := len(x.draft.Bundle().String())
	lines := []app.UI{
		x.wayOn("share", "shop.send.link", x.Say("shop.send.link.text", i18n.Args{"n": len(link)}), "link", "shop.send.copy", link == ""),
		x.codeRow(link),
		x.wayOn("file", "shop.send.file", x.Say("shop.send.file.text", i18n.Args{"n": bytes}), "save", "shop.send.save", false),
		x.wayOn("print", "shop.send.paper", x.Say("shop.send.paper.text", nil), "print", "shop.send.to-paper", link == ""),
		x.wayOn("star", "shop.riddle", x.Say("shop.riddle.text", nil), "riddle", "shop.riddle.make", link == ""),
		x.wayOn("tables", "shop.send.embed", x.Say("shop.send.embed.text", nil), "embed", "shop.send.copy", false),
	}
	return app.Main().Class("shelf shop-send").Body(app.Div().Class("wrap").Body(
		app.Div().Class("sh-top").Body(sign("edit", "back", x.Say("ui.back", nil), false, false), app.H1().Class("wm").Text(x.Say("shop.send.title", nil))),
		r.noted(),
		app.Div().Class("card sent").Body(app.B().Text(x.Title()), app.Span().Class("sm mut").Text(x.Say("shop.send.others", nil))),
		app.If(link == "", func() app.UI { return app.P().Class("card noted").Text(x.Say("shop.send.mend", nil)) }),
		app.Ul().Class("ways").Body(lines...),
		app.If(drawn, func() app.UI { return app.Div().Class("coded").Body(panel.QR(code, x.Lang)) }),
		app.Pre().Class("lines-to-copy").Text(x.embed()),
		app.P().Class("sm mut").Text(x.Say("shop.send.opens", nil)),
		segments(x.Say("shop.send.opens", nil), choice{"opens:touched", x.Say("shop.send.touched", nil), !x.seen}, choice{"opens:seen", x.Say("shop.send.seen", nil), x.seen}),
		app.Div().Class("row acts").Body(button("share", "pri").Disabled(link == "").Text(x.Say("shop.send.share", nil))),
	))
}

// wayOn is a row of a list of ways: what it is, and the button that goes it.
func (x *Shop) wayOn(icon, key, text, command, does string, off bool) app.UI {
	return app.Li().Body(panel.Icon(icon), app.Div().Body(app.B().Text(x.Say(key, nil)), app.Span().Class("sm mut").Text(text)), act(command, "gho", "", x.Say(does, nil), off))
}

// codeRow offers the link as a code for the camera of a phone, or says that it is too long for one.
func (x *Shop) codeRow(link string) app.UI {
	text, command := "shop.send.code.text", "naming:code"
	if link != "" && !qr.Fits(link) {
		text = "shop.send.code.long"
	}
	if x.naming == "code" {
		command = "naming:"
	}
	return app.Li().Body(panel.Icon("tables"), app.Div().Body(app.B().Text(x.Say("shop.send.code", nil)), app.Span().Class("sm mut").Text(x.Say(text, nil))),
		act(command, "gho", "", x.Say("shop.send.show", nil), !qr.Fits(link)))
}
