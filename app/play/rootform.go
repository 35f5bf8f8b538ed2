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

// enter puts the cursor into a field that has just opened, with what it holds marked.
func (r *root) enter() {
	field := app.Window().Get("document").Call("querySelector", "#copy, form[data-submit] :is(input, textarea)")
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

// named is what tells a field from others: the command of its form, or its own id.
func named(field app.Value) string {
	if form := field.Get("form"); form.Truthy() {
		return form.Get("dataset").Get("submit").String()
	}
	return field.Get("id").String()
}
