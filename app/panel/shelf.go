package panel

import (
	"html"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
)

// Shelf is the first screen: the game to continue, and what can be played.
type Shelf struct {
	app.Compo
	Lang    string
	Theme   string
	Resume  *Resume
	Lost    *Lost  // a game that cannot be read, nil for none
	Saved   string // "4 games"
	Learn   Learn
	Friends Friends
	Now     *NowCard
	Puzzle  PuzzleRow
	Way     Way
	Annals  Annals
	Listing
	Shop bool // the workshop is open
}

// Listing is the battles to choose from.
type Listing struct {
	Filters []Chips
	None    string // said where the filters leave no battle
	Battles []Battle
}

// Annals are games of ours to look at.
type Annals struct {
	Title, Text string
	List        []Annal
}

// Annal is one of them.
type Annal struct{ Do, Title, Sub, Text, Picture string }

func (a Annals) draw() app.UI {
	if len(a.List) == 0 {
		return nothing()
	}
	return app.Elem("section").ID("annals").Class("friends annals").Aria("label", a.Title).Body(
		app.Div().Class("sech").Body(app.Elem("h2").Text(a.Title), app.Span().Class("sm mut").Text(a.Text)),
		app.Div().Body(each(a.List, Annal.draw)...),
	)
}

func (a Annal) draw() app.UI {
	return app.Div().Class("card slot save").Body(
		app.Span().Class("pic").Aria("hidden", true).Body(picture(a.Picture)),
		app.Div().Class("rct").Body(
			app.Button().Type("button").Class("cover").DataSet(doAttr, a.Do).Text(a.Title),
			app.Div().Text(a.Text), app.Div().Class("sm mut").Text(a.Sub),
		),
		Icon("play"),
	)
}

// Resume is the last game.
type Resume struct {
	ID, Scenario, Title, Text, When, Picture string
	Over                                     bool // there is nothing left to play of it
}

// Lost is a game that cannot be read.
type Lost struct{ ID, Title, Text string }

// draw says so, where the player looks for the game, and offers what is left of it.
func (l *Lost) draw(lang string) app.UI {
	if l == nil {
		return nothing()
	}
	return app.Elem("section").ID("lost").Class("card lost").Body(
		app.Elem("h2").Text(l.Title),
		app.P().Text(l.Text),
		app.Div().Class("row").Body(
			app.Button().Type("button").Class("gho").DataSet(doAttr, do.Raw(l.ID)).Text(say(lang, "ui.raw")),
			app.Button().Type("button").Class("gho").DataSet(doAttr, do.Drawer("saves")).Text(say(lang, "ui.saves")),
		),
	)
}

// Battle is one battle to choose.
type Battle struct {
	ID, Name, Year string
	Sides          [2]string
	Length, Book   string
	Level          string // how difficult it is
	Group          string // heading over the first of its group
	Picture        string // SVG
}

// Render draws the shelf.
func (s *Shelf) Render() app.UI {
	return app.Div().Class("wrap").Body(
		s.head(), s.motto(),
		s.Friends.mine(), app.Div().Class("firsts").Body(s.firsts()...),
		s.Puzzle.draw(),
		s.Lost.draw(s.Lang),
		app.Div().Class(class("hero", when(s.Resume == nil, "bare"))).Body(s.resume(), s.files()),
		s.Way.draw(), s.Friends.others(),
		app.Div().Class("sech").Body(app.Elem("h2").Text(say(s.Lang, "shelf.choose")),
			app.Span().Class("sm mut").Text(say(s.Lang, "shelf.two-players"))),
		s.device(),
		app.Div().Class("filters").Body(each(s.Filters, Chips.draw)...),
		app.Elem("section").Class("bat").Aria("label", say(s.Lang, "shelf.choose")).Body(s.battles()...),
		s.Annals.draw(),
		s.shop(),
		s.imprint(),
	)
}

// shop leads to the workshop.
func (s *Shelf) shop() app.UI {
	if !s.Shop {
		return nothing()
	}
	return app.P().Class("row").Body(app.Button().Type("button").ID("workshop").Class("gho").DataSet(doAttr, do.Workshop("")).Text(say(s.Lang, "shop.enter")))
}

// motto says what this is, to who has no game yet.
func (s *Shelf) motto() app.UI {
	if s.Resume != nil {
		return nothing()
	}
	return app.P().Class("motto").Text(say(s.Lang, "shelf.motto"))
}

// device says what the device keeps and offers to install the program. The script that knows
// of both fills in the figure, and the style sheet shows what holds (app/site/assets/device.js).
func (s *Shelf) device() app.UI {
	before, after, _ := strings.Cut(say(s.Lang, "shelf.kept"), "{mb}")
	return app.Div().Class("device sm mut").Body(
		app.Span().Class("kept-all").Body(app.Text(before), app.Span().Class("num megabytes"), app.Text(after)),
		app.Button().Type("button").ID("install").Class("gho").Text(say(s.Lang, "shelf.install")),
		app.Span().Class("by-hand").Text(say(s.Lang, "shelf.install-by-hand")),
	)
}

// imprint leads to the page for publishers, and to the licences of everything the page is made of.
func (s *Shelf) imprint() app.UI {
	link := func(name string) app.UI {
		return app.Elem("a").ID(name).Attr("href", "./"+i18n.SiteFile(name+".html", s.Lang)).Attr("target", "_blank").Text(say(s.Lang, "shelf."+name))
	}
	return app.Elem("footer").Class("sm").Body(link("publishers"), app.Text(" · "), link("licences"))
}

