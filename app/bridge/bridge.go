package bridge

import (
	"errors"
	"net/url"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// ErrAbsent is why nothing can be asked of what is not there.
var ErrAbsent = errors.New("not there")

// A Refusal is what the browser has thrown, or broken a promise with.
type Refusal struct{ Name, Message string }

func (r Refusal) Error() string { return r.Name + ": " + r.Message }

// A Ref is something of the browser, or why there is none.
type Ref struct {
	value app.Value
	err   error
}

// Of is what an event or a component brings.
func Of(v app.Value) Ref { return Ref{value: v} }

// Window is the window of the page.
func Window() Ref { return Of(app.Window()) }

// Document is the document of the page.
func Document() Ref { return Window().Get("document") }

// Page is the element that is all of the document.
func Page() Ref { return Document().Get("documentElement") }

// Leave goes to another page of the site, in the language that the address of this one asks for, if any.
func Leave(to string) {
	if lang := app.Window().URL().Query().Get("lang"); lang != "" {
		page, hash, hashed := strings.Cut(to, "#")
		if to = page + "?lang=" + url.QueryEscape(lang); hashed {
			to += "#" + hash
		}
	}
	_ = Window().Get("location").Put("href", to)
}

// May is something that the page may use here, which was asked for when it began
// (app/site/assets/may.js).
func May(name string) Ref { return Window().Get("gonfalonMay").Get(name) }

// Find is the first element that a selector fits.
func Find(selector string) Ref { return Document().Ask("querySelector", selector) }

// ByID is the element of an id.
func ByID(id string) Ref { return Document().Ask("getElementById", id) }

// There reports whether it is something: not undefined, null, false, zero or an empty text.
func (r Ref) There() bool { return r.value != nil && r.value.Truthy() }

// Err is why it is nothing; nil if it is something, and if nothing was thrown.
func (r Ref) Err() error { return r.err }

// Value is it as others want to have it; undefined where there is none.
func (r Ref) Value() app.Value {
	if r.value == nil {
		return app.Undefined()
	}
	return r.value
}

// absent reports whether nothing can be asked of it.
func (r Ref) absent() bool {
	return r.value == nil || r.value.IsUndefined() || r.value.IsNull()
}

// nothing is what comes of asking something that is not there.
func (r Ref) nothing() Ref {
	if r.err == nil {
		r.err = ErrAbsent
	}
	return Ref{err: r.err}
}

// Get is a property. One whose reading throws is not there (app/site/assets/start.js).
func (r Ref) Get(name string) Ref {
	if r.absent() {
		return r.nothing()
	}
	return Of(r.value.Get(name))
}

// Ask calls a method.
func (r Ref) Ask(method string, args ...any) Ref {
	if r.absent() {
		return r.nothing()
	}
	return tried(func() app.Value { return r.value.Call(method, plain(args)...) })
}

// Run calls a function.
func (r Ref) Run(args ...any) Ref {
	if r.absent() {
		return r.nothing()
	}
	return tried(func() app.Value { return r.value.Invoke(plain(args)...) })
}

// Make makes something of a class.
func (r Ref) Make(args ...any) Ref {
	if r.absent() {
		return r.nothing()
	}
	return tried(func() app.Value { return r.value.New(plain(args)...) })
}

// Put sets a property.
func (r Ref) Put(name string, x any) error {
	if r.absent() {
		return r.nothing().err
	}
	return Window().Get("Reflect").Ask("set", r.value, name, x).err
}

// tried does something that may throw.
func tried(do func() app.Value) (r Ref) {
	defer func() {
		if thrown := recover(); thrown != nil {
			r = Ref{err: refusal(thrown)}
		}
	}()
	return Of(do())
}

// plain are arguments as the browser takes them.
func plain(args []any) []any {
	for i, a := range args {
		if r, ok := a.(Ref); ok {
			args[i] = r.Value()
		}
	}
	return args
}

// IsText reports whether it is a text, be it empty.
func (r Ref) IsText() bool { return r.value != nil && r.value.Type() == app.TypeString }

// Text is a text; "" if it is none.
func (r Ref) Text() string {
	if !r.IsText() {
		return ""
	}
	return r.value.String()
}

// IsNumber reports whether it is a number, be it zero.
func (r Ref) IsNumber() bool { return r.value != nil && r.value.Type() == app.TypeNumber }

// Number is a number; 0 if it is none.
func (r Ref) Number() float64 {
	if !r.IsNumber() {
		return 0
	}
	return r.value.Float()
}

// Whole is the whole part of a number.
func (r Ref) Whole() int { return int(r.Number()) }

// True reports whether it is the value true.
func (r Ref) True() bool {
	return r.value != nil && r.value.Type() == app.TypeBoolean && r.value.Bool()
}

// Len is how many there are in a list.
func (r Ref) Len() int { return r.Get("length").Whole() }

// At is one of a list.
func (r Ref) At(i int) Ref {
	if r.absent() {
		return r.nothing()
	}
	return Of(r.value.Index(i))
}

// Await hears what becomes of a promise, and leaves nothing behind. What is no promise is broken at once.
func (r Ref) Await(kept func(Ref), broken func(error)) {
	var yes, no app.Func
	end := func() { yes.Release(); no.Release() }
	yes = Hear(func(args []Ref) { end(); kept(args[0]) })
	no = Hear(func(args []Ref) { end(); broken(refusal(args[0].value)) })
	if asked := r.Ask("then", yes, no); asked.err != nil {
		end()
		broken(asked.err)
	}
}

// Hear is a function that the browser may call. It hears of at least one argument.
func Hear(do func(args []Ref)) app.Func {
	return Answer(func(args []Ref) any { do(args); return nil })
}

// Answer is a function that the browser may call for its answer.
func Answer(do func(args []Ref) any) app.Func {
	return app.FuncOf(func(_ app.Value, args []app.Value) any {
		refs := make([]Ref, max(1, len(args)))
		for i, a := range args {
			refs[i] = Of(a)
		}
		return do(refs)
	})
}
