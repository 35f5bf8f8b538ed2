package page

import (
	"errors"
	"strings"

	"gonfalon/app/afar"
	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/own"
	"gonfalon/app/panel"
	"gonfalon/app/shelf"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/engine/post"
)

// A game with somebody elsewhere: how it begins, is kept and sent. What comes is opened in mail.go.

var apartCommands = commands{
	"challenge": (*Page).challenge,
	"throw":     func(p *Page, how string) { p.choice.strict = how == post.ThrowStrict },
	"mail":      (*Page).openMail,
	"accept":    (*Page).accept,
	"say":       (*Page).say,
	"send-all":  func(p *Page, _ string) { p.sendAll() },
	"resend":    func(p *Page, id string) { p.bring(id, p.post) },
	"post":      func(p *Page, _ string) { p.post() },
	"go-on":     (*Page).goOn,
	"go-alone":  (*Page).goAlone,
	"note":      (*Page).annotate,
	"settle":    (*Page).settle,
	"renew":     (*Page).renew,
	"ask-mend":  (*Page).askMend,
	"mend":      do.Whole((*Page).mend),
}

// throwChoice is the choice of how a game with somebody elsewhere is thrown.
func (p screens) throwChoice() panel.Choice {
	row := panel.Choice{Title: p.Say("begin.dice", nil)}
	for _, how := range []struct{ throw, key string }{{post.ThrowByLetter, "begin.throw.letter"}, {post.ThrowStrict, "begin.throw.strict"}} {
		row.Picks = append(row.Picks, panel.Pick{Do: do.Throw(how.throw), Text: p.Say(how.key, nil), Small: p.Say(how.key+".text", nil),
			On: p.choice.strict == (how.throw == post.ThrowStrict)})
	}
	return row
}

// beginning is the button that begins the battle whose page is shown.
func (p screens) beginning(sc *game.Scenario) panel.Button {
	b := panel.Button{ID: "play", Do: do.Start(sc.ID), Label: p.Say("shelf.start", nil), Look: "pri", Side: p.choice.leads()}
	if p.choice.afar {
		b.Do, b.Label = do.ChallengeForm, p.Say("afar.challenge", nil)
	}
	return b
}

// sign is the field for how the player calls himself, where somebody elsewhere is told.
func (p screens) sign(told bool) *panel.Sign {
	if !told {
		return nil
	}
	return &panel.Sign{Label: p.Say("afar.name", nil), Name: p.settings.Name, Limit: afar.MostName}
}

// call notes how the player calls himself.
func (p *Page) call(name string) {
	if name = afar.Name(name); name != p.settings.Name {
		p.settings.Name = name
		p.keepSettings()
	}
}

// root draws the secret of this device for one game, of which all its dice are made.
func (p *Page) root() (s post.Secret) {
	p.Host.Random(s[:])
	return s
}

// challenge begins a game with a friend elsewhere, and sends him the challenge, signed with a name.
func (p *Page) challenge(by string) {
	p.call(by)
	sc, err := p.Host.Find(p.Battle)
	if err != nil || !p.keepsLetters() {
		return
	}
	var nonce post.Nonce
	p.Host.Random(nonce[:])
	side := game.Side(nonce[0] & 1)
	for s := game.A; s <= game.B; s++ {
		if match.SideKey(s) == p.choice.side {
			side = s
		}
	}
	throw := post.ThrowByLetter
	if p.choice.strict {
		throw = post.ThrowStrict
	}
	root := p.root()
	c, err := post.Propose(sc, p.choice.of(sc.ID), side, throw, root, nonce)
	if err != nil {
		p.letterRefused(err)
		return
	}
	g, err := afar.Propose(p.Host.Find, c, root)
	p.beginApart(g, err)
}

// mayGoOn reports whether the game on the table may go on with a friend elsewhere.
func (p *Page) mayGoOn() bool {
	c := p.Table
	return !p.away() && c.Afar == nil && c.Lesson == nil && c.Puzzle == nil && !p.Host.Guest && c.Table.Stage != game.StageOver
}

