package page

import (
	"errors"
	"strings"

	"gonfalon/app/afar"
	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/app/shelf"
	"gonfalon/engine/game"
	"gonfalon/engine/post"
)

// openMail opens a challenge or a letter that somebody sent. What it is not good for is told, and nothing
// is changed then.
func (p *Page) openMail(given string) {
	m, err := afar.Find(given)
	switch {
	case err != nil:
		p.letterRefused(err)
	case m.Challenge != nil:
		p.challenged(m)
	case m.Letter == "":
		p.askedToMend(m)
	default:
		p.letter(m)
	}
}

// challenged shows a challenge, or the game that has come of it.
func (p *Page) challenged(m *afar.Mail) {
	nonce := afar.NonceOf(m.Challenge)
	if h, ok := p.apartBy(func(f *shelf.Friend) bool { return f.Nonce == nonce }); ok {
		p.openApart(h, nil, func() { p.done("notice.challenge-here", "") })
		return
	}
	o := &m.Challenge.Opening
	if err := post.Agreed(p.Host.Find, o); err != nil {
		p.letterRefused(err)
		return
	}
	p.choose(o.Battle)
	p.invite = m
}

// invitation is the page of a challenge.
func (p screens) invitation(sc *game.Scenario) panel.Intro {
	m, side := p.invite, 1-min(p.invite.Challenge.Leads(), game.B)
	how := "afar.by-letter"
	if m.Challenge.Opening.Throw == post.ThrowStrict {
		how = "afar.strict"
	}
	text := ""
	if n := len(m.Challenge.Opening.Acts); n > 0 {
		text = p.Say("go-on.asks", i18n.Args{"n": n}) + "\n\n"
	}
	for _, key := range []string{"afar.how-letters", "afar.how-dice", "afar.how-rules", how} {
		text += p.Say(key, nil) + "\n\n"
	}
	if rules := p.rulesAgreed(sc, m.Challenge.Opening.Options); rules != "" {
		text += p.Say("options.title", nil) + ": " + rules + "\n\n"
	}
	b := p.battle(sc)
	i := panel.Intro{Lang: p.Lang(), Battle: b, Goal: i18n.Goal(p.Lang(), sc), Text: text[:len(text)-2], Asks: p.Say("afar.asks", nil)}
	if m.By != "" {
		i.Asks = p.Say("afar.asks.named", i18n.Args{"name": m.By})
	}
	i.Rivals = []panel.Choice{{Title: p.Say("begin.side", nil), Picks: []panel.Pick{{Side: sideKeys[side], Text: b.Sides[side], On: true}}}}
	i.Start, i.Sign = panel.Button{ID: "accept", Do: do.AcceptForm, Label: p.Say("afar.accept", nil), Look: "pri", Side: sideKeys[side]}, p.sign(true)
	if !p.settings.Fought {
		i.More = append(i.More, panel.Button{ID: "show-first", Do: do.Learn(""), Label: p.Say("afar.show-first", nil), Look: "gho"})
	}
	i.More = append(i.More, panel.Button{ID: "not-now", Do: do.Shelf(), Label: p.Say("afar.not-now", nil), Look: "gho"})
	return i
}

// sideKeys are the classes of both sides.
var sideKeys = [2]string{"a", "b"}

// apartBy is the first game with somebody elsewhere of which something holds.
func (p *Page) apartBy(holds func(*shelf.Friend) bool) (h shelf.Header, ok bool) {
	for _, e := range p.shelf.List() {
		if e.Broken == nil && e.Friend != nil && holds(e.Friend) {
			return e.Header, true
		}
	}
	return h, false
}

// letter opens a letter at the table of its game.
func (p *Page) letter(m *afar.Mail) {
	h, ok := p.apartBy(func(f *shelf.Friend) bool { return f.Game == m.Game })
	if !ok {
		h, ok = p.answered(m)
	}
	if !ok {
		p.tell("notice.letter", func() string {
			text := p.Say("letter.no-game", nil) + " " + p.Say("letter.look-on", nil)
			if m.By != "" {
				text = p.Say("letter.from", i18n.Args{"name": m.By}) + " " + text
			}
			return text
		}, "", "")
		p.amend(func(n *panel.Notice) { n.Copy = m.Address })
		return
	}
	p.openApart(h, m, func() {})
}

// answered is the game whose challenge a letter accepts.
func (p *Page) answered(m *afar.Mail) (shelf.Header, bool) {
	return p.apartBy(func(f *shelf.Friend) bool {
		return f.State == afar.Unanswered.String() && p.accepts(f, m)
	})
}

