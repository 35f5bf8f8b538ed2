package browser

import (
	"gonfalon/app/bridge"
	"gonfalon/app/mapview"
	"gonfalon/app/page"
	"gonfalon/app/telling"
	"gonfalon/engine/hex"
)

// stage is the one on the map (app/site/assets/stage.js).
func stage(camera *mapview.Camera) (s page.Stage) {
	on := bridge.Window().Get("gonfalonStage")
	if !on.There() {
		return s
	}
	s.Play = func(p telling.Play) {
		acts := make([]any, len(p.Acts))
		for i := range p.Acts {
			acts[i] = staged(&p.Acts[i], camera.Middle)
		}
		on.Ask("play", acts, p.Length.Milliseconds())
	}
	s.End = func() { on.Ask("end") }
	return s
}

// staged is an act as the stage takes it: places in units of the world, times in milliseconds.
func staged(a *telling.Act, middle func(hex.Hex) mapview.Point) map[string]any {
	way := make([]any, 0, 2*len(a.Way))
	for _, s := range a.Way {
		p := mapview.Between(middle(s.Hex), middle(s.To), s.Share)
		way = append(way, p.X, p.Y)
	}
	home := middle(a.Home)
	thrown := make([]any, len(a.Dice))
	for i, d := range a.Dice {
		thrown[i] = d
	}
	return map[string]any{"is": string(a.Is), "unit": int(a.Unit), "home": []any{home.X, home.Y}, "way": way,
		"from": a.From.Milliseconds(), "ms": a.For.Milliseconds(), "thrown": thrown}
}
