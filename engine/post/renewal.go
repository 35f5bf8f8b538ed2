package post

import "encoding/hex"

// renewing is a wish for new roots that waits for the other.
type renewing struct {
	by     Role
	anchor Secret
}

// renew takes a letter with a new anchor. Both draw new roots, whoever asked: after a lost device, a settled
// branch, or near the end of a chain. Who asks is bound before the other shows anything. A throw that was
// owed is declared again.
func (g *Ledger) renew(l *Letter) *Refusal {
	anchor, ok := anchorOf(l)
	if !ok || l.Way != ByLetter || g.strict && l.Release {
		return refuse(BadRenewal)
	}
	if g.renewing == nil {
		g.renewing = &renewing{l.By, anchor}
		g.renewed[l.By]++
		return nil
	}
	first := g.renewing
	switch {
	case l.By == first.by:
		return refuse(RenewalWaits)
	case anchor == first.anchor, g.knows(anchor), g.knows(first.anchor):
		return refuse(SameAnchor)
	}
	g.known[first.by], g.known[l.By] = first.anchor, anchor
	g.index, g.released, g.renewing, g.owed = [2]int{}, [2]bool{}, nil, nil
	g.released[first.by] = l.Release
	return nil
}

// knows reports whether a secret is the last that one of both showed.
func (g *Ledger) knows(s Secret) bool { return s == g.known[0] || s == g.known[1] }

// anchorOf is the new anchor that a letter brings.
func anchorOf(l *Letter) (anchor Secret, ok bool) {
	if l.Shows || len(l.Acts) != 1 || len(l.Acts[0]) != 2*len(anchor) {
		return anchor, false
	}
	n, err := hex.Decode(anchor[:], []byte(l.Acts[0]))
	return anchor, err == nil && n == len(anchor)
}
