package fame

import (
	"errors"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/bot/level"
	"gonfalon/engine/game"
	"gonfalon/engine/thread"
)

// way is a thread of two chapters.
func way(t testing.TB) *thread.Thread {
	t.Helper()
	const stars = "\nstar: won\nstar: won-by 3\nstar: won-by 5, lost-fewer 1\n"
	th, err := thread.Read("thread.txt", "chapter first: year 1100\nlesson: ride\nbattle hill: side reds, against squire"+stars+
		"battle great-field: side blues, against squire"+stars+"chapter second: year 1200\nbattle ford: side blues, against squire"+stars, thread.Known{
		Battle: func(id string) ([2]string, bool, bool) {
			return [2]string{"reds", "blues"}, strings.HasPrefix(id, "great"), true
		},
		Lesson: func(string) bool { return true },
	})
	if err != nil {
		t.Fatal(err)
	}
	return th
}

// won is a battle on the hill that was won against a squire.
func won() Battle {
	return Battle{"hill", game.A, "2026-11-29", thread.Deed{Won: true, Level: level.Squire, Lead: 4, Turns: 3, Lost: 2}}
}

// lost is the same battle, lost.
func lost() Battle {
	return Battle{"hill", game.A, "2026-11-29", thread.Deed{Level: level.Squire, Turns: 5, Lost: 6, Leaders: [2]int{1, 0}}}
}

func TestABattleMakesTheRecordGrow(t *testing.T) {
	var r Record
	th := way(t)
	if n := r.Add(th, won()); n.Stars != [3]bool{true, true, false} {
		t.Errorf("the first win brings the stars %v", n.Stars)
	}
	better := won()
	better.Lead, better.Lost, better.Turns = 6, 0, 4
	if n := r.Add(th, better); n.Stars != [3]bool{false, false, true} {
		t.Errorf("a better one brings the stars %v", n.Stars)
	}
	r.Add(th, lost())
	want := Result{Won: 2, Lost: 1, Row: 1, Lead: 6, Turns: 3, Units: 0, Stars: 7, First: "2026-11-29"}
	if got := r.Results["hill/a/squire"]; got != want {
		t.Errorf("the result is %+v, want %+v", got, want)
	}
	if r.Run != 0 || r.Longest != 2 || r.Leaders != 1 {
		t.Errorf("the record is %+v", r)
	}
	e := th.At(thread.Place{Chapter: 0, Entry: 1})
	if n, of := r.AllStars(th); n != 3 || of != 9 || !r.Won(e) {
		t.Errorf("%d of %d stars", n, of)
	}
	if by := r.WonBy(); by[level.Squire] != 2 {
		t.Errorf("won by level: %v", by)
	}
}

// Stars are those of the side that the thread gives, and dice taken back leave the first alone.
func TestStarsAreGivenForTheSideOfTheThread(t *testing.T) {
	th, best := way(t), won()
	best.Lead, best.Lost = 9, 0
	for name, c := range map[string]struct {
		change func(*Battle)
		want   int
	}{
		"as given":       {func(*Battle) {}, 3},
		"the other side": {func(b *Battle) { b.Side = game.B }, 0},
		"dice back":      {func(b *Battle) { b.Retaken = true }, 1},
		"another battle": {func(b *Battle) { b.ID = "sea" }, 0},
		"lost":           {func(b *Battle) { b.Won = false }, 0},
	} {
		var r Record
		b := best
		c.change(&b)
		r.Add(th, b)
		if n, _ := r.AllStars(th); n != c.want {
			t.Errorf("%s: %d stars, want %d", name, n, c.want)
		}
	}
}

