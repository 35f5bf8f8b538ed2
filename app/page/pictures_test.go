package page

import (
	"testing"

	"gonfalon/app/mapview"
)

const drawn = `<svg viewBox="0 0 1 1"/>`

func TestBattleIsPlayedOnBareHexesUntilTheMapIsThere(t *testing.T) {
	p := seated(t)
	sc := p.Table.Scenario
	if got := p.Prints.Of(sc, "en"); got.Full != mapview.Blank(mapview.Extent(sc.Board)) || got.Mini != got.Full {
		t.Errorf("before the map is there: %.80s", got.Full)
	}
	for _, address := range p.Prints.Ask() {
		p.Prints.Arrived(address, drawn)
	}
	if got := p.Prints.Of(sc, "en"); got.Full != drawn || got.Mini != drawn {
		t.Errorf("once it is there: %.80s", got.Full)
	}
	if got := p.Prints.Of(sc, "pl"); got.Full != drawn || len(p.Prints.Ask()) != 1 {
		t.Error("in another language it does not stay until the other map is there")
	}
}

func TestMissingMapIsToldAndFetchedAgain(t *testing.T) {
	for name, text := range map[string]string{"no connection": "", "not a picture": "<!doctype html>"} {
		p := seated(t)
		p.Do("close-notice")
		p.Prints.Of(p.Table.Scenario, p.Lang())
		for _, address := range p.Prints.Ask() {
			p.Prints.Arrived(address, text)
		}
		if n := p.Shown().NoticeCard(); n.Do != "fetch" || n.Text != p.Say("notice.no-map.text", nil) {
			t.Errorf("%s: notice %+v", name, n)
		}
		if p.Prints.Of(p.Table.Scenario, p.Lang()); len(p.Prints.Ask()) > 0 {
			t.Errorf("%s: asked for without end", name)
		}
		p.Do("fetch")
		if p.Prints.Of(p.Table.Scenario, p.Lang()); len(p.Prints.Ask()) != 2 || p.Shown().NoticeCard().Title != "" {
			t.Errorf("%s: not asked for again", name)
		}
	}
}

func TestAPlayerMayGoOnWithoutTheMap(t *testing.T) {
	p := seated(t)
	address := mapview.MapFile(p.Table.Scenario.Board.Name, p.Lang())
	p.Prints.Arrived(address, "")
	p.tell("notice.link", "", "", "")
	if p.Shown().NoticeCard().Do == "fetch" {
		t.Error("the map hides other news")
	}
	p.Do("close-notice")
	if p.Shown().NoticeCard().Do != "fetch" {
		t.Error("the missing map is not told")
	}
	p.Do("close-notice")
	if p.Shown().NoticeCard().Title != "" {
		t.Error("it is told again and again")
	}
}

func TestPageOfABattleAsksForItsMap(t *testing.T) {
	p, _ := newPage(t)
	p.Do("battle:kulikovo-ambush")
	p.Foresee()
	if got := p.Prints.Ask(); len(got) != 2 || got[0] != mapview.MapFile("kulikovo", "en") {
		t.Errorf("asked for %q", got)
	}
}
