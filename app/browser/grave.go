package browser

import (
	"time"

	"gonfalon/app/panel"
)

// grave is the card of something grave that lies over the table.
type grave struct {
	title string // of the card that is there, empty for none
	since time.Time
}

// deaf is how long such a card takes no press: who pressed by then meant something else.
const deaf = 400 * time.Millisecond

// shows notes when a card came.
func (g *grave) shows(card *panel.Grave) {
	title := ""
	if card != nil {
		title = card.Title
	}
	if title != g.title {
		g.title, g.since = title, time.Now()
	}
}

// fresh reports whether a card has just come.
func (g *grave) fresh() bool { return g.title != "" && time.Since(g.since) < deaf }
