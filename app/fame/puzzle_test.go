package fame

import (
	"reflect"
	"testing"
)

// solve solves the puzzle of a date on a day.
func solve(r *Record, date, today string) []string {
	return r.Try(Attempt{Key: "k" + date, Worth: 900, Best: 917, Solved: true, Date: date, Today: today})
}

func days(r *Record, from string, n int) (honours []string) {
	for i := range n {
		honours = append(honours, solve(r, later(from, i), later(from, i))...)
	}
	return honours
}

// A streak ends today or yesterday, bridges one date in seven, and has nothing of dates that were solved on
// another day, be it before or after.
func TestAStreakIsHonest(t *testing.T) {
	const first = "2027-02-26"
	for _, c := range []struct {
		name  string
		do    func(r *Record)
		today string
		want  int
	}{
		{"three days", func(r *Record) { days(r, first, 3) }, "2027-02-28", 3},
		{"seen the day after", func(r *Record) { days(r, first, 3) }, "2027-03-01", 3},
		{"seen two days after", func(r *Record) { days(r, first, 3) }, "2027-03-02", 0},
		{"a date is missing", func(r *Record) { days(r, first, 3); days(r, "2027-03-02", 2) }, "2027-03-03", 5},
		{"two dates are missing", func(r *Record) { days(r, first, 3); days(r, "2027-03-03", 2) }, "2027-03-04", 2},
		{"one in three is missing", func(r *Record) { days(r, first, 2); days(r, "2027-03-01", 1); days(r, "2027-03-03", 1) }, "2027-03-03", 2},
		{"a missed date later", func(r *Record) { days(r, first, 2); solve(r, "2027-02-20", "2027-02-28") }, "2027-02-28", 2},
		{"the clock set back", func(r *Record) { days(r, first, 1); days(r, "2027-03-04", 1); days(r, "2027-03-01", 3) }, "2027-03-04", 1},
		{"the clock was a year ahead", func(r *Record) { days(r, "2028-02-26", 1); days(r, first, 3) }, "2027-02-28", 3},
		{"dates to come", func(r *Record) { days(r, first, 1); solve(r, "2027-02-27", "2027-02-26") }, "2027-02-27", 1},
		{"given up", func(r *Record) { r.Try(Attempt{Key: "a", GaveUp: true, Best: 500, Date: first, Today: first}) }, first, 0},
		{"tried four times", func(r *Record) {
			for range 5 {
				r.Try(Attempt{Key: "a", Worth: 100, Best: 500, Date: first, Today: first})
			}
		}, first, 1},
	} {
		var r Record
		if c.do(&r); r.Streak(c.today) != c.want {
			t.Errorf("%s: %d days in a row, want %d", c.name, r.Streak(c.today), c.want)
		}
		if again, err := Read(r.String()); err != nil || !reflect.DeepEqual(again, r) {
			t.Errorf("%s: is read as %+v (%v)", c.name, again, err)
		}
	}
}

// Seven days in a row are honoured once, also by whoever bridges one.
func TestSevenDaysAreHonoured(t *testing.T) {
	var r Record
	if got := days(&r, "2027-01-01", 6); len(got) != 0 {
		t.Errorf("six days bring %v", got)
	}
	if got := days(&r, "2027-01-08", 2); len(got) != 1 || got[0] != sevenDays || r.Honours[sevenDays] != "2027-01-08" {
		t.Errorf("the seventh brings %v, %v", got, r.Honours)
	}
}

// A try beyond the last changes nothing of its day, and the first one stays what it was.
func TestADayIsDone(t *testing.T) {
	var r Record
	for _, worth := range []int{300, 899} {
		r.Try(Attempt{Key: "a", Worth: worth, Best: 917, Solved: worth > 500, Date: "2027-01-01", Today: "2027-01-01"})
	}
	d := r.Days["2027-01-01"]
	if !d.Done || !d.Solved || !d.Counts || len(d.Tries) != 2 {
		t.Errorf("the day is %+v", d)
	}
	r.Try(Attempt{Key: "a", Worth: 0, Best: 917, Date: "2027-01-01", Today: "2027-01-01"})
	if !reflect.DeepEqual(r.Days["2027-01-01"], d) {
		t.Errorf("one try more makes it %+v", r.Days["2027-01-01"])
	}
	if n, first, mean := r.Solved(); n != 1 || first != 0 || mean != 327 {
		t.Errorf("%d solved, %d at the first try, mean %d", n, first, mean)
	}
}

// Whichever record comes first, and however often: of a date the better day stays, of a puzzle the better first try.
func TestPuzzlesAreMerged(t *testing.T) {
	var a, b Record
	days(&a, "2027-01-01", 3)
	days(&b, "2027-01-03", 2)
	b.Try(Attempt{Key: "k2027-01-01", Worth: 100, Best: 917, Today: "2027-01-04"})
	a.Try(Attempt{Key: "c", Worth: 100, Best: 917, Date: "2027-01-04", Today: "2027-01-04"})
	m := Merge(a, b)
	if n := m.Streak("2027-01-04"); n != 4 || !reflect.DeepEqual(m.Days["2027-01-04"], b.Days["2027-01-04"]) || m.Puzzles["k2027-01-01"].First != 981 {
		t.Errorf("%d days in a row, %+v", n, m)
	}
	if !reflect.DeepEqual(m, Merge(b, a)) || !reflect.DeepEqual(m, Merge(m, a)) {
		t.Error("the order matters, or merging again does")
	}
	if _, err := Read(`{"format":1,"days":{"2027-01-01":{"key":"a","best":1,"tries":[1,2,3,4,5]}}}`); err == nil {
		t.Error("a day with five tries is read")
	}
}
