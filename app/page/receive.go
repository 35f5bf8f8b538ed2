package page

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"gonfalon/app/afar"
	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/live"
	"gonfalon/app/own"
	"gonfalon/app/panel"
	"gonfalon/app/parcel"
	"gonfalon/app/shelf"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/engine/post"
	"gonfalon/engine/save"
)

var receiveCommands = commands{
	"bundle":      func(p *Page, text string) { p.playSent(text) },
	"battle-file": func(p *Page, _ string) { p.handOutBattle() },
	"battle-drop": func(p *Page, _ string) { p.dropBattle() },
	"apart":       func(p *Page, _ string) { p.importApart() },
	"workshop":    func(p *Page, with string) { p.goToWorkshop(with) },
}

// ImportGame puts a game from a file, a text or a link on the table and keeps it. A link to a moment is
// looked at, and kept only once something is done in it. A game that is on the device goes on there.
func (p *Page) ImportGame(given string) {
	p.before(Given)
	p.importGame(given)
	p.after(Given)
}

func (p *Page) importGame(given string) {
	p.keep()
	if p.bringBattle(given) {
		return
	}
	if afar.Carries(given) {
		p.openMail(given)
		return
	}
	if live.Carries(given) {
		p.openLine(given)
		return
	}
	if post.IsWholeGame([]byte(given)) {
		p.openWhole(given)
		return
	}
	if shelf.AreGoods(given) {
		p.openLuggage(given)
		return
	}
	got, err := p.unwrap(given)
	if err != nil || len(got.Text) < longText {
		p.bringIn(got, err)
		return
	}
	a := &opening{rec: &save.Record{}, since: p.Host.Now()}
	p.opening = a
	p.Host.Pause(func() {
		if p.opening == a {
			p.bringIn(got, nil)
			p.after(Given)
		}
	})
}

// bringBattle takes in the battle that a text or a link carries, and shows its page; done is false where
// something else is to be opened as well.
func (p *Page) bringBattle(given string) (done bool) {
	packed, err := own.In(given), error(nil)
	text := strings.TrimSpace(strings.TrimPrefix(given, "\ufeff"))
	if key := cmp.Or(p.Host.Riddles.Sent(text), own.RiddleIn(given)); key != "" {
		p.posesWhat(key)
		return true
	}
	switch {
	case p.Host.Bundles.Is != nil && p.Host.Bundles.Is(text):
		packed, err = p.Host.Bundles.Pack(text)
	case packed == "":
		return false
	}
	var sc *game.Scenario
	if err == nil {
		sc, err = p.Host.Find(save.OwnMark + packed)
	}
	if err != nil {
		p.wrongBattle(err)
		return true
	}
	kept := p.own.Keep(sc)
	if afar.Carries(given) {
		return false
	}
	p.choose(sc.ID)
	p.unkept(kept)
	return true
}

// playSent sits down to a battle that the page around this one sends.
func (p *Page) playSent(text string) {
	if p.bringBattle(text) && p.Battle != "" {
		playAt(p, p.Battle)
		return
	}
	p.misses()
}

// mostWrong is how many things are told that are wrong with a battle.
const mostWrong = 5

// wrongBattle tells why a battle cannot be played: what is wrong with it as a whole, or with its lines.
func (p *Page) wrongBattle(err error) {
	if p.Table != nil {
		p.leave()
	}
	p.Battle, p.drawer = "", ""
	if isTold(err.Error()) {
		p.tell("notice.battle-wrong", err, "", "")
		return
	}
	p.tell("notice.battle-wrong", "", "", "")
	lines := strings.Split(err.Error(), "\n")
	p.amend(func(n *panel.Notice) {
		for _, l := range lines[:min(len(lines), mostWrong)] {
			l = strings.ToValidUTF8(l[:min(len(l), longLine)], "")
			if file, reason, ok := strings.Cut(l, ": "); ok { // "battle.txt:12: no counter is called x"
				text, _ := i18n.Reword(p.Lang(), reason)
				l = file + ": " + text
			}
			n.List = append(n.List, l)
		}
	})
}

// longLine is how many bytes are told of a line that is wrong.
const longLine = 200

