package page

import (
	"cmp"
	"time"

	"gonfalon/app/afar"
	"gonfalon/app/annals"
	"gonfalon/app/foe"
	"gonfalon/app/i18n"
	"gonfalon/app/own"
	"gonfalon/app/panel"
	"gonfalon/app/printing"
	"gonfalon/app/review"
	"gonfalon/app/shelf"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/lesson"
	"gonfalon/engine/puzzle"
	"gonfalon/engine/save"
	"gonfalon/engine/thread"
)

// Page is everything the player can be looking at: the shelf, the page of a
// battle, or the table with a game on it. It owns the games on the device.
type Page struct {
	Table  *table.Table // nil while the shelf is shown
	Battle string       // the scenario whose page is shown
	choice choice       // what is chosen for it
	Host   World
	foe    seat

	ledger
	arrivals
	preferences
	opened
	news
	doings
	teaching

	Prints printing.Pictures
	press  printing.Press
	book   *review.Book // the chronicle that is open, nil for none
}

// ledger is the device, and how it keeps the game on the table.
type ledger struct {
	shelf     *shelf.Shelf
	header    shelf.Header // of the game on the table
	options   map[string]string
	computer  map[string]string // how well it plays, by its sides, as saves keep it
	pen       save.Pen
	saved     int       // version of the game last saved
	keeping   bool      // it is about to be saved
	keptAt    time.Time // when something was last given to be saved
	readOnly  bool      // another tab owns the game
	release   func()
	refused   string // the notice told of a device that does not keep the game
	unsetTold bool   // it was told that a choice was not kept
	began     int    // acts of the game when it was put on the table
	asked     bool   // the browser was asked to keep what it stores
	own       *own.Battles
}

// arrivals are the games that come to the table, and where the one there comes from.
type arrivals struct {
	opening *opening
	coming  coming
	ahead   *opening     // of the game that the shelf offers to go on with
	from    string       // the address that leads to the game on the table before it is kept
	given   string       // what was imported last, in case it cannot be read
	Sitting int          // how many games have been put on the table
	invite  *afar.Mail   // the challenge that is shown, nil for none
	noted   int          // the sitting whose end was noted
	annal   annals.Annal // the game of ours that is looked at, zero for none
}

// preferences are what the player likes.
type preferences struct {
	settings shelf.Settings
	device   shelf.Settings // what the device prefers
	worn     shelf.Settings // what a page around this one asks for
	wished   string         // the language that was asked for last, whose words may be on their way
	learnt   map[string]int // how far each lesson has come, as the shelf keeps it
}

// opened is what lies open.
type opened struct {
	drawer   string
	guidance guidance // what help is asked
	jots     jots
	low      bool // the sheet is folded down
	Overlays table.Overlays
	upper    game.Side // who sits at the upper edge of the printed map
	rule     panel.Ref // the rule card that is open
	edit     setupEdit
	naming   string         // the game whose name is being typed
	gone     shelf.Removed  // the game that was deleted last
	ending   *review.Ending // of the battle on the table, nil before it is over
}

// news are what is told.
type news struct {
	notice  panel.Notice
	reword  func() panel.Notice // tells it in the language in use
	under   func() panel.Notice // tells what that of another tab has taken the place of
	posted  string              // the place where it was told
	word    int                 // counts what was told
	spoken  string              // a hex described to those who listen
	bared   string              // the place that may be printed with what is hidden there
	mapless bool                // the player goes on without the map
	renewed bool                // a new version of the site waits
}

// doings are what goes on by itself, and how far the page is in line with it.
type doings struct {
	inLine    inLine
	phone     telephone
	played    playing
	touched   touch         // what the hand may change, before it did something
	Working   bool          // the mode of the table goes on working after a pause
	stretches int           // for which it has worked without an end
	Showing   time.Duration // how long it takes to show what came of something
}

// teaching is what newcomers are shown, and how far the player has come since.
type teaching struct {
	coach     coach
	classroom classroom
	career    career
	riddles   riddles
}

// World is what the page needs from the world: the list of battles, a number to
// seed the dice with, and a way to hand out a file.
type World struct {
	Library
	Files
	Frame
	Clock
	Workers
	Device
	Lines
}

// Library is where battles and lessons are looked up, and words.
type Library struct {
	Battles  func() []*game.Scenario
	Find     func(id string) (*game.Scenario, error)
	Intro    func(id, lang string) string
	Standing func(id, lang string) string // what of a set-up is a reconstruction
	Lessons  func() []*lesson.Lesson
	Taught   func(*lesson.Lesson) (*game.Scenario, *lesson.Course, error)
	Room     func(*lesson.Lesson) (game.Game, error) // in which it begins
	Thread   func() *thread.Thread                   // through all lessons and battles
	Riddles  Riddles
	Bundles  Bundles
	Annals   func(key string, then func(text string)) // fetches a game of ours, nothing where it does not come
	Words    func(lang string, then func())           // fetches the words of a language; then hears that they came, or did not
}

