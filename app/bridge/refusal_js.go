package bridge

import (
	"fmt"
	"syscall/js"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// refusal is what was thrown, as an error.
func refusal(thrown any) error {
	var v Ref
	switch t := thrown.(type) {
	case js.Error:
		v = Of(app.ValueOf(t.Value))
	case app.Value:
		v = Of(t)
	case error:
		return t
	default:
		return fmt.Errorf("thrown: %v", t)
	}
	if name := v.Get("name").Text(); name != "" {
		return Refusal{name, v.Get("message").Text()}
	}
	return Refusal{"thrown", v.Value().String()}
}
