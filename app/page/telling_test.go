package page

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"gonfalon/app/table"
	"gonfalon/engine/game"
)

// Whatever players do, all that it led to is told as one, and what was told last is the last of the log.
func TestAllThatHappensIsToldByTheQueue(t *testing.T) {
	told := 0
	for i, id := range []string{"kulikovo-ambush", "kosovo-guns", "arsuf-rearguard", "hastings-flight"} {
		p := seatedAt(t, id)
		r := robot{t, p, rand.New(rand.NewPCG(uint64(i), 1410))}
		for n := 0; n < 400 && p.Table.Table.Stage != game.StageOver; n++ {
			c := p.Table
			steps, was := len(c.Sess.Steps), c.Table
			r.gesture()
			c.Telling.Take(c.Log)
			if k := len(c.Log); k > 0 && c.Telling.Last() != c.Log[k-1].Event || k == 0 && c.Telling.Last() != nil {
				t.Fatalf("%s, gesture %d: told last was %+v", id, n, c.Telling.Last())
			}
			m, story := c.Mode.(*table.Story)
			if !story || len(c.Sess.Steps) <= steps {
				continue
			}
			told++
			want := c.Tale(c.Between(steps, len(c.Sess.Steps)), was)
			if want == nil || !reflect.DeepEqual(m.Tale.Deeds, want.Deeds) || m.Stops() != (len(want.Graves()) > 0) || m.Stops() != c.Grave() || c.ToRead() == 0 {
				t.Fatalf("%s, gesture %d: told is %+v, happened has %+v", id, n, m.Tale, want)
			}
		}
	}
	if told < 20 {
		t.Errorf("%d stories were told", told)
	}
}
