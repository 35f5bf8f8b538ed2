package play

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// submit performs the command of a form with what was typed into it.
func (r *root) submit(ctx app.Context, e app.Event) {
	e.PreventDefault()
	form := e.Get("target")
	typed := form.Call("querySelector", "input, textarea").Get("value").String()
	r.page.do(form.Get("dataset").Get("submit").String() + ":" + typed)
	r.after(ctx)
}

// typed searches for what is typed, letter by letter.
func (r *root) typed(ctx app.Context, e app.Event) {
	field := e.Get("target")
	if field.Get("type").String() != "search" {
		ctx.PreventUpdate()
		return
	}
	r.page.do("find:" + field.Get("value").String())
	r.after(ctx)
}

// enter puts the cursor into a field that has just opened, with what it holds marked.
func (r *root) enter() {
	field := fieldShown()
	open := ""
	if field.Truthy() {
		open = named(field)
	}
	if open != "" && open != r.field {
		field.Call("focus")
		field.Call("select")
		field.Call("scrollIntoView", map[string]any{"block": "nearest"})
	}
	r.field = open
}

// fieldShown is the field that is to be filled in or copied, not truthy where there is none. At the
// table only the dock has forms, and looking for them on the map would take a while.
func fieldShown() app.Value {
	document := app.Window().Get("document")
	if copied := document.Call("getElementById", "copy"); copied.Truthy() {
		return copied
	}
	fields := "form[data-submit] :is(input, textarea)"
	if app.Window().Call("matchMedia", "(pointer: coarse)").Get("matches").Bool() {
		fields += ":not([type=search])" // the keyboard of the screen would cover what there is to read
	}
	if dock := document.Call("getElementById", "dock"); dock.Truthy() {
		document = dock
	}
	return document.Call("querySelector", fields)
}

// named is what tells a field from others: the command of its form, or its own id.
func named(field app.Value) string {
	if form := field.Get("form"); form.Truthy() {
		return form.Get("dataset").Get("submit").String()
	}
	return field.Get("id").String()
}
