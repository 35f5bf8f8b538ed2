package telling

import (
	"testing"
	"time"

	"gonfalon/engine/game"
)

var pace = Pace{Story: time.Second}

// happened are items that are told so gravely.
func happened(told ...game.Gravity) (list []Item) {
	for i, n := range told {
		list = append(list, Item{Step: i, Event: &game.Event{N: i}, Told: n})
	}
	return list
}

func TestAGestureIsToldAsOne(t *testing.T) {
	var q Queue
	log := happened(game.Light, game.Plain, game.Light)
	q.Open()
	q.Take(log[:1])
	q.Take(log[:2])
	q.Take(log)
	batch, show, stop := q.Next(pace)
	if len(batch) != 3 || show != pace.Story || stop || q.Show(pace) != show || q.Last() != log[2].Event {
		t.Errorf("%d items for %v, stops: %v, last %v", len(batch), show, stop, q.Last())
	}
	q.Open()
	if batch, _, _ := q.Next(pace); len(batch) != 0 || q.Show(pace) != show {
		t.Error("a gesture that leads to nothing ends what is told")
	}
	if q.Heard(); q.Show(pace) != 0 {
		t.Error("what was heard has still to be seen")
	}
	if q.Open(); len(q.waiting) != 0 {
		t.Error("it waits to be told again")
	}
	if batch, _, _ = q.Next(pace); len(batch) != 0 {
		t.Error("it is told twice")
	}
}

func TestHowLongAndWhetherItStays(t *testing.T) {
	for _, x := range []struct {
		told []game.Gravity
		pace Pace
		show time.Duration
		stop bool
	}{
		{nil, pace, 0, false},
		{[]game.Gravity{game.Light, game.Light}, pace, 0, false},
		{[]game.Gravity{game.Light, game.Plain}, pace, pace.Story, false},
		{[]game.Gravity{game.Grave, game.Plain}, pace, pace.Story, true},
		{[]game.Gravity{game.Grave - 1}, pace, pace.Story, false},
		{[]game.Gravity{game.Grave}, Pace{}, 0, true}, // the grave is not left out, however quickly is told
	} {
		var q Queue
		q.Open()
		q.Take(happened(x.told...))
		if _, show, stop := q.Next(x.pace); show != x.show || stop != x.stop {
			t.Errorf("%v is shown for %v, stops: %v", x.told, show, stop)
		}
	}
}

// What happens outside a gesture, as a march goes on or a game is opened, is no story of the next.
func TestWhatHappensByTheWayIsPassedOver(t *testing.T) {
	var q Queue
	log := happened(game.Grave, game.Plain, game.Light)
	if q.Take(log[:2]); q.Last() != log[1].Event {
		t.Errorf("told last was %v", q.Last())
	}
	q.Open()
	q.Take(log)
	if batch, _, stop := q.Next(pace); len(batch) != 1 || stop {
		t.Errorf("%d items, stops: %v", len(batch), stop)
	}
}

// Of a history that became shorter, or another one, nothing waits; what is done then is told.
func TestWhatWasTakenBackIsNotTold(t *testing.T) {
	log := happened(game.Plain, game.Plain, game.Plain)
	for name, then := range map[string][]Item{"shorter": log[:1], "empty": nil, "another": {log[0], log[1], happened(game.Plain)[0]}} {
		var q Queue
		q.Open()
		q.Take(log)
		q.Take(then)
		if n := len(then); n > 0 && q.Last() != then[n-1].Event || n == 0 && q.Last() != nil {
			t.Errorf("%s: told last was %v", name, q.Last())
		}
		q.Take(append(then[:len(then):len(then)], happened(game.Heavy)...))
		if batch, _, _ := q.Next(pace); len(batch) != 1 || batch[0].Told != game.Heavy {
			t.Errorf("%s: %d items are told", name, len(batch))
		}
	}
}
