package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Field is a picture of a battlefield; what it shows is said beside it.
type Field struct{ Picture string } // SVG

func (f Field) draw() app.UI {
	return app.Div().Class("pic ground").Aria("hidden", true).Body(picture(f.Picture))
}
