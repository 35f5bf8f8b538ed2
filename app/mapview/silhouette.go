package mapview

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// The inks of a silhouette, named by classes.
const (
	solid  = "i-s" // the figure
	cut    = "i-c" // what is cut out of it
	line   = "i-l" // lines of the figure
	groove = "i-k" // lines cut out of it
	gap    = "i-h" // a gap around a part that lies in front
)

// Outlines that several silhouettes share.
const (
	horse     = `M27 92C24 73 28 52 41 35C43 31 44 26 43 20L41 9L52 19C55 18 58 18 61 19L66 9L70 22C76 28 81 37 85 46C89 52 92 55 91 60C90 66 84 68 79 66C76 68 71 67 68 64C64 63 60 64 57 67C58 76 65 83 70 92Z`
	camel     = `M12 94C12 76 20 66 32 64C44 62 49 54 49 41C49 27 54 18 64 15L66 5L72 14C81 15 89 20 96 28C99 32 97 38 91 39C84 40 79 38 75 40C69 43 68 51 67 60C65 76 57 86 50 94Z`
	bow       = `M32 4C10 12 2 34 16 49C2 64 10 86 32 95`
	bowstring = `M32 4L32 95`
	chevrons  = `M74 12L86 23L74 34M88 12L100 23L88 34` // the mark of a ranged unit that moves
	helm      = `M22 84V50C22 26 34 12 50 12C66 12 78 26 78 50V84C70 92 60 95 50 95C40 95 30 92 22 84Z`
	eyeSlits  = `M28 44H46V51H28ZM54 44H72V51H54Z`
	airHoles  = `M32 64h5v5h-5zM32 74h5v5h-5zM63 64h5v5h-5zM63 74h5v5h-5z`
	ridge     = `M50 34V92`
)

// silhouette is one figure: its name and its parts. It fills a box of 100 by 100 and
// looks to the right.
type silhouette struct {
	name  string
	parts []part
}

// part is a path, a circle where it has a radius, or a group of parts where it has no ink.
type part struct {
	ink     string
	d       string
	x, y, r float64
	width   string // of its lines
	turn    string // an svg transform
	parts   []part
}

