package play

import (
	"testing"

	"gonfalon/app/mapview"
)

const drawn = `<svg viewBox="0 0 1 1"/>`

func TestAPictureIsWantedOnce(t *testing.T) {
	var m prints
	if m.card("x") != "" || m.card("x") != "" || len(m.wanted) != 1 {
		t.Errorf("wanted %q", m.wanted)
	}
	m.keep(m.wanted[0], drawn)
	if got := m.card("x"); got != `<svg preserveAspectRatio="xMidYMid slice" viewBox="0 0 1 1"/>` {
		t.Errorf("picture %s", got)
	}
	if m.ask(); len(m.ask()) > 0 || m.card("y") != "" || len(m.ask()) != 1 || m.card("y") != "" || len(m.ask()) > 0 {
		t.Error("a picture on its way is asked for again")
	}
}

func TestBattleIsPlayedOnBareHexesUntilTheMapIsThere(t *testing.T) {
	p := seated(t)
	sc := p.Table.Scenario
	if got := p.prints.of(sc, "en"); got.full != mapview.Blank(mapview.Extent(sc.Board)) || got.mini != got.full {
		t.Errorf("before the map is there: %.80s", got.full)
	}
	for _, address := range p.prints.ask() {
		p.prints.arrived(address, drawn)
	}
	if got := p.prints.of(sc, "en"); got.full != drawn || got.mini != drawn {
		t.Errorf("once it is there: %.80s", got.full)
	}
	if got := p.prints.of(sc, "pl"); got.full != drawn || len(p.prints.ask()) != 1 {
		t.Error("in another language it does not stay until the other map is there")
	}
}

func TestMissingMapIsToldAndFetchedAgain(t *testing.T) {
	for name, text := range map[string]string{"no connection": "", "not a picture": "<!doctype html>"} {
		p := seated(t)
		p.do("close-notice")
		p.prints.of(p.Table.Scenario, p.lang())
		for _, address := range p.prints.ask() {
			p.prints.arrived(address, text)
		}
		if n := p.shown().noticeCard(); n.Do != "fetch" || n.Text != p.say("notice.no-map.text", nil) {
			t.Errorf("%s: notice %+v", name, n)
		}
		if p.prints.of(p.Table.Scenario, p.lang()); len(p.prints.ask()) > 0 {
			t.Errorf("%s: asked for without end", name)
		}
		p.do("fetch")
		if p.prints.of(p.Table.Scenario, p.lang()); len(p.prints.ask()) != 2 || p.shown().noticeCard().Title != "" {
			t.Errorf("%s: not asked for again", name)
		}
	}
}

func TestAPlayerMayGoOnWithoutTheMap(t *testing.T) {
	p := seated(t)
	address := mapview.MapFile(p.Table.Scenario.Board.Name, p.lang())
	p.prints.lose(address)
	p.tell("notice.link", "", "", "")
	if p.shown().noticeCard().Do == "fetch" {
		t.Error("the map hides other news")
	}
	p.do("close-notice")
	if p.shown().noticeCard().Do != "fetch" {
		t.Error("the missing map is not told")
	}
	p.do("close-notice")
	if p.shown().noticeCard().Title != "" {
		t.Error("it is told again and again")
	}
}

func TestPageOfABattleAsksForItsMap(t *testing.T) {
	p, _ := newPage(t)
	p.do("battle:kulikovo-ambush")
	p.foresee()
	if got := p.prints.ask(); len(got) != 2 || got[0] != mapview.MapFile("kulikovo", "en") {
		t.Errorf("asked for %q", got)
	}
}
