package printing

import "testing"

const drawn = `<svg viewBox="0 0 1 1"/>`

func TestAPictureIsWantedOnce(t *testing.T) {
	var m Pictures
	if m.Card("x") != "" || m.Card("x") != "" || len(m.wanted) != 1 {
		t.Errorf("wanted %q", m.wanted)
	}
	m.keep(m.wanted[0], drawn)
	if got := m.Card("x"); got != `<svg preserveAspectRatio="xMidYMid slice" viewBox="0 0 1 1"/>` {
		t.Errorf("picture %s", got)
	}
	if m.Ask(); len(m.Ask()) > 0 || m.Card("y") != "" || len(m.Ask()) != 1 || m.Card("y") != "" || len(m.Ask()) > 0 {
		t.Error("a picture on its way is asked for again")
	}
}