// ownSide is the side that the player leads on: that of who plays against the computer, else the one he chose, else
// the one that is to act.
func (p *Page) ownSide() game.Side {
	switch c := p.Table; {
	case c.Opposed():
		return c.Person
	case p.choice.side == match.SideKey(c.Actor.Other()):
		return c.Actor.Other()
	default:
		return c.Actor
	}
}

// goOn challenges a friend to go on from the game on the table, signed with a name. That game stays on the shelf.
func (p *Page) goOn(by string) {
	if !p.mayGoOn() || !p.keepsLetters() {
		return
	}
	p.call(by)
	p.keep()
	var nonce post.Nonce
	p.Host.Random(nonce[:])
	c, root := p.Table, p.root()
	ch, err := post.ProposeOn(&c.Scenario, p.options, c.Sess, p.ownSide(), post.ThrowByLetter, root, nonce)
	var no *post.Refusal
	switch {
	case errors.As(err, &no) && no.Code == post.Hidden:
		p.tell("notice.letter", p.saying("go-on.hides"), "", "")
	case err != nil:
		p.letterRefused(err)
	default:
		g, err := afar.Propose(p.Host.Find, ch, root)
		p.beginApart(g, err)
	}
}

// goOnPage is the drawer from which a game goes on with a friend elsewhere.
func (p screens) goOnPage() []panel.Section {
	list := []panel.Section{panel.Head{Title: p.Say("go-on.title", nil), Sub: p.Say("go-on.text", nil)}}
	if !p.Table.Opposed() {
		seg := panel.Segments{Title: p.Say("begin.side", nil)}
		for s := game.A; s <= game.B; s++ {
			seg.Parts = append(seg.Parts, panel.Segment{Do: do.LeadSide(match.SideKey(s)), Label: p.View().Side(s), On: s == p.ownSide()})
		}
		list = append(list, seg)
	}
	return append(list, panel.Remark{Title: p.Say("afar.name", nil), Typed: p.settings.Name, Limit: afar.MostName, Line: true, Side: match.SideKey(p.ownSide()),
		Keep: p.Say("afar.challenge", nil), Do: do.GoOnForm})
}

// goAlone goes on from a game with a friend, the one on the table or one that is kept, in a copy of it, which is of
// this device alone.
func (p *Page) goAlone(id string) {
	if id == "" {
		if c := p.Table; p.away() || c.Afar == nil || c.Afar.Table == nil {
			return
		}
		p.autosave()
		id = p.header.ID
	}
	of, rec := p.kept(id)
	if rec == nil || of.Friend == nil {
		return
	}
	h, err := p.shelf.Duplicate(id, p.Say("saves.copy-of", i18n.Args{"name": p.called(of)}), p.otherDice(rec))
	if p.unkept(err); err == nil {
		p.openGame(h.ID)
		p.done("notice.go-alone", "")
	}
}

// accept begins the game of the challenge that is shown, and sends the answer, signed with a name.
func (p *Page) accept(by string) {
	p.call(by)
	if p.invite == nil || !p.keepsLetters() {
		return
	}
	g, err := afar.Accept(p.Host.Find, p.invite.Challenge, p.root(), p.invite.By)
	p.beginApart(g, err)
}

// keepsLetters reports whether this device can keep what a game with somebody elsewhere needs, and tells it
// where it cannot.
func (p *Page) keepsLetters() bool {
	if !p.shelf.Lasts() || p.Host.Guest {
		p.tell("notice.letters-unkept", "", "", "")
		return false
	}
	return true
}

// beginApart puts a game on the table that has just begun, keeps it, and sends the first letter.
func (p *Page) beginApart(g *afar.Game, err error) {
	if err != nil {
		p.letterRefused(err)
		return
	}
	g.Since = p.Host.Now()
	p.invite = nil
	if p.sitApart(g, shelf.Header{Place: p.Host.Place}, 0) {
		p.saved = p.Table.Version - 1
		p.post()
	}
}