// firsts are the lessons and what one tap begins, which comes first where it is the next of the thread.
func (s *Shelf) firsts() []app.UI {
	if s.Now != nil && s.Now.Next {
		return []app.UI{s.now(), s.Learn.draw()}
	}
	return []app.UI{s.Learn.draw(), s.now()}
}

// now is the battle that one tap begins.
func (s *Shelf) now() app.UI {
	if s.Now == nil {
		return nothing()
	}
	return s.Now.draw()
}

// battles are the cards of the battles under the headings of their groups.
func (s *Shelf) battles() (list []app.UI) {
	if len(s.Battles) == 0 {
		return []app.UI{app.P().Class("none").Role("status").Body(app.Text(s.None+" "),
			app.Button().Type("button").ID("show-all").Class("gho").DataSet(doAttr, do.ShowAll()).Text(say(s.Lang, "shelf.show-all")))}
	}
	for _, b := range s.Battles {
		if b.Group != "" {
			list = append(list, app.Elem("h3").Text(b.Group))
		}
		list = append(list, b.draw())
	}
	return list
}

func (s *Shelf) head() app.UI {
	return app.Div().Class("sh-top").Body(
		app.H1().Class("wm").Body(pennant("a"), app.Span().Text("Gonfalon")),
		app.Elem("nav").Body(
			languages(s.Lang),
			iconButton("theme", themeIcon(s.Theme), say(s.Lang, "ui.theme"), do.Theme(""), false),
		),
	)
}

// languages is the switch between the languages. Each is called by what stands on its button first, as who
// speaks to a device says what is seen (WCAG 2.5.3).
func languages(lang string) app.UI {
	return app.Div().Class("lang").Role("group").Aria("label", say(lang, "ui.language")).
		Body(each(i18n.Languages, func(l i18n.Language) app.UI {
			return app.Button().Type("button").Class(when(l.Code == lang, "on")).Aria("pressed", l.Code == lang).
				Aria("label", l.Short()+" "+l.Name).Lang(l.Code).DataSet(doAttr, do.Lang(l.Code)).Text(l.Short())
		})...)
}

func (s *Shelf) resume() app.UI {
	if s.Resume == nil {
		return nothing()
	}
	head, goes := "shelf.continue", "shelf.continue-battle"
	if s.Resume.Over {
		head, goes = "shelf.over", "shelf.see-end"
	}
	return app.Elem("section").Class("card cont").Body(
		app.Div().Class("pic").Body(picture(s.Resume.Picture)),
		app.Div().Class("tx").Body(
			app.Span().Class("k").Text(say(s.Lang, head)),
			app.Elem("h2").Text(s.Resume.Title),
			app.P().Class("mut num").Text(s.Resume.Text),
			app.P().Class("sm mut num").Text(s.Resume.When),
			app.Button().Type("button").ID("continue").Class("pri").DataSet(doAttr, do.Open(s.Resume.ID)).
				Text(say(s.Lang, goes)),
		),
	)
}

// picture is a drawing, or empty ground until there is one.
func picture(svg string) app.UI {
	if svg == "" {
		return nothing()
	}
	return app.Raw(svg)
}

func (s *Shelf) files() app.UI {
	return app.Div().Class("side2").Body(
		app.Button().Type("button").ID("saves").Class("card act").DataSet(doAttr, do.Drawer("saves")).Body(
			Icon("book"), app.Span().Body(app.Elem("b").Text(say(s.Lang, "ui.saves")), app.Span().Text(s.Saved)),
		),
		app.Elem("label").Class("card act").Body(
			Icon("file"),
			app.Span().Body(app.Elem("b").Text(say(s.Lang, "ui.load-file")), app.Span().Text(say(s.Lang, "shelf.load-hint"))),
			app.Input().Type("file").ID("load-file").Class("filepick").Aria("label", say(s.Lang, "ui.load-file")),
		),
		app.Button().Type("button").ID("paste").Class("card act").DataSet(doAttr, do.Drawer("paste")).Body(
			Icon("pen"), app.Span().Body(app.Elem("b").Text(say(s.Lang, "paste.title")), app.Span().Text(say(s.Lang, "paste.hint"))),
		),
	)
}

func (b Battle) draw() app.UI {
	return app.Button().Type("button").Class("card bc battle-card").DataSet("scenario", b.ID).DataSet(doAttr, do.Battle(b.ID)).Body(
		app.Span().Class("pic").Body(picture(b.Picture)), b.words())
}

// words are what the card says. They reach the page as one text, as there are many cards, and a page
// that is told of each word of them begins later.
func (b Battle) words() app.UI {
	safe := html.EscapeString
	return app.Raw(`<span class="tx"><span class="h3">` + safe(b.Name) + ` <span>` + safe(b.Year) + `</span></span>` + b.armies() +
		`<span class="p">` + safe(b.Length) + `</span><span class="p">` + safe(b.Book) + `</span><span class="p diff">` + safe(b.Level) + `</span></span>`)
}

// sides names who fights.
func (b Battle) sides() app.UI { return app.Raw(b.armies()) }

// armies is sides as markup.
func (b Battle) armies() string {
	return `<span class="sd"><span><i></i>` + html.EscapeString(b.Sides[0]) + `</span><span><i></i>` + html.EscapeString(b.Sides[1]) + `</span></span>`
}
