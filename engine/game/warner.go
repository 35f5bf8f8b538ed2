package game

// Warner is a Game that knows what a move brings upon its own side besides what it costs.
type Warner interface {
	// Warnings is what came of a counter's acts since a position before them, and what comes of
	// where it stands now: tests with their chances, and what is sure with Of 0.
	Warnings(unit ID, since Game) []Risk
}

// warnings asks the game after a glimpse what its player should know before.
func (w *Glimpse) warnings(unit ID, before Game) []Risk {
	if g, warns := w.After.Game.(Warner); warns && unit != None && w.Done > 0 {
		return g.Warnings(unit, before)
	}
	return nil
}
