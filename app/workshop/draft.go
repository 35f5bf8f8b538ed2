package workshop

import (
	"encoding/json"
	"errors"
	"strings"

	"gonfalon/scenarios"
)

// Draft is a battle being made, with all that was done to it.
type Draft struct {
	Texts
	File string // the name of the text of the battle
	From string // the title of what it was made of, "" for nothing

	steps []step
	done  int // so many of the steps are done; those after them can be done again
}

// Texts are the two texts of a battle. That of the map is empty where the battle is fought on one of ours.
type Texts struct{ Battle, Map string }

// step is what one gesture changed.
type step struct {
	Changes []change `json:"c"`
	Typed   bool     `json:"t,omitempty"` // letter by letter
}

// change is a place of a text where something was put in the place of something else.
type change struct {
	OfMap bool   `json:"m,omitempty"`
	At    int    `json:"a"`
	Cut   string `json:"x,omitempty"`
	Put   string `json:"p,omitempty"`
}

// Edit does something to the texts, in one step that can be undone. It reports whether anything changed.
func (d *Draft) Edit(do func(*Texts)) bool { return d.edit(do, false) }

// Type takes the text of the battle, or of the map, as somebody is typing it.
func (d *Draft) Type(ofMap bool, text string) bool {
	return d.edit(func(t *Texts) {
		if ofMap {
			t.Map = text
		} else {
			t.Battle = text
		}
	}, true)
}

func (d *Draft) edit(do func(*Texts), typed bool) bool {
	now := d.Texts
	do(&now)
	var s step
	for _, x := range []struct {
		ofMap    bool
		old, now string
	}{{false, d.Battle, now.Battle}, {true, d.Map, now.Map}} {
		if x.old != x.now {
			s.Changes = append(s.Changes, difference(x.ofMap, x.old, x.now))
		}
	}
	if len(s.Changes) == 0 {
		return false
	}
	d.Texts, d.steps = now, d.steps[:d.done]
	if s.Typed = typed; d.done > 0 && d.steps[d.done-1].goesOn(s) {
		last := &d.steps[d.done-1].Changes[0]
		last.Put += s.Changes[0].Put
		return true
	}
	d.steps = append(d.steps, s)
	d.done++
	return true
}

// goesOn reports whether another step types on where one has stopped, in the same line.
func (s step) goesOn(next step) bool {
	if !s.Typed || !next.Typed || len(s.Changes) != 1 || len(next.Changes) != 1 {
		return false
	}
	a, b := s.Changes[0], next.Changes[0]
	return a.OfMap == b.OfMap && b.Cut == "" && b.At == a.At+len(a.Put) && !strings.Contains(a.Put+b.Put, "\n")
}

// difference is the one place in which two texts differ.
func difference(ofMap bool, old, now string) change {
	from := 0
	for from < min(len(old), len(now)) && old[from] == now[from] {
		from++
	}
	end := 0
	for end < min(len(old), len(now))-from && old[len(old)-1-end] == now[len(now)-1-end] {
		end++
	}
	return change{OfMap: ofMap, At: from, Cut: old[from : len(old)-end], Put: now[from : len(now)-end]}
}

// swap puts one thing in the place of another in the text of a change.
func (t *Texts) swap(c change, cut, put string) bool {
	text := &t.Battle
	if c.OfMap {
		text = &t.Map
	}
	if c.At < 0 || c.At > len(*text) || !strings.HasPrefix((*text)[c.At:], cut) {
		return false
	}
	*text = (*text)[:c.At] + put + (*text)[c.At+len(cut):]
	return true
}

// CanUndo reports whether there is something to take back, and CanRedo whether something was taken back.
func (d *Draft) CanUndo() bool { return d.done > 0 }

// CanRedo reports whether something was taken back that can be done again.
func (d *Draft) CanRedo() bool { return d.done < len(d.steps) }

// Changes is how many steps are done.
func (d *Draft) Changes() int { return d.done }

// Undo takes the last step back.
func (d *Draft) Undo() {
	if !d.CanUndo() {
		return
	}
	d.done--
	for _, c := range d.steps[d.done].Changes {
		d.swap(c, c.Put, c.Cut)
	}
}

// Redo does again what was taken back last.
func (d *Draft) Redo() {
	if !d.CanRedo() {
		return
	}
	for _, c := range d.steps[d.done].Changes {
		d.swap(c, c.Cut, c.Put)
	}
	d.done++
}

// Bundle is the battle as it stands.
func (d *Draft) Bundle() scenarios.Bundle {
	return scenarios.Bundle{Name: d.File, Battle: d.Battle, Map: d.Map}
}

// stored is a draft as a device keeps it.
type stored struct {
	Battle string `json:"battle"`
	Map    string `json:"map,omitempty"`
	File   string `json:"file"`
	From   string `json:"from,omitempty"`
	Steps  []step `json:"steps,omitempty"`
	Done   int    `json:"done"`
}

// String writes a draft with all its steps.
func (d *Draft) String() string {
	text, _ := json.Marshal(stored{d.Battle, d.Map, d.File, d.From, d.steps, d.done}) // texts and numbers have a JSON form
	return string(text)
}

// errNoDraft is why a text is no draft.
var errNoDraft = errors.New("it is no draft")

// Read reads what String wrote. Of one whose steps do not fit its texts only these are taken.
func Read(text string) (*Draft, error) {
	var s stored
	if json.Unmarshal([]byte(text), &s) != nil || s.File == "" {
		return nil, errNoDraft
	}
	d := &Draft{Texts: Texts{s.Battle, s.Map}, File: s.File, From: s.From, steps: s.Steps, done: s.Done}
	if !d.sound() {
		d.steps, d.done = nil, 0
	}
	return d, nil
}

// sound reports whether all steps can be taken back and done again.
func (d *Draft) sound() bool {
	if d.done < 0 || d.done > len(d.steps) {
		return false
	}
	back := d.Texts
	for i := d.done - 1; i >= 0; i-- {
		for _, c := range d.steps[i].Changes {
			if !back.swap(c, c.Put, c.Cut) {
				return false
			}
		}
	}
	forth := d.Texts
	for _, s := range d.steps[d.done:] {
		for _, c := range s.Changes {
			if !forth.swap(c, c.Cut, c.Put) {
				return false
			}
		}
	}
	return true
}