// sitApart puts a game with somebody elsewhere on the table, with so many of its steps shown.
func (p *Page) sitApart(g *afar.Game, h shelf.Header, shown int) bool {
	o := g.Challenge().Opening
	sc, err := p.Host.Find(o.Battle)
	if err == nil {
		var of game.Game
		if of, err = sc.New(o.Options); err == nil {
			s := game.NewSession(of, 0) // its dice are those of the letters
			for _, st := range p.stepsOf(g, shown) {
				if _, err := s.Replay(st); err != nil {
					break
				}
			}
			h.Scenario = sc.ID
			p.sit(*sc, s, h, o.Options, nil)
		}
	}
	if err != nil {
		p.letterRefused(err)
		return false
	}
	p.Table.Elsewhere(g)
	p.listens()
	p.Table.Handed = len(p.Table.Sess.Steps)
	p.Table.Clear()
	p.Table.Refresh()
	p.saved = p.Table.Version
	return true
}

// stepsOf are so many steps of a game with somebody elsewhere, those at least that were done before its letters.
func (p *Page) stepsOf(g *afar.Game, shown int) []game.Step {
	if g.Table != nil {
		return g.Session.Steps[:min(max(shown, len(g.Opening.Acts)), len(g.Session.Steps))]
	}
	if len(g.Challenge().Opening.Acts) == 0 {
		return nil
	}
	before, err := g.Challenge().Begun(p.Host.Find)
	if err != nil {
		return nil // it cannot be accepted either
	}
	return before.Steps
}

// openApart opens a game with somebody elsewhere, and the letter that came for it, if any.
func (p *Page) openApart(h shelf.Header, m *afar.Mail, then func()) {
	text, err := p.shelf.Letters(h.ID)
	var g *afar.Game
	if err == nil {
		g, err = afar.Open(p.Host.Find, text)
	}
	if err != nil {
		p.Table = nil
		p.letterRefused(err)
		if m == nil && h.Acts > 0 && ofOtherRules(err) {
			p.tell("notice.letters-older", "", do.GoAlone(h.ID), "afar.go-on-record")
		}
		return
	}
	var told func()
	if m != nil {
		told = p.take(g, m)
	}
	if !p.sitApart(g, h, h.Acts) {
		return
	}
	if m != nil {
		p.hold(true)
		p.saved = p.Table.Version - 1
		p.autosave()
		told()
	}
	p.tellOffer()
	then()
	p.after(Seated)
}

// friend is what the header of the game on the table says of the other, nil for a game of this device alone.
func (p *Page) friend() *shelf.Friend {
	g := p.Table.Afar
	if g == nil {
		return nil
	}
	return &shelf.Friend{Name: g.Friend, State: g.State().String(), Game: g.ID(), Nonce: g.Nonce(), Since: g.Since}
}

// keepLetters keeps the letters of the game on the table, and what this device alone knows of it.
func (p *Page) keepLetters() error {
	if p.Table.Afar == nil {
		return nil
	}
	text, err := p.Table.Afar.Kept()
	if err != nil {
		return err
	}
	return p.shelf.SetLetters(p.header.ID, text)
}

// post sends the letter under way, or the last one again. It leaves once it is kept: what it shows was used
// then, whatever becomes of this page.
func (p *Page) post() {
	c := p.Table
	if c == nil || c.Afar == nil || p.readOnly || c.Behind() {
		return
	}
	g := c.Afar
	closes := g.State() == afar.ToSend
	if closes {
		if err := g.Post(); err != nil {
			p.letterRefused(err)
			return
		}
		g.Since = p.Host.Now()
		c.Agree()
		c.Clear()
		c.Refresh()
	}
	p.dispatch(closes && g.State() == afar.Over)
}

// dispatch keeps the game and sends the last letter once that is done; ends says that it has just ended the battle.
func (p *Page) dispatch(ends bool) {
	if p.saved != p.Table.Version || p.header.ID == "" {
		p.keeping = false
		p.autosave()
	}
	if p.saved == p.Table.Version {
		p.sendOut(p.Table.Afar, ends)
	}
}