var silhouettes = [...]silhouette{
	{"light-cavalry", []part{
		{ink: solid, d: `M39 30C30 31 22 36 15 44C23 41 29 41 34 42C26 47 19 54 14 64C21 58 27 56 30 56C24 63 20 71 18 82C23 75 26 71 28 70Z`},
		{ink: solid, d: horse}, {ink: cut, x: 66, y: 34, r: 3.4}, {ink: cut, x: 85, y: 57, r: 1.9},
	}},
	{"cavalry", []part{
		{ink: line, d: `M8 90L40 6`, width: "5.5"}, {ink: solid, d: `M34 14L42 -1L44 17Z`},
		{ink: solid, d: horse}, {ink: cut, x: 66, y: 34, r: 3.4}, {ink: cut, x: 85, y: 57, r: 1.9},
		{ink: groove, d: `M52 22C55 34 60 46 57 66M55 43L76 32M58 58L84 47`, width: "3.6"},
	}},
	{"heavy-cavalry", []part{
		{ink: line, d: `M6 90L38 6`, width: "7"}, {ink: solid, d: `M31 14L40 -4L43 17Z`},
		{ink: solid, d: horse}, {ink: solid, d: `M70 22L84 6L78 31Z`},
		{ink: cut, d: `M61 24L71 26C78 33 82 41 86 49L79 53C72 45 66 38 60 33Z`},
		{ink: solid, x: 67.5, y: 33, r: 2.8},
		{ink: groove, d: `M41 37C47 42 53 47 57 54M33 51C41 54 49 59 56 66M29 65C37 67 47 71 58 79M28 79C37 80 50 82 65 87`, width: "4"},
	}},
	{"horse-archers", []part{
		{ink: line, d: bow, width: "6"}, {ink: line, d: bowstring, width: "2.4"},
		{turn: "translate(11 3) scale(.93)", parts: []part{
			{ink: gap, d: horse, width: "9"}, {ink: solid, d: horse}, {ink: cut, x: 66, y: 34, r: 3.4}, {ink: cut, x: 85, y: 57, r: 1.9},
		}},
	}},
	{"camel-archers", []part{
		{ink: line, d: bow, width: "6"}, {ink: line, d: bowstring, width: "2.4"},
		{turn: "translate(11 3) scale(.93)", parts: []part{
			{ink: gap, d: camel, width: "9"}, {ink: solid, d: camel}, {ink: cut, x: 74, y: 24, r: 3.2},
		}},
	}},
	{"retainers", []part{
		{ink: line, d: `M22 92L72 18`, width: "6"},
		{ink: solid, d: `M66 27C62 18 66 6 78 2C76 10 80 14 88 14C90 24 82 34 74 32Z`},
		{ink: line, d: `M78 92L30 22`, width: "6"},
		{ink: solid, d: `M14 17L22 10L26 16L34 8L40 16L30 23L34 29L25 34Z`},
	}},
	{"infantry", []part{
		{ink: line, d: `M78 96L78 22`, width: "5.5"}, {ink: solid, d: `M70 26L78 -2L86 26Z`},
		{ink: solid, x: 42, y: 56, r: 35},
		{ink: groove, x: 42, y: 56, r: 25, width: "4"},
		{ink: cut, x: 42, y: 56, r: 8.5},
	}},
	{"heavy-infantry", []part{
		{ink: line, d: `M84 96V40`, width: "6"},
		{ink: solid, d: `M77 44V2C90 4 97 18 96 30C90 24 87 24 87 44Z`},
		{ink: solid, d: `M8 16C26 8 52 8 70 16C73 52 60 80 39 96C18 80 5 52 8 16Z`},
		{ink: groove, d: `M39 20V82M17 40H61`, width: "6.5"},
	}},
	{"genoese", []part{
		{ink: line, d: `M84 96V22`, width: "5.5"}, {ink: solid, d: `M76 26L84 -2L92 26Z`},
		{ink: solid, d: `M8 22C16 8 30 6 39 6C48 6 62 8 70 22V88C60 95 50 97 39 97C28 97 18 95 8 88Z`},
		{ink: groove, d: `M31 10V92M47 10V92`, width: "4.5"}, {ink: groove, d: `M8 36H27M51 36H70`, width: "5"},
	}},
	{"janissaries", []part{
		{ink: solid, d: `M34 62L36 14L64 8L74 62Z`},
		{ink: solid, d: `M62 3C40 -6 8 -2 4 26L2 74L21 78L26 34C29 24 40 18 64 14Z`},
		{ink: groove, d: `M35 24C31 40 31 54 32 66M30 50H74`, width: "5"},
		{ink: line, d: `M70 48L84 -4`, width: "4.5"}, {ink: line, d: `M28 84C52 98 78 92 98 68`, width: "7.5"}, {ink: line, d: `M34 74L25 94`, width: "7"},
	}},
	{"archers", []part{
		{ink: line, d: `M38 2C84 18 84 82 38 98`, width: "7.5"}, {ink: line, d: `M38 2L16 50L38 98`, width: "3"}, {ink: line, d: `M10 50H84`, width: "5"},
		{ink: solid, d: `M98 50L80 41V59Z`}, {ink: solid, d: `M2 42L14 50L2 58H10L20 50L10 42Z`},
	}},
	{"archers-moving", []part{
		{ink: line, d: `M24 92C72 78 86 44 70 6`, width: "7.5"}, {ink: line, d: `M24 92L70 6`, width: "3"}, {ink: line, d: chevrons, width: "8"},
	}},
	{"crossbows", []part{
		{ink: line, d: `M8 50C18 18 82 18 92 50`, width: "8"}, {ink: line, d: `M8 50L50 74L92 50`, width: "3"},
		{ink: solid, d: `M44 16H56V92C56 97 44 97 44 92Z`}, {ink: solid, d: `M50 -6L61 14H39Z`}, {ink: groove, d: `M50 30V66`, width: "3.6"},
	}},
	{"crossbows-moving", []part{
		{turn: "rotate(38 46 50) translate(2 4) scale(.86)", parts: []part{
			{ink: line, d: `M12 44C22 18 78 18 88 44`, width: "8.5"}, {ink: line, d: `M12 44H88`, width: "3"},
			{ink: solid, d: `M44 14H56V94C56 99 44 99 44 94Z`},
		}},
		{ink: line, d: chevrons, width: "8"},
	}},
	{"bombards", []part{
		{ink: solid, d: `M6 46L14 24L86 30C92 31 93 52 86 54L14 62Z`, turn: "rotate(-14 50 44)"},
		{ink: groove, d: `M30 26V66M58 22V58`, width: "4", turn: "rotate(-4 50 44)"},
		{ink: gap, x: 46, y: 72, r: 21, width: "6"},
		{ink: solid, x: 46, y: 72, r: 21},
		{ink: groove, d: `M46 54V90M28 72H64M33 59L59 85M59 59L33 85`, width: "4.2"}, {ink: cut, x: 46, y: 72, r: 5},
	}},
	{"train", []part{
		{ink: solid, d: `M6 34C20 12 74 12 90 34V60H6Z`}, {ink: groove, d: `M30 20V60M62 20V60`, width: "4.5"}, {ink: line, d: `M88 58L100 50`, width: "5"},
		{ink: gap, x: 27, y: 74, r: 18, width: "6"},
		{ink: solid, x: 27, y: 74, r: 18},
		{ink: gap, x: 71, y: 74, r: 18, width: "6"},
		{ink: solid, x: 71, y: 74, r: 18},
		{ink: cut, x: 27, y: 74, r: 5}, {ink: cut, x: 71, y: 74, r: 5},
	}},
	{"leader", []part{
		{ink: solid, d: helm}, {ink: cut, d: eyeSlits}, {ink: groove, d: ridge, width: "4.5"}, {ink: cut, d: airHoles},
	}},
	{"grand-leader", []part{
		{ink: solid, d: `M14 22L10 -12L29 4L50 -18L71 4L90 -12L86 22Z`},
		{ink: solid, d: helm}, {ink: cut, d: eyeSlits}, {ink: groove, d: ridge, width: "4.5"}, {ink: cut, d: airHoles},
	}},
}

