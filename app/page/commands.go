package page

import (
	"maps"
	"slices"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/shelf"
	"gonfalon/app/table"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Do performs a command, "name" or "name:argument", as pressed elements carry it,
// and saves what it changed. The host hears of one that is unknown.
func (p *Page) Do(command string) {
	p.before(Pressed)
	switch c, ok := do.Parse(command); {
	case !ok:
		p.Host.Unknown(command)
	case p.strange(c): // it was shown for another battle, and pressed late
	case c.Is(do.Page):
		if !p.warns(c.Name, c.Arg) {
			pageCommands[c.Name](p, c.Arg)
		}
	case c.Is(do.Table) && p.Table != nil:
		p.obey(c)
	}
	p.after(Pressed)
}

// strange reports whether a command is about a counter that is not in the battle.
func (p *Page) strange(press do.Command) bool {
	return p.Table != nil && slices.ContainsFunc(press.Counters(), func(id int) bool {
		return id >= p.Table.View.Counters() || id < 0 && !(press.Is(do.Nobody) && id == int(game.None))
	})
}

// obey does a command of the table, or says what it has to wait for.
func (p *Page) obey(press do.Command) {
	if c := p.Table; !p.away() && (c.Takes() || c.Hears(press)) {
		c.Obey(press)
	} else {
		p.refuse()
	}
}

// playing reports whether the table takes commands: not in a second tab, not while looking
// back, and not while another game is on its way.
func (p *Page) playing() bool { return !p.away() && p.Table.Takes() }

// away reports whether nobody plays at the table now: there is none, another game is on its way to it,
// or another tab plays on.
func (p *Page) away() bool { return p.Table == nil || p.readOnly || p.opening != nil }

// Waits is what the page waits for.
func (p *Page) Waits() match.Wait {
	switch {
	case p.opening != nil:
		return match.ForGame
	case p.readOnly:
		return match.ForTab
	case p.Table == nil || p.Reading():
		return match.ForPlayers
	}
	return p.Table.Waits()
}

// refuse tells why the table takes no commands.
func (p *Page) refuse() {
	if p.readOnly && p.notice.Do != do.Take() {
		p.held(false)
	}
	p.Table.Hush()
	p.Table.Postpone()
}

// Tap is a tap on a hex of the map.
func (p *Page) Tap(h hex.Hex) {
	if p.Table == nil || p.opening != nil {
		return
	}
	p.before(Tapped)
	p.Overlays.Tapped(h)
	switch w := p.Table.Waits(); {
	case p.readOnly:
		p.Table.SelectAt(h)
	case w == match.ForReaction || w == match.ForMarch:
		p.refuse()
	default:
		p.Table.Tap(h)
	}
	p.sayLooked()
	p.after(Tapped)
}

// closeDrawer makes room for what was tapped; a sheet that is folded down stays so.
func (p *Page) closeDrawer() { p.drawer = "" }

// commands are commands of the page, by their names, and what each does.
type commands map[string]func(p *Page, arg string)

// given are they, as each part of the page gives its own.
var given = []commands{commonCommands, adviceCommands, apartCommands, aspectCommands, chronicleCommands, comingCommands, computerCommands,
	copyCommands, deputiesCommands, diceCommands, endedCommands, hintsCommands, keyCommands, lessonCommands, liveCommands, notesCommands, printCommands, puzzleCommands,
	receiveCommands, recordCommands, rivalCommands, secretCommands, shareCommands, shelfCommands, soundCommands, speechCommands, standCommands, standingCommands}

// pageCommands are all of them.
var pageCommands commands

func init() { // some of them do others
	pageCommands = commands{}
	for _, list := range given {
		maps.Copy(pageCommands, list)
	}
}

var commonCommands = commands{
	"refused":      func(p *Page, _ string) { p.tell("notice.refused", "", "", "") },
	"shelf":        func(p *Page, _ string) { p.leave(); p.Battle, p.invite = "", nil },
	"battle":       (*Page).choose,
	"option":       switchOption,
	"preset":       takePreset,
	"start":        (*Page).start,
	"open":         (*Page).openGame,
	"take":         func(p *Page, _ string) { take(p) },
	"delete":       deleteGame,
	"undelete":     func(p *Page, _ string) { undelete(p) },
	"rename":       func(p *Page, id string) { p.naming = id },
	"name-save":    nameGame,
	"export":       export,
	"raw":          handOut,
	"drawer":       toggleDrawer,
	"find":         (*Page).search,
	"figure":       (*Page).explain,
	"meet":         do.Whole((*Page).meet),
	"chart":        do.Whole((*Page).leaf),
	"fold":         func(p *Page, _ string) { p.low = !p.low },
	"theme":        setTheme,
	"lang":         setLang,
	"wear":         Wear,
	"play":         playAt,
	"show":         show,
	"overlay":      toggleOverlay,
	"rule":         showRule,
	"close-notice": func(p *Page, _ string) { closeNotice(p) },
	"fetch":        func(p *Page, _ string) { p.fetchAgain() },
	"update":       func(p *Page, _ string) { p.Host.Update() },
	"close-why":    func(p *Page, _ string) { forgetWhy(p) },
	"log-text":     func(p *Page, _ string) { exportLog(p) },
	"log-copy":     func(p *Page, _ string) { copyLog(p) },
	"sieve":        func(p *Page, only string) { p.guidance.only = only },
	"policy":       do.Pair((*Page).setPolicy),
	"keep-setup":   func(p *Page, _ string) { keepSetup(p) },
	"reuse":        do.Whole(reuseSetup),
	"drop-setup":   do.Whole(dropSetup),
	"rename-setup": do.Whole(renameSetup),
	"name-setup":   do.Named(nameSetup),
	"cards":        setCards,
	"passing":      func(p *Page, _ string) { setPassing(p) },
	"replay":       do.Whole((*Page).lookBack),
	"theirs":       func(p *Page, _ string) { showTheirs(p) },
	"step":         do.Whole(replaying(func(p *Page, m *table.Replay, n int) { m.GoTo(p.Table, m.Step+n) })),
	"run":          replaying(func(p *Page, m *table.Replay, _ string) { p.run(m) }),
	"pace":         do.Whole(replaying((*Page).setPace)),
	"follow":       replaying(func(p *Page, m *table.Replay, _ string) { m.Follow(p.Table, m.Still) }),
	"turn":         do.Whole(replaying(func(p *Page, m *table.Replay, n int) { m.GoTo(p.Table, m.TurnStep(p.Table, n)) })),
	"end-replay":   replaying(func(p *Page, m *table.Replay, _ string) { m.Back(p.Table) }),
	"branch":       (*Page).branch,
	"link":         func(p *Page, _ string) { copyLink(p) },
	"share":        func(p *Page, _ string) { share(p) },
	"import":       (*Page).importGame,
}

// Key performs the command of a key; it reports whether the key has one.
func (p *Page) Key(key string) bool {
	command, ok := p.keys()[key]
	if p.Reading() {
		return false
	}
	if ok && p.Table != nil {
		p.Do(p.shownWay(command))
	}
	return ok
}

// Steered reports whether a key is wanted before the map has it.
func (p *Page) Steered(key string) bool {
	return p.Table != nil && (p.Table.LooksOn() || !p.away()) && p.Table.Wants(p.meant(key))
}

// Escape closes the innermost thing that is open; it reports whether anything was.
func (p *Page) Escape() (closed bool) {
	p.before(Escaped)
	defer p.after(Escaped)
	closed = true
	switch {
	case p.rule.Para != "":
		p.rule = panel.Ref{}
	case p.edit != setupEdit{}:
		p.edit = setupEdit{}
	case p.naming != "":
		p.naming = ""
	case p.guidance.query != "":
		p.guidance.query = ""
	case p.drawer != "":
		p.drawer = ""
	case p.Reading():
		p.closeBook()
	case p.Table != nil:
		closed = p.Table.Back()
	default:
		closed = p.Battle != ""
		p.Battle = ""
	}
	return closed
}

// toggleDrawer opens a drawer, or closes it.
func toggleDrawer(p *Page, name string) {
	if p.drawer == name {
		name = ""
	}
	p.drawer, p.naming, p.low, p.guidance = name, "", false, guidance{}
	p.career.asked, p.career.luggage = 0, nil
	if name != "" && (p.notice.Code.Side > 0 || p.notice.Quiet && p.notice.Do == "") {
		p.notice = panel.Notice{} // it would lie over the drawer
	}
}

// setTheme chooses light or dark; without a name it changes from one to the other.
func setTheme(p *Page, theme string) {
	if theme == "" {
		theme = map[string]string{"light": "dark", "dark": "light"}[p.Theme()]
	}
	p.settings.Theme, p.worn.Theme = theme, ""
	p.keepSettings()
}

// export hands out a game as a file; the one on the table, which needs no id, as it is now.
func export(p *Page, id string) {
	if p.Table != nil && (id == "" || p.header.ID == id) {
		p.Host.Download(shelf.FileName(p.header), p.record())
		return
	}
	h, text, err := p.shelf.Load(id)
	if err != nil {
		p.unreadable(err, id)
		return
	}
	p.Host.Download(shelf.FileName(h), text)
}

func exportLog(p *Page) {
	if p.Table != nil {
		p.Host.Download(p.header.Scenario+"-log.txt", p.View().LogText(p.sieve()))
	}
}

// copyLog copies what the log shows. Where that is refused it is handed out as a file.
func copyLog(p *Page) {
	if p.Table == nil {
		return
	}
	p.Host.Copy(p.View().LogText(p.sieve()), func(ok bool) {
		if !ok {
			exportLog(p)
			return
		}
		p.done("log.copied", "")
	})
}

// sieve is what of the log is asked for.
func (p *Page) sieve() tell.Sieve { return tell.Sieve{Only: p.guidance.only, Query: p.guidance.query} }

// policyNames are the policies as the settings keep them.
var policyNames = [...]string{match.OpenTable: "open", match.AskAlways: "ask", match.NeverNow: "never", match.ByOrders: "orders"}

// policiesOf reads the policies from the settings; "never" is for one phase only.
func policiesOf(names [2]string) (out [2]match.Ask) {
	for s, n := range names {
		if n == policyNames[match.AskAlways] {
			out[s] = match.AskAlways
		}
	}
	return out
}

// setPolicy says how a side is asked about reactions.
func (p *Page) setPolicy(side game.Side, ask match.Ask) {
	if p.Table == nil || side > game.B || int(ask) >= len(policyNames) || p.Table.Opposed() && ask == match.ByOrders {
		return
	}
	p.Table.SetPolicy(side, ask)
	if ask != match.NeverNow {
		p.settings.Reactions[side] = policyNames[ask]
		p.keepSettings()
	}
}

// showRule opens the card of a paragraph, "book:para:key", of a ruling with the paragraph it
// completes after that.
func showRule(p *Page, arg string) {
	part := strings.Split(arg, ":")
	if len(part) >= 3 {
		p.rule = panel.Ref{Book: part[0], Para: part[1], Key: part[2]}
	}
	if len(part) == 4 {
		p.rule.After = part[3]
	}
}

// forgetWhy closes the explanation of a refusal; a rule card is closed by any command.
func forgetWhy(p *Page) {
	if p.Table != nil {
		p.Table.Why = nil
	}
}
