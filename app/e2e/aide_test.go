package e2e

import "testing"

// The person leads one command, the computer the rest: it is given by taps, acts when the phase is
// ended, is shown doing so, and is found again after a reload.
func TestTheRestIsLedByTheComputer(t *testing.T) {
	t.Parallel()
	for _, s := range someOf(phone, desktop) {
		t.Run(s.name, func(t *testing.T) {
			b := open(t, s, serveAt(t, "/").URL+"?seed=1#battle="+ambush+"&against=squire&side=a&setup=historical")
			b.tap("#play")
			b.shows("#counsel")
			b.press("next:0")
			b.rest()
			b.press("command") // a unit's card does not ask who leads
			b.shows("#deputy-rest")
			b.rest()
			b.gallery("yours")
			b.tap("#deputy-rest")
			b.rest()
			b.press("cancel")
			b.rest()
			b.gallery("led")
			b.press("end")
			b.rest()
			if b.has(".dock.early") {
				b.tap("#confirm")
			}
			b.wait(`document.querySelectorAll(".dock.foe :is(.feats, .stream) li").length > 2`)
			b.tap("#foe-pause")
			b.rest()
			b.gallery("moving")
			b.tap("#aides-stop")
			b.wait(`Boolean(document.querySelector("#end-phase"))`)
			b.stored()
			b.again()
			b.wait(`Boolean(document.querySelector("#end-phase"))`)
			b.shows("#aides-go")
			if thrown := b.exceptions(); len(thrown) > 0 {
				t.Errorf("exceptions: %q", thrown)
			}
		})
	}
}