// Riddles is where puzzles are looked up.
type Riddles struct {
	Fetch func(then func(came bool)) // has them come, if they are not there
	Days  func() (puzzle.Days, error)
	Keys  func() []string
	Of    func(key string) (*puzzle.Puzzle, error)
	Text  func(key string) (string, error)
	Sent  func(text string) (key string) // of a text that is meant to be a puzzle which does not ship, "" for none
	Posed func(*puzzle.Puzzle) (*game.Scenario, game.Game, error)
}

// Bundles are battles that do not ship, as texts and packed.
type Bundles struct {
	Is   func(text string) bool // whether a text is meant to be one
	Pack func(text string) (string, error)
	Text func(packed string) (string, error)
}

// Files are ways by which something leaves the page.
type Files struct {
	Download func(name, text string)
	Copy     func(text string, then func(ok bool))        // to the clipboard
	Share    func(link, name, text string, failed func()) // a link, or a text as a file where it is too long
}

// Frame is where the page stands: its address, and the page around it.
type Frame struct {
	Address func() string           // of the page by itself
	Go      func(address string)    // leaves for another page of the site
	Asked   func(key string) string // what the page around this one asks for, nil for nothing
	Guest   bool                    // it stands in another page
	Place   string                  // in which of the frames of its battle there, "" for the first
	Unknown func(command string)    // hears of a command that there is not
}

// Clock is the time, and what is done in it.
type Clock struct {
	Now func() time.Time
	// Later runs something as an event of the page; it may come at any time.
	Later func(func())
	// Pause is Later once the browser had time for the player.
	Pause func(func())
	// Aside runs something once all that came before is shown, in a task of its own, and shows what it
	// has done only if that says so.
	Aside func(f func() (shows bool))
	After func(wait time.Duration, then func()) // is Later after some time
}

// Workers are programs beside the page.
type Workers struct {
	// Worker begins a program that thinks, beside the page or here in its own time, and tells of
	// itself by heard, as an event of the page. It is posted orders (foe.Order) until it is closed.
	Worker func(here bool, heard func(foe.Message)) (post func(order string), close func())
	// Expect has the program come that Worker begins, before it is wanted. Should it not, Worker tells.
	Expect func()
	// Press begins the program that makes pictures and pages, and tells of itself by heard. It is posted
	// orders (order.Order) until it is closed.
	Press func(heard func(foe.Message)) (post func(order string), close func())
	// Chart begins the one that draws maps which do not ship, of which only its answer is heard. It is posted the
	// text of a battle.
	Chart func(heard func(foe.Message)) (post func(battle string), close func())
}

// Device is the browser the page runs in.
type Device struct {
	Random  func([]byte)                      // fills bytes that nobody can foresee
	Seed    func() (seed uint64, chosen bool) // of the dice of a new game
	Persist func(forgets func())              // asks to keep what is stored; forgets hears of a browser that may not
	Update  func()                            // to the version of the site that waits
	// Loudspeaker is by what sounds and blows are heard and felt.
	Loudspeaker Loudspeaker
	Stage       Stage
}

// OpenPage is the shelf of a device.
func OpenPage(s *shelf.Shelf, h World) *Page {
	p := &Page{ledger: ledger{shelf: s, release: func() {}}, preferences: preferences{settings: s.Settings(), learnt: s.Lessons()}}
	p.own = own.New(s, h.Find, p.Prints.Draw)
	h.Find = p.own.Find
	p.Host = h
	p.layOver(p.settings.Layers)
	p.learnToSpeak()
	p.recall()
	p.turnUp()
	p.wearBadge()
	return p
}

// SetDevice tells what the device prefers; it holds where the player has chosen nothing.
func (p *Page) SetDevice(lang, theme string) { p.device.Language, p.device.Theme = lang, theme }

// Theme is "light" or "dark".
func (p *Page) Theme() string { return cmp.Or(p.worn.Theme, p.settings.Theme, p.device.Theme, "light") }

// Say is a text of the catalogue in the language in use.
func (p *Page) Say(key string, args i18n.Args) string { return i18n.T(p.Tongue(), key, args) }

// start begins a new game of a scenario.
func (p *Page) start(id string) { p.startBy(id, "#battle=") }

