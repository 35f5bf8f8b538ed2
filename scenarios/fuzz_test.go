package scenarios

import (
	"testing"
	"testing/fstest"

	"gonfalon/engine/game"
)

// Whatever an owner writes, a file is either read or answered with its mistakes.
func FuzzMap(f *testing.F) {
	f.Add(tinyMap)
	f.Add("[META]\nsize: columns 00-99, rows 00-99\n[GRID]\n00 .")
	f.Fuzz(func(t *testing.T, text string) {
		b, err := readMap("fuzz", "fuzz.txt", text)
		if (b == nil) == (err == nil) {
			t.Errorf("map %v, error %v", b, err)
		}
	})
}

func FuzzBattle(f *testing.F) {
	f.Add(tinyBattle)
	f.Add("side :\nleader :\nunits :,")
	f.Fuzz(func(t *testing.T, text string) {
		s, err := parseTiny(t, text)
		if err == nil && (len(s.Armies[0].Commands) == 0 || s.Edition == nil) {
			t.Errorf("accepted without armies or edition: %+v", s)
		}
	})
}

// A battle that is accepted can be begun, and stands soundly.
func FuzzFolder(f *testing.F) {
	for _, file := range files() {
		from, err := load(shipped, file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(from.text[0], from.text[1])
	}
	f.Fuzz(func(t *testing.T, field, battle string) {
		folder := fstest.MapFS{"x/" + MapFile: {Data: []byte(field)}, "x/battle.txt": {Data: []byte(battle)}}
		sc, err := fields{}.open(within(folder), "x/battle.txt")
		if err != nil {
			return
		}
		g, err := sc.New(nil)
		if err != nil {
			return
		}
		if err := g.Audit(); err != nil {
			t.Error(err)
		}
		g.Offers(game.B, g.Offers(game.A, nil))
		g.Hash()
	})
}
