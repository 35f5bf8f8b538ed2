package page

import (
	"maps"
	"math"
	"strconv"
	"strings"

	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/shelf"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Do performs a command, "name" or "name:argument", as pressed elements carry it,
// and saves what it changed. The host hears of one that is unknown.
func (p *Page) Do(command string) {
	name, arg, _ := strings.Cut(command, ":")
	p.before(Pressed)
	if do, ok := pageCommands[name]; ok {
		if !p.warns(name, arg) {
			do(p, arg)
		}
	} else if table.Commands[name] == nil && !elsewhere[name] {
		p.Host.Unknown(command)
	} else if p.Table != nil && table.Commands[name] != nil {
		p.obey(name, arg)
	}
	p.after(Pressed)
}

// obey does a command of the table, or says what it has to wait for.
func (p *Page) obey(name, arg string) {
	if c := p.Table; !p.away() && (c.Takes() || c.Hears(name)) {
		c.Obey(name, arg)
	} else {
		p.refuse()
	}
}

// elsewhere are commands that the scripts of the site hear, and nobody here.
var elsewhere = map[string]bool{"full": true, "carry": true, "give-back": true, "report": true}

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
	if p.readOnly && p.notice.Do != "take" {
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
	switch w := p.Table.Waits(); {
	case p.readOnly:
		p.Table.SelectAt(h)
	case w == match.ForReaction || w == match.ForMarch:
		p.refuse()
	default:
		p.Table.Tap(h)
	}
	p.after(Tapped)
}

// closeDrawer makes room for what was tapped; a sheet that is folded down stays so.
func (p *Page) closeDrawer() { p.drawer = "" }

// pageCommands are commands of the page.
var pageCommands = map[string]func(p *Page, arg string){
	"refused":      func(p *Page, _ string) { p.tell("notice.refused", "", "", "") },
	"shelf":        func(p *Page, _ string) { p.leave(); p.Battle = "" },
	"battle":       (*Page).choose,
	"option":       switchOption,
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
	"meet":         (*Page).meet,
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
	"policy":       (*Page).setPolicy,
	"keep-setup":   func(p *Page, _ string) { keepSetup(p) },
	"reuse":        reuseSetup,
	"drop-setup":   dropSetup,
	"rename-setup": renameSetup,
	"name-setup":   nameSetup,
	"cards":        setCards,
	"passing":      func(p *Page, _ string) { setPassing(p) },
	"replay":       (*Page).lookBack,
	"theirs":       func(p *Page, _ string) { showTheirs(p) },
	"step":         replaying(func(p *Page, m *table.Replay, n int) { m.GoTo(p.Table, m.Step+n) }),
	"run":          replaying(func(p *Page, m *table.Replay, _ int) { p.run(m) }),
	"pace":         replaying(func(p *Page, m *table.Replay, n int) { p.setPace(m, n) }),
	"follow":       replaying(func(p *Page, m *table.Replay, _ int) { m.Follow(p.Table, m.Still) }),
	"turn":         replaying(func(p *Page, m *table.Replay, n int) { m.GoTo(p.Table, m.TurnStep(p.Table, n)) }),
	"end-replay":   replaying(func(p *Page, m *table.Replay, _ int) { m.Back(p.Table) }),
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
		p.Do(command)
	}
	return ok
}

// keys are the keys of what is on the table: those of the game, or of a look back at it. Who takes
// the screen over does that first.
func (p *Page) keys() map[string]string {
	switch {
	case p.Table != nil && p.Table.Lesson != nil:
		return lessonKeys
	case p.Table != nil && table.Lies[*table.Advising](p.Table):
		return adviceKeys
	case p.Table != nil && table.Lies[*table.Army](p.Table):
		return armyKeys
	case p.looksOn():
		return foeKeys
	case p.Table == nil || !p.Table.Mode.Covers():
		return keys
	case table.Lies[*table.Replay](p.Table):
		return replayKeys
	case table.Lies[*table.Handing](p.Table):
		return handKeys
	}
	return keys
}

// looksOn reports whether the computer is shown what it does.
func (p *Page) looksOn() bool {
	return p.Table != nil && p.Table.Decides() && p.Table.Table.Stage != game.StageSetUp && !p.Table.Mode.Covers()
}

// Steered reports whether a key is wanted before the map has it: by an army, or while the computer
// is shown what it does. The arrows remain the map's then.
func (p *Page) Steered(key string) bool {
	if p.looksOn() {
		return key == " " || key == "n" || key == "N"
	}
	if p.Table == nil || !p.playing() || p.opening != nil {
		return false
	}
	m, leads := p.Table.Mode.(*table.Army)
	return leads && m.Halt == nil && (steering[key] != "" || key == "Enter" && m.Ready() != nil)
}