// startBy begins a new game of a scenario, which is kept once something is done in it. Until then
// an address that begins so leads to it.
func (p *Page) startBy(id, by string) {
	sc, err := p.Host.Find(id)
	if err != nil {
		p.tell("notice.no-battle", save.Clip(id), "", "")
		return
	}
	options := p.choice.of(id)
	g, err := sc.New(options)
	if err != nil {
		p.tell("notice.no-battle", err, "", "")
		return
	}
	seed, chosen := p.Host.Seed()
	session := game.NewSession(g, seed)
	if p.historical(id) {
		deploy(session)
	}
	stand := len(session.Steps)
	session.Final = p.choice.final(id)
	p.sit(*sc, session, shelf.Header{Scenario: sc.ID, Place: p.Host.Place}, options, p.choice.computer(id, seed))
	p.Table.Floor, p.Table.Foretold = stand, chosen
	p.portray(&p.header)
	p.saved = p.Table.Version
	p.from = by + p.choice.begun(id)
}

// sit puts a game on the table.
func (p *Page) sit(sc game.Scenario, s *game.Session, h shelf.Header, options, computer map[string]string) {
	p.leave()
	p.Sitting++
	p.Table = table.NewTable(sc, s)
	p.Table.Policy, p.Table.Cardless, p.Table.Manual = policiesOf(p.settings.Reactions), p.settings.Cardless, p.settings.Manual
	p.header, p.options, p.Battle, p.drawer, p.ahead = h, options, "", "", nil
	p.saved, p.began, p.refused, p.from = p.Table.Version-1, len(s.Steps), "", ""
	p.findUpper()
	p.greet(computer)
	p.instruct()
	p.hold(false)
	if !p.shelf.Lasts() {
		p.notSaved(shelf.ErrBlocked)
	}
}

// leave takes the game off the table.
func (p *Page) leave() {
	p.hangUp()
	p.phone.asked = nil
	p.keep()
	p.release()
	p.release = func() {}
	p.Table, p.readOnly, p.drawer, p.notice, p.rule = nil, false, "", panel.Notice{}, panel.Ref{}
	p.edit, p.opening, p.computer, p.coach, p.annal, p.jots = setupEdit{}, nil, nil, coach{}, annals.Annal{}, jots{}
	p.unpose()
	p.closeBook()
	p.forget()
	p.vacate()
	p.fetchAgain()
}

// tell shows a notice, with a button that helps.
func (p *Page) tell(key string, detail any, do, action string) {
	p.announce(func() panel.Notice {
		n := panel.Notice{Lang: p.Lang(), Title: p.Say(key+".title", nil), Text: p.Say(key+".text", i18n.Args{"detail": p.inWords(detail)}), Do: do}
		if action != "" {
			n.Action = p.Say(action, nil)
		}
		return n
	})
}

// saying returns what says a text without arguments.
func (p *Page) saying(key string) func() string {
	return func() string { return p.Say(key, nil) }
}

// inWords is a detail in the language in use: a name, a reason, or what says it.
func (p *Page) inWords(detail any) string {
	switch d := detail.(type) {
	case error:
		return p.reason(d)
	case func() string:
		return d()
	}
	return detail.(string)
}

// Hash is the part of the address that leads back to what is shown. To a game that is not kept
// leads what it was begun by, if anything.
func (p *Page) Hash() string {
	switch {
	case p.Table != nil && p.header.ID == "":
		return p.from
	case p.Table != nil:
		return "#game=" + p.header.ID
	case p.Battle != "" && p.invite != nil:
		return p.invite.Address
	case p.Battle != "":
		return "#battle=" + p.choice.link()
	}
	return ""
}

// HexOf is where a counter of the table stands.
func (p *Page) HexOf(id int) (hex.Hex, bool) {
	if p.Table == nil || id < 0 || id >= p.Table.Whole().Counters() {
		return hex.Hex{}, false
	}
	return p.Table.Whole().Piece(game.ID(id)).Hex, true
}

// SayHex describes a hex to those who listen.
func (p *Page) SayHex(h hex.Hex) {
	if p.Table != nil {
		p.spoken = p.View().Describe(h)
	}
}

// View is the game on the table in the language in use.
func (p *Page) View() table.View { return p.Table.In(p.Tongue()) }

// Said is what those hear who listen: the hex just visited, else the last event.
func (p *Page) Said() string {
	if p.spoken != "" {
		return p.spoken
	}
	if p.Table.Lesson != nil {
		return p.View().Lectures()
	}
	if m, ok := p.Table.Mode.(*table.Army); ok {
		return m.Aloud(p.View())
	}
	if m, ok := p.Table.Mode.(*table.Advising); ok {
		return m.Aloud(p.View())
	}
	return p.View().Said()
}
