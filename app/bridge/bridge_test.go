package bridge

import (
	"errors"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Of what is not there everything is nothing, and says why.
func TestNothingOfNothing(t *testing.T) {
	var none Ref
	for name, r := range map[string]Ref{
		"a property": none.Get("style").Get("width"), "a method": none.Ask("focus").Ask("blur"),
		"a function": none.Run(), "a class": none.Make(1), "one of a list": none.At(0),
	} {
		if r.There() || !errors.Is(r.Err(), ErrAbsent) || r.Text() != "" || r.Number() != 0 || r.Whole() != 0 || r.True() || r.Len() != 0 {
			t.Errorf("%s is %+v", name, r)
		}
	}
	if err := none.Put("x", 1); !errors.Is(err, ErrAbsent) {
		t.Errorf("setting it: %v", err)
	}
	broken := false
	none.Await(func(Ref) { t.Error("its promise is kept") }, func(err error) { broken = errors.Is(err, ErrAbsent) })
	if !broken {
		t.Error("its promise is not broken")
	}
}

// What a call throws is an error of it.
func TestWhatIsThrownIsAnError(t *testing.T) {
	if r := tried(func() app.Value { panic("no") }); r.Err() == nil || r.There() {
		t.Errorf("it is %+v", r)
	}
}
