package panel

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
)

// SoundSwitch switches sounds in sight of the map. A nil one is not there.
type SoundSwitch struct {
	Lang string
	On   bool
}

func (s *SoundSwitch) draw() app.UI {
	if s == nil {
		return nothing()
	}
	icon, label := "mute", say(s.Lang, "sound.title")
	if s.On {
		icon = "loud"
	}
	return app.Button().Type("button").ID("sound").Class(class("tog loud", when(s.On, "on"))).Role("switch").Aria("checked", s.On).
		Aria("label", label).Title(label).DataSet(doAttr, do.Sound("")).Body(Icon(icon), app.Elem("i"))
}
