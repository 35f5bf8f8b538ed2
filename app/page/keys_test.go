package page

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"gonfalon/app/do"
	"gonfalon/app/panel"
)

// rows are the keys that are told, by what they do.
func rows(p *Page) map[string][]panel.Press {
	out := map[string][]panel.Press{}
	for _, k := range p.Shown().keyTable()[0].(panel.Keys).Of {
		out[k.Text] = k.Presses
	}
	return out
}

// A key is chosen by a press on the one that is told in Help and a press of another; all that names it follows.
func TestKeysAreChosen(t *testing.T) {
	p := seated(t)
	end := rows(p)["End the phase"]
	if len(end) != 1 || end[0].Do != do.Rekey(do.End()) {
		t.Fatalf("told are %+v", end)
	}
	if p.Rekey("z") {
		t.Error("a key was taken that nothing waits for")
	}
	p.Do(end[0].Do)
	if p.Rekey("Tab") || !p.Chooses() || rows(p)["Press the key for: End the phase"] == nil {
		t.Error("it does not wait for a sign")
	}
	if !p.Rekey("U") || !strings.Contains(p.Said(), "Take back") || !p.Chooses() {
		t.Errorf("a key that is taken is told as %q", p.Said())
	}
	if p.Rekey("n"); rows(p)["N already does this: the map."] == nil {
		t.Errorf("a key of the map is told as %+v", rows(p))
	}
	if !p.Rekey("ż") || p.Chooses() || rows(p)["End the phase"][0].Text != "Ż" {
		t.Errorf("chosen is %+v", rows(p)["End the phase"])
	}
	phase := p.Table.Table.Phase
	if p.Key("e") || p.Table.Table.Phase != phase {
		t.Error("the usual key still acts")
	}
	foot := p.Shown().Dock().Foot
	if i := slices.IndexFunc(foot, func(b panel.Button) bool { return b.Do == do.End() }); i < 0 || foot[i].Key != "Ż" {
		t.Errorf("the buttons are %+v", foot)
	}
	if again := OpenPage(p.shelf, p.Host); again.settings.Keys != "end=ż" {
		t.Errorf("the next visit has %q", again.settings.Keys)
	}
	if p.Key("ż"); !p.Key("Enter") || p.Table.Table.Phase == phase {
		t.Error("the chosen key does not end the phase")
	}
	p.Do(do.Rekey(do.Overlay("reach")))
	p.Rekey("Escape")
	if p.Do(do.KeysBack()); p.settings.Keys != "" || p.Chooses() || rows(p)["End the phase"][0].Text != "E" {
		t.Error("the usual keys are not back")
	}
}

// Where single letters do nothing without Alt, that is kept, and keys are told with it.
func TestLettersCanBeLeftToDictation(t *testing.T) {
	p := seated(t)
	p.Do(do.Letters())
	if cap := rows(p)["End the phase"][0].Text; !p.Quiet() || cap != "Alt E" {
		t.Errorf("told is %q", cap)
	}
	if keys := p.Shown().shortcuts(); keys[do.End()] != "Alt+E" || keys[do.Confirm()] != "Enter" {
		t.Errorf("browsers are told %v", keys)
	}
	if again := OpenPage(p.shelf, p.Host); !again.Quiet() {
		t.Error("the next visit does not know")
	}
}

// An army is led by the keys that were chosen for it, and by the arrows before the map has them.
func TestChosenKeysLeadAnArmy(t *testing.T) {
	p := seatedAt(t, "legnica-mieszko")
	p.Do(do.LeadAll())
	p.Do(do.Rekey(do.Way(0)))
	if p.Rekey("v"); !p.Key("v") || p.Key("1") {
		t.Errorf("with %q the keys v and 1 do otherwise", p.settings.Keys)
	}
	if !p.Steered("ArrowUp") {
		t.Error("the arrows do not lead it")
	}
}

// The keys stand in the same order whenever they are read: those of several moments begin with the same digits.
func TestKeysKeepTheirOrder(t *testing.T) {
	p := seated(t)
	first := p.Shown().keyTable()
	for range 20 {
		if again := p.Shown().keyTable(); !reflect.DeepEqual(again, first) {
			t.Fatalf("read again they are %+v, not %+v", again, first)
		}
	}
}
