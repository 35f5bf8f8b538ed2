package post

import "testing"

// Whoever is handed a link learns whose table it belongs to, however it is packed, and the first letter of
// all is read without a table.
func TestGameOf(t *testing.T) {
	p := newPair(t, short()[0], 5, 0, ThrowByLetter)
	p.most = 6
	p.play()
	a := p.seats[Challenger]
	for _, l := range a.Letters() {
		link, err := a.Link(l.Letter)
		p.must(err)
		if g, err := GameOf(link); err != nil || g != a.Game() {
			t.Errorf("letter %d: game %x, %v", l.Number, g, err)
		}
		for _, cut := range []string{"", link[:1], link[:9], "é" + link} {
			if g, err := GameOf(cut); err == nil && g == a.Game() {
				t.Errorf("%q names the game", cut)
			}
		}
		var none *Table
		raw, err := none.Unlink(link)
		if (err == nil) != (len(l.Acts) == 0) || err == nil && string(raw) != string(l.Raw) {
			t.Errorf("letter %d without a table: %v", l.Number, err)
		}
	}
}
