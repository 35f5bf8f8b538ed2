package panel

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
)

// GiveBack is the button by which a page inside another gives wheel and finger back to that
// (app/site/assets/reader.js). The style sheet shows it while the page has them.
func GiveBack(lang string) app.UI {
	return app.Button().Type("button").Class("card give-back").DataSet(doAttr, do.GiveBack()).Body(
		Icon("scroll"), app.Span().Text(say(lang, "ui.give-back")))
}
