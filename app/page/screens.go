package page

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// screens are what of a page is shown. They change nothing.
type screens struct{ *Page }

// Shown is what is shown of the page.
func (p *Page) Shown() screens { return screens{p} }

// battleName is the name of a scenario with its year.
func (p *Page) battleName(sc *game.Scenario) string {
	return cmp.Or(sc.Made.Title, i18n.Or(p.Lang(), "scenario."+sc.ID, sc.ID))
}

// ShelfScreen is the first screen.
func (p screens) ShelfScreen() panel.Shelf {
	s := panel.Shelf{Lang: p.Lang(), Theme: p.Theme(), Resume: p.resume(), Lost: p.unread()}
	s.Learn, s.Friends = p.lessons(), p.friends()
	slots := p.slots()
	s.Shop = !p.Host.Guest
	s.Saved = p.Say("shelf.saved-n", i18n.Args{"n": len(slots)})
	s.Puzzle = p.puzzleRow()
	s.Now, s.Way, s.Filters = p.playNow(), p.way(), p.filters()
	s.Battles, s.None = p.listed(), p.Say("shelf.none", nil)
	s.Annals = p.annals()
	return s
}

// battle is the card of a scenario, without its picture.
func (p screens) battle(sc *game.Scenario) panel.Battle {
	b := panel.Battle{ID: sc.ID, Name: p.battleName(sc), Year: strconv.Itoa(sc.Year),
		Level: p.Say("shelf.level-"+strconv.Itoa(sc.Level), nil), Book: i18n.Or(p.Lang(), "book."+sc.Edition, sc.Edition)}
	for i, key := range sc.Sides {
		b.Sides[i] = i18n.SideName(p.Lang(), key)
	}
	b.Length = i18n.Length(p.Lang(), sc)
	return b
}

// IntroScreen is the page of the battle chosen.
func (p screens) IntroScreen() (panel.Intro, bool) {
	sc, err := p.Host.Find(p.Battle)
	if err != nil {
		return panel.Intro{}, false
	}
	if p.invite != nil {
		return p.invitation(sc), true
	}
	i := panel.Intro{Lang: p.Lang(), Battle: p.battle(sc), Text: p.introduced(sc), Goal: i18n.Goal(p.Lang(), sc),
		Rivals: p.rivals(sc), Rules: p.optional(sc), Start: p.beginning(sc), Sign: p.sign(p.choice.afar)}
	if sc.Made.Foreign() {
		p.foreign(&i, sc)
	}
	if !p.Host.Guest {
		i.More = append(i.More, panel.Button{ID: "workshop", Do: do.Workshop(shopBattle), Label: p.Say("shop.enter.battle", nil), Look: "gho"})
	}
	return i, true
}

// foreign says on the page of a battle that it does not ship, who made it, and what can be done with it.
func (p screens) foreign(i *panel.Intro, sc *game.Scenario) {
	i.Goal, i.Text = p.Say("own.note", nil), p.Say("own.text", nil)
	if sc.Made.Author != "" {
		i.Text = p.Say("own.by", i18n.Args{"author": sc.Made.Author}) + "\n\n" + i.Text
	}
	i.More = append(i.More, panel.Button{ID: "battle-file", Do: do.BattleFile(), Label: p.Say("own.file", nil), Look: "gho"},
		panel.Button{ID: "battle-drop", Do: do.BattleDrop(), Label: p.Say("own.drop", nil), Look: "gho"})
}

// DrawerDock is the open drawer in the shape of a dock; ok is false when none is open.
func (p screens) DrawerDock() (d panel.Dock, ok bool) {
	d = panel.Dock{Name: "drawer-" + p.drawer, Label: p.Say("ui.dock", nil)}
	switch {
	case p.drawer == "saves":
		d.Left = []panel.Section{panel.Saves{Lang: p.Lang(), Slots: p.slots()}}
	case p.drawer == "paste":
		d.Left = []panel.Section{panel.Paste{Lang: p.Lang()}}
	case p.drawer == "record":
		d.Left = p.recordPage()
	case p.drawer == "puzzles":
		d.Left, d.Right = p.puzzlePage()
	case p.drawer == "device":
		d.Left = p.movePage()
	case p.drawer == "rulings":
		d.Left = p.rulings()
		return d, d.Left != nil
	case p.drawer == "print" && (p.Table != nil || p.Battle != ""):
		d.Left = p.printer()
	case p.drawer == "" || p.Table == nil:
		return panel.Dock{}, false
	case p.drawer == "menu":
		d.Left, d.Right = p.menu()
	case p.drawer == "help":
		d.Left, d.Right = p.help()
		return d, true
	case p.drawer == "tables":
		d.Left = p.tables()
		return d, true
	case p.drawer == "keys":
		d.Left = append([]panel.Section{panel.Head{Title: p.Say("key.drawer-keys", nil)}, p.View().Hands(), panel.Note{Text: p.Say("keys.text", nil)}}, p.keyTable()...)
	case p.drawer == "layers":
		d.Left = p.layers()
	case p.drawer == "picture":
		d.Left = p.darkroom()
	case p.drawer == "orders" && p.Table.Afar != nil:
		d.Left = p.View().Orders()
	case p.drawer == "friend" && p.mayGoOn():
		d.Left = p.goOnPage()
	case p.drawer == "live" && p.Table.Afar != nil && p.Table.Afar.Table != nil:
		d.Left = p.livePage()
	case p.drawer == "note" && p.Table.Afar != nil:
		d.Left = p.notePage()
	case p.drawer == "deputies" && len(p.leaders()) > 0:
		d.Left = p.armyOrders()
	case p.drawer == "notes" && !p.Table.Staged():
		d.Left = p.notePages()
	case p.drawer == "log":
		d.Left = []panel.Section{p.View().Journal(p.sieve())}
	default:
		return panel.Dock{}, false
	}
	d.Foot = []panel.Button{{ID: "close-drawer", Do: do.Drawer(p.drawer), Label: p.wayBack(), Look: "pri", Wide: true}}
	return d, true
}