// accepts reports whether a letter is the acceptance of a game that waits for one.
func (p *Page) accepts(f *shelf.Friend, m *afar.Mail) bool {
	h, ok := p.apartBy(func(o *shelf.Friend) bool { return o.Nonce == f.Nonce })
	if !ok {
		return false
	}
	text, err := p.shelf.Letters(h.ID)
	if err != nil {
		return false
	}
	g, err := afar.Open(p.Host.Find, text)
	if err != nil {
		return false
	}
	raw, err := g.Read(m.Letter)
	if err == nil {
		_, err = g.Receive(raw)
	}
	return err == nil
}

// take opens a letter of a game, and returns how that is told once the game is on the table.
func (p *Page) take(g *afar.Game, m *afar.Mail) (told func()) {
	raw, err := g.Read(m.Letter)
	got := post.Refused
	if err == nil {
		got, err = g.Receive(raw)
	}
	switch got {
	case post.Took:
		if g.Since = p.Host.Now(); m.By != "" {
			g.Friend = m.By
		}
		return p.tellLetter
	case post.Early:
		return func() { p.tell("notice.letter-early", "", "", "") }
	case post.Known:
		return func() { p.done("notice.letter-known", "") }
	case post.Forked:
		return p.tellFork
	}
	return func() { p.letterRefused(err); p.offerMend(raw, err) }
}

// whyLetters are the ends of the keys that say why a letter is refused, by the codes of package post; all others
// say that it does not follow from the letters that are here.
var whyLetters = map[string]string{
	post.CutOff: "cut", post.TooLong: "cut", post.BadKind: "cut", post.BadMode: "cut", post.NotCanonical: "cut", post.NotUTF8: "cut",
	post.NoteLength: "cut", post.NoteLetters: "cut", post.TooManyActs: "cut", post.BadLink: "cut", post.BadChallenge: "cut",
	post.OtherVersion: "version", post.OtherBattle: "version",
	post.OtherRules: "rules", post.OtherData: "rules", post.OtherDeputy: "rules", post.OtherOptions: "rules",
	post.Illegal: "illegal", post.ActLine: "illegal", post.NotYours: "illegal", post.OtherDeputyAct: "illegal", post.StopsEarly: "illegal",
	post.AsksOther: "illegal", post.RulesFailed: "illegal", post.Hidden: "illegal",
	post.NotSealed: "sealed", post.FalseSeal: "sealed", post.StopBlind: "sealed", post.NoContact: "sealed", post.ContactKept: "sealed",
	post.UnderWay: "under-way", post.TurnHeld: "turn-held", post.NoOffer: "not-now", post.BadEnding: "not-now", post.SecretOwed: "owed", post.ShowFirst: "show-first",
	post.GameOver: "over", post.NotAccepted: "not-accepted", post.OtherGame: "no-game",
}

// whyRefused says why a letter is refused.
func (p *Page) whyRefused(no *post.Refusal) string {
	key, known := whyLetters[no.Code]
	if !known {
		key = "other"
	}
	return p.Say("letter."+key, i18n.Args{"n": no.Act + 1})
}

// openWhole shows a game that was handed out with all its letters. Every secret, act and die of it is computed
// anew; up to what does not hold it is shown.
func (p *Page) openWhole(given string) {
	w, err := post.ReadWholeGame([]byte(given))
	var proof *post.Proof
	if err == nil {
		proof, err = post.Verify(p.Host.Find, w)
	}
	if proof == nil {
		p.letterRefused(err)
		return
	}
	of, no := proof.Scenario.New(proof.Opening.Options)
	if no != nil {
		p.letterRefused(no)
		return
	}
	s := game.NewSession(of, 0)
	for _, st := range proof.Session.Steps {
		if _, err := s.Replay(st); err != nil {
			break // the same rules have just done it
		}
	}
	p.sit(*proof.Scenario, s, shelf.Header{}, proof.Opening.Options, nil)
	p.saved = p.Table.Version
	p.lookBack(0)
	if err != nil {
		p.letterRefused(err)
		return
	}
	p.tellAlso("notice.whole", i18n.Args{"letters": len(proof.Letters()), "dice": proof.Dice})
}

// What is chosen of two letters that stand in one place.
const (
	keepFirst = "first"
	takeOther = "other"
)

// tellFork tells that two letters stand in one place, and lets the player choose, as he agreed with his friend.
func (p *Page) tellFork() {
	p.tell("notice.letter-forked", "", do.Settle(keepFirst), "afar.keep-first")
	p.amend(func(n *panel.Notice) {
		n.Or, n.Other, n.No = do.Settle(takeOther), p.Say("afar.take-other", nil), p.Say("afar.later", nil)
	})
}

