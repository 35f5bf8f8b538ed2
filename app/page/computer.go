package page

import (
	"errors"
	"time"

	"gonfalon/app/foe"
	"gonfalon/app/match"
	"gonfalon/app/table"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
)

// company is the computer as the page deals with it: who thinks for it, what was asked, and the
// answer that waits for its moment.
type company struct {
	mind    *remote   // nil while nobody plays against the computer
	asked   int       // the number of the last question
	job     match.Job // what it was about
	steps   int       // how many acts were done then, -1 while nothing is asked
	version int       // of the game, then
	due     *verdict
	shown   bool // the attack that is due is shown already
	seeks   bool // advice was asked for, and not what the computer does
	waits   bool // for the clock
	beat    int  // counts what the clock must not outlive
	rested  bool // it has run out
	watched bool // a clock looks after the questions
	one     bool // though it is paused, one feat is to be done
	begun   bool // and was begun
	acted   time.Time
	kept    time.Time
	loading loading
}

// verdict is what came of a question: what the computer does, nothing, or why there is no answer.
type verdict struct {
	bot.Choice
	err error
}

// loading is how far what the computer thinks with has come, in bytes.
type loading struct{ done, of int }

// hop is how long each hex of a ride is shown; a question goes unanswered no longer than limit.
const (
	hop   = 120 * time.Millisecond
	limit = 2 * time.Minute
)

func init() {
	for name, do := range map[string]func(p *Page, arg string){
		"foe-pause": opposed(func(p *Page, f *match.Computer) { f.Paused, f.Skips = !f.Paused, false }),
		"foe-step":  opposed(func(p *Page, f *match.Computer) { f.Paused, f.Skips = true, false; p.stepOn() }),
		"foe-skip":  opposed(func(p *Page, f *match.Computer) { f.Paused, f.Skips = false, true; p.atOnce() }),
		"foe-pace":  func(p *Page, arg string) { p.setFoePace(table.Number(arg)) },
		"foe-look":  func(p *Page, arg string) { p.lookAtFeat(table.Number(arg)) },
		"foe-side":  (*Page).seatFoe,
		"foe-level": (*Page).gradeFoe,
	} {
		pageCommands[name] = do
	}
}

// opposed is a command of the computer's turn.
func opposed(do func(p *Page, f *match.Computer)) func(*Page, string) {
	return func(p *Page, _ string) {
		if p.Table != nil && p.Table.Decides() {
			do(p, p.Table.Foe)
		}
	}
}

// Hastens reports whether the computer does its turn without showing it, and thinks what comes next.
func (p *Page) Hastens() bool {
	return p.Table != nil && p.Table.Decides() && p.Table.Foe.Skips && p.company.steps >= 0 && p.company.due == nil
}

// atOnce stops waiting for the clock.
func (p *Page) atOnce() {
	p.company.waits = false
	p.company.beat++
}

// stepOn lets the computer do one feat.
func (p *Page) stepOn() {
	p.atOnce()
	p.company.one, p.company.begun = true, false
}

func (p *Page) setFoePace(n int) {
	if p.Table != nil && p.Table.Foe != nil {
		p.Table.Foe.Pace = max(0, min(n, len(table.Paces)-1))
		p.Table.Foe.Skips = false
		p.atOnce()
	}
}

// lookAtFeat stops and looks at the place of what was done with a step.
func (p *Page) lookAtFeat(step int) {
	if p.Table == nil {
		return
	}
	if f, ok := p.Table.FeatAt(step); ok {
		p.Table.Foe.Paused, p.Table.Foe.Skips = true, false
		p.Table.Follow(&f)
		p.Table.Sight.Aimed = p.Table.Sight.Focus != nil
	}
}

// attended reports whether the computer may be asked, or may act: not while the person looks back,
// reads what is told in large letters, or has to answer.
func (p *Page) attended() bool {
	c := p.Table
	if p.away() || c.Foe == nil || p.Reading() {
		return false
	}
	if c.Grave() && c.Foe.Skips {
		c.Heard()
	}
	return !c.AsksPlayers()
}

// summon lets the computer do what is its to do, if anything is.
func (p *Page) summon() {
	if p.Table != nil && p.Table.Lesson != nil {
		p.teach()
		return
	}
	if !p.attended() {
		return
	}
	c, co := p.Table, &p.company
	if !c.Decides() {
		c.Foe.Skips = false
	}
	if c.Retrace() {
		p.retraced()
	}
	if !c.Sess.CanRedo() && c.LeftAlone() {
		c.LetGo(true)
		c.Aides.Alone = true
	}
	if c.Urges() {
		co.forget()
		c.Urge()
		return
	}
	switch job := c.Job(); {
	case job == match.NoJob:
	case !co.asks(c, job):
		p.inquire(job)
	case co.due != nil:
		p.proceed()
	}
}

