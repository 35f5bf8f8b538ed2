package page

import (
	"cmp"
	"slices"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/engine/game"
)

// toggleOverlay switches something on the map, keeps that, and says it.
func toggleOverlay(p *Page, name string) {
	on := p.Overlays.Layer(name)
	switch {
	case name == noLayers:
		p.Overlays = table.Overlays{Numbers: p.Overlays.Numbers, Names: p.Overlays.Names, From: p.Overlays.From, To: p.Overlays.To}
	case on == nil:
		return
	default:
		*on = !*on
	}
	p.settings.Layers = p.layersOn()
	p.keepSettings()
	if p.Table == nil {
		return
	}
	if on == nil {
		p.spoken = p.Say("overlay.all-off", nil)
		return
	}
	if p.spoken = p.Shown().layerTold(name); *on && p.Shown().isCrowded() {
		p.spoken += ". " + p.Say("overlay.crowded", nil)
	}
}

// layers is the drawer of the overlays.
func (p screens) layers() []panel.Section {
	keys := p.shortcuts()
	t, any := panel.Toggles{Title: p.Say("ui.overlays", nil)}, false
	for _, name := range table.Layers {
		s := panel.Segment{Do: do.Overlay(name), Label: p.Say("overlay."+name, nil), Text: p.Say("overlay."+name+".text", nil), On: p.LayerOn(name), Key: keys[do.Overlay(name)], Sample: p.sample(name)}
		if !*p.Overlays.Layer(name) && p.isVain(name) {
			s.Do, s.Text = "", p.Say("overlay."+name+".none", nil)
		}
		any = any || p.LayerOn(name) && !printedLayer(name)
		t.Items = append(t.Items, s)
	}
	list := []panel.Section{t}
	if p.isCrowded() {
		list = append(list, panel.Note{Text: p.Say("overlay.crowded", nil)})
	}
	if any {
		list = append(list, panel.Actions{Buttons: []panel.Button{{ID: "layers-off", Do: do.Overlay(noLayers), Label: p.Say("overlay.all-off", nil), Look: "gho"}}})
	}
	return append(list, p.aspect()...)
}

// sample is how an overlay looks on the map, as classes: in the colour of whom it is about.
func (p screens) sample(name string) string {
	whose := p.Table.Actor
	if name == "reach" || name == "zones" {
		whose = whose.Other()
	}
	return "lay lay-" + name + " of-" + match.SideKey(whose)
}

// printedLayer reports whether an overlay is printed on the map: usually on, and in nobody's way.
func printedLayer(name string) bool { return name == "numbers" || name == "names" }

// LayerOn reports whether an overlay is shown: where the table speaks plainly hexes usually have no numbers.
func (p *Page) LayerOn(name string) bool {
	usual := name == "names" || name == "numbers" && !(p.Table != nil && p.View().Plain())
	return *p.Overlays.Layer(name) != usual
}

// isVain reports whether an overlay would show nothing now.
func (p screens) isVain(name string) bool {
	switch v := p.View(); name {
	case "fire":
		return len(v.Fire(game.A).Hexes)+len(v.Fire(game.B).Hexes) == 0
	case "shaken":
		return len(v.Shaken()) == 0
	}
	return false
}

// crowd is from how many overlays on they are hard to tell apart.
const crowd = 5

// isCrowded reports whether so many are on, those aside that are printed on the map.
func (p screens) isCrowded() bool {
	n := 0
	for _, name := range table.Layers {
		if p.LayerOn(name) && !printedLayer(name) {
			n++
		}
	}
	return n >= crowd
}

// layerTold says what an overlay shows now that it was switched.
func (p screens) layerTold(name string) string {
	told, v := p.Say("overlay."+name, nil)+": ", p.View()
	switch {
	case !p.LayerOn(name):
		return told + p.Say("overlay.off", nil)
	case p.isVain(name):
		return told + p.Say("overlay."+name+".none", nil)
	case name == "fire":
		return told + p.Say("overlay.fire-told", i18n.Args{"a": v.Side(game.A), "n": len(v.Fire(game.A).Hexes), "b": v.Side(game.B), "m": len(v.Fire(game.B).Hexes)})
	case name == "sight":
		from, hidden := v.Unseen(p.Overlays.From)
		if from == nil {
			break
		}
		return told + p.Say("overlay.sight-told", i18n.Args{"n": len(hidden)})
	case name == "shaken":
		return told + p.Say("overlay.shaken-told", i18n.Args{"n": len(v.Shaken())})
	case name == "reach":
		m := v.Menace(p.Table.Actor.Other())
		return told + p.Say("overlay.reach-told", i18n.Args{"n": len(m.Hexes), "most": slices.Max(append(m.Strong, 0))})
	}
	return told + p.Say("overlay."+name+".text", nil)
}

// sayLooked tells those who listen what the overlays say of the hex that was tapped.
func (p *Page) sayLooked() {
	b := p.View().LookedAt(p.Overlays)
	if b.Title == "" {
		return
	}
	p.spoken = b.Title
	for _, more := range b.Text {
		p.spoken += ": " + more.Text
	}
}