// handOutBattle hands out the battle whose page is shown as a file.
func (p *Page) handOutBattle() {
	sc, err := p.Host.Find(p.Battle)
	if err != nil || !sc.Made.Foreign() {
		return
	}
	if text, err := p.Host.Bundles.Text(sc.Made.Packed); err == nil {
		p.Host.Download(cmp.Or(sc.Made.Key, sc.ID)+".gonfalon.txt", text)
	}
}

// What is brought to the workshop.
const shopPosition, shopBattle = "position", "battle"

// goToWorkshop leaves for the workshop with the position on the table, which is kept before, or with the battle
// whose page is shown.
func (p *Page) goToWorkshop(with string) {
	to := "./workshop.html"
	switch {
	case with == shopPosition && p.Table != nil:
		if p.unsaved() {
			p.autosave()
		}
		to += "#battle=" + p.Table.Scenario.ID
		if id := p.header.ID; id != "" {
			to = "./workshop.html#game=" + id + "&at=" + strconv.Itoa(p.seenStep())
		}
	case with == shopBattle:
		to += "#battle=" + p.Battle
	}
	p.Host.Go(to)
}

// seenStep is how many acts of the game are done in what is shown: fewer than in the game while it is looked
// back at.
func (p *Page) seenStep() int {
	if m, ok := p.Looking(); ok {
		return m.Step
	}
	return len(p.Table.Session().Steps)
}

// dropBattle takes the battle whose page is shown off the device. The notice brings it back.
func (p *Page) dropBattle() {
	if p.Table != nil && p.Table.Puzzle != nil && p.isForeign() {
		titles, link := p.Table.Puzzle.Titles, p.from
		err := p.own.DropRiddle(p.Table.Puzzle.Key)
		p.leave()
		p.unkept(err)
		p.tell("notice.puzzle-dropped", func() string { return tell.RiddleTitle(titles, p.Lang()) }, do.Import(link), "ui.undo")
		return
	}
	sc, err := p.Host.Find(p.Battle)
	if err != nil || !sc.Made.Foreign() {
		return
	}
	err = p.own.Drop(sc.ID)
	p.Battle = ""
	p.unkept(err)
	p.tell("notice.battle-dropped", sc.Made.Title, do.Import(own.Link(sc)), "ui.undo")
}

// bringIn reads what was unwrapped and begins to open it.
func (p *Page) bringIn(got parcel.Parcel, err error) {
	a := p.legible(got, err)
	switch {
	case a == nil:
	case got.Moment != parcel.NoMoment:
		p.begin(a, shelf.Header{}, func() {
			p.tellTaken()
			p.lookBack(got.Moment)
		})
	default:
		p.opening = a
		p.breathe(a, func(a *opening) {
			if p.opening == a {
				p.adopt(a, got.More)
			}
		})
	}
}

// importApart opens what was given last as a game of its own.
func (p *Page) importApart() {
	if a := p.unpack(p.given); a != nil {
		p.begin(a, shelf.Header{}, func() {
			p.keepNew()
			p.tellTaken()
		})
	}
}

// receive puts a game that came from outside on the table, and keeps it once something is done in it.
func (p *Page) receive(given string, then func()) {
	if a := p.unpack(given); a != nil {
		p.begin(a, shelf.Header{}, func() {
			p.tellTaken()
			then()
		})
	}
}

// unpack reads what a player gives, nil if that is told to be no game.
func (p *Page) unpack(given string) *opening { return p.legible(p.unwrap(given)) }

// unwrap takes what a player gives out of what it came in. It ends what was on its way.
func (p *Page) unwrap(given string) (parcel.Parcel, error) {
	p.opening = nil
	p.given = string(save.UTF8([]byte(given)))
	return parcel.Import(p.given)
}

// legible reads what was unwrapped, nil if that is told to be no game. What cannot be read can be
// downloaded as it came.
func (p *Page) legible(got parcel.Parcel, err error) (a *opening) {
	p.opening = nil
	if err == nil {
		a, err = p.read(got.Text)
	}
	if a == nil {
		p.unreadable(cmp.Or(got.Broken, err), "")
		return nil
	}
	a.broken = cmp.Or(got.Broken, a.broken)
	return a
}