func TestAfterThreeDefeatsSomethingEasierIsOffered(t *testing.T) {
	var r Record
	th := way(t)
	e := th.At(thread.Place{Chapter: 0, Entry: 1})
	e.Against = level.Knight
	b := lost()
	b.Level = level.Knight
	for range 2 {
		r.Add(th, b)
	}
	if _, ok := r.Easier("hill", game.A, level.Knight); ok || r.Level(e) != level.Knight {
		t.Error("something easier is offered after two defeats")
	}
	r.Add(th, b)
	if l, ok := r.Easier("hill", game.A, level.Knight); !ok || l != level.Squire || r.Level(e) != level.Squire {
		t.Errorf("after three defeats %v is offered", r.Level(e))
	}
	if _, ok := r.Easier("hill", game.B, level.Knight); ok {
		t.Error("something easier is offered for the side that was not lost")
	}
	easy := won()
	easy.Level = level.Squire
	if r.Add(th, easy); r.Level(e) != level.Knight {
		t.Error("who has won since is still offered something easier")
	}
	easy.Level, easy.Lead, easy.Lost = level.Captain, 9, 0
	if r.Add(th, easy); r.Level(e) != level.Marshal {
		t.Errorf("with all stars against a captain %v is offered", r.Level(e))
	}
	easy.Level = level.Marshal
	if r.Add(th, easy); r.Level(e) != level.Marshal {
		t.Error("there is somebody above the marshal")
	}
	var new Record
	b.Level = 0
	for range 4 {
		new.Add(th, b)
	}
	if _, ok := new.Easier("hill", game.A, 0); ok {
		t.Error("there is something below the lowest level")
	}
}

// Each honour is given for its own deed, once, and not for dice taken back.
func TestHonoursAreGivenOnce(t *testing.T) {
	th := way(t)
	seen := map[string]bool{}
	try := func(want string, before []Battle, b Battle) {
		t.Helper()
		seen[want] = true
		var r, tricked Record
		for _, x := range before {
			r.Add(th, x)
			tricked.Add(th, x)
		}
		_, had := r.Honours[want]
		if n := r.Add(th, b); had || !slices.Contains(n.Honours, want) || r.Honours[want] != b.Date {
			t.Errorf("%s: given are %v, before it was given: %v", want, n.Honours, had)
		}
		if n := r.Add(th, b); slices.Contains(n.Honours, want) {
			t.Errorf("%s is given twice", want)
		}
		b.Retaken = true
		if n := tricked.Add(th, b); len(n.Honours) > 0 {
			t.Errorf("%s is given for dice taken back", want)
		}
	}
	with := func(change func(*Battle)) Battle { b := won(); change(&b); return b }
	try("first-banner", nil, with(func(b *Battle) { b.Taken = 1 }))
	try("full-charge", nil, with(func(b *Battle) { b.Charged = true }))
	try("from-behind", nil, with(func(b *Battle) { b.Won, b.Behind = false, true }))
	try("leader-taken", nil, with(func(b *Battle) { b.Leaders[1] = 1 }))
	try("three-at-once", nil, with(func(b *Battle) { b.Broken = 3 }))
	try("no-loss", []Battle{won()}, with(func(b *Battle) { b.Lost = 0 }))
	try("leaders-home", []Battle{won()}, with(func(b *Battle) { b.ID, b.Side = "great-field", game.B }))
	try("both-sides", []Battle{won()}, with(func(b *Battle) { b.Side = game.B }))
	try("all-stars", []Battle{won()}, with(func(b *Battle) { b.Lead, b.Lost = 5, 0 }))
	try("chapter", []Battle{won()}, with(func(b *Battle) { b.ID, b.Side = "great-field", game.B }))
	try("three-in-a-row", []Battle{won(), won()}, won())
	try("marshal-beaten", nil, with(func(b *Battle) { b.Level = level.Marshal }))
	for _, key := range Honours() {
		if !seen[key] && key != sevenDays { // which puzzles bring
			t.Errorf("%s is not tried", key)
		}
	}
}

func TestARecordIsReadAsItWasWritten(t *testing.T) {
	var r Record
	r.Add(way(t), won())
	r.Add(way(t), lost())
	again, err := Read(r.String())
	if err != nil || !reflect.DeepEqual(again, r) {
		t.Errorf("%v: %+v, want %+v", err, again, r)
	}
	if none, err := Read(""); err != nil || none.Results != nil {
		t.Errorf("before the first battle: %v, %+v", err, none)
	}
}

