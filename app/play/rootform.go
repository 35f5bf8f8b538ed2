package play

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// submit performs the command of a form with what was typed into it.
func (r *Root) submit(ctx app.Context, e app.Event) {
	e.PreventDefault()
	form := e.Get("target")
	typed := form.Call("querySelector", "input").Get("value").String()
	r.page.Do(form.Get("dataset").Get("submit").String() + ":" + typed)
	r.after(ctx)
}

// enter puts the cursor into a form that has just opened, with what it holds marked.
func (r *Root) enter() {
	form := app.Window().Get("document").Call("querySelector", "form[data-submit]")
	open := ""
	if form.Truthy() {
		open = form.Get("dataset").Get("submit").String()
	}
	if open != "" && open != r.field {
		field := form.Call("querySelector", "input")
		field.Call("focus")
		field.Call("select")
		form.Call("scrollIntoView", map[string]any{"block": "nearest"})
	}
	r.field = open
}
