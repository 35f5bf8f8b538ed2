package mapview

import "testing"

// slotsOf are the ids of the counters that have the slots; -1 is nobody.
func slotsOf(q frameSlots) (out []int) {
	for _, f := range q {
		id := -1
		if f.Counter.Shown {
			id = f.Counter.ID
		}
		out = append(out, id)
	}
	return out
}

func TestNoFrameGlidesFromOneCounterToAnother(t *testing.T) {
	var q frameSlots
	for i, step := range []struct{ framed, slots []int }{
		{[]int{7}, []int{7}},
		{[]int{7}, []int{7}},
		{[]int{3}, []int{-1, 3}}, // not in the slot that was left just now
		{[]int{5}, []int{5, -1}},
		{[]int{5, 3, 7}, []int{5, 3, 7}},
		{[]int{7}, []int{-1, -1, 7}},
		{nil, []int{-1, -1, -1}},
	} {
		var framed []figure
		for _, id := range step.framed {
			framed = append(framed, figure{Counter: Counter{ID: id, Shown: true, Selected: true}})
		}
		q.arrange(framed)
		if got := slotsOf(q); len(got) != len(step.slots) {
			t.Fatalf("step %d: the slots are %v, not %v", i, got, step.slots)
		}
		for k, id := range slotsOf(q) {
			if id != step.slots[k] {
				t.Errorf("step %d: the slots are %v, not %v", i, slotsOf(q), step.slots)
			}
		}
	}
}

// What is selected changes no card, so that no card is drawn anew.
func TestACardIsNotToldOfItsFrame(t *testing.T) {
	s := stack()
	cards, marks, framed, ringed := figures(s)
	for i := range s.Counters {
		s.Counters[i].Selected, s.Counters[i].Target = true, true
	}
	cardsNow, marksNow, framedNow, ringedNow := figures(s)
	for i := range cards {
		if cards[i] != cardsNow[i] {
			t.Errorf("a selected card is %v", cardsNow[i])
		}
	}
	for i := range marks {
		if marks[i] != marksNow[i] {
			t.Errorf("a selected mark is %v", marksNow[i])
		}
	}
	if len(framed)+len(ringed) >= len(framedNow)+len(ringedNow) {
		t.Error("nothing is framed")
	}
}
