package scenarios

import "testing"

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
