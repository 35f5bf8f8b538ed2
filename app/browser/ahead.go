package browser

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// restful is how many milliseconds a player has looked at the page when it gets ready what comes next.
const restful = 300

// readAhead gets ready what comes next while the player looks at the page.
func (r *root) readAhead(ctx app.Context) {
	if !r.reading && r.page.Lingers() {
		r.reading = true
		r.readOn(ctx, restful)
	}
}

// readOn reads on after so many milliseconds, and again after each pause as long as there is more.
func (r *root) readOn(ctx app.Context, after int) {
	pause(after, func() {
		ctx.Dispatch(func(ctx app.Context) {
			ctx.PreventUpdate()
			if r.reading = r.page.ReadAhead(); r.reading {
				r.readOn(ctx, breath)
			}
		})
	})
}
