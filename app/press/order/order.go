package order

// Order is one piece of work for the press.
type Order struct {
	N      int     `json:"n"`    // the number of the order, which its answer bears
	Form   string  `json:"form"` // one of the forms below
	Name   string  `json:"name"` // of the file that is made, without what tells its form
	Title  string  `json:"title,omitempty"`
	Lang   string  `json:"lang,omitempty"`
	Dark   bool    `json:"dark,omitempty"` // in the colours of the dark theme; pages are always light
	Field  *Field  `json:"field,omitempty"`
	Wide   int     `json:"wide,omitempty"`  // of a PNG, in pixels
	Share  bool    `json:"share,omitempty"` // the file is offered to others where the device can, else saved
	Link   string  `json:"link,omitempty"`  // goes along where it is offered, and to where what it shows can be looked at
	Paper  string  `json:"paper,omitempty"`
	Sheets []Sheet `json:"sheets,omitempty"` // of a PDF, one after the other
}

// The forms in which the press answers.
const (
	SVG = "svg"
	PNG = "png"
	PDF = "pdf"
)

// The sizes of paper.
const (
	A4     = "a4"
	Letter = "letter"
)

// Area is a rectangle of the world, one unit to a pixel at zoom 1.
type Area struct{ X, Y, W, H float64 }

// Field is a part of a battlefield: drawings in SVG in units of the world, the later over the
// earlier.
type Field struct {
	Area   Area     `json:"area"`
	Layers []string `json:"layers"`
}

// Sheet is what fills a page of a PDF, or several. One of its fields is set.
type Sheet struct {
	Map      *Map      `json:"map,omitempty"`
	Counters *Counters `json:"counters,omitempty"`
	Aid      *Aid      `json:"aid,omitempty"`
	Story    *Story    `json:"story,omitempty"`
}

// Counters is a page of counters in rows without gaps, to be cut out.
type Counters struct {
	Title    string  `json:"title"`
	About    string  `json:"about"`
	Field    Field   `json:"field"` // the counters as they lie on the page
	Cell     float64 `json:"cell"`  // from one to the next, in units of the drawing
	Size     float64 `json:"size"`  // and in millimetres
	Mirrored bool    `json:"mirrored,omitempty"`
}

// Aid is what a player keeps beside the board: tables, over as many pages as they take.
type Aid struct {
	Title  string  `json:"title"`
	Tables []Table `json:"tables"`
	Foot   string  `json:"foot"`
}

// Story is what somebody reads: parts with their pictures and then tables, over as many pages as they
// take.
type Story struct {
	Title  string  `json:"title"`
	About  string  `json:"about"`
	Lead   string  `json:"lead"`
	Parts  []Part  `json:"parts"`
	Tables []Table `json:"tables"`
	Foot   string  `json:"foot"`
}

// Part is a part of a story.
type Part struct {
	Title   string `json:"title"`
	Text    string `json:"text"`
	Facts   string `json:"facts,omitempty"`
	Picture *Field `json:"picture,omitempty"`
}

// Table is a table in words. The first cell of a row says what the row is about.
type Table struct {
	Title string     `json:"title"`
	Para  string     `json:"para,omitempty"` // the paragraph it stands in
	Head  []string   `json:"head,omitempty"`
	Rows  [][]string `json:"rows"`
	Note  string     `json:"note,omitempty"` // what is said below it

	Picture *Field `json:"picture,omitempty"` // stands beside the rows
}

// Map is a field printed over as many pages as it takes.
type Map struct {
	Field Field   `json:"field"`
	Hex   float64 `json:"hex,omitempty"` // from side to side in millimetres; 0 fits the field on one page
}

// Answer is what the press says of an order.
type Answer struct {
	N       int    `json:"n"`
	File    string `json:"file,omitempty"`    // its name
	Type    string `json:"type,omitempty"`    // its media type
	Title   string `json:"title,omitempty"`   // what it shows, where it is offered to others; else ""
	Link    string `json:"link,omitempty"`    // that goes along with it
	Shared  bool   `json:"shared,omitempty"`  // it was offered, and so is not saved
	Drawn   string `json:"drawn,omitempty"`   // a map, by the program that draws those which do not ship
	Trouble string `json:"trouble,omitempty"` // why there is nothing: one of those below
	Reason  string `json:"reason,omitempty"`  // the same in the words of the program
}

// The troubles of the press.
const (
	TooManyPages = "pages"
	TooLarge     = "size"    // more pixels than it may make
	Unreadable   = "order"   // it does not understand what it is asked
	Undrawable   = "drawing" // it cannot draw what it is given
)

// Troubles are all of them.
var Troubles = []string{TooManyPages, TooLarge, Unreadable, Undrawable}
