package room

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
	"gonfalon/app/workshop"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/scenarios"
)

// home is the list of drafts, and the doors.
func (r *root) home() app.UI {
	x := r.shop
	var drafts []app.UI
	for _, h := range x.shelf.Drafts() {
		drafts = append(drafts, app.Li().Class("draft").Body(
			button("open:"+h.ID, "goes", app.B().Text(h.Title), app.Span().Class("sm mut").Text(x.Say("shop.kept", i18n.Args{"time": h.Saved.Local().Format("2.1. 15:04")}))),
			sign("drop:"+h.ID, "bin", x.Say("shop.drop", nil), false, false)))
	}
	var games []app.UI
	for _, e := range x.shelf.List() {
		if e.Broken != nil || e.Friend != nil || e.Hides || len(games) == mostGames {
			continue
		}
		sc, err := x.own.Find(e.Scenario)
		if err != nil {
			continue
		}
		games = append(games, button("game:"+e.ID, "gho", app.Span().Text(x.name(sc)+", "+x.Say("shop.turn-n", i18n.Args{"n": e.Turn}))))
	}
	taken := "shop.door.position.text"
	if len(games) == 0 {
		taken = "shop.door.position.none"
	}
	door := func(command, icon, key string) app.UI {
		return button(command, "card door", panel.Icon(icon), app.Span().Body(app.B().Text(x.Say(key, nil)), app.Span().Class("sm mut").Text(x.Say(key+".text", nil))))
	}
	return app.Main().Class("shelf shop-home").Body(app.Div().Class("wrap").Body(
		app.Div().Class("sh-top").Body(sign("leave", "back", x.Say("ui.back", nil), false, false), app.H1().Class("wm").Text(x.Say("shop.title", nil))),
		app.P().Class("mut").Text(x.Say("shop.lead", nil)),
		r.noted(),
		app.Div().Class("doors").Body(
			app.Div().Class("card door still").Body(panel.Icon("pen"), app.Div().Body(app.B().Text(x.Say("shop.door.position", nil)),
				app.P().Class("sm mut").Text(x.Say(taken, nil)), app.Div().Class("row").Body(nonEmpty(games)...))),
			door("door:map", "fit", "shop.door.map"),
			door("door:own", "plus", "shop.door.own"),
			app.Label().Class("card door").Body(panel.Icon("file"), app.Span().Body(app.B().Text(x.Say("shop.door.file", nil)), app.Span().Class("sm mut").Text(x.Say("shop.door.file.text", nil))),
				app.Input().Type("file").Class("unseen").Accept(".txt,text/plain").Multiple(true).ID("file")),
		),
		title(x.Say("shop.drafts", nil)),
		app.If(len(drafts) == 0, func() app.UI { return app.P().Class("mut").Text(x.Say("shop.no-drafts", nil)) }).
			Else(func() app.UI { return app.Ul().Class("drafts").Body(drafts...) }),
		app.If(x.gone != nil, func() app.UI {
			return app.P().Class("row").Body(app.Span().Text(x.Say("shop.dropped", nil)), act("undrop", "gho", "", x.Say("ui.undo", nil), false))
		}),
	))
}

// mostGames is how many games of the device are offered.
const mostGames = 4

// noted is what was told last.
func (r *root) noted() app.UI {
	if r.shop.note == "" {
		return hidden()
	}
	return app.P().Class("card noted").Role("status").Text(r.shop.note)
}

// maps are the battles that can be begun of, one for each map first, then the others of the map that is chosen.
func (x *Shop) bases() (maps, armies []*game.Scenario) {
	seen := map[string]bool{}
	base, _ := scenarios.Find(x.base)
	for _, sc := range scenarios.All() {
		if !seen[sc.Battle] {
			seen[sc.Battle] = true
			maps = append(maps, sc)
		}
		if base != nil && sc.Battle == base.Battle {
			armies = append(armies, sc)
		}
	}
	return maps, armies
}

