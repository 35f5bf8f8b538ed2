package page

import (
	"encoding/json"
	"strings"
	"testing"

	"gonfalon/app/shelf"
)

// lateOf reads what a report tells of the game on the table.
func lateOf(t *testing.T, p *Page) (r lately) {
	t.Helper()
	if err := json.Unmarshal([]byte(p.Lately()), &r); err != nil {
		t.Fatalf("%v in %s", err, p.Lately())
	}
	return r
}

// A report tells what was done last, and by no name who did it.
func TestAReportNamesNobody(t *testing.T) {
	d := &device{}
	p, _ := pageOn(t, d)
	if p.Lately() != "" {
		t.Errorf("of no game it tells %s", p.Lately())
	}
	p.Do("start:kulikovo-ambush")
	p.Do("press:deploy")
	p.Do("press:ready")
	p.Do("name-save:" + p.header.ID + ":Kunegunda")
	p.header.Place = "Wanda"
	if h, _, err := p.shelf.Load(p.header.ID); err != nil || h.Name != "Kunegunda" {
		t.Fatalf("the game is called %q: %v", h.Name, err)
	}
	r := lateOf(t, p)
	if r.Battle != "kulikovo-ambush" || r.Rules == 0 || r.Edition == "" || r.System == "" || r.Acts != 2 || r.Kept != 2 || len(r.Last) != 2 {
		t.Errorf("it tells %s", p.Lately())
	}
	if !strings.Contains(string(r.Last[0]), "deploy") {
		t.Errorf("the first act is %s", r.Last[0])
	}
	for _, name := range []string{"Kunegunda", "Wanda", p.header.ID} {
		if strings.Contains(p.Lately(), name) {
			t.Errorf("%s is named in %s", name, p.Lately())
		}
	}
}

// What a report says to be kept is kept.
func TestAReportSaysWhatIsKept(t *testing.T) {
	d := &device{}
	p, _ := pageOn(t, d)
	p.Do("start:kulikovo-ambush")
	if r := lateOf(t, p); r.Acts != 0 || r.Kept != 0 {
		t.Errorf("of a new game it tells %d of %d", r.Kept, r.Acts)
	}
	p.Do("press:deploy")
	d.no = shelf.ErrFull
	p.Do("press:ready")
	if r := lateOf(t, p); r.Acts != 2 || r.Kept != 1 {
		t.Errorf("the device took 1 act of 2, and it tells %d of %d", r.Kept, r.Acts)
	}
	d.no = nil
	p.Do("end")
	if r := lateOf(t, p); r.Kept != r.Acts {
		t.Errorf("the device took all, and it tells %d of %d", r.Kept, r.Acts)
	}
}

// However long a game is, a report tells its last acts.
func TestAReportTellsTheLastActs(t *testing.T) {
	p := foughtOut(t, "kulikovo-ambush")
	r := lateOf(t, p)
	if r.Acts <= lastActs || len(r.Last) != lastActs {
		t.Errorf("of %d acts it tells %d", r.Acts, len(r.Last))
	}
}