// say resigns, once that was asked, or offers, asks for or agrees to something, and sends it.
func (p *Page) say(what string) {
	c := p.Table
	if c == nil || c.Afar == nil || p.readOnly || c.Behind() {
		return
	}
	if what == askResign {
		p.tell("notice.resign", "", do.Say(post.Resign), "afar.resign")
		p.refusable("ui.cancel")
		return
	}
	p.notice, p.drawer = panel.Notice{}, ""
	if err := c.Afar.Say(what); err != nil {
		p.letterRefused(err)
		return
	}
	c.Afar.Since = p.Host.Now()
	c.Clear()
	c.Agree()
	p.dispatch(c.Afar.State() == afar.Over)
}

// askResign asks before the player resigns.
const askResign = "ask-resign"

// tellOffer tells what the friend has offered or asks for, and lets the player agree. Who plays on declines it.
func (p *Page) tellOffer() {
	g := p.Table.Afar
	if g == nil {
		return
	}
	if g.State() == afar.Renewal {
		p.tell("notice.renewal", "", do.Renew("yes"), "afar.agree")
		p.refusable("afar.later")
	}
	if what := g.Offered(); what != "" {
		p.tell("notice.offer-"+what, "", do.Say(post.Agree), "afar.agree")
		p.refusable("afar.play-on")
	}
}

// sendAll hands out the whole game with all its letters, which anybody can look at and verify.
func (p *Page) sendAll() {
	c := p.Table
	if c == nil || c.Afar == nil || c.Afar.Table == nil {
		return
	}
	text, err := c.Afar.WholeGame(c.Afar.Challenge()).Text()
	if err != nil {
		p.letterRefused(err)
		return
	}
	p.Host.Download("game.gonfalon.txt", p.Say("afar.whole", nil)+"\n\n"+string(text))
}

// correspondence is what a game with somebody elsewhere has in the menu.
func (p screens) correspondence() panel.Section {
	g := p.Table.Afar
	a := panel.Actions{Title: p.Say("afar.shelf", nil)}
	add := func(id, press, key string, off bool) {
		a.Buttons = append(a.Buttons, panel.Button{ID: id, Do: press, Label: p.Say(key, nil), Look: "gho", Off: off})
	}
	add("menu-orders", do.Drawer("orders"), "orders.title", g.State() == afar.Over)
	open, theirs := g.Table != nil && g.State() != afar.Over, g.State() == afar.TheirTurn
	if p.speaks() {
		add("live-end", do.Live(endsLine), "live.end", false)
	} else {
		add("menu-live", do.Drawer("live"), "live.play", !open)
	}
	add("send-all", do.SendAll(), "afar.send-all", g.Table == nil)
	add("offer-draw", do.Say(post.Draw), "afar.draw", !theirs)
	add("take-back", do.Say(post.TakeBack), "afar.take-back", !theirs)
	add("renew-dice", do.Renew("ask"), "afar.renew", !open)
	if len(g.Branches()) > 0 {
		add("settle-first", do.Settle(keepFirst), "afar.keep-first", false)
		add("settle-other", do.Settle(takeOther), "afar.take-other", false)
	}
	add("resign", do.Say(askResign), "afar.resign", !open)
	add("go-alone", do.GoAlone(""), "go-alone.title", !open)
	return a
}

// transcript are the digits by which two people find out whether they have the same letters.
func (p screens) transcript() []panel.Section {
	n, digits := p.Table.Afar.Digits()
	if n == 0 {
		return nil
	}
	return []panel.Section{panel.Note{Text: p.Say("afar.digits", i18n.Args{"n": n, "digits": digits})}}
}

// fileName is how a letter is called that goes as a file.
const fileName = "letter.gonfalon.txt"

// sendOut hands the last letter to others by the means of the device; where it has none, it is copied. The code for a
// camera would lie over the verdict where the letter has just ended the battle: who sends it again has it.
func (p *Page) sendOut(g *afar.Game, ends bool) {
	page, _, _ := strings.Cut(p.Host.Address(), "#")
	link := page + p.carried(g) + g.Last(p.settings.Name)
	text, good := p.Say("afar.file", nil)+"\n\n"+link+"\n", p.saying("afar.link")
	if ends {
		p.Host.Share(link, fileName, text, func() { p.copyBare(link, good, func() {}) })
		return
	}
	p.send(link, fileName, text, func() { p.copy(link, good) })
}