// keys are the commands of single keys at the table.
var keys = map[string]string{
	"e": "end", "E": "end", "u": "undo", "U": "undo", "y": "redo", "Y": "redo", "r": "react", "R": "react",
	"F1": "drawer:help", "?": "drawer:help",
	"l": "drawer:log", "L": "drawer:log", "q": "rotate:-1", "Q": "rotate:-1", "w": "rotate:1", "W": "rotate:1",
	"x": "next-unit", "X": "next-unit", "Enter": "confirm", "c": "command", "C": "command",
	"h": "counsel", "H": "counsel",
}

// steering are the keys that give an army orders by arrows, ordering those that say how it goes.
var (
	steering = map[string]string{
		"ArrowUp": "head:0,-1", "ArrowDown": "head:0,1", "ArrowLeft": "head:-1,0", "ArrowRight": "head:1,0",
		"Shift+ArrowUp": "grow:0,-1", "Shift+ArrowDown": "grow:0,1", "Shift+ArrowLeft": "grow:-1,0", "Shift+ArrowRight": "grow:1,0",
	}
	ordering   = map[string]string{"1": "way:0", "2": "way:1", "3": "way:2", "4": "way:3", "5": "way:4", "6": "way:5"}
	armyKeys   = together(keys, steering, ordering)
	adviceKeys = together(keys, map[string]string{"a": "idea:0", "A": "idea:0", "b": "idea:1", "B": "idea:1", "c": "idea:2", "C": "idea:2"})
	foeKeys    = together(keys, map[string]string{" ": "foe-pause", "ArrowRight": "foe-step", "n": "foe-step", "N": "foe-step", "End": "foe-skip", "1": "foe-pace:0", "2": "foe-pace:1", "3": "foe-pace:2"})
	lessonKeys = map[string]string{"e": "end", "E": "end", "s": "learn-show", "S": "learn-show", "Enter": "confirm"}
)

// together is the keys of several lists.
func together(lists ...map[string]string) map[string]string {
	all := map[string]string{}
	for _, l := range lists {
		maps.Copy(all, l)
	}
	return all
}

// handKeys are those while the screen changes hands, replayKeys those of a look back.
var (
	handKeys   = map[string]string{"Enter": "confirm", " ": "confirm"}
	replayKeys = map[string]string{" ": "run", "ArrowLeft": "step:-1", "ArrowRight": "step:1", "Home": "replay:0",
		"End": "replay:" + strconv.Itoa(math.MaxInt32), "1": "pace:0", "2": "pace:1", "3": "pace:2", "4": "pace:3",
		"Shift+ArrowLeft": "turn:-1", "Shift+ArrowRight": "turn:1"}
)

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
	case p.drawer == "help" && p.guidance.query != "":
		p.guidance.query = ""
	case p.drawer != "":
		p.drawer = ""
	case p.Reading():
		p.book = nil
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
}

// setTheme chooses light or dark; without a name it changes from one to the other.
func setTheme(p *Page, theme string) {
	if theme == "" {
		theme = map[string]string{"light": "dark", "dark": "light"}[p.Theme()]
	}
	p.settings.Theme, p.worn.Theme = theme, ""
	p.keepSettings()
}

func setLang(p *Page, lang string) {
	p.settings.Language, p.worn.Language = lang, ""
	p.keepSettings()
}

func toggleOverlay(p *Page, name string) {
	o := &p.Overlays
	switch name {
	case "zones":
		o.Zones = !o.Zones
	case "commands":
		o.Commands = !o.Commands
	case "last":
		o.Last = !o.Last
	}
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
		p.Host.Download(p.header.Scenario+"-log.txt", p.View().LogText())
	}
}

// policyNames are the policies as the settings keep them.
var policyNames = [...]string{match.OpenTable: "open", match.AskAlways: "ask", match.NeverNow: "never"}

// policiesOf reads the policies from the settings; "never" is for one phase only.
func policiesOf(names [2]string) (out [2]match.Ask) {
	for s, n := range names {
		if n == policyNames[match.AskAlways] {
			out[s] = match.AskAlways
		}
	}
	return out
}

// setPolicy reads "side:policy".
func (p *Page) setPolicy(arg string) {
	side, name, _ := strings.Cut(arg, ":")
	s, n := table.Number(side), table.Number(name)
	if p.Table == nil || s > 1 || n >= len(policyNames) {
		return
	}
	p.Table.SetPolicy(game.Side(s), match.Ask(n))
	if match.Ask(n) != match.NeverNow {
		p.settings.Reactions[s] = policyNames[n]
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
