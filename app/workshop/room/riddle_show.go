package room

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/puzzle"
	"gonfalon/engine/puzzle/mine"
)

// riddling is the screen on which a puzzle is made.
func (r *root) riddling() app.UI {
	x := r.shop
	q := &x.riddle
	body := []app.UI{
		app.Div().Class("sh-top").Body(sign("edit", "back", x.Say("ui.back", nil), false, false), app.H1().Class("wm").Text(x.Say("shop.riddle", nil))),
		app.P().Class("mut").Text(x.Say("shop.riddle.lead", nil)),
		r.noted(), r.riddleMap(), x.wishChoice(),
	}
	switch {
	case q.text != "":
		body = append(body, x.riddleFound(), x.riddleCalled(), x.riddleWays())
	case q.Seeks():
		body = append(body, app.Div().Class("tried").Role("status").Body(app.Progress().Max(q.asked.Wants()).Value(q.done),
			app.Span().Class("sm mut num").Text(x.Say("shop.riddle.seeks", i18n.Args{"n": q.done, "of": q.asked.Wants()}))))
	case q.wrong != "":
		body = append(body, app.P().Class("card noted").Role("alert").Text(x.Say(q.wrong, nil)))
	}
	return app.Main().Class("shelf shop-riddle").Body(app.Div().Class("wrap").Body(append(body, x.riddleActs())...))
}

// riddleMap is the map on which it is chosen whom the puzzle is about.
func (r *root) riddleMap() app.UI {
	x := r.shop
	b := x.checked.Board
	s := r.scene(b)
	s.Sitting, s.Overlay, s.Focus = r.sitting("riddle "+x.riddle.of), mapview.Overlay{Markers: s.Overlay.Markers}, x.riddle.at
	for i := range s.Counters {
		s.Counters[i].Selected = false
	}
	if at := x.riddle.at; at != nil {
		s.Overlay.Goals = []hex.Hex{*at}
	}
	return app.Div().Class("card partmap").Body(
		&mapview.View{Map: r.sheet(b), Area: mapview.Extent(b), Scene: s, Camera: &r.camera, Listener: r, Label: x.Say("ui.map", nil)},
		app.Div().Class("card zoom").Body(r.zoom()))
}

// wishChoice is the choice of what is wanted of those who were tapped.
func (x *Shop) wishChoice() app.UI {
	list := x.wishes()
	w, ok := x.words()
	if !ok || len(list) == 0 {
		key := "shop.riddle.tap"
		if x.riddle.at != nil {
			key = "shop.riddle.own"
		}
		_, side := game.Facts(x.checked.Game).Awaits()
		return app.P().Class("wish").Text(x.Say(key, i18n.Args{"side": x.sideName(side)}))
	}
	var rows []app.UI
	for i, wish := range list {
		class := "gho"
		if on := i+1 == x.riddle.wish; on {
			class = "gho on"
		}
		rows = append(rows, button("wish:"+strconv.Itoa(i+1), class).Aria("pressed", i+1 == x.riddle.wish).
			Text(x.Say("puzzle.aim."+wish.Kind.Word(), i18n.Args{"who": w.Name(wish.Unit)})))
	}
	return app.Div().Class("wishes").Role("group").Aria("label", x.Say("shop.riddle.what", nil)).Body(rows...)
}

// sideName is how a side is called.
func (x *Shop) sideName(side game.Side) string {
	if side > game.B {
		return ""
	}
	return i18n.SideName(x.Lang, x.checked.Scenario.Sides[side])
}

// riddleCalled is the field for the title.
func (x *Shop) riddleCalled() app.UI {
	return entry("riddle-title:", x.Say("shop.riddle.title", nil), x.riddle.title, x.Title())
}

// riddleActs have the ways looked for, or stop that, or hand on what came of it.
func (x *Shop) riddleActs() app.UI {
	row := app.Div().Class("row acts")
	switch {
	case x.riddle.Seeks():
		return row.Body(act("seek-stop", "gho", "", x.Say("shop.try.stop", nil), false))
	case x.riddle.text != "":
		return row.Body(act("riddle-share", "gho", "share", x.Say("shop.send.share", nil), false), act("riddle-play", "pri", "", x.Say("puzzle.play", nil), false))
	}
	return row.Body(act("seek", "pri", "", x.Say("shop.riddle.seek", nil), x.riddle.wish == 0))
}

// riddleFound is what came of the search: what the ways are worth.
func (x *Shop) riddleFound() app.UI {
	q := &x.riddle
	order, doubt := q.asked.Ranked()
	worth := func(n int) string { return i18n.Tenths(x.Lang, float64(q.asked.Worth(n))/10) }
	rows := []app.UI{}
	list, closely := x.best()
	for _, n := range list {
		rows = append(rows, x.wayRow(n, closely, n > 0 && q.asked.Worth(n) >= q.asked.Worth(order[0])-puzzle.Near))
	}
	said := app.P().Text(x.Say("shop.riddle.found", i18n.Args{"p": worth(0), "n": len(order)}))
	if doubt != mine.NoDoubt {
		said = app.P().Body(app.B().Text(x.Say("shop.riddle.doubt."+string(doubt), nil)))
	}
	return app.Section().Class("card verdict").Role("status").Body(
		app.H2().Text(x.Say("puzzle.shown", i18n.Args{"p": worth(order[0])})), said, app.Ul().Class("found").Body(rows...),
		app.P().Class("sm mut").Text(x.Say("shop.riddle.kept", i18n.Args{"n": q.asked.Start().Counters()})))
}

// wayRow is one way and what it is worth.
func (x *Shop) wayRow(n, closely int, good bool) app.UI {
	text := x.wayText(n, closely)
	if n == 0 {
		text = x.Say("shop.riddle.straight", i18n.Args{"way": text})
	}
	class := ""
	if good {
		class = "good"
	}
	return app.Li().Class(class).Body(app.Span().Text(text), app.B().Class("num").Text(x.Say("shop.percent", i18n.Args{"n": i18n.Tenths(x.Lang, float64(x.riddle.asked.Worth(n))/10)})))
}

// wayText tells one way, more or less closely.
func (x *Shop) wayText(n, closely int) string {
	q := x.riddle.asked
	w, _ := x.words()
	w.Game = q.Start()
	of := &match.Puzzle{Puzzle: &puzzle.Puzzle{Solver: q.Solver(), Acts: q.Acts()}, Start: w.Game, Target: q.Target()}
	return tell.Riddle{Words: w, Puzzle: of}.Way(q.Line(n)).Closer[closely]
}

// riddleWays are the ways by which the puzzle is handed on, or played.
func (x *Shop) riddleWays() app.UI {
	link := x.riddleLink()
	return app.Ul().Class("ways").Body(
		x.wayOn("share", "shop.send.link", x.Say("shop.riddle.link.text", i18n.Args{"n": len(link)}), "riddle-link", "shop.send.copy", false),
		x.wayOn("file", "shop.send.file", x.Say("shop.send.file.text", i18n.Args{"n": len(x.riddle.text)}), "riddle-save", "shop.send.save", false),
		x.wayOn("tables", "shop.send.embed", x.Say("shop.riddle.embed.text", nil), "riddle-embed", "shop.send.copy", false))
}