// keepNew keeps the game on the table as it came.
func (p *Page) keepNew() {
	p.saved = p.Table.Version - 1
	p.autosave()
}

// relative is a game of the device that was begun as another was.
type relative struct {
	shelf.Header
	acts   int // that are done
	common int // how many acts, the first ones, are done in both
}

// relatives are the games of the device that were begun as the one of a record, those first that
// have most in common with it. Nothing done in common is nothing in common, as many may be begun with one seed.
// One of older rules is compared, and given back, as it is once it was opened.
func (p *Page) relatives(rec *save.Record) (list []relative, as *save.Record) {
	as = rec
	for _, e := range p.shelf.List() {
		if e.Broken != nil || e.Scenario != rec.Scenario {
			continue
		}
		_, text, err := p.shelf.Load(e.ID)
		if err != nil || !strings.Contains(text, `"seed":"`+strconv.FormatUint(rec.Seed, 10)+`"`) {
			continue
		}
		kept, err := save.Read([]byte(text), p.Host.Find)
		if err != nil {
			continue
		}
		if as == rec {
			as = save.Renewed(rec, p.Host.Find)
		}
		if kin := save.Kin(as, kept); kin.Same && (kin.Common > 0 || kept.Standing() == 0) {
			list = append(list, relative{e.Header, kept.Standing(), kin.Common})
		}
	}
	slices.SortStableFunc(list, func(a, b relative) int { return cmp.Compare(b.common, a.common) })
	return list, as
}

// adopt begins to open a game that came from outside, in the place of the game on the device that it is.
// Of two that went on separately both stay.
func (p *Page) adopt(a *opening, more int) {
	family, rec := p.relatives(a.rec)
	acts := rec.Standing()
	told := func(do func()) func() {
		return func() {
			do()
			if more > 0 {
				p.tellAlso("notice.more-games", i18n.Args{"n": more})
			}
		}
	}
	if a.broken != nil || len(family) == 0 {
		p.begin(a, shelf.Header{}, told(func() {
			p.keepNew()
			p.tellTaken()
		}))
		return
	}
	switch of := family[0]; {
	case of.common == acts:
		p.bring(of.ID, told(func() { p.tellKnown(acts, of.acts-acts) }))
	case of.common == of.acts:
		p.begin(a, of.Header, told(func() {
			p.keepNew()
			p.tellTaken()
			p.tellAlso("notice.grown", i18n.Args{"n": acts - of.acts, "acts": acts})
		}))
	default:
		p.begin(a, shelf.Header{}, told(func() {
			p.keepNew()
			p.tellTaken()
			p.tellAlso("notice.parted", i18n.Args{"n": of.common, "name": p.called(of.Header)})
		}))
	}
}

// tellKnown tells that a game which was given is here already, and how much older what was given is.
func (p *Page) tellKnown(acts, older int) {
	if older == 0 {
		p.tellAlso("notice.known", i18n.Args{"acts": acts})
		return
	}
	alone := p.notice.Title == ""
	p.tellAlso("notice.older-state", i18n.Args{"n": older, "acts": acts})
	if alone {
		p.amend(func(n *panel.Notice) { n.Do, n.Action = do.Apart(), p.Say("notice.older-state.take", nil) })
	}
}

// tellTaken tells how many dice were taken back in a game that came from outside.
func (p *Page) tellTaken() {
	if n := p.Table.Sess.Taken().Dice; n > 0 {
		p.tellAlso("notice.dice-taken", i18n.Args{"n": n})
	}
}

// tellAlso tells something, after what is told already.
func (p *Page) tellAlso(key string, args i18n.Args) {
	if p.notice.Title == "" {
		p.announce(func() panel.Notice {
			return panel.Notice{Lang: p.Lang(), Title: p.Say(key+".title", args), Text: p.Say(key+".text", args)}
		})
		return
	}
	p.amend(func(n *panel.Notice) {
		n.List = append(n.List, p.Say(key+".title", args)+". "+p.Say(key+".text", args))
	})
}
