package browser

import (
	"gonfalon/app/bridge"
	"gonfalon/app/mapview"
	"gonfalon/app/page"
	"gonfalon/app/sound"
	"gonfalon/engine/game"
)

// loudspeaker is that of the device (app/site/assets/sound.js), as far as it has one: sounds are heard
// where the map shows what they belong to.
func loudspeaker(camera *mapview.Camera) (l page.Loudspeaker) {
	if speaker := bridge.Window().Get("gonfalonSound"); speaker.There() {
		l.Level = func(level int) { speaker.Ask("level", level) }
		l.Play = func(n sound.Note) {
			side := 0.0
			if !n.Wide {
				var seen bool
				if side, seen = camera.Side(n.At); !seen && n.Name == sound.Near {
					n.Name = sound.Far
				}
			}
			speaker.Ask("play", n.Name, side, n.Wait.Milliseconds(), n.Share, n.Times)
		}
	}
	if shake := bridge.Window().Get("gonfalonBuzz"); shake.There() {
		l.Shake = func(g game.Gravity) { shake.Run(int(g.Level())) }
	}
	return l
}
