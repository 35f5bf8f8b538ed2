package mapview

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Silhouettes fill a box of 100 by 100 and look to the right. Their classes name
// inks: i-s is the figure, i-c what is cut out of it, i-l lines of the figure, i-k
// lines cut out of it, i-h a gap around a part that lies in front.

const (
	horse = `M27 92C24 73 28 52 41 35C43 31 44 26 43 20L41 9L52 19C55 18 58 18 61 19L66 9L70 22C76 28 81 37 85 46C89 52 92 55 91 60C90 66 84 68 79 66C76 68 71 67 68 64C64 63 60 64 57 67C58 76 65 83 70 92Z`
	camel = `M12 94C12 76 20 66 32 64C44 62 49 54 49 41C49 27 54 18 64 15L66 5L72 14C81 15 89 20 96 28C99 32 97 38 91 39C84 40 79 38 75 40C69 43 68 51 67 60C65 76 57 86 50 94Z`
)

// silhouette is one figure: its name and its parts.
type silhouette struct {
	name  string
	parts []element
}

var silhouettes = []silhouette{
	{"light-cavalry", []element{
		solid(`M39 30C30 31 22 36 15 44C23 41 29 41 34 42C26 47 19 54 14 64C21 58 27 56 30 56C24 63 20 71 18 82C23 75 26 71 28 70Z`),
		solid(horse), eye(66, 34, 3.4), eye(85, 57, 1.9),
	}},
	{"cavalry", []element{
		line(`M8 90L40 6`, "5.5"), solid(`M34 14L42 -1L44 17Z`),
		solid(horse), eye(66, 34, 3.4), eye(85, 57, 1.9),
		groove(`M52 22C55 34 60 46 57 66M55 43L76 32M58 58L84 47`, "3.6"),
	}},
	{"heavy-cavalry", []element{
		line(`M6 90L38 6`, "7"), solid(`M31 14L40 -4L43 17Z`),
		solid(horse), solid(`M70 22L84 6L78 31Z`),
		cut(`M61 24L71 26C78 33 82 41 86 49L79 53C72 45 66 38 60 33Z`),
		el("circle", "class", "i-s", "cx", "67.5", "cy", "33", "r", "2.8"),
		groove(`M41 37C47 42 53 47 57 54M33 51C41 54 49 59 56 66M29 65C37 67 47 71 58 79M28 79C37 80 50 82 65 87`, "4"),
	}},
	{"horse-archers", mountedBow(horse, eye(66, 34, 3.4), eye(85, 57, 1.9))},
	{"camel-archers", mountedBow(camel, eye(74, 24, 3.2))},
	{"retainers", []element{
		line(`M22 92L72 18`, "6"),
		solid(`M66 27C62 18 66 6 78 2C76 10 80 14 88 14C90 24 82 34 74 32Z`),
		line(`M78 92L30 22`, "6"),
		solid(`M14 17L22 10L26 16L34 8L40 16L30 23L34 29L25 34Z`),
	}},
	{"infantry", []element{
		line(`M78 96L78 22`, "5.5"), solid(`M70 26L78 -2L86 26Z`),
		el("circle", "class", "i-s", "cx", "42", "cy", "56", "r", "35"),
		el("circle", "class", "i-k", "stroke-width", "4", "cx", "42", "cy", "56", "r", "25"),
		eye(42, 56, 8.5),
	}},
	{"heavy-infantry", []element{
		line(`M84 96V40`, "6"),
		solid(`M77 44V2C90 4 97 18 96 30C90 24 87 24 87 44Z`),
		solid(`M8 16C26 8 52 8 70 16C73 52 60 80 39 96C18 80 5 52 8 16Z`),
		groove(`M39 20V82M17 40H61`, "6.5"),
	}},
	{"genoese", []element{
		line(`M84 96V22`, "5.5"), solid(`M76 26L84 -2L92 26Z`),
		solid(`M8 22C16 8 30 6 39 6C48 6 62 8 70 22V88C60 95 50 97 39 97C28 97 18 95 8 88Z`),
		groove(`M31 10V92M47 10V92`, "4.5"), groove(`M8 36H27M51 36H70`, "5"),
	}},
	{"janissaries", []element{
		solid(`M34 62L36 14L64 8L74 62Z`),
		solid(`M62 3C40 -6 8 -2 4 26L2 74L21 78L26 34C29 24 40 18 64 14Z`),
		groove(`M35 24C31 40 31 54 32 66M30 50H74`, "5"),
		line(`M70 48L84 -4`, "4.5"), line(`M28 84C52 98 78 92 98 68`, "7.5"), line(`M34 74L25 94`, "7"),
	}},
	{"archers", []element{
		line(`M38 2C84 18 84 82 38 98`, "7.5"), line(`M38 2L16 50L38 98`, "3"), line(`M10 50H84`, "5"),
		solid(`M98 50L80 41V59Z`), solid(`M2 42L14 50L2 58H10L20 50L10 42Z`),
	}},
	{"archers-moving", []element{
		line(`M24 92C72 78 86 44 70 6`, "7.5"), line(`M24 92L70 6`, "3"), chevrons,
	}},
	{"crossbows", []element{
		line(`M8 50C18 18 82 18 92 50`, "8"), line(`M8 50L50 74L92 50`, "3"),
		solid(`M44 16H56V92C56 97 44 97 44 92Z`), solid(`M50 -6L61 14H39Z`), groove(`M50 30V66`, "3.6"),
	}},
	{"crossbows-moving", []element{
		el("g", "transform", "rotate(38 46 50) translate(2 4) scale(.86)").with(
			line(`M12 44C22 18 78 18 88 44`, "8.5"), line(`M12 44H88`, "3"),
			solid(`M44 14H56V94C56 99 44 99 44 94Z`)),
		chevrons,
	}},
	{"bombards", []element{
		el("path", "class", "i-s", "d", `M6 46L14 24L86 30C92 31 93 52 86 54L14 62Z`, "transform", "rotate(-14 50 44)"),
		el("path", "class", "i-k", "stroke-width", "4", "d", `M30 26V66M58 22V58`, "transform", "rotate(-4 50 44)"),
		el("circle", "class", "i-h", "stroke-width", "6", "cx", "46", "cy", "72", "r", "21"),
		el("circle", "class", "i-s", "cx", "46", "cy", "72", "r", "21"),
		groove(`M46 54V90M28 72H64M33 59L59 85M59 59L33 85`, "4.2"), eye(46, 72, 5),
	}},
	{"train", []element{
		solid(`M6 34C20 12 74 12 90 34V60H6Z`), groove(`M30 20V60M62 20V60`, "4.5"), line(`M88 58L100 50`, "5"),
		el("circle", "class", "i-h", "stroke-width", "6", "cx", "27", "cy", "74", "r", "18"),
		el("circle", "class", "i-s", "cx", "27", "cy", "74", "r", "18"),
		el("circle", "class", "i-h", "stroke-width", "6", "cx", "71", "cy", "74", "r", "18"),
		el("circle", "class", "i-s", "cx", "71", "cy", "74", "r", "18"),
		eye(27, 74, 5), eye(71, 74, 5),
	}},
	{"leader", helmet},
	{"grand-leader", append([]element{solid(`M14 22L10 -12L29 4L50 -18L71 4L90 -12L86 22Z`)}, helmet...)},
}

