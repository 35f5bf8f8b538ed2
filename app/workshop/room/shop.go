package room

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/own"
	"gonfalon/app/shelf"
	"gonfalon/app/workshop"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// The screens of the workshop.
const (
	atHome = "home"
	atNew  = "new"
	atEdit = "edit"
	atTry  = "try"
	atSend = "send"
)

// Host is what the shop needs from the browser.
type Host struct {
	Now      func() time.Time
	Go       func(address string) // leaves for another page of the site
	Address  func() string        // of the site
	Download func(name, text string)
	Copy     func(text string, then func(ok bool))
	Share    func(link, name, text string, failed func())
	Seed     func() uint64
	Cores    int                                                                                // of the device
	Begin    func(heard func(answer string, failed bool)) (post func(order string), end func()) // a computer player
	Later    func(wait time.Duration, then func())
}

// Shop is the workshop: a draft on the bench, and what is in hand.
type Shop struct {
	Host   Host
	Lang   string
	shelf  *shelf.Shelf
	own    *own.Battles
	screen string

	bench
	hand
	fresh
	tab    string
	note   string // what was done last, said once
	naming string // the form that is open
	gone   *shelf.Removed
	trial  trial
	riddle riddle
}

// bench is the draft that is made.
type bench struct {
	draft   *workshop.Draft
	id      string // of the draft on the device, "" before it is kept
	kept    time.Time
	unsaved bool
	full    bool // the device does not keep it
	seen    bool // where it is embedded it opens as soon as it is seen
	checked workshop.Checked
	good    workshop.Checked // as the battle could last be read
}

// hand is what the hand is at.
type hand struct {
	tool  string // one of the tools
	sel   string // the counter that is chosen, "" for none
	force int    // the line of the force that is chosen
	side  int
	kind  string // that is stamped, "" for none
	brush int
	sign  string            // ground that is painted
	line  string            // the section that is drawn
	grade mapview.RoadGrade // of a road that is
	entry string            // where armies arrive, that is painted; "" for one to be begun
	water []corner          // of a water that is begun
	strip []hex.Hex         // painted by the stroke under way
	place *hex.Hex          // that wants a name

	roading
	texting
}

// roading is a road that is begun.
type roading struct {
	way     []hex.Hex
	bends   []hex.Hex // those by which it was led, its ends among them
	strokes bool      // a pointer draws
	grip    int       // the bend that the pointer has, counted from 1; 0 for none
	asks    bool      // how it crosses water
	across  string    // that: "bridge", "ford" or "ends"; "" where it was not asked
}

// texting is what of the text, and of what is wrong with it, is looked at.
type texting struct {
	textLine int // that was jumped to, 0 for none
	textMap  bool
	jumps    int      // so far
	shown    *hex.Hex // an issue that is looked at
	issue    int      // which, counted from 1; 0 for none
	mend     workshop.Mend
	spot     string // the clause whose hexes are chosen: its line and its word
}

// fresh is what a battle is begun of.
type fresh struct {
	door   string    // "map" or "own"
	base   string    // the battle whose armies it has
	armies game.Game // as they stand there; nil until somebody looks
	corner []hex.Hex
	empty  bool
	turns  int
	size   [2]int
}

// Tabs of the panel.
const (
	tabForces = "forces"
	tabRules  = "rules"
	tabGround = "ground"
	tabText   = "text"
	tabCheck  = "check"
)

// NewShop is the workshop of a device.
func NewShop(s *shelf.Shelf, h Host, lang string) *Shop {
	x := &Shop{Host: h, Lang: lang, shelf: s, screen: atHome}
	x.own = own.New(s, scenarios.Find, func(*game.Scenario) {})
	x.fresh = fresh{turns: 6, size: [2]int{20, 16}}
	return x
}

// Say is a text of the catalogue.
func (x *Shop) Say(key string, args i18n.Args) string { return i18n.T(x.Lang, key, args) }

// name is the title of a battle.
func (x *Shop) name(sc *game.Scenario) string {
	return cmp.Or(sc.Made.Title, i18n.Or(x.Lang, "scenario."+sc.ID, sc.ID))
}

// Title is that of the draft.
func (x *Shop) Title() string {
	title, _ := x.draft.Heading("title")
	return cmp.Or(title, x.Say("shop.untitled", nil))
}

