package page

// Milestone is what an entry of the browser's way back knows of itself, so that going back closes
// what is open, then leaves the battle for the shelf, then the site.
type Milestone struct {
	Screen int // told apart from the screens before it
	Depth  int // how much lies over the shelf: a battle, and what is open in it
	Floor  int // the depth of the first entry that is this site's
}

// Milestone is where the player is; have is the entry that is shown, on whatever screen.
func (p *Page) Milestone(have Milestone, screen int) Milestone {
	depth := p.Depth()
	return Milestone{screen, depth, min(have.Floor, depth)}
}

// Way is how the browser comes from one entry to another that is to be: how many entries it goes
// back first, else those to be written beside this one. What opens at once is closed one by one.
func (have Milestone) Way(to Milestone) (back int, beside []Milestone) {
	for n := have.Depth + 1; n <= to.Depth; n++ {
		beside = append(beside, Milestone{to.Screen, n, to.Floor})
	}
	return max(0, have.Depth-max(to.Depth, have.Floor)), beside
}

// Depth counts what going back would close one after another: the screen over the shelf, what is
// open on it, and what is previewed.
func (p *Page) Depth() (n int) {
	for _, open := range []bool{p.Table != nil || p.Battle != "", p.rule.Para != "", p.edit != setupEdit{}, p.naming != "", p.drawer != "", p.book != nil} {
		if open {
			n++
		}
	}
	if p.Table != nil {
		n += p.Table.Depth()
	}
	return n
}

// CloseTo closes what is open until no more than that lies over the shelf.
func (p *Page) CloseTo(depth int) {
	for p.Depth() > depth && p.Escape() {
	}
}

// SameScreen tells screens from others, as long as the page lives.
type SameScreen struct {
	sitting int // of the game on the table, 0 without one
	battle  string
}

// OnScreen is the screen that is shown.
func (p *Page) OnScreen() SameScreen {
	if p.Table == nil {
		return SameScreen{battle: p.Battle}
	}
	return SameScreen{sitting: p.Sitting}
}