// wayBack says where a drawer that is closed leads to.
func (p screens) wayBack() string {
	if p.Table == nil {
		return p.Say("ui.close", nil)
	}
	return p.Say("ui.back-to-game", nil)
}

// menu is the drawer of everything that is not the game itself.
func (p screens) menu() (left, right []panel.Section) {
	c := p.Table
	head := panel.Head{Title: p.Title(), Sub: p.Say("book."+c.Scenario.Edition, nil)}
	buttons := []panel.Button{
		{ID: "menu-orders", Do: do.Drawer("deputies"), Label: p.Say("deputy.title", nil), Look: "gho", Off: len(p.leaders()) == 0},
		{ID: "menu-help", Do: do.Drawer("help"), Label: p.Say("help.title", nil), Look: "gho"},
		{ID: "menu-tables", Do: do.Drawer("tables"), Label: p.Say("tables.title", nil), Look: "gho"},
		{ID: "menu-saves", Do: do.Drawer("saves"), Label: p.Say("ui.saves", nil), Look: "gho"},
		{ID: "menu-export", Do: do.Export(p.header.ID), Label: p.Say("ui.export", nil), Look: "gho"},
		{ID: "menu-log", Do: do.Drawer("log"), Label: p.Say("ui.log", nil), Look: "gho"},
		{ID: "menu-notes", Do: do.Drawer("notes"), Label: p.Say("jot.all", nil), Look: "gho", Off: c.Staged()},
		{ID: "menu-chronicle", Do: do.Chronicle(""), Label: p.Say("chronicle.title", nil), Look: "gho"},
		{ID: "menu-replay", Do: do.Replay(len(c.Session().Steps)), Label: p.Say("replay.title", nil), Look: "gho"},
		{ID: "menu-theirs", Do: do.Theirs(), Label: p.Say("hand.theirs", nil), Look: "gho", Off: !c.HasTheirs()},
		{ID: "menu-link", Do: do.Link(), Label: p.Say("ui.link", nil), Look: "gho"},
		{ID: "menu-share", Do: do.Share(), Label: p.Say("ui.share", nil), Look: "gho"},
		{ID: "menu-picture", Do: do.Drawer("picture"), Label: p.Say("picture.title", nil), Look: "gho"},
		{ID: "menu-workshop", Do: do.Workshop(shopPosition), Label: p.Say("shop.enter.position", nil), Look: "gho", Off: p.Host.Guest || p.Table.Afar != nil || p.Table.Staged()},
		{ID: "menu-print", Do: do.Drawer("print"), Label: p.Say("print.title", nil), Look: "gho"},
		{ID: "menu-redo", Do: do.Redo(), Label: p.Say("ui.redo", nil), Look: "gho", Off: !c.Session().CanRedo()},
		{ID: "menu-full", Do: do.Full(), Label: p.Say("ui.full", nil), Look: "gho"}, // heard by device.js alone
		{ID: "menu-shelf", Do: do.Shelf(), Label: p.Say("ui.to-shelf", nil), Look: "gho"},
	}
	left = append(left, head, p.instant(), panel.Actions{Buttons: buttons})
	lang := panel.Segments{Title: p.Say("ui.language", nil)}
	for _, l := range i18n.Languages {
		lang.Parts = append(lang.Parts, panel.Segment{Do: do.Lang(l.Code), Label: l.Label(), On: l.Code == p.Lang()})
	}
	w := p.View()
	t := c.Sheet()
	if track := w.Track(t.Shared()); track.Shown {
		left = append(left, panel.Note{Text: track.Title})
	}
	left = append(append(append(left, w.Lost(t)...), p.rulesChosen()...), w.DiceNote()...)
	right = append(append(p.opponents(), p.layers()...), p.manners(), lang, p.themes())
	right = append(append(right, p.loudness()...), p.coachSwitch())
	return left, append(append(right, p.asides()...), p.passing())
}

