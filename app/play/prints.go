package play

import (
	"fmt"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/engine/game"
)

// prints are the maps drawn so far. A map takes a moment to draw, so each is drawn
// once, and those of the shelf one after another while the page is idle.
type prints struct {
	maps   map[string]printed // by board and language
	thumbs map[string]string  // by scenario
}

// printed is one drawn map.
type printed struct {
	full, mini string
	w, h       float64
}

// of is the map of a scenario with place names in a language.
func (m *prints) of(sc game.Scenario, lang string) printed {
	key := sc.Battle + " " + lang
	if p, ok := m.maps[key]; ok {
		return p
	}
	if m.maps == nil {
		m.maps = map[string]printed{}
	}
	name := func(s string) string { return i18n.Or(lang, "place."+s, s) }
	w, h := mapview.Size(sc.Board)
	p := printed{w: w, h: h, mini: plain(&sc),
		full: with(mapview.SVG(sc.Board, mapview.MapOptions{Numbers: true, Name: name}), `width="%.0f" height="%.0f"`, w, h)}
	m.maps[key] = p
	return p
}

// plain is a map without numbers and names.
func plain(sc *game.Scenario) string {
	return mapview.SVG(sc.Board, mapview.MapOptions{Name: func(string) string { return "" }})
}

// with adds attributes to an svg.
func with(svg, format string, args ...any) string {
	return strings.Replace(svg, "<svg ", "<svg "+fmt.Sprintf(format, args...)+" ", 1)
}

// thumb is the small map of a scenario, empty until it is drawn.
func (m *prints) thumb(id string) string { return m.thumbs[id] }

// between is how long the page rests between two maps of the shelf.
const between = 30 * time.Millisecond

// draw draws the next map of the shelf that is missing, then the one after it.
func (r *Root) draw(ctx app.Context) {
	for _, sc := range r.page.host.Battles() {
		if _, ok := r.prints.thumbs[sc.ID]; ok {
			continue
		}
		ctx.After(between, func(ctx app.Context) {
			r.prints.keep(sc.ID, picture(sc))
			r.draw(ctx)
		})
		return
	}
}

func (m *prints) keep(id, svg string) {
	if m.thumbs == nil {
		m.thumbs = map[string]string{}
	}
	m.thumbs[id] = svg
}

// picture is the map of a scenario with both armies as they would be placed
// automatically; it fills its frame.
func picture(sc *game.Scenario) string {
	svg := with(plain(sc), `preserveAspectRatio="xMidYMid slice"`)
	g, err := sc.New(nil)
	if err != nil {
		return svg
	}
	deployed(g)
	end := strings.LastIndex(svg, "</svg>")
	return svg[:end] + spots(g, game.A, "a", "m-24-24h48v48h-48z") + spots(g, game.B, "b", "m0-32l32 32-32 32-32-32z") + svg[end:]
}

// deployed places both armies automatically, as far as the game offers that.
func deployed(g game.Game) {
	for side := game.A; side <= game.B; side++ {
		if o := find(g.Offers(side, nil), verbAuto); o != nil {
			g.Apply(o.Act, &sixes{})
		}
	}
}

// spots marks the units of a side on the map.
func spots(g game.Game, side game.Side, class, shape string) string {
	var b strings.Builder
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Side == side && p.Where == game.OnMap && p.Rank == game.Unit {
			x, y := mapview.Centre(p.Hex)
			fmt.Fprintf(&b, "M%.0f %.0f%s", x, y, shape)
		}
	}
	return `<path class="spot ` + class + `" d="` + b.String() + `"/>`
}
