package post

import (
	"bytes"
	"slices"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// Every letter comes out of its link as it went in, byte by byte, and no damaged link brings another one.
func TestLinksCarryLetters(t *testing.T) {
	damaged := 0
	for i, sc := range scenarios.All() {
		p := newPair(t, sc, uint64(i), game.Side(i%2), ThrowByLetter)
		p.most, p.restless = often(5, 40), true
		p.play()
		table := p.seats[0].Table
		for _, l := range table.Letters() {
			link, err := table.Link(l.Letter)
			p.must(err)
			raw, err := table.Unlink(link)
			p.must(err)
			if !bytes.Equal(raw, l.Raw) {
				t.Fatalf("%s: letter %d comes out as another", sc.ID, l.Number)
			}
			for range 20 {
				bad := []byte(link)
				bad[p.r.IntN(len(bad))] = "ABCabc019-_"[p.r.IntN(11)]
				if raw, err := table.Unlink(string(bad)); err == nil && !bytes.Equal(raw, l.Raw) {
					t.Fatalf("%s: a damaged link brings another letter", sc.ID)
				} else if err != nil {
					damaged++
				}
			}
			for _, cut := range []int{0, 1, len(link) / 2, len(link) - 1} {
				if _, err := table.Unlink(link[:cut]); err == nil {
					t.Fatalf("%s: a link cut to %d of %d is read", sc.ID, cut, len(link))
				}
			}
		}
	}
	if damaged < 100 {
		t.Errorf("only %d links were damaged", damaged)
	}
}

// Whatever bytes a link carries, it is read as a letter that is written again the same, or not at all.
func FuzzUnpack(f *testing.F) {
	sc, err := scenarios.Find("kulikovo-bobrok")
	if err != nil {
		f.Fatal(err)
	}
	p := newPair(f, sc, 1, game.A, ThrowByLetter)
	p.most = 6
	p.play()
	table := p.seats[0].Table
	for _, l := range table.Letters() {
		f.Add(table.pack(l.Letter))
	}
	f.Fuzz(func(t *testing.T, packed []byte) {
		l, err := table.unpacked(packed)
		if err != nil {
			return
		}
		raw, err := l.Encode()
		if err != nil {
			return // of a note or lines that no letter has
		}
		if back, err := Decode(raw); err != nil || !slices.Equal(back.Acts, l.Acts) || back.Note != l.Note {
			t.Errorf("%x: %v", packed, err)
		}
	})
}

// bound is how long links of battles may be: all of short ones, and 95 of 100 of others.
func bound(sc *game.Scenario) (most int, all bool) {
	switch {
	case sc.Short():
		return 600, true
	case sc.System == "bmw":
		return 1000, true
	}
	return 2000, false
}

// Links of captains fit where they have to: those of a short battle into any QR code.
func TestSizesOfLinks(t *testing.T) {
	for i, sc := range scenarios.All() {
		if !many && sc.ID != "kosovo-guns" && sc.ID != "hastings-flight" {
			continue
		}
		var sizes []int
		letters := 0
		for seed := range uint64(often(1, max(1, min(4, 60/sc.Minutes)))) {
			p := newPair(t, sc, seed, game.Side((uint64(i)+seed)%2), ThrowByLetter)
			p.appoint(seed)
			p.play()
			letters += len(p.sent)
			table := p.seats[0].Table
			for _, l := range table.Letters() {
				link, err := table.Link(l.Letter)
				p.must(err)
				sizes = append(sizes, len(link))
			}
		}
		slices.Sort(sizes)
		median, p95, most := sizes[len(sizes)/2], sizes[len(sizes)*95/100], sizes[len(sizes)-1]
		t.Logf("%s: %d letters, median %d, 95%% %d, most %d", sc.ID, letters, median, p95, most)
		limit, all := bound(sc)
		if got := map[bool]int{true: most, false: p95}[all]; got > limit {
			t.Errorf("%s: a link of %d characters, at most %d", sc.ID, got, limit)
		}
	}
}