// noLayers is kept where every overlay is off; where nothing is kept the path of the last move is shown.
const noLayers = "none"

// layersOn are the overlays that are on, as they are kept.
func (p *Page) layersOn() string {
	var on []string
	for _, name := range table.Layers {
		if *p.Overlays.Layer(name) {
			on = append(on, name)
		}
	}
	if len(on) == 0 {
		return noLayers
	}
	return strings.Join(on, " ")
}

// layOver switches the overlays on that were kept.
func (p *Page) layOver(kept string) {
	if kept == "" {
		kept = "last"
	}
	for _, name := range strings.Fields(kept) {
		if on := p.Overlays.Layer(name); on != nil {
			*on = true
		}
	}
}

// How the map lies and how large counters are, as the settings keep it; empty as it is printed and as usual.
const (
	turnedRound  = "round"
	turnedToSide = "side"
	smallCards   = "small"
	largeCards   = "large"
)

var aspectCommands = commands{
	"turn-map": turnMap,
	"cards-as": sizeCards,
}

// turnMap has the map lie some way. Without a name it is turned by half, and back.
func turnMap(p *Page, how string) {
	if how == "" && !p.Turned() {
		how = turnedRound
	}
	if how != turnedRound && how != turnedToSide {
		how = ""
	}
	p.settings.Turn = how
	p.keepSettings()
	p.findUpper()
	if p.Table != nil {
		p.spoken = p.Shown().MapLabel()
	}
}

// sizeCards has counters be shown in a size; one that there is not is the usual one.
func sizeCards(p *Page, size string) {
	if size != smallCards && size != largeCards {
		size = ""
	}
	p.settings.Cards = size
	p.keepSettings()
}

// findUpper finds out who sits at the upper edge of the printed map: whose counters begin nearer to it, else the
// second side.
func (p *Page) findUpper() {
	p.upper = game.B
	if p.Table == nil || p.settings.Turn != turnedToSide {
		return
	}
	g, err := p.Table.Scenario.New(p.options)
	if err != nil {
		return
	}
	s := game.NewSession(g, 1)
	deploy(s)
	if high(s.Game, game.A) < high(s.Game, game.B) {
		p.upper = game.A
	}
}

// high is how far the counters of a side stand from the upper edge of the map, in half hexes.
func high(g game.Game, side game.Side) float64 {
	sum, n := 0, 0
	for id := range game.ID(g.Counters()) {
		if u := g.Piece(id); u.Side == side && u.Where == game.OnMap {
			sum, n = sum+2*int(u.Hex.R)+int(u.Hex.Q), n+1
		}
	}
	return float64(sum) / float64(max(n, 1))
}

// Turned reports whether the map is shown turned by half. Lessons speak of it as it is printed.
func (p *Page) Turned() bool {
	switch {
	case p.Table == nil || p.Table.Lesson != nil:
		return false
	case p.settings.Turn == turnedToSide:
		return p.facing() == p.upper
	}
	return p.settings.Turn == turnedRound
}

// facing is the side that looks at the map: who has the screen to himself, else whose phase it is.
func (p *Page) facing() game.Side {
	c := p.Table
	if t := c.Table; c.Person == game.NoSide && t.Stage != game.StageSetUp && t.Phase >= 0 && t.Phase < len(t.Phases) {
		return t.Phases[t.Phase].Side
	}
	if c.Person != game.NoSide {
		return c.Person
	}
	return c.Actor
}

// shownWay is the command of a key that goes some way on the map as that is shown.
func (p *Page) shownWay(command string) string {
	if p.Turned() {
		return do.Opposite(command)
	}
	return command
}

// Cards is how large counters are shown.
func (p *Page) Cards() mapview.Size {
	return map[string]mapview.Size{smallCards: mapview.Small, largeCards: mapview.Large}[p.settings.Cards]
}

// MapLabel is the name of the map for who does not see it, with how it lies.
func (p screens) MapLabel() string {
	if p.Turned() {
		return p.Say("ui.map-turned", nil)
	}
	return p.Say("ui.map", nil)
}

// aspect is the choice of how map and counters are shown.
func (p screens) aspect() []panel.Section {
	lie := panel.Segments{Title: p.Say("aspect.turn", nil), Text: p.Say("aspect.turn."+cmp.Or(p.settings.Turn, "printed")+".text", nil)}
	for _, how := range []string{"", turnedRound, turnedToSide} {
		lie.Parts = append(lie.Parts, panel.Segment{Do: do.TurnMap(cmp.Or(how, "printed")), Label: p.Say("aspect.turn."+cmp.Or(how, "printed"), nil), On: p.settings.Turn == how})
	}
	size := panel.Segments{Title: p.Say("aspect.cards", nil)}
	for _, how := range []string{smallCards, "", largeCards} {
		size.Parts = append(size.Parts, panel.Segment{Do: do.CardsAs(how), Label: p.Say("aspect.cards."+cmp.Or(how, "usual"), nil), On: p.settings.Cards == how})
	}
	return []panel.Section{lie, size}
}