// shapes are the parts as elements.
func shapes(parts []part) []element {
	out := make([]element, len(parts))
	for i := range parts {
		out[i] = parts[i].shape()
	}
	return out
}

func (p *part) shape() element {
	switch {
	case p.ink == "":
		return el("g", p.look()...).with(shapes(p.parts)...)
	case p.r > 0:
		return el("circle", p.look("cx", num(p.x), "cy", num(p.y), "r", num(p.r))...)
	}
	return el("path", p.look("d", p.d)...)
}

// look is the attributes of a part around those of its form.
func (p *part) look(form ...string) (attr []string) {
	if p.ink != "" {
		attr = append(attr, "class", p.ink)
	}
	if p.width != "" {
		attr = append(attr, "stroke-width", p.width)
	}
	attr = append(attr, form...)
	if p.turn != "" {
		attr = append(attr, "transform", p.turn)
	}
	return attr
}

// definitions are the shapes that counters use: silhouettes, cards and flags.
var definitions = define()

func define() element {
	defs := el("defs")
	for _, s := range silhouettes {
		defs = defs.with(el("g", "id", "sil-"+s.name).with(shapes(s.parts)...))
	}
	return defs.with(emblems()...)
}

// Defs are the shapes that Picture refers to. View brings its own; a page that
// shows pictures without a View needs them once, inside any svg.
func Defs() app.UI { return &defs{} }

// defs never changes once it is created.
type defs struct{ app.Compo }

// Render returns the definitions.
func (*defs) Render() app.UI {
	return el("svg", "class", "face", "aria-hidden", "true").with(definitions).inOneGo()
}

// Figures are the names of all figures.
func Figures() (names []string) {
	for _, s := range silhouettes {
		names = append(names, s.name)
	}
	return names
}

// Rides reports whether the figure of a kind sits on a horse or a camel.
func Rides(kind string) bool {
	for _, s := range silhouettes {
		if s.name == kind {
			return mounted(s.parts)
		}
	}
	return false
}

func mounted(parts []part) bool {
	for i := range parts {
		if p := &parts[i]; p.d == horse || p.d == camel || mounted(p.parts) {
			return true
		}
	}
	return false
}
