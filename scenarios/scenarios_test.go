package scenarios

import (
	"os"
	"regexp"
	"slices"
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
		if s.Board == nil || s.New == nil || s.Digest == "" || s.System == "" || s.Rules == 0 {
			t.Errorf("%s is incomplete: %+v", s.ID, s)
		}
		if s.ID != s.Battle && !strings.HasPrefix(s.ID, s.Battle+"-") {
			t.Errorf("%s is not named after its battle %s", s.ID, s.Battle)
		}
	}
	if first, again := All()[0], All()[0]; first != again {
		t.Error("scenarios are parsed once and shared")
	}
}

// Battles are found beside their maps; those that the order does not name come last, by their names.
func TestBattlesAreFoundInTheirFolders(t *testing.T) {
	for _, file := range order {
		if !slices.Contains(files(), file) {
			t.Errorf("the order names %s, which is not there", file)
		}
	}
	got := inOrder([]string{
		"aspern/map.txt", "aspern/bridge.txt", "kosovo/field.txt", "kosovo/map.txt", "kulikovo/dawn.txt", "kulikovo/field.txt", "kulikovo/map.txt",
		"kulikovo/ambush.txt", "kulikovo/intro.en.txt", "kulikovo/dusk.txt", "kulikovo/field.txt" + digestEnd, "lessons/ride.txt",
	})
	want := []string{"kulikovo/field.txt", "kulikovo/ambush.txt", "kosovo/field.txt", "aspern/bridge.txt", "kulikovo/dawn.txt", "kulikovo/dusk.txt"}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
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
	var ids []string
	for _, s := range All() {
		ids = append(ids, s.ID)
	}
	if want := `no scenario is called "agincourt"; there are: ` + strings.Join(ids, ", "); err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
	if _, err = Medieval("agincourt"); err == nil {
		t.Error("Medieval finds a scenario that is not there")
	}
}

// Who works on a battle plays it from its folder, introductions and all.
func TestFoldersOfBattlesAreReadFromDisk(t *testing.T) {
	read := 0
	for _, folder := range folders() {
		list, err := Folder(os.DirFS(folder))
		if err != nil {
			t.Error(err)
		}
		for _, s := range list {
			if known, err := Find(s.ID); err != nil || s.Digest != known.Digest {
				t.Errorf("%s in %s is another battle: %v", s.ID, folder, err)
			}
			read++
		}
	}
	if read != len(All()) {
		t.Errorf("%d battles were read, want %d", read, len(All()))
	}
}

func TestDigestIsOfWhatTheFilesSay(t *testing.T) {
	base := digest("", []string{"a: 1\nb: 2\n", "c"})
	same := digest("", []string{"# remark\r\na: 1 # remark\r\n\r\nb: 2", "c\n"})
	if base != same {
		t.Error("remarks, blank lines and line ends change the digest")
	}
	for _, other := range [][]string{{"a: 1\nb: 3", "c"}, {"a: 1", "b: 2\nc"}} {
		if digest("", other) == base {
			t.Errorf("%q has the same digest", other)
		}
	}
}

func TestMissingFileIsNamed(t *testing.T) {
	for _, system := range []string{"medieval", "bmw"} {
		duel := &fstest.MapFile{Data: []byte("system: " + system)}
		_, err := fields{}.open(within(fstest.MapFS{"tiny/duel.txt": duel}), "tiny/duel.txt")
		if err == nil || !strings.Contains(err.Error(), "tiny/map.txt") {
			t.Errorf("%s: error %v", system, err)
		}
	}
}

func TestARemarkBehindTheSystemIsNoPartOfIt(t *testing.T) {
	if got := headingOf("scenario: duel\nsystem: bmw # the second book\n", "system:"); got != "bmw" {
		t.Errorf("the system is %q", got)
	}
}

func TestUnknownSystemIsRefused(t *testing.T) {
	_, err := fields{}.open(within(fstest.MapFS{"duel.txt": &fstest.MapFile{Data: []byte("system: chess")}}), "duel.txt")
	if want := `duel.txt: the line "system:" must name one of: bmw, medieval`; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
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
		for _, lang := range []string{"en", "pl", "de"} {
			isIntroduced(t, s.Battle, s.ID, lang)
		}
	}
	if Intro("kulikovo-ambush", "xx") != Intro("kulikovo-ambush", "en") || Intro("kulikovo", "pl") == Intro("kulikovo", "en") {
		t.Error("another language falls back to English, Polish does not")
	}
	if got := Intro("agincourt", "en"); got != "" {
		t.Errorf("a battle that is not there has the introduction %q", got)
	}
}

// sentenceEnd is where a sentence ends; a German date has a stop behind its day.
var sentenceEnd = regexp.MustCompile(`[^0-9]\. `)

// isIntroduced checks that a battle and each of several scenarios of it have a paragraph of
// three to six sentences.
func isIntroduced(t *testing.T, battle, id, lang string) {
	t.Helper()
	common, both := Intro(battle, lang), Intro(id, lang)
	texts := []string{common}
	if id != battle {
		own, ok := strings.CutPrefix(both, common+"\n\n")
		if !ok || own == "" || common == "" {
			t.Errorf("%s: %s has the introduction %q", lang, id, both)
		}
		texts = append(texts, own)
	}
	for _, text := range texts {
		if n := len(sentenceEnd.FindAllString(text+" ", -1)); n < 3 || n > 6 || strings.Contains(text, "\n") {
			t.Errorf("%s: %d sentences in %q", lang, n, text)
		}
	}
}
