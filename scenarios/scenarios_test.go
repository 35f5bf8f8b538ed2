package scenarios

import (
	"strings"
	"testing"
	"testing/fstest"
)

func TestAllScenarios(t *testing.T) {
	ids := map[string]bool{}
	for _, s := range All() {
		if ids[s.ID] {
			t.Errorf("two scenarios are called %s", s.ID)
		}
		ids[s.ID] = true
		if s.Board == nil || s.New == nil || s.Digest == "" || s.System != "medieval" || s.Rules == 0 {
			t.Errorf("%s is incomplete: %+v", s.ID, s)
		}
		if !strings.HasPrefix(s.ID, s.Battle+"-") {
			t.Errorf("%s is not named after its battle %s", s.ID, s.Battle)
		}
	}
	if first, again := All()[0], All()[0]; first != again {
		t.Error("scenarios are parsed once and shared")
	}
}

func TestFind(t *testing.T) {
	s, err := Find("kulikovo-ambush")
	if err != nil {
		t.Fatal(err)
	}
	if s.Turns != [2]int{11, 20} || s.Sides != [2]string{"mongols", "russians"} || s.Edition != "kulikovo" || s.Year != 1380 {
		t.Errorf("%+v", s)
	}
	_, err = Find("agincourt")
	if want := "no scenario is called \"agincourt\"; there are: kulikovo-field, kulikovo-ambush, legnica-henry, legnica-czech-rescue, " +
		"legnica-bohemian-mile, kosovo-field, kosovo-milos, grunwald-clash, grunwald-blitzkrieg"; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
	if _, err = Medieval("agincourt"); err == nil {
		t.Error("Medieval finds a scenario that is not there")
	}
}

func TestDigestIsOfWhatTheFilesSay(t *testing.T) {
	base := digest([]string{"a: 1\nb: 2\n", "c"})
	same := digest([]string{"# remark\r\na: 1 # remark\r\n\r\nb: 2", "c\n"})
	if base != same {
		t.Error("remarks, blank lines and line ends change the digest")
	}
	for _, other := range [][]string{{"a: 1\nb: 3", "c"}, {"a: 1", "b: 2\nc"}} {
		if digest(other) == base {
			t.Errorf("%q has the same digest", other)
		}
	}
}

func TestMissingFileIsNamed(t *testing.T) {
	_, _, err := load(fstest.MapFS{"tiny/duel.txt": &fstest.MapFile{}}, "tiny/duel.txt")
	if err == nil || !strings.Contains(err.Error(), "tiny/map.txt") {
		t.Errorf("error %v", err)
	}
}

func TestMedievalGivesEachCallerItsOwn(t *testing.T) {
	ambush(t).Armies[0].Commands[0].Fatigue = 99
	if ambush(t).Armies[0].Commands[0].Fatigue == 99 {
		t.Error("a change made by one caller reaches another")
	}
}

func TestIntro(t *testing.T) {
	for _, s := range All() {
		for _, lang := range []string{"en", "pl"} {
			introduced(t, s.Battle, s.ID, lang)
		}
	}
	if Intro("kulikovo-ambush", "de") != Intro("kulikovo-ambush", "en") || Intro("kulikovo", "pl") == Intro("kulikovo", "en") {
		t.Error("another language falls back to English, Polish does not")
	}
	if got := Intro("agincourt", "en"); got != "" {
		t.Errorf("a battle that is not there has the introduction %q", got)
	}
}

// introduced checks that a battle and a scenario have a paragraph of three to six sentences each.
func introduced(t *testing.T, battle, id, lang string) {
	t.Helper()
	common, both := Intro(battle, lang), Intro(id, lang)
	own, ok := strings.CutPrefix(both, common+"\n\n")
	if !ok || own == "" || common == "" {
		t.Errorf("%s: %s has the introduction %q", lang, id, both)
	}
	for _, text := range []string{common, own} {
		if n := strings.Count(text+" ", ". "); n < 3 || n > 6 || strings.Contains(text, "\n") {
			t.Errorf("%s: %d sentences in %q", lang, n, text)
		}
	}
}
