package mapview

import (
	"math"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
	"gonfalon/engine/hex"
)

// Phrase is a piece of text, which can be pressed when it carries a command.
type Phrase struct{ Text, Do string }

// Bubble is a card that says something about a hex, beside it on the map. It keeps its size on
// the screen and its place at the hex, and lies over no counter if it can. Its elements lie above
// the View, in the same parent.
type Bubble struct {
	app.Compo

	Hex    hex.Hex
	Title  string   // without one there is no bubble
	Text   []Phrase // read as one paragraph; what can be pressed in it are rule numbers
	Links  []Phrase // what can be done about it
	Close  Phrase   // the name and the command of the button that closes it; without one it has none
	Alert  bool     // it answers the player and is read out at once
	Strip  string   // the side, "a" or "b", that it tells of along an edge of the map; empty beside the hex
	Camera *Camera
	Scene  Scene // whose counters it leaves free

	size size
	at   seat
	high bool // the strip lies along the upper edge
}

// Render draws the card; OnUpdate finds its place.
func (b *Bubble) Render() app.UI {
	if b.Title == "" {
		return app.Div().Class("mv-bubble").Hidden(true)
	}
	role := "note"
	if b.Alert {
		role = "alert"
	}
	class := "card mv-bubble"
	if b.Close.Do != "" {
		class += " closes"
	}
	if b.Strip != "" {
		class += " strip " + b.Strip
	}
	card := app.Div().Class(class).Attr("role", role)
	return card.Body(
		app.Elem("b").Text(b.Title),
		closing(b.Close),
		app.P().Body(phrases(b.Text, "rule")...),
		links(b.Links),
	)
}

// links are the buttons at the end of the card.
func links(list []Phrase) app.UI {
	if len(list) == 0 {
		return app.Span().Hidden(true)
	}
	return app.Div().Class("mv-links").Body(phrases(list, "go")...)
}

// closing is the button in the corner.
func closing(p Phrase) app.UI {
	if p.Do == "" {
		return app.Span().Hidden(true)
	}
	return app.Button().Type("button").Class("ib").Aria("label", p.Text).Title(p.Text).DataSet("do", p.Do).
		Body(el("svg", "class", "ico", "viewBox", "0 0 24 24", "aria-hidden", "true").with(path("", "M6 6l12 12M18 6L6 18")).ui())
}

// phrases are texts, and buttons of a class where they carry commands.
func phrases(list []Phrase, class string) []app.UI {
	out := make([]app.UI, len(list))
	for i, p := range list {
		out[i] = app.Span().Text(p.Text)
		if p.Do != "" {
			out[i] = app.Button().Type("button").Class(class).DataSet("do", p.Do).Text(p.Text)
		}
	}
	return out
}

// OnMount follows the camera.
func (b *Bubble) OnMount(ctx app.Context) {
	b.Camera.watch(b, b.place)
	b.OnUpdate(ctx)
}

// OnUpdate finds a place for what the card says now, once the browser is about to paint it.
func (b *Bubble) OnUpdate(ctx app.Context) { NextFrame(func() { ctx.Dispatch(b.measure) }) }

// OnDismount lets the camera go.
func (b *Bubble) OnDismount() {
	b.Camera.unwatch(b)
	b.Camera.strip = size{}
}

// measure asks the browser how large the card is. It may look for another side.
func (b *Bubble) measure(ctx app.Context) {
	ctx.PreventUpdate()
	b.Camera.strip = size{}
	if b.Title == "" {
		b.high = false
		return
	}
	wide := ""
	if b.Strip != "" {
		wide = num(b.Camera.stripWidth()) + "px"
	}
	bridge.Of(b.JSValue()).Get("style").Put("width", wide)
	b.size = size{bridge.Of(b.JSValue()).Get("offsetWidth").Number(), bridge.Of(b.JSValue()).Get("offsetHeight").Number()}
	b.at = seat{}
	if b.Strip != "" {
		b.Camera.strip = b.size
	}
	b.place(false)
}

// place moves the card to its hex. While the map is moved it keeps its side as long as it can.
func (b *Bubble) place(bool) {
	if b.Title == "" || b.size.w == 0 || !b.Camera.fitted {
		return
	}
	if taken := b.Camera.taken(b.Scene, b.Hex); b.Strip != "" {
		b.at, b.high = b.Camera.stripAt(b.Hex, b.size, taken, b.high)
	} else {
		b.at = b.Camera.seat(b.Hex, b.size, taken, b.at.side)
	}
	el := bridge.Of(b.JSValue())
	el.Get("dataset").Put("side", string(b.at.side))
	style := el.Get("style")
	style.Put("transform", "translate("+num(math.Round(b.at.x))+"px,"+num(math.Round(b.at.y))+"px)")
	style.Ask("setProperty", "--tail", num(math.Round(b.at.tail))+"px")
	style.Put("visibility", "visible")
}