// carried is what stands before a challenge in its address: its battle, where that does not ship.
func (p *Page) carried(g *afar.Game) string {
	sc, err := p.Host.Find(g.Challenge().Opening.Battle)
	if err != nil || !sc.Made.Foreign() || g.State() != afar.Unanswered {
		return ""
	}
	return own.Link(sc)
}

// unopened reports whether the friend has not shown yet what he hid, as the battle is over.
func (p screens) unopened() bool {
	if p.Table == nil || p.Table.Afar == nil || p.Table.Afar.Table == nil || p.Table.Behind() {
		return false
	}
	g := p.Table.Afar
	return g.Unopened(g.Side().Other())
}

// waiting says since when who waits for whom, on the table of a game with somebody elsewhere.
func (p screens) waiting() panel.Section {
	g := p.Table.Afar
	switch {
	case g.Shows() && g.Met():
		return panel.Note{Text: p.Say("afar.show-met", nil)}
	case g.Shows():
		return panel.Note{Text: p.Say("afar.show-end", nil)}
	case g.How() != "" && !g.WroteLast():
		return panel.Note{Text: p.Say("letter.over", nil)}
	case g.How() != "":
		return panel.Note{Text: p.Say("afar.text-over", nil)}
	case p.speaks():
		return panel.Note{Text: p.Say("live.text-theirs", nil)}
	}
	text := p.Say("afar.text-"+g.State().String(), nil)
	if g.State() != afar.ToSend {
		text += " " + p.Say("afar.since", i18n.Args{"when": p.when(shelf.Header{Saved: g.Since})})
	}
	if n := g.Renewed(); n > 0 {
		text += " " + p.Say("afar.renewed", i18n.Args{"n": n})
	}
	return panel.Note{Text: text}
}

// ofOtherRules reports whether letters wait for other rules than those that are here.
func ofOtherRules(err error) bool {
	var no *post.Refusal
	return errors.As(err, &no) && whyLetters[no.Code] == "rules"
}

// letterRefused tells why a challenge or a letter is not taken.
func (p *Page) letterRefused(err error) {
	var die *post.WrongDie
	if errors.As(err, &die) {
		p.tell("notice.letter", func() string { return p.Say("letter.wrong-die", i18n.Args{"n": die.Act}) }, "", "")
		return
	}
	var no *post.Refusal
	if errors.As(err, &no) {
		p.tell("notice.letter", func() string { return p.whyRefused(no) }, "", "")
		return
	}
	p.tell("notice.letter", p.saying("letter.unread"), "", "")
}

// friends are the games with somebody elsewhere, those where it is the player's turn first.
func (p screens) friends() (f panel.Friends) {
	f.Title = p.Say("afar.shelf", nil)
	for _, e := range p.shelf.List() {
		if e.Broken != nil || e.Friend == nil {
			continue
		}
		state := e.Friend.State
		args := i18n.Args{"when": p.when(shelf.Header{Saved: e.Friend.Since}), "name": e.Friend.Name}
		row := panel.Friend{ID: e.ID, Title: p.called(e.Header), Sub: p.standing(e.Header), Picture: p.picture(e.Header),
			Text: tell.Words{Lang: p.Lang()}.OfSomebody("afar.shelf-"+state, e.Friend.Name)}
		if state != afar.Over.String() {
			row.When = p.Say("afar.since", args)
		}
		row.Act = panel.Button{Do: do.Open(e.ID), Label: p.Say("afar.play", nil), Look: "pri", Side: e.Side}
		switch state {
		case afar.MyTurn.String(), afar.ToSend.String(), afar.Renewal.String():
			f.Mine = append(f.Mine, row)
			continue
		case afar.Over.String():
			row.Act = panel.Button{}
		default:
			row.Act = panel.Button{Do: do.Resend(e.ID), Label: p.Say("afar.again", nil), Look: "gho"}
		}
		f.Others = append(f.Others, row)
	}
	return f
}