var helmet = []element{
	solid(`M22 84V50C22 26 34 12 50 12C66 12 78 26 78 50V84C70 92 60 95 50 95C40 95 30 92 22 84Z`),
	cut(`M28 44H46V51H28ZM54 44H72V51H54Z`), groove(`M50 34V92`, "4.5"),
	cut(`M32 64h5v5h-5zM32 74h5v5h-5zM63 64h5v5h-5zM63 74h5v5h-5z`),
}

// chevrons mark the side of a ranged unit that moves.
var chevrons = el("path", "class", "i-l", "stroke-width", "8",
	"d", `M74 12L86 23L74 34M88 12L100 23L88 34`)

// mountedBow is a bow behind the head of an animal.
func mountedBow(head string, eyes ...element) []element {
	animal := []element{el("path", "class", "i-h", "stroke-width", "9", "d", head), solid(head)}
	return []element{
		line(`M32 4C10 12 2 34 16 49C2 64 10 86 32 95`, "6"), line(`M32 4L32 95`, "2.4"),
		el("g", "transform", "translate(11 3) scale(.93)").with(append(animal, eyes...)...),
	}
}

func solid(d string) element { return path("i-s", d) }

func cut(d string) element { return path("i-c", d) }

func line(d, width string) element {
	return el("path", "class", "i-l", "stroke-width", width, "d", d)
}

func groove(d, width string) element {
	return el("path", "class", "i-k", "stroke-width", width, "d", d)
}

func eye(x, y, r float64) element {
	return el("circle", "class", "i-c", "cx", num(x), "cy", num(y), "r", num(r))
}

// definitions are the shapes that counters use: silhouettes, cards and flags.
var definitions = define()

func define() element {
	defs := el("defs")
	for _, s := range silhouettes {
		defs = defs.with(el("g", "id", "sil-"+s.name).with(s.parts...))
	}
	return defs.with(emblems()...)
}

// Defs are the shapes that Picture refers to. View brings its own; a page that
// shows pictures without a View needs them once, inside any svg.
func Defs() app.UI { return &defs{} }

// defs never changes once it is created.
type defs struct{ app.Compo }

// Render returns the definitions.
func (*defs) Render() app.UI { return definitions.ui() }