// Visit goes where the part of an address after the "#" leads: to a draft, to a game at a step, to a battle.
func (x *Shop) Visit(hash string) {
	word, rest, _ := strings.Cut(strings.TrimPrefix(hash, "#"), "=")
	switch word {
	case "draft":
		x.open(rest)
	case "game":
		id, at, _ := strings.Cut(rest, "&at=")
		step, err := strconv.Atoi(at)
		if err != nil {
			step = -1
		}
		x.ofGame(id, step)
	case "battle":
		x.ofBattle(rest)
	case "map":
		x.fresh.door, x.fresh.base, x.fresh.armies, x.screen = "map", rest, nil, atNew
	}
}

// Hash leads back to what is shown.
func (x *Shop) Hash() string {
	if x.draft != nil && x.id != "" {
		return "#draft=" + x.id
	}
	return ""
}

// open takes a draft from the device.
func (x *Shop) open(id string) {
	text, err := x.shelf.Draft(id)
	if err != nil {
		x.tell("shop.lost")
		return
	}
	d, err := workshop.Read(text)
	if err != nil {
		x.tell("shop.lost")
		return
	}
	x.lay(d)
	x.id = id
	for _, h := range x.shelf.Drafts() {
		if h.ID == id {
			x.kept = h.Saved
		}
	}
}

// lay lays a draft on the bench.
func (x *Shop) lay(d *workshop.Draft) {
	x.draft, x.id, x.kept, x.unsaved, x.full = d, "", time.Time{}, false, false
	x.hand, x.tab, x.note, x.screen = hand{tool: toolMove, force: -1, brush: 0, sign: "forest", line: "ROADS", grade: mapview.CommonRoad}, tabForces, "", atEdit
	x.trial.stop()
	x.riddle.stop()
	x.trial, x.riddle = trial{}, riddle{}
	x.good = workshop.Checked{}
	x.look()
	x.chooseFirst()
}

// begin lays a draft that is new on the bench and keeps it.
func (x *Shop) begin(d *workshop.Draft, err error) {
	if err != nil {
		x.tell("shop.cannot")
		return
	}
	x.lay(d)
	x.unsaved = true
	x.Keep()
}

// ofGame begins where a game of the device stood after a step, at its end below 0.
func (x *Shop) ofGame(id string, step int) {
	_, text, err := x.shelf.Load(id)
	if err != nil {
		x.tell("shop.lost")
		return
	}
	rec, err := save.Read([]byte(text), x.own.Find)
	if err != nil {
		x.tell("shop.lost")
		return
	}
	sc, err := x.own.Find(rec.Key())
	if err != nil {
		x.tell("shop.lost")
		return
	}
	opened, _ := save.Open(rec, x.own.Find)
	if opened == nil || opened.Session == nil {
		x.tell("shop.lost")
		return
	}
	s := opened.Session
	if step >= 0 && step < len(s.Steps) {
		s.Cut(step)
	}
	g := s.Game
	if g.Outcome() != nil && len(s.Steps) > 0 { // where it was last undecided
		s.Cut(len(s.Steps) - 1)
		g = s.Game
	}
	turn, _ := g.Clock()
	x.begin(workshop.OfGame(sc, g, x.Say("shop.what-if", i18n.Args{"battle": x.name(sc), "n": turn})))
}

// ofBattle goes on with a battle: with one that was made here as it was, with one of ours as it begins.
func (x *Shop) ofBattle(id string) {
	sc, err := x.own.Find(id)
	if err != nil {
		x.tell("shop.lost")
		return
	}
	if sc.Made.Foreign() {
		b, err := scenarios.Unpack(sc.Made.Packed)
		x.begin(workshop.OfText(b), err)
		return
	}
	x.begin(workshop.OfBattle(sc, x.Say("shop.mine", i18n.Args{"battle": x.name(sc)})))
}

// look reads the draft anew.
func (x *Shop) look() {
	x.checked = x.draft.Check()
	if x.checked.Scenario != nil {
		x.good = x.checked
	}
	if x.sel != "" {
		if _, ok := x.piece(x.sel); !ok {
			x.sel = ""
		}
	}
}

// edit does something to the draft. The force that is chosen stays chosen while lines move.
func (x *Shop) edit(do func(*workshop.Texts)) {
	f, ok := x.chosen()
	if !x.draft.Edit(do) {
		return
	}
	x.changed()
	if ok {
		x.refind(f.Key, f.Word)
	}
}

func (x *Shop) changed() {
	x.unsaved, x.note, x.issue = true, "", 0
	x.look()
	x.Host.Later(keepAfter, x.Keep)
}

// keepAfter is how long after a change the draft is kept.
const keepAfter = 400 * time.Millisecond

