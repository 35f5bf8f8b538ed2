package page

import (
	"strconv"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/app/shelf"
	"gonfalon/engine/save"
)

// A copy that throws the dice of its game foretells them. With final dice it throws others;
// otherwise it is asked, as of a branch.

var copyCommands = commands{
	"copy":      copyGame,
	"copy-keep": func(p *Page, id string) { p.duplicate(id, "") },
	"copy-fresh": func(p *Page, id string) {
		if _, rec := p.kept(id); rec != nil {
			p.duplicate(id, p.otherDice(rec))
		}
	},
}

// copyGame puts a copy of a game beside it, once it is settled which dice it throws. A battle that
// is over throws none, and what cannot be read is copied as it is.
func copyGame(p *Page, id string) {
	switch h, rec := p.kept(id); {
	case rec == nil || h.Side == over:
		p.duplicate(id, "")
	case rec.Final:
		if p.duplicate(id, p.otherDice(rec)) {
			p.done("notice.copied", "")
		}
	default:
		p.announce(func() panel.Notice {
			return panel.Notice{Lang: p.Lang(), Title: p.Say("branch.dice", nil), Text: p.Say("notice.copy.text", i18n.Args{"name": p.called(h)}),
				Do: do.CopyFresh(id), Action: p.Say("branch.fresh", nil), Or: do.CopyKeep(id), Other: p.Say("branch.keep", nil), No: p.Say("ui.cancel", nil)}
		})
	}
}

// kept is a game of the device; the record is nil if it cannot be read.
func (p *Page) kept(id string) (shelf.Header, *save.Record) {
	h, text, err := p.shelf.Load(id)
	if err != nil {
		return h, nil
	}
	rec, err := save.Read([]byte(text), p.Host.Find)
	if err != nil {
		return h, nil
	}
	return h, rec
}

// duplicate puts a copy beside a game, with a record of its own if there is one. It reports whether
// the device took it.
func (p *Page) duplicate(id, text string) bool {
	p.notice = panel.Notice{}
	h, _, err := p.shelf.Load(id)
	if err == nil {
		_, err = p.shelf.Duplicate(id, p.Say("saves.copy-of", i18n.Args{"name": p.called(h)}), text)
	}
	p.unkept(err)
	return err == nil
}

// otherDice is the text of a record with dice that no game of the device throws.
func (p *Page) otherDice(rec *save.Record) string {
	rec.Renew(p.unthrown(rec))
	return string(rec.Text())
}

// unthrown is the first stream of dice from which no game of the device throws that has the seed of a
// record: two copies of one game do not foretell each other either.
func (p *Page) unthrown(rec *save.Record) (stream int) {
	for _, e := range p.shelf.List() {
		if e.Broken != nil || e.Scenario != rec.Scenario {
			continue
		}
		_, text, err := p.shelf.Load(e.ID)
		if err != nil || !strings.Contains(text, `"seed":"`+strconv.FormatUint(rec.Seed, 10)+`"`) {
			continue
		}
		if kin, err := save.Read([]byte(text), p.Host.Find); err == nil && kin.Taken != nil {
			stream = max(stream, kin.Taken.Times+1)
		}
	}
	return stream
}