// beginning is the screen on which a battle is begun.
func (r *root) beginning() app.UI {
	x := r.shop
	maps, armies := x.bases()
	base, _ := scenarios.Find(x.base)
	var cards, sides []app.UI
	for _, sc := range maps {
		class := "card base"
		if base != nil && sc.Battle == base.Battle {
			class += " on"
		}
		cards = append(cards, button("base:"+sc.ID, class, app.Raw(cmp.Or(strings.Replace(r.picture(mapview.ThumbFile(sc.Battle)), "<svg ", `<svg preserveAspectRatio="xMidYMid slice" `, 1), "<svg></svg>")),
			app.B().Text(x.name(sc)), app.Span().Class("sm mut").Text(i18n.SideName(x.Lang, sc.Sides[0])+" · "+i18n.SideName(x.Lang, sc.Sides[1]))).
			Aria("pressed", base != nil && sc.Battle == base.Battle))
	}
	for _, sc := range armies {
		class := "gho"
		if sc.ID == x.base {
			class = "gho on"
		}
		sides = append(sides, button("base:"+sc.ID, class).Aria("pressed", sc.ID == x.base).Text(x.name(sc)))
	}
	own := x.door == "own"
	key := "shop.door." + x.door
	body := []app.UI{
		app.Div().Class("sh-top").Body(sign("home", "back", x.Say("ui.back", nil), false, false), app.H1().Class("wm").Text(x.Say(key, nil))),
		title(x.Say(map[bool]string{true: "shop.new.armies", false: "shop.new.map"}[own], nil)),
		app.Div().Class("bases").Body(cards...),
	}
	if own {
		body = append(body, title(x.Say("shop.new.size", nil)), app.Div().Class("row").Body(
			x.stepper(x.Say("shop.new.columns", nil), "wide", strconv.Itoa(x.size[0])), x.stepper(x.Say("shop.new.rows", nil), "high", strconv.Itoa(x.size[1]))))
	} else {
		body = append(body, title(x.Say("shop.new.armies", nil)), app.Div().Class("row").Body(sides...),
			segments(x.Say("shop.new.who", nil), choice{"empty:no", x.Say("shop.new.there", nil), !x.empty}, choice{"empty:yes", x.Say("shop.new.nobody", nil), x.empty}),
			title(x.Say("shop.new.part", nil)), app.P().Class("sm mut").Text(x.partText()), r.partMap(base))
	}
	body = append(body, app.Div().Class("row").Body(x.stepper(x.Say("shop.new.turns", nil), "turns", strconv.Itoa(x.turns))),
		app.Form().Class("ask begin").DataSet("submit", "begin").AutoComplete(false).Body(
			app.Label().Body(app.Span().Class("sm mut").Text(x.Say("shop.new.title", nil)), app.Input().Class("field").ID("title").Type("text").MaxLength(60)),
			app.Button().Type("submit").Class("pri").ID("begin").Text(x.Say("shop.new.begin", nil))))
	body = append(body, r.noted())
	return app.Main().Class("shelf shop-new").Body(app.Div().Class("wrap").Body(body...))
}

// partText says what part of the map is chosen.
func (x *Shop) partText() string {
	switch len(x.corner) {
	case 1:
		return x.Say("shop.new.second", nil)
	case 2:
		return x.Say("shop.new.chosen", i18n.Args{"part": part(x.corner)})
	}
	return x.Say("shop.new.first", nil)
}

// partMap is the map on which a part is chosen.
func (r *root) partMap(base *game.Scenario) app.UI {
	if base == nil {
		return hidden()
	}
	field, err := scenarios.Bundle{Battle: "battle: " + base.Battle + "\n"}.Field()
	if err != nil {
		return hidden()
	}
	x := r.shop
	s := mapview.Scene{Nr: r.next(), Sitting: r.sitting("part " + base.Battle)}
	if p := field.Part; !x.empty { // with the whole map in view, not only those who stand there
		s.Counters, s.Frame = x.standing(base), []hex.Hex{hex.At(p.Left, p.Top), hex.At(p.Right, p.Bottom)}
	}
	if len(x.corner) > 0 {
		s.Overlay.Zone = mapview.Tract{Hexes: between(x.corner)}
	}
	area := mapview.Extent(field)
	return app.Div().Class("card partmap").Body(
		&mapview.View{Map: r.printed(base.Battle, field), Area: area, Scene: s, Camera: &r.camera, Listener: r, Label: x.Say("ui.map", nil)},
		app.Div().Class("card zoom").Body(r.zoom()),
		app.If(len(x.corner) > 0, func() app.UI { return act("whole", "gho", "", x.Say("shop.new.whole", nil), false) }))
}

// standing are the counters of a battle as they stand when it begins.
func (x *Shop) standing(base *game.Scenario) (list []mapview.Counter) {
	if x.armies == nil {
		x.armies, _ = workshop.Standing(base)
	}
	g := x.armies
	if g == nil {
		return nil
	}
	w, cards := tell.Words{Lang: x.Lang, Game: g, Sides: base.Sides, System: base.System, Battle: base.Battle}, tell.Stacks{}
	for id := range game.ID(g.Counters()) {
		c := w.Shown(g.Piece(id), cards)
		c.Must = false
		list = append(list, c)
	}
	return list
}

// between are the hexes of a rectangle.
func between(of []hex.Hex) (list []hex.Hex) {
	a, b := of[0], of[len(of)-1]
	for c := min(a.Col(), b.Col()); c <= max(a.Col(), b.Col()); c++ {
		for r := min(a.Row(), b.Row()); r <= max(a.Row(), b.Row()); r++ {
			list = append(list, hex.At(c, r))
		}
	}
	return list
}
