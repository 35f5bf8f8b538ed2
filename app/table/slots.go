package table

import (
	"cmp"
	"slices"

	"gonfalon/app/do"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// inSlots gives each button of a dock the place that it has in all of them: taking back, advice, the next,
// and the act that goes on. What does not apply now is there and cannot be pressed. What is left stands
// above; of that, the end of a phase is left out while a ride or a blow is weighed, which a tap beside it
// ends.
func (v View) inSlots(d panel.Dock) panel.Dock {
	if v.Table.Stage == game.StageOver || v.T.LooksBack() || d.Name == "learnt" || d.Name == "tried" {
		return d
	}
	d.Foot = slices.Clone(d.Foot)
	act := v.foremost(d.Foot)
	if act >= 0 {
		d.Foot[act].Slot = panel.Act
	}
	weighed := d.Name == "move" || d.Name == "odds"
	d.Foot = slices.DeleteFunc(d.Foot, func(b panel.Button) bool { return weighed && b.ID == "end-phase" && b.Slot != panel.Act })
	for _, b := range v.idle() {
		if !slices.ContainsFunc(d.Foot, func(o panel.Button) bool { return o.Slot == b.Slot }) {
			d.Foot = append(d.Foot, b)
		}
	}
	slices.SortStableFunc(d.Foot, func(a, b panel.Button) int { return cmp.Compare(order(a), order(b)) })
	d.Slotted = true
	return d
}

// order sorts buttons as they are reached by keys: that of the act comes last, after what stands above.
func order(b panel.Button) int {
	switch b.Slot {
	case panel.NoSlot:
		return 1
	case panel.Act:
		return 2
	}
	return 0
}

// foremost is the button that goes on: the main one, else the last of those that have no place of their own.
func (v View) foremost(list []panel.Button) int {
	last := -1
	for i, b := range list {
		if b.Slot == panel.NoSlot && (last < 0 || b.Look == "pri" || list[last].Look != "pri") {
			last = i
		}
	}
	return last
}

// idle are buttons that keep the places of those that do not apply; that of the act is empty then, unless
// a lesson can show what it asks for.
func (v View) idle() []panel.Button {
	list := []panel.Button{
		{Icon: "undo", Label: v.Say("ui.undo", nil), Look: "gho", Off: true, Slot: panel.Back},
		{Icon: "lamp", Label: v.Say("counsel.ask", nil), Look: "gho", Off: true, Slot: panel.Advice},
		{Icon: "next", Label: v.Say("ui.next-unit", nil), Look: "gho", Off: true, Slot: panel.Next},
	}
	if l := v.Lesson; l != nil && !l.Over(l.Done) {
		list = append(list, panel.Button{ID: "learn-show", Do: do.LearnShow(), Mark: "eye", Label: v.Say("lesson.show", nil), Look: "gho", Slot: panel.Act})
	}
	return list
}
