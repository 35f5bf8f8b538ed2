package browser

import (
	"time"

	"gonfalon/app/bridge"
	"gonfalon/app/panel"
)

// grave is the card of something grave that lies over the table.
type grave struct {
	title string    // of the card that is there, empty for none
	since time.Time // when it was drawn, zero until it is
}

// deaf is how long such a card takes no press: who pressed by then meant something else.
const deaf = 400 * time.Millisecond

// shows notes which card is about to be drawn.
func (g *grave) shows(card *panel.Grave) {
	title := ""
	if card != nil {
		title = card.Title
	}
	if title != g.title {
		g.title, g.since = title, time.Time{}
	}
}

// drawn notes that it has been drawn, which takes a slow device longer than deaf.
func (g *grave) drawn() {
	if g.since.IsZero() {
		g.since = time.Now()
	}
}

// fresh reports whether a card had just come when something was pressed, however long that has waited to be
// heard.
func (g *grave) fresh(press bridge.Ref) bool {
	return g.title != "" && (g.since.IsZero() || time.Since(g.since)-waited(press) < deaf)
}

// waited is how long ago an event came.
func waited(e bridge.Ref) time.Duration {
	ms := bridge.Window().Get("performance").Ask("now").Number() - e.Get("timeStamp").Number()
	return time.Duration(ms * float64(time.Millisecond))
}