func TestWhatIsNoRecordIsCalledSo(t *testing.T) {
	for text, want := range map[string]error{
		`hello`: ErrForeign, `{}`: ErrForeign, `[]`: ErrForeign, `null`: ErrForeign, `{"format":0}`: ErrForeign, `{"format":1,"battles":3}`: ErrForeign,
		`{"format":2,"battles":3}`: ErrLater, `{"format":1,"tournaments":3}`: ErrLater,
		`{"format":1,"battles":{"hill":{}}}`:                                             ErrForeign,
		`{"format":1,"battles":{"hill/c/squire":{}}}`:                                    ErrForeign,
		`{"format":1,"battles":{"hill/a/emperor":{}}}`:                                   ErrForeign,
		`{"format":1,"battles":{"hill/a/squire":{"won":-1}}}`:                            ErrForeign,
		`{"format":1,"battles":{"hill/a/squire":{"stars":7}}}`:                           ErrForeign,
		`{"format":1,"battles":{"hill/a/squire":{"won":1,"stars":9}}}`:                   ErrForeign,
		`{"format":1,"battles":{"hill/a/squire":{"won":1,"first":"today"}}}`:             ErrForeign,
		`{"format":1,"leaders":99999999999999999999}`:                                    ErrForeign,
		`{"format":1,"honours":{"first-banner":"<script>"}}`:                             ErrForeign,
		`{"format":1,"battles":{"hill/a/squire":{"won":1,"stars":1}},"leaders":2}`:       nil,
		`{"format":1,"battles":{"hill/a/squire":{"won":1,"lead":-2000000}},"leaders":2}`: ErrForeign,
	} {
		if _, err := Read(text); !errors.Is(err, want) {
			t.Errorf("%s: %v, want %v", text, err, want)
		}
	}
}

// Of two records of one player the better of each stays, whichever comes first.
func TestTwoRecordsAreMerged(t *testing.T) {
	th := way(t)
	var a, b Record
	a.Add(th, won())
	a.Add(th, lost())
	better := won()
	better.Lead, better.Lost, better.Date = 7, 0, "2026-11-01"
	b.Add(th, better)
	other := won()
	other.ID, other.Side = "ford", game.B
	b.Add(th, other)
	m := Merge(a, b)
	want := Result{Won: 1, Lost: 1, Lead: 7, Turns: 3, Stars: 7, First: "2026-11-01"}
	if got := m.Results["hill/a/squire"]; got != want || m.Results["ford/b/squire"].Won != 1 {
		t.Errorf("merged is %+v, want %+v", got, want)
	}
	if m.Honours["no-loss"] != "2026-11-01" {
		t.Errorf("honours %v", m.Honours)
	}
	for name, again := range map[string]Record{"the other way": Merge(b, a), "again": Merge(m, b), "with itself": Merge(m, m), "with nothing": Merge(m, Record{})} {
		if !maps.Equal(again.Results, m.Results) || !maps.Equal(again.Honours, m.Honours) || again.Run != m.Run || again.Longest != m.Longest {
			t.Errorf("merged %s: %+v, want %+v", name, again, m)
		}
	}
	if a.Results["hill/a/squire"].Lead != 4 {
		t.Error("merging changes what is merged")
	}
}

// Whatever a text is, reading it ends, and what is read is written as it was read.
func FuzzARecordIsRead(f *testing.F) {
	var r Record
	r.Add(way(f), won())
	f.Add(r.String())
	f.Add(`{"format":2}`)
	f.Add(`{"format":1,"battles":{"hill/a/squire":{"won":1,"stars":255}}}`)
	f.Add("")
	f.Fuzz(func(t *testing.T, text string) {
		got, err := Read(text)
		if err != nil {
			return
		}
		again, err := Read(got.String())
		if err != nil || again.String() != got.String() {
			t.Errorf("%q: %v: %s, want %s", text, err, again.String(), got.String())
		}
		if m := Merge(got, got); m.Leaders != got.Leaders || len(m.Results) != len(got.Results) {
			t.Errorf("merged with itself it is %s", m.String())
		}
	})
}
