package panel

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
)

// Chronicle is the page that tells a battle.
type Chronicle struct {
	app.Compo
	Lang     string
	Crumb    string // which battle it is
	Title    string
	Lead     string  // the battle in a few sentences
	Done, Of int     // how far it is written; it is whole where Of is 0
	Course   Section // how the battle went, nil for nothing
	Review   Section // what its decisions cost, nil for nothing
	Chapters []Chapter
	Beside   []Section // what stands beside the text
	Address  string    // of the page, for those who print it
	Print    string    // the command that has the browser print it
	Replay   string    // the command that plays the battle, empty where nothing was done
}

// Chapter is a part of a chronicle.
type Chapter struct {
	Title, Text, Facts string
	Picture            string   // SVG, empty for none
	Do, Look           string   // what pressing its picture does, and how that is called
	Mark               int      // the number of its turning point, 0 for none
	Bearers            []string // the numbers of the arms of whom it tells first of all
}

// Render draws the page.
func (c *Chronicle) Render() app.UI {
	return app.Div().Class("wrap").Body(
		c.bar(),
		app.Elem("article").Body(
			app.Div().Class("ch-text").Body(append([]app.UI{
				app.H1().Text(c.Title), app.P().Class("ch-lead serif").Text(c.Lead), c.progress(), boxed(c.Course), boxed(c.Review),
			}, each(c.Chapters, Chapter.draw)...)...),
			app.Elem("aside").Body(each(c.Beside, func(s Section) app.UI { return app.Div().Class("card").Body(s.draw()) })...),
		),
		app.P().Class("ch-foot").Text(c.Address),
	)
}

// bar is what can be done with a chronicle.
func (c *Chronicle) bar() app.UI {
	button := func(id, icon, key, do string) app.UI {
		return Button{ID: id, Do: do, Icon: icon, Label: say(c.Lang, key), Look: "gho"}.named()
	}
	replay := nothing()
	if c.Replay != "" {
		replay = Button{ID: "chronicle-replay", Do: c.Replay, Icon: "play", Label: say(c.Lang, "chronicle.replay"), Look: "pri"}.named()
	}
	return app.Div().Class("sh-top").Body(
		iconButton("back", "back", say(c.Lang, "ui.back"), do.EndChronicle(), false),
		app.Span().Class("sm mut").Text(c.Crumb),
		app.Elem("nav").Body(
			button("chronicle-share", "share", "ui.share", do.Share()),
			button("chronicle-copy", "copy", "chronicle.copy", do.ChronicleText()),
			button("chronicle-pdf", "save", "chronicle.pdf", do.ChroniclePdf()),
			button("chronicle-print", "print", "chronicle.print", c.Print),
			replay,
		),
	)
}

// boxed is a section in a card of its own, nothing without one.
func boxed(s Section) app.UI {
	if s == nil {
		return nothing()
	}
	return app.Div().Class("card").Body(s.draw())
}

// named is a button with its icon and, where there is room, its name.
func (b Button) named() app.UI {
	return app.Button().Type("button").ID(b.ID).Class(b.Look).DataSet(doAttr, b.Do).Aria("label", b.Label).Title(b.Label).
		Body(Icon(b.Icon), app.Span().Text(b.Label))
}

// progress is how far a chronicle is that is still being written.
func (c *Chronicle) progress() app.UI {
	if c.Of == 0 {
		return nothing()
	}
	return app.Div().Role("status").Body(app.P().Class("mut").Text(say(c.Lang, "chronicle.writing")),
		app.Elem("progress").Attr("value", c.Done).Attr("max", c.Of).Aria("label", say(c.Lang, "chronicle.writing")))
}

func (c Chapter) draw() app.UI {
	pic, mark := nothing(), nothing()
	if c.Picture != "" {
		pic = app.Div().Class("ch-pic").Body(app.Div().Aria("hidden", true).Body(picture(c.Picture)),
			app.Button().Type("button").DataSet(doAttr, c.Do).Aria("label", c.Look).Title(c.Look)) // without the words of the map in its name
	}
	if c.Mark > 0 {
		mark = app.Elem("i").Class("ch-mark").Body(app.Elem("b").Text(c.Mark))
	}
	return app.Elem("section").ID(chapterID(c.Mark)).Class(class("ch", when(c.Picture != "", "shown"))).Body(
		pic,
		app.Div().Body(
			app.Elem("h2").Body(mark, bearers(c.Bearers), app.Button().Type("button").Class("go").DataSet(doAttr, c.Do).Title(c.Look).Text(c.Title)),
			app.P().Text(c.Text),
			app.P().Class("sm mut num").Text(c.Facts),
		),
	)
}

// chapterID is the id of a chapter with a turning point, by its number.
func chapterID(mark int) string {
	if mark == 0 {
		return ""
	}
	return "turning-" + strconv.Itoa(mark)
}

// Losses are what commands have lost, under their sides.
type Losses struct {
	Title, Right string
	Rows         []LossRow
}

// LossRow is a side or a command with what it lost of what it had.
type LossRow struct {
	Side    string
	Whole   bool // the side as a whole
	Name    string
	Value   string
	Lost    int
	Of      int
	Bearers []string // the number of the arms of the leader
}

func (l Losses) draw() app.UI {
	return app.Div().Class("ch-losses").Body(
		caption(l.Title, l.Right),
		app.Elem("table").Body(app.Elem("tbody").Body(each(l.Rows, LossRow.draw)...)),
	)
}

func (r LossRow) draw() app.UI {
	bar := nothing()
	if !r.Whole {
		bar = app.Elem("i").Class("bar "+r.Side).Style("width", fmt.Sprintf("%d%%", 100*r.Lost/max(1, r.Of)))
	}
	return app.Elem("tr").Class(class("of-"+r.Side, when(r.Whole, "whole"))).Body(
		app.Elem("th").Attr("scope", "row").Body(bearers(r.Bearers), app.Text(r.Name)),
		app.Elem("td").Aria("hidden", true).Body(bar),
		app.Elem("td").Class("num").Text(r.Value),
	)
}

// Fortune is what the dice brought: a bar from the middle, towards the side they favoured.
type Fortune struct {
	Title string
	Side  string // whom they favoured, "" for nobody
	Share int    // how long the bar is, in hundredths of its half
	Text  []string
	Rows  Ledger
	Done  int // how far it is counted, of how much; it is whole where Of is 0
	Of    int
}

func (f Fortune) draw() app.UI {
	if f.Of > 0 {
		return app.Div().Body(caption(f.Title, ""), app.Elem("progress").Attr("value", f.Done).Attr("max", f.Of).Aria("label", f.Title))
	}
	from := 50
	if f.Side == "a" {
		from = 50 - f.Share/2
	}
	return app.Div().Class("ch-luck").Body(
		caption(f.Title, ""),
		app.Div().Class("ch-scale").Aria("hidden", true).Body(
			app.Elem("i").Class(f.Side).Style("left", fmt.Sprintf("%d%%", from)).Style("width", fmt.Sprintf("%d%%", f.Share/2)), app.Elem("s")),
		app.Div().Body(each(f.Text, func(t string) app.UI { return app.P().Class("sm").Text(t) })...),
		f.Rows.draw(),
	)
}
