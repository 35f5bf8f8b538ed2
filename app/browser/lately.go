package browser

import "gonfalon/app/bridge"

// word tells one state of the game on the table from another.
type word struct{ sitting, version, kept int }

// leaveWord leaves with the page what a report tells of the game, as a program that has ended cannot
// be asked (app/site/assets/trouble.js).
func (r *root) leaveWord() {
	now := word{sitting: r.page.Sitting}
	if c := r.page.Table; c != nil {
		now.version, now.kept = 1+c.Version, r.page.KeptActs()
	}
	if now != r.left {
		r.left = now
		bridge.Window().Put("gonfalonLately", r.page.Lately())
	}
}