// settle settles which of two letters stands, and asks for new dice: each may have seen secrets of the other line.
func (p *Page) settle(which string) {
	if c := p.Table; p.away() || c.Afar == nil || len(c.Afar.Branches()) == 0 || which != keepFirst && which != takeOther {
		return
	}
	err := p.Table.Afar.Settle(which == takeOther)
	if err == nil {
		err = p.Table.Afar.Renew(p.root())
	}
	if p.rewritten(err); err == nil {
		p.dispatch(false)
	}
}

// renew asks before the player asks for new dice, and then does, or agrees to them.
func (p *Page) renew(what string) {
	c := p.Table
	switch {
	case p.away() || c.Afar == nil || c.Behind():
	case what == "ask":
		p.tell("notice.renew", "", do.Renew("yes"), "afar.renew")
		p.refusable("ui.cancel")
	default:
		err := c.Afar.Renew(p.root())
		if p.rewritten(err); err == nil {
			p.dispatch(false)
		}
	}
}

// rewritten brings the table in line with letters that were changed here, or tells why they were not.
func (p *Page) rewritten(err error) {
	c := p.Table
	p.notice, p.drawer = panel.Notice{}, ""
	if err != nil {
		p.letterRefused(err)
		return
	}
	c.Afar.Since = p.Host.Now()
	c.Clear()
	c.Agree()
}

// offerMend lets the player ask his friend to mend a letter that the rules do not let pass.
func (p *Page) offerMend(raw []byte, err error) {
	g := p.Table.Afar
	l, bad := post.Decode(raw)
	var no *post.Refusal
	if bad != nil || !errors.As(err, &no) || whyLetters[no.Code] != "illegal" || l.By == g.Role() || l.Number != g.Ledger().Number+1 {
		return
	}
	holds := no.Act
	if holds < 0 {
		holds = len(l.Acts)
	}
	ask := do.AskMend(g.Mends(l.Number, holds))
	p.amend(func(n *panel.Notice) { n.Do, n.Action = ask, p.Say("afar.ask-mend", nil) })
}

// askMend sends the friend a link that asks him to mend his letter. What is no such link is not sent.
func (p *Page) askMend(end string) {
	if m, err := afar.Find(end); err != nil || m.Number == 0 {
		return
	}
	page, _, _ := strings.Cut(p.Host.Address(), "#")
	link := page + end
	p.notice = panel.Notice{}
	p.send(link, fileName, p.Say("afar.file", nil)+"\n\n"+link+"\n", func() { p.copy(link, p.saying("afar.link")) })
}

// askedToMend asks the player whether he mends his last letter, which his friend's device does not take.
func (p *Page) askedToMend(m *afar.Mail) {
	h, ok := p.apartBy(func(f *shelf.Friend) bool { return f.Game == m.Game })
	if !ok {
		p.tell("notice.letter", p.saying("letter.no-game"), "", "")
		return
	}
	p.openApart(h, nil, func() {
		p.hold(true)
		if number, ok := p.Table.Afar.Mendable(); !ok || number != m.Number {
			p.tell("notice.letter", p.saying("letter.mend-late"), "", "")
			return
		}
		p.tell("notice.mend", "", do.Mend(m.Lines), "afar.mend")
		p.refusable("ui.cancel")
	})
}

// mend takes the last letter back to its first lines.
func (p *Page) mend(lines int) {
	if c := p.Table; !p.away() && c.Afar != nil && !c.Behind() {
		p.rewritten(c.Afar.Mend(lines))
	}
}

// annotate writes a note for the letter under way.
func (p *Page) annotate(typed string) {
	if c := p.Table; !p.away() && c.Afar != nil {
		c.Afar.Annotate(typed)
		c.Version++ // it is kept
		p.drawer = ""
	}
}

// notePage is the drawer with the field for a note.
func (p screens) notePage() []panel.Section {
	return []panel.Section{panel.Remark{Title: p.Say("note.title", nil), Text: p.Say("note.text", nil), Typed: p.Table.Afar.Note(),
		Limit: post.MaxNote, Keep: p.Say("note.keep", nil), Do: do.NoteForm}}
}

// tellLetter tells the note that came with the friend's letter, and what the player did not know.
func (p *Page) tellLetter() {
	switch note := p.Table.Afar.Noted(); {
	case p.Table.Afar.Stopped():
		p.tell("notice.stopped", note, "", "")
	case note != "":
		p.tell("notice.note", note, "", "")
	}
}
