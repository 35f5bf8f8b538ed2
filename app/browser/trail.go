package browser

import (
	"gonfalon/app/bridge"
	"gonfalon/app/page"
)

// trail is the browser's way back as this page leads it.
type trail struct {
	screen int             // number of the screen that is shown
	is     page.SameScreen // what it is
	led    bool            // its number came with an entry that was travelled to
	going  bool            // the browser is on its way to an entry that this page sent it to
}

// comeBack takes up the number that an entry had before the page was loaded anew.
func (r *root) comeBack() {
	at, known := entered()
	r.trail.screen, r.trail.led = at.Screen, known
}

// travel follows the browser's back and forward: on one screen they close what is open.
func (r *root) travel(bridge.Ref) bool {
	if r.trail.going {
		r.lead(false)
		r.keepTrail()
		return false
	}
	at, known := entered()
	switch {
	case known && at.Screen == r.trail.screen && !r.page.Awaits():
		r.page.CloseTo(at.Depth)
	case !known && address() == r.page.Hash():
	default:
		r.trail.led = known
		if known {
			r.trail.screen = at.Screen
		}
		r.visit(address())
	}
	return true
}

// keepTrail brings the browser's way back in line with what is shown. A page inside another
// adds nothing to it.
func (r *root) keepTrail() {
	if r.trail.going || r.page.Awaits() {
		return
	}
	r.number()
	have, known := entered()
	if !known {
		have = page.Milestone{Screen: r.trail.screen, Depth: r.page.Depth(), Floor: r.page.Depth()}
	}
	if r.embed {
		r.write(have, false)
		return
	}
	to := r.page.Milestone(have, r.trail.screen)
	back, beside := have.Way(to)
	if back > 0 {
		r.write(page.Milestone{Screen: to.Screen, Depth: have.Depth, Floor: have.Floor}, false)
		r.lead(true)
		if bridge.Window().Get("history").Ask("go", -back).Err() != nil {
			r.lead(false)
		}
		return
	}
	for _, at := range beside {
		r.write(at, true)
	}
	r.write(to, false)
}

// lead notes that the browser is on a way that no player sends it.
func (r *root) lead(going bool) {
	r.trail.going = going
	bridge.Window().Put("gonfalonLeads", going)
}

// number gives a screen that was not travelled to a number of its own.
func (r *root) number() {
	is := r.page.OnScreen()
	if is != r.trail.is && !r.trail.led {
		r.trail.screen++
	}
	r.trail.is, r.trail.led = is, false
}

// write writes an entry with the address of what is shown, beside the one that is there or over
// it. What is written there already is left alone.
func (r *root) write(at page.Milestone, beside bool) {
	hash := r.page.Hash()
	if is, known := entered(); !beside && known && is == at && hash == address() {
		return
	}
	how := "replaceState"
	if beside {
		how = "pushState"
	}
	state := map[string]any{"screen": at.Screen, "depth": at.Depth, "floor": at.Floor}
	bridge.Window().Get("history").Ask(how, state, "", here()+hash)
}

// entered is the entry that is shown; one that this page did not write is not known.
func entered() (at page.Milestone, known bool) {
	state := bridge.Window().Get("history").Get("state")
	if !state.There() || !state.Get("screen").IsNumber() {
		return page.Milestone{}, false
	}
	return page.Milestone{Screen: state.Get("screen").Whole(), Depth: state.Get("depth").Whole(), Floor: state.Get("floor").Whole()}, true
}