// retraced goes on after the computer did again what it had done.
func (p *Page) retraced() {
	p.Table.Settle()
	p.company.forget()
	p.keepSteps()
	p.settle()
}

// forget drops what was asked and answered.
func (co *company) forget() {
	co.due, co.steps, co.shown, co.seeks = nil, -1, false, false
	co.asked++
}

// fits reports whether what was asked last is what there is to be asked now.
func (co *company) fits(c *table.Table) bool {
	return co.steps == len(c.Sess.Steps) && co.version == c.Version
}

// asks reports whether a job is what was asked last, whether or not it is answered.
func (co *company) asks(c *table.Table, j match.Job) bool {
	return co.fits(c) && co.job == j && !co.seeks
}

// thinks reports whether an answer is awaited.
func (co *company) thinks() bool { return co.steps >= 0 && co.due == nil && !co.seeks }

// end lets whoever thinks go.
func (co *company) end() {
	if co.mind != nil {
		co.mind.end()
	}
	*co = company{steps: -1, asked: co.asked + 1, beat: co.beat + 1, job: co.job}
}

// inquire asks the computer what it does.
func (p *Page) inquire(job match.Job) {
	c, co := p.Table, &p.company
	co.forget()
	co.steps, co.version, co.job = len(c.Sess.Steps), c.Version, job
	if len(c.Lately()) == 0 {
		co.acted = p.Host.Now()
	}
	if co.mind == nil {
		co.mind = p.hire(false)
	}
	p.watch()
	switch job {
	case match.AidesAct:
		co.mind.ask(co.asked, c.Actor, match.Adviser, foe.Order{Wards: asWards(c.Wards(c.Actor))})
	case match.AidesReact:
		co.mind.ask(co.asked, c.Reactor(), match.Adviser, foe.Order{Wards: asWards(c.Wards(c.Reactor()))})
	default:
		co.mind.ask(co.asked, c.Foe.Side, c.Foe.Level, foe.Order{})
	}
}

// asWards is how the worker is told of those whom the computer leads for a person.
func asWards(list []match.Ward) (out []foe.Ward) {
	for _, w := range list {
		out = append(out, foe.Ward(w))
	}
	return out
}

// watch gives up on a question that is not answered for long; one clock is enough. What is still on
// its way here has its time.
func (p *Page) watch() {
	co := &p.company
	if co.watched {
		return
	}
	co.watched = true
	n := co.asked
	p.Host.After(limit, func() {
		switch co.watched = false; {
		case co.steps < 0 || co.due != nil || p.Table == nil:
		case co.asked != n || co.loading != loading{}:
			p.watch()
		default:
			p.unanswered(co.asked, errSilent)
		}
	})
}

// Why the computer gives no answer that is of use: catalogue keys.
var (
	errSilent   = errors.New("foe-silent")
	errNonsense = errors.New("foe-nonsense")
)

// answered hears what the computer does about a question. Answers to others come too late.
func (p *Page) answered(n int, ch bot.Choice, err error) {
	c, co := p.Table, &p.company
	if c == nil || c.Foe == nil || n != co.asked || !co.fits(c) {
		return
	}
	co.loading = loading{}
	if co.due = (&verdict{ch, err}); err == nil && !co.sensible(c, ch.Act) {
		co.due.err = errNonsense
	}
	p.after()
}

// sensible reports whether an act answers what was asked. Without one the computer leaves a reaction
// be, or has nothing more to do for those whom it leads.
func (co *company) sensible(c *table.Table, a game.Action) bool {
	if a == nil {
		return co.job.Reacts() || co.job == match.AidesAct && c.Table.Stage != game.StageQuestion
	}
	return c.Sess.Game.Check(a) == nil
}

// proceed does what is due when its moment has come.
func (p *Page) proceed() {
	c, co := p.Table, &p.company
	switch due := *co.due; {
	case due.err != nil:
		p.fail(due.err)
	case due.Act == nil:
		co.forget()
		c.Leave(co.job)
		p.after()
	default:
		p.show(due.Choice)
	}
}

// show does an act when its moment has come. Of a computer that is paused a single feat may be asked for.
func (p *Page) show(ch bot.Choice) {
	c, co := p.Table, &p.company
	next, list := c.FeatOf(ch), c.Lately()
	goes := len(list) > 0 && list[len(list)-1].GoesOn(next)
	switch {
	case co.waits:
	case c.Foe.Paused && c.Decides():
		if co.one = co.one && (goes || !co.begun); co.one {
			p.perform(&next)
		}
	default:
		if wait := p.pause(goes); wait > 0 {
			p.later(wait)
			return
		}
		p.perform(&next)
	}
}

