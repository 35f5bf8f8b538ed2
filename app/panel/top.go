package panel

import (
	"fmt"
	"html"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
)

// Top is the bar over the map: turn, phase, tracks and the buttons of the drawers.
type Top struct {
	app.Compo
	Lang       string
	Title, Of  string // "Turn 2", "of 20"
	Seed       string // "seed 7", where somebody chose it
	Phase      string
	Phases     []Dot
	Sides      [2]string
	Track      Track
	Meters     []Meter // the tracks of each side
	Points     [2]string
	Open       string // the open drawer
	Full       string // how a page inside another is made larger: "full" screen, or to "carry" it into a window
	Theme      string
	Goal       Goal
	PhaseTitle string            // spoken name of the strip
	Keys       map[string]string // the keys of commands
}

// Dot is one phase of the strip.
type Dot struct {
	Side      string // "a", "b" or neither
	Now, Done bool
	Name      string
}

// Track is the track that both sides share: where the counter stands and what it means.
type Track struct {
	Shown bool
	At    int // -100 (all for side B) to 100 (all for side A)
	Moved bool
	Was   int // where it stood before it moved
	Title string
}

// Render draws the bar.
func (t *Top) Render() app.UI {
	return app.Elem("header").Class(class("card top", when(len(t.Meters) > 0, "metered"))).Body(
		iconButton("menu", "menu", say(t.Lang, "ui.menu"), do.Drawer("menu"), t.Open == "menu"),
		t.Goal.draw(),
		app.Div().Class("turn").Body(
			app.Elem("b").Body(app.Text(t.Title), app.Span().Class("mut of").Text(t.Of), t.seed()),
			app.Span().Text(t.Phase),
		),
		app.Div().Class("phases").Role("img").Aria("label", t.PhaseTitle).Body(each(t.Phases, dot)...),
		app.Div().Class("morale").Body(t.track(), t.meters(), t.points()),
		keyedIcon("layers", "layers", say(t.Lang, "ui.overlays"), do.Drawer("layers"), t.Keys[do.Drawer("layers")], t.Open == "layers"),
		keyedIcon("tables", "tables", say(t.Lang, "tables.title"), do.Drawer("tables"), t.Keys[do.Drawer("tables")], t.Open == "tables"),
		keyedIcon("log", "log", say(t.Lang, "ui.log"), do.Drawer("log"), t.Keys[do.Drawer("log")], t.Open == "log"),
		keyedIcon("help", "help", say(t.Lang, "help.title"), do.Drawer("help"), t.Keys[do.Drawer("help")], t.Open == "help"),
		iconButton("theme", themeIcon(t.Theme), say(t.Lang, "ui.theme"), do.Theme(""), false),
		t.full(),
	)
}

// seed is the number that somebody chose for the dice.
func (t *Top) seed() app.UI {
	if t.Seed == "" {
		return nothing()
	}
	return app.Span().Class("mut of seed").Title(t.Seed).Text("· " + t.Seed)
}

// full makes a page inside another larger.
func (t *Top) full() app.UI {
	if t.Full == "" {
		return nothing()
	}
	return iconButton("full", "full", say(t.Lang, "ui."+t.Full), t.Full, false)
}

func themeIcon(theme string) string {
	if theme == "dark" {
		return "sun"
	}
	return "moon"
}

func dot(d Dot) app.UI {
	return app.Elem("i").Class(class(d.Side, when(d.Now, "now"), when(d.Done, "done"))).Title(d.Name)
}

func (t *Top) points() app.UI {
	return app.Div().Class("vp num").Aria("label", say(t.Lang, "ui.points")).Body(
		app.Span().Title(t.Sides[0]).Text(t.Points[0]),
		app.Span().Title(t.Sides[1]).Text(t.Points[1]),
	)
}

// meters are the tracks of each side; pressing them shows what they mean.
func (t *Top) meters() app.UI {
	if len(t.Meters) == 0 {
		return nothing()
	}
	return app.Div().Class("meters").DataSet(doAttr, do.Drawer("menu")).Body(each(t.Meters, Meter.line)...)
}

// track draws five levels and the counter; positive values favour side A, at the left.
func (t *Top) track() app.UI {
	if !t.Track.Shown {
		return nothing()
	}
	return app.Raw(fmt.Sprintf(`<svg class="mtrack" viewBox="0 0 220 44" role="img" aria-label="%s"><title>%s</title>`+
		`<text x="0" y="10" class="a">%s</text><text x="220" y="10" class="b" text-anchor="end">%s</text>%s`+
		`%s%s</svg>`,
		html.EscapeString(t.Track.Title), html.EscapeString(t.Track.Title),
		html.EscapeString(t.Sides[0]), html.EscapeString(t.Sides[1]), levels, t.Track.was(), pin("pin", t.Track.At)))
}

// was is the outline that the counter leaves where it stood.
func (t Track) was() string {
	if !t.Moved {
		return ""
	}
	return pin("pin was", t.Was)
}

// pin is the counter of the track.
func pin(class string, at int) string {
	return fmt.Sprintf(`<path class="%s" d="M%d 12l6.5 9-6.5 9-6.5-9z"/>`, class, 110-at*102/100)
}

// levels are the five boxes of the morale track with what they are worth.
var levels = func() string {
	out := ""
	for i, l := range []struct{ side, label string }{{"a", "+2"}, {"a half", "+1"}, {"", "0"}, {"b half", "+1"}, {"b", "+2"}} {
		out += fmt.Sprintf(`<rect class="%s" x="%d" y="16" width="42" height="10" rx="2"/><text class="lv" x="%d" y="40" text-anchor="middle">%s</text>`,
			l.side, i*44+1, i*44+22, l.label)
	}
	return out
}()
