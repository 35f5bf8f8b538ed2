package browser

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
	"gonfalon/app/do"
)

// submit performs the command of a form that the browser submits.
func (r *root) submit(ctx app.Context, e app.Event) {
	e.PreventDefault()
	r.perform(ctx, bridge.Of(e).Get("target"))
}

// formOf is the form whose button was pressed, or that a key confirms, which presses its button. It is not left
// to the browser: in a frame that may submit no forms that says nothing at all.
func formOf(target bridge.Ref) bridge.Ref { return target.Ask("closest", "[type=submit]").Get("form") }

// perform performs the command of a form with what was typed into it.
func (r *root) perform(ctx app.Context, form bridge.Ref) {
	field := form.Ask("querySelector", "input, textarea")
	r.page.Do(do.Typed(form.Get("dataset").Get("submit").Text(), field.Get("value").Text()))
	if field.Get("type").Text() == "textarea" {
		form.Ask("reset") // it shows what it holds from now on, and what was typed no more
	}
	r.after(ctx)
}

// typed searches for what is typed, letter by letter.
func (r *root) typed(ctx app.Context, e app.Event) {
	field := bridge.Of(e).Get("target")
	if field.Get("type").Text() != "search" {
		ctx.PreventUpdate()
		return
	}
	r.page.Do(do.Find(field.Get("value").Text()))
	r.after(ctx)
}

// enter puts the cursor into a field that has just opened, with what it holds marked.
func (r *root) enter() {
	field := fieldShown()
	open := ""
	if field.There() {
		open = named(field)
	}
	if open != "" && open != r.field {
		field.Ask("focus")
		field.Ask("select")
		field.Ask("scrollIntoView", map[string]any{"block": "nearest"})
	}
	r.field = open
}

// fieldShown is the field that is to be filled in or copied, not truthy where there is none. At the
// table only the dock has forms, and looking for them on the map would take a while.
func fieldShown() bridge.Ref {
	document := bridge.Document()
	if copied := document.Ask("getElementById", "copy"); copied.There() {
		return copied
	}
	fields := "form[data-submit]:not(.aside) :is(input, textarea)"
	if bridge.Window().Ask("matchMedia", "(pointer: coarse)").Get("matches").True() {
		fields += ":not([type=search])" // the keyboard of the screen would cover what there is to read
	}
	if dock := document.Ask("getElementById", "dock"); dock.There() {
		document = dock
	}
	return document.Ask("querySelector", fields)
}

// named is what tells a field from others: the command of its form, or its own id.
func named(field bridge.Ref) string {
	if form := field.Get("form"); form.There() {
		return form.Get("dataset").Get("submit").Text()
	}
	return field.Get("id").Text()
}
