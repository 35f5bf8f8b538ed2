package e2e

import "testing"

// thought holds once advice is there.
const thought = `document.querySelectorAll(".dock.counsel .rc").length > 1`

// Who asks what he could do is shown plans on the map; one tap shows the next, one takes it, and one
// takes it back.
func TestAdviceIsShownAndTaken(t *testing.T) {
	t.Parallel()
	for _, s := range someOf(phone, desktop) {
		t.Run(s.name, func(t *testing.T) {
			b := open(t, s, serveAt(t, "/").URL+"#battle="+ambush+"&against=person&setup=historical")
			b.tap("#play")
			b.shows("#counsel")
			acts := b.acts()
			b.tap("#counsel")
			b.wait(thought)
			b.rest()
			b.gallery("plans")
			if b.acts() != acts {
				t.Errorf("to be advised made %d acts of %d", b.acts(), acts)
			}
			b.tap("#counsel")
			b.wait(`document.querySelectorAll(".dock.counsel .rc")[1].matches(".on")`)
			b.rest()
			b.gallery("second")
			b.tap("#confirm")
			b.wait(`!document.querySelector(".dock.counsel") && document.querySelector("#end-phase")`)
			b.rest()
			if b.acts() == acts {
				t.Error("the plan is taken, and nothing is done")
			}
			b.gallery("taken")
			b.tap("#undo")
			b.rest()
			if b.acts() != acts {
				t.Errorf("one undo leaves %d acts of %d", b.acts(), acts)
			}
			if thrown := b.exceptions(); len(thrown) > 0 {
				t.Errorf("exceptions: %q", thrown)
			}
		})
	}
}

// acts is how many acts the battle on the table has.
func (b *tab) acts() int {
	return eval[int](b, "Number(document.querySelector('main').dataset.acts)")
}
