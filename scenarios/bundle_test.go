package scenarios

import (
	"errors"
	"path"
	"strings"
	"testing"

	"gonfalon/engine/clause"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// bundled is a battle of ours as somebody would send it, with its map or without.
func bundled(t testing.TB, file string, mapped bool) Bundle {
	t.Helper()
	text, err := shipped(file)
	if err != nil {
		t.Fatal(err)
	}
	b := Bundle{Name: path.Base(file), Battle: text}
	if mapped {
		if b.Map, err = shipped(path.Join(path.Dir(file), MapFile)); err != nil {
			t.Fatal(err)
		}
	}
	return b
}

// Each battle of ours travels as a text, packed and not, by itself and with its map, and is then the
// battle it was.
func TestBattlesTravelAsTexts(t *testing.T) {
	for i, s := range All() {
		for _, mapped := range []bool{false, true} {
			b := bundled(t, files()[i], mapped)
			again, err := ReadBundle(b.String())
			if err != nil || again.String() != b.String() {
				t.Fatalf("%s: %v", s.ID, err)
			}
			packed := b.Pack()
			got, err := Find(save.OwnMark + packed)
			if err != nil {
				t.Errorf("%s: %v", s.ID, err)
				continue
			}
			if !game.IsOwn(got.ID) || got.Made.Key != s.ID || got.Made.Packed != packed || len(packed) > 8<<10 {
				t.Errorf("%s came as %s (%+v) of %d bytes", s.ID, got.ID, got.Made.Key, len(packed))
			}
			one, _ := s.New(nil)
			if other, err := got.New(nil); err != nil || one.Hash() != other.Hash() {
				t.Errorf("%s begins otherwise: %v", s.ID, err)
			}
			if ours := got.Board.Name == s.Board.Name; ours == mapped {
				t.Errorf("%s with its own map %v is printed on %s", s.ID, mapped, got.Board.Name)
			}
		}
	}
}

// What two battles say parts them; remarks do not.
func TestTheIDOfABattleIsWhatItSays(t *testing.T) {
	b := bundled(t, "legnica/mieszko.txt", false)
	remarked, other := b, b
	remarked.Battle = "# mine\n" + b.Battle
	other.Battle = strings.Replace(b.Battle, "1-5", "1-6", 1)
	var ids []string
	for _, x := range []Bundle{b, remarked, other} {
		sc, err := x.Open()
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, sc.ID)
	}
	if ids[0] != ids[1] || ids[0] == ids[2] {
		t.Errorf("ids %q", ids)
	}
}

func TestWhatIsWrongWithABundle(t *testing.T) {
	good := bundled(t, "legnica/mieszko.txt", false)
	changed := func(from, to string) string {
		b := good
		b.Battle = strings.Replace(b.Battle, from, to, 1)
		return b.String()
	}
	for name, c := range map[string]struct{ text, want string }{
		"something else":       {"{}", ErrNoBundle.Error()},
		"a later format":       {"gonfalon battle 2\n", ErrNoBundle.Error()},
		"too long":             {good.String() + strings.Repeat("#\n", maxBundle), ErrBundleBig.Error()},
		"no battle":            {bundleHead + "\n=== map.txt ===\n", "want one battle"},
		"two battles":          {good.String() + "=== b.txt ===\n", "want one battle"},
		"one twice":            {good.String() + "=== mieszko.txt ===\n", "is there twice"},
		"words before":         {bundleHead + "\nhello\n" + good.String(), ":2: want the name of a text"},
		"a way out":            {changed("battle:       legnica", "battle: ../legnica"), `mieszko.txt:4: no map of ours is called "../legnica"`},
		"no such map":          {changed("battle:       legnica", "battle: troy"), `mieszko.txt:4: no map of ours is called "troy"`},
		"no such system":       {changed("system:       medieval", "system: chess"), "mieszko.txt:5: the line"},
		"a kind there is not":  {changed("cavalry, set-up", "dragons, set-up"), `mieszko.txt:21: no kind of unit is called "dragons"`},
		"a title with marks":   {changed("scenario: ", "title: <b>{x}\nscenario: "), "mieszko.txt:3: want at most 60 letters"},
		"a title without end":  {changed("scenario: ", "title: "+strings.Repeat("a", 61)+"\nscenario: "), "mieszko.txt:3: want at most 60 letters"},
		"two titles":           {changed("scenario: ", "title: a\ntitle: b\nscenario: "), "mieszko.txt:4"},
		"an army without end":  {changed("units 1-4:         cavalry, set-up each 2406 2407 2408 2409", "units 1-600: cavalry, set-up 2407\nunits 601-999: cavalry, set-up 2407\nunits 1-99: crossbows, set-up 2407"), "at most 999 units"},
		"a reserve nowhere":    {changed("set-up 2309", "set-up reserve"), "mieszko.txt:23: set-up where?"},
		"a hex off the part":   {changed("set-up 2309", "set-up 0505"), "mieszko.txt:23: hex 0505 is not on the field"},
		"a map that is broken": {bundleHead + "\n=== map.txt ===\n[META]\nsize: columns 00-99999, rows 00-3\n=== a.txt ===\nsystem: bmw\nbattle: x\n", "map.txt:2: size"},
	} {
		b, err := ReadBundle(c.text)
		if err == nil {
			_, err = b.Open()
		}
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", name, err, c.want)
		}
	}
}