// instant is what the bar of a small screen leaves out: turn, phase and points.
func (p screens) instant() panel.Note {
	top := p.TopBar()
	return panel.Note{Title: top.Title + " " + top.Of, Text: top.Phase + " · " + top.Sides[0] + " " + top.Points[0] + " : " + top.Points[1] + " " + top.Sides[1]}
}

// asides are the switches of each side that a person leads: what it reacts to and, between two
// people, the card that hands the table over.
func (p screens) asides() (list []panel.Section) {
	w, foe := p.View(), p.Table.Foe
	if p.Table.Afar != nil || p.Table.Watched() {
		return nil // its orders are in the letters; who looks on is asked nothing
	}
	if p.Table.Opposed() {
		list = append(list, p.questions())
	}
	for s := game.A; s <= game.B; s++ {
		if !p.Table.Opposed() || foe.Side != s && p.asksHere() {
			list = append(list, w.Policies(s))
		}
	}
	if !p.Table.Opposed() {
		list = append(list, p.cards())
	}
	return list
}

// themes is the choice between light and dark.
func (p screens) themes() panel.Section {
	seg := panel.Segments{Title: p.Say("ui.theme", nil)}
	for _, t := range []string{"light", "dark"} {
		seg.Parts = append(seg.Parts, panel.Segment{Do: do.Theme(t), Label: p.Say("ui."+t, nil), On: t == p.Theme()})
	}
	return seg
}

// ruleCard is the card of a paragraph: our own short text where there is one, and
// always its number and book.
func (p screens) ruleCard(r panel.Ref) panel.Bubble {
	text := i18n.Or(p.Lang(), "rule."+r.Key, p.Say("rule.none", nil))
	return panel.Bubble{Lang: p.Lang(), Title: p.Say("rule.title", i18n.Args{"para": r.Name()}),
		Text: strings.TrimSpace(text + " " + p.inBattle(r)), Book: i18n.Or(p.Lang(), "book."+r.Book, r.Book)}
}

// Bubble is what explains something over the map: a rule, else a refusal.
func (p screens) Bubble() panel.Bubble {
	switch {
	case p.rule.Para != "":
		return p.ruleCard(p.rule)
	case p.Table != nil:
		return p.View().RefusalCard()
	}
	return panel.Bubble{}
}

// TopBar is the bar over the map.
func (p screens) TopBar() panel.Top {
	t := p.View().Top()
	t.Open, t.Theme, t.Keys = p.drawer, p.Theme(), p.shortcuts()
	return t
}

// asks reports whether a dock asks for a choice among what it lists: folding it down would
// hide the question.
func asks(dock string) bool {
	return dock == "ask" || dock == "decide" || dock == "react" || dock == "over-card"
}

// Dock is the open drawer, else what the game shows.
func (p screens) Dock() panel.Dock {
	d, ok := p.DrawerDock()
	if !ok {
		d = p.View().Dock()
		d.Left = append(p.pinned(), d.Left...)
		d.Right = append(d.Right, p.setups()...)
	}
	switch d.Name {
	case "apart":
		d.Left = append(d.Left, p.waiting())
	case "learnt":
		d = p.learntDock()
	case "tried":
		d = p.triedDock()
	case "over-card":
		d = p.epilogue(d)
	}
	if !ok && p.unopened() {
		d.Left = append(d.Left, panel.Note{Text: p.Say("afar.unopened", nil)})
	}
	if !ok && d.Name != "ask" && d.Name != "counsel" { // on a small screen the hint would hide what is asked, or advised
		d.Hint = p.hinted()
	}
	d.Low = p.low && !asks(d.Name)
	if p.Table != nil {
		p.lettered(&d)
	}
	return d
}

// lettered gives the buttons of a dock the keys that do the same.
func (p screens) lettered(d *panel.Dock) {
	keys := p.shortcuts()
	name := func(list []panel.Button) {
		for i := range list {
			list[i].Key = keys[list[i].Do]
		}
	}
	name(d.Foot)
	for _, s := range slices.Concat(d.Left, d.Right) {
		if a, ok := s.(panel.Actions); ok {
			name(a.Buttons)
		}
	}
}

// Screen is what tells a screen from others: the shelf, the page of a battle, a game.
func (p *Page) Screen() string {
	switch {
	case p.Table != nil:
		return "table"
	case p.Battle != "":
		return "battle"
	}
	return "shelf"
}