// pause is how long what was done last has still to be seen, by the computer or by the person.
func (p *Page) pause(goes bool) time.Duration {
	c, co := p.Table, &p.company
	show, hop := table.Paces[c.Foe.Pace], hop
	if p.View().Throngs(goes) {
		show, hop = table.Paces[len(table.Paces)-1], hop/4
	}
	switch fresh := len(c.Lately()) == 0; {
	case co.rested || c.Foe.Skips || c.Table.Stage == game.StageSetUp || !c.Decides() || fresh && c.ToRead() == 0:
		return 0
	case fresh: // it has to be read what came of the act of the person
		show = c.ToRead()
	case goes:
		show = min(hop, show)
	}
	return show - p.Host.Now().Sub(co.acted)
}

// later goes on after a while.
func (p *Page) later(wait time.Duration) {
	co := &p.company
	co.waits = true
	co.beat++
	beat := co.beat
	p.Host.After(wait, func() {
		if co.beat == beat {
			co.waits, co.rested = false, true
			p.after()
		}
	})
}

// perform does what is due; an attack is shown first.
func (p *Page) perform(next *match.Feat) {
	c, co := p.Table, &p.company
	co.rested, co.begun, co.acted = false, true, p.Host.Now()
	if next.Odds != nil && !c.Foe.Skips && !co.shown && c.Decides() {
		co.shown, co.one, c.Foe.Coming = true, false, next
		c.Follow(next)
		p.summon()
		return
	}
	ch := co.due.Choice
	co.forget()
	if !c.Enact(ch) {
		p.fail(errNonsense)
		return
	}
	p.after()
}

// rarely is how often the game is saved while the computer acts: what is lost of that is thought
// of again.
const rarely = 2 * time.Second

// keepSteps saves what was done: what the computer did now and then until the person is to act.
func (p *Page) keepSteps() {
	co := &p.company
	if c := p.Table; c != nil && c.Decides() && c.LastOwn() < len(c.Sess.Steps) && p.Host.Now().Sub(co.kept) < rarely {
		return
	}
	co.kept = p.Host.Now()
	p.keepSoon()
}

// fail loses nothing: somebody else thinks on, or two people play on.
func (p *Page) fail(err error) {
	c, co := p.Table, &p.company
	here := co.mind == nil || co.mind.here
	co.end()
	c.Foe.Coming = nil
	if !here {
		p.tellFault("notice.foe-slow", err)
		co.mind = p.hire(true)
		p.after()
		return
	}
	key := "notice.foe-gone"
	if co.job == match.AidesAct || co.job == match.AidesReact {
		c.Relieve()
		key = "notice.deputy-gone"
	} else {
		p.oppose(game.NoSide, "")
	}
	p.tellFault(key, err)
	p.after()
}

// tellFault tells what went wrong and, unless it was the line, offers a report of it.
func (p *Page) tellFault(key string, err error) {
	p.tell(key, p.reason(err), "", "")
	if reason := err.Error(); reason != "foe-missing" && reason != "foe-forbidden" {
		p.offerReport()
	}
}

// offerReport adds to what is told that a report of it can be copied (app/site/assets/trouble.js).
func (p *Page) offerReport() { p.notice.Or, p.notice.Other = "report", p.Say("trouble.report", nil) }

// oppose puts the computer at a side of the table, or takes it away.
func (p *Page) oppose(side game.Side, level string) {
	p.company.end()
	c := p.Table
	known, _ := bot.ParseLevel(level)
	c.Against(side, known)
	c.Handed = len(c.Sess.Steps) // nobody comes to a table at which all sit
	c.Clear()
	c.Refresh()
	if p.computer = nil; side <= game.B {
		p.computer = map[string]string{match.SideKey(side): level}
	}
}

// greet puts the computer where a save says; what that says and nobody knows is told.
func (p *Page) greet(computer map[string]string) {
	for side := game.A; side <= game.B; side++ {
		level, plays := computer[match.SideKey(side)]
		if _, known := bot.ParseLevel(level); plays && known {
			p.oppose(side, level)
			p.saved = p.Table.Version
			return
		}
	}
	if len(computer) > 0 {
		p.tell("notice.foe-unknown", "", "", "")
	}
}

// usual is the level for who has chosen none.
const usual = "knight"

// seatFoe puts the computer at a side, "a" or "b", or away from the table.
func (p *Page) seatFoe(arg string) {
	if p.away() || p.Table.Lesson != nil || p.Table.Mode.Covers() {
		return
	}
	side, level := game.NoSide, p.level()
	for s := game.A; s <= game.B; s++ {
		if match.SideKey(s) == arg {
			side = s
		}
	}
	if p.Table.Opposed() {
		level = p.Table.Foe.Level.String()
	}
	p.oppose(side, level)
	p.Table.HandsOver()
}

// gradeFoe changes how well the computer plays.
func (p *Page) gradeFoe(level string) {
	if _, ok := bot.ParseLevel(level); !ok || p.away() || p.Table.Lesson != nil || !p.Table.Opposed() {
		return
	}
	p.oppose(p.Table.Foe.Side, level)
	p.Table.HandsOver()
	p.settings.Level = level
	p.keepSettings()
}