// What is packed unpacks to nothing endless, and nothing that lost a letter is taken for whole.
func TestPackedBattlesAreWhole(t *testing.T) {
	bomb := Bundle{Name: "a.txt", Battle: strings.Repeat("#", 10*maxBundle)}.Pack()
	for name, packed := range map[string]string{"a bomb": bomb, "no letters of it": "%", "half of one": bomb[:len(bomb)/2], "none": "", "too long": strings.Repeat("a", maxPacked+1)} {
		if _, err := Unpack(packed); !errors.Is(err, ErrBundleBig) && !errors.Is(err, ErrPacked) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// The title and its author are said as they stand, commas and all.
func TestTitlesAreOfPeople(t *testing.T) {
	b := bundled(t, "legnica/mieszko.txt", false)
	b.Battle = "title: Jürgen, at the road: a duel\nauthor: Marek\n" + b.Battle
	sc, err := b.Open()
	if err != nil || sc.Made.Title != "Jürgen, at the road: a duel" || sc.Made.Author != "Marek" {
		t.Errorf("%+v, %v", sc, err)
	}
}

// A game of a battle that does not ship goes on from its record alone.
func TestRecordsCarryTheirBattle(t *testing.T) {
	sc, err := bundled(t, "hastings/flight.txt", true).Open()
	if err != nil {
		t.Fatal(err)
	}
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	s := game.NewSession(g, 3)
	for range 20 {
		if _, no := s.Do(s.Game.Offers(s.Game.Table().Expect[0].Side, nil)[0].Act); no != nil {
			t.Fatal(no)
		}
	}
	text := save.Write(sc, nil, s)
	rec, err := save.Read(text, Find)
	if err != nil {
		t.Fatal(err)
	}
	if o, trouble := save.Open(rec, Find); trouble != nil || o.Game.Hash() != s.Game.Hash() {
		t.Errorf("%v", trouble)
	}
	wrapped := save.Pick(save.Untangle(strings.ReplaceAll(folded(string(text), 72), "\n", "\n> ")))
	if mailed, err := save.Read([]byte(wrapped.Text), Find); err != nil || mailed.Own != rec.Own {
		t.Errorf("a letter: %v", err)
	}
	other := strings.Replace(string(text), sc.ID, game.OwnID+"0000000000000000", 1)
	if rec, err := save.Read([]byte(other), Find); err == nil {
		if _, trouble := save.Open(rec, Find); trouble == nil || trouble.Code != save.UnknownScenario {
			t.Errorf("a record under the name of another battle opens: %v", trouble)
		}
	}
}

// folded breaks lines after so many letters.
func folded(text string, n int) string {
	var b strings.Builder
	for i, r := range text {
		if b.WriteRune(r); i%n == n-1 {
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// Whatever is sent, it is a battle that can be begun, or answered with what is wrong.
func FuzzBundle(f *testing.F) {
	for _, file := range []string{"legnica/mieszko.txt", "hastings/flight.txt"} {
		f.Add(bundled(f, file, false).String())
		f.Add(bundled(f, file, true).String())
	}
	f.Fuzz(func(t *testing.T, text string) {
		b, err := ReadBundle(text)
		if err != nil {
			return
		}
		if again, err := ReadBundle(b.String()); err != nil || again.String() != b.String() {
			t.Fatalf("written anew it is another: %v", err)
		}
		sc, err := b.Open()
		if err != nil {
			var m *clause.Mistake
			if !errors.As(err, &m) && !errors.Is(err, ErrBundleBig) && !strings.Contains(err.Error(), "break down") {
				t.Errorf("%v names no line", err)
			}
			return
		}
		if got, err := Find(save.OwnMark + sc.Made.Packed); err != nil || got.ID != sc.ID {
			t.Errorf("packed it is another: %v", err)
		}
	})
}