// Keep keeps the draft on the device.
func (x *Shop) Keep() {
	if x.draft == nil || !x.unsaved {
		return
	}
	h, err := x.shelf.SetDraft(x.id, x.Title(), x.draft.String())
	x.full = err != nil
	x.id, x.kept, x.unsaved = h.ID, h.Saved, err != nil
}

// tell says a text.
func (x *Shop) tell(key string) { x.note = x.Say(key, nil) }

// piece is a counter of the battle as it could last be read.
func (x *Shop) piece(name string) (p game.Piece, ok bool) {
	g := x.good.Game
	if g == nil {
		return p, false
	}
	for id := range game.ID(g.Counters()) {
		if g.Name(id) == name {
			return g.Piece(id), true
		}
	}
	return p, false
}

// chooseFirst chooses the first force of the first side.
func (x *Shop) chooseFirst() {
	x.force, x.side = -1, 0
	for i, a := range x.draft.Armies() {
		if len(a.Forces) > 0 {
			x.force, x.side = a.Forces[0].Line, i
			return
		}
	}
}

// chosen is the force that is chosen.
func (x *Shop) chosen() (workshop.Force, bool) {
	for i, a := range x.draft.Armies() {
		for _, f := range a.Forces {
			if f.Line == x.force && i == x.side {
				return f, true
			}
		}
	}
	return workshop.Force{}, false
}

// refind finds the chosen force by its name.
func (x *Shop) refind(key, word string) {
	for i, a := range x.draft.Armies() {
		for _, f := range a.Forces {
			if f.Key == key && f.Word == word && i == x.side {
				x.force = f.Line
				return
			}
		}
	}
	x.chooseFirst()
}

// Do does a command.
func (x *Shop) Do(command string) {
	word, arg, _ := strings.Cut(command, ":")
	if do := shopCommands[word]; do != nil {
		do(x, arg)
	}
}

// shopCommands are all commands of the shop, by name.
var shopCommands map[string]func(x *Shop, arg string)

func init() {
	shopCommands = map[string]func(x *Shop, arg string){
		"home":  func(x *Shop, _ string) { x.goHome() },
		"leave": func(x *Shop, _ string) { x.Keep(); x.Host.Go("./") },
		"door": func(x *Shop, door string) {
			x.door, x.screen, x.note = door, atNew, ""
			x.base, x.armies = cmp.Or(x.base, firstBattle()), nil
		},
		"base":    func(x *Shop, id string) { x.base, x.corner, x.armies = id, nil, nil },
		"empty":   func(x *Shop, how string) { x.empty = how == "yes" },
		"turns":   func(x *Shop, by string) { x.turns = min(max(1, x.turns+number(by)), 30) },
		"wide":    func(x *Shop, by string) { x.size[0] = bounded(x.size[0] + number(by)) },
		"high":    func(x *Shop, by string) { x.size[1] = bounded(x.size[1] + number(by)) },
		"whole":   func(x *Shop, _ string) { x.corner = nil },
		"begin":   func(x *Shop, title string) { x.beginNew(title) },
		"open":    func(x *Shop, id string) { x.open(id) },
		"game":    func(x *Shop, id string) { x.ofGame(id, -1) },
		"drop":    func(x *Shop, id string) { x.drop(id) },
		"undrop":  func(x *Shop, _ string) { x.undrop() },
		"file":    func(x *Shop, text string) { x.take(text) },
		"tab":     func(x *Shop, tab string) { x.tab = tab; x.naming = "" },
		"undo":    func(x *Shop, _ string) { x.goBack((*workshop.Draft).Undo) },
		"redo":    func(x *Shop, _ string) { x.goBack((*workshop.Draft).Redo) },
		"edit":    func(x *Shop, _ string) { x.riddle.stop(); x.screen = atEdit },
		"try":     func(x *Shop, _ string) { x.screen = atTry },
		"send":    func(x *Shop, _ string) { x.screen, x.note, x.naming = atSend, "", "" },
		"play":    func(x *Shop, _ string) { x.play() },
		"naming":  func(x *Shop, form string) { x.naming = form },
		"heading": func(x *Shop, arg string) { w, says, _ := strings.Cut(arg, "="); x.setHeading(w, says) },
	}
	for _, more := range []map[string]func(*Shop, string){handCommands, tryCommands, sendCommands, riddleCommands, formCommands} {
		for word, do := range more {
			shopCommands[word] = do
		}
	}
}

// goBack takes a step back, or does it again.
func (x *Shop) goBack(do func(*workshop.Draft)) {
	f, ok := x.chosen()
	do(x.draft)
	x.changed()
	if ok {
		x.refind(f.Key, f.Word)
	}
}

func number(text string) int { n, _ := strconv.Atoi(text); return n }

func bounded(n int) int { return min(max(workshop.LeastMap, n), workshop.MostMap) }

// firstBattle is the battle that is offered first.
func firstBattle() string { return scenarios.All()[0].ID }

// goHome goes to the list of drafts.
func (x *Shop) goHome() {
	x.Keep()
	x.trial.stop()
	x.riddle.stop()
	x.screen, x.draft, x.note, x.naming = atHome, nil, "", ""
}

// beginNew begins a battle as it was chosen.
func (x *Shop) beginNew(title string) {
	sc, err := scenarios.Find(x.base)
	if err != nil {
		return
	}
	if x.door == "own" {
		x.begin(workshop.OnOwnMap(sc, workshop.Shape{Title: cmp.Or(strings.TrimSpace(title), x.Say("shop.own-map", nil)), Turns: x.turns}, x.size[0], x.size[1]))
		if x.draft != nil {
			x.tab = tabGround
		}
		return
	}
	s := workshop.Shape{Title: cmp.Or(strings.TrimSpace(title), x.Say("shop.mine", i18n.Args{"battle": x.name(sc)})), Empty: x.empty, Turns: x.turns}
	if len(x.corner) == 2 {
		s.Part = part(x.corner)
	}
	x.begin(workshop.OnMap(sc, s))
}

// part is the rectangle between two hexes.
func part(of []hex.Hex) string {
	a, b := of[0], of[1]
	return fmt.Sprintf("%v-%v", hex.At(min(a.Col(), b.Col()), min(a.Row(), b.Row())), hex.At(max(a.Col(), b.Col()), max(a.Row(), b.Row())))
}

// drop takes a draft off the device; it can be brought back.
func (x *Shop) drop(id string) {
	if gone, err := x.shelf.Delete(id); err == nil {
		x.gone = &gone
	}
}

func (x *Shop) undrop() {
	if x.gone != nil && x.shelf.PutBack(*x.gone) == nil {
		x.gone = nil
	}
}

// bring begins with the battle of a file, or of the two files of a folder: its map and itself.
func (x *Shop) bring(files map[string]string) {
	b := scenarios.Bundle{Map: files[scenarios.MapFile]}
	for name, text := range files {
		switch {
		case b.Map == "" || scenarios.IsBundle(text):
			x.take(text)
			return
		case name != scenarios.MapFile:
			b.Name, b.Battle = name, text
		}
	}
	x.take(b.String())
}

// take begins with a battle out of a file or a link.
func (x *Shop) take(text string) {
	if packed := own.In(text); packed != "" {
		b, err := scenarios.Unpack(packed)
		x.begin(workshop.OfText(b), err)
		return
	}
	b, err := scenarios.ReadBundle(strings.TrimSpace(strings.TrimPrefix(text, "\ufeff")))
	x.begin(workshop.OfText(b), err)
}

// play keeps the battle among those of the device and goes to its page.
func (x *Shop) play() {
	if sc := x.playable(); sc != nil && x.own.Keep(sc) == nil {
		x.Keep()
		x.Host.Go("./#battle=" + sc.ID)
	}
}

// playable is the battle if it can be played.
func (x *Shop) playable() *game.Scenario {
	if x.draft == nil || !x.checked.Playable() {
		return nil
	}
	return x.checked.Scenario
}

// setHeading sets a line of the heading as it was typed.
func (x *Shop) setHeading(word, says string) {
	says = strings.TrimSpace(strings.NewReplacer("\n", " ", "#", "").Replace(says))
	x.edit(func(t *workshop.Texts) {
		switch {
		case word == "title" && says == "":
		case slices.Contains([]string{"turn", "phase", "morale", "points", "level"}, strings.TrimPrefix(word, "begins-")):
			t.SetBegins(strings.TrimPrefix(word, "begins-"), says)
		default:
			t.SetHeading(word, says)
		}
	})
}

// Typed takes a text as somebody types it.
func (x *Shop) Typed(ofMap bool, text string) {
	if x.draft == nil {
		return
	}
	f, ok := x.chosen()
	if x.draft.Type(ofMap, text) {
		x.changed()
	}
	if ok {
		x.refind(f.Key, f.Word)
	}
}
