package rule

import (
	"reflect"
	"testing"
)

func TestTallySumsWithReasons(t *testing.T) {
	var tally Tally
	tally.Add("5.6.4", "charge", 2)
	tally.Add("5.3.1", "forest", -3)
	tally.Add("5.2.7", "armour", 0)
	want := []Line{{"5.6.4", "charge", 2}, {"5.3.1", "forest", -3}}
	if tally.Sum() != -1 || !reflect.DeepEqual(tally.Lines, want) {
		t.Errorf("sum %d of %v, want -1 of %v", tally.Sum(), tally.Lines, want)
	}
}

func TestEmptyTallyIsZero(t *testing.T) {
	var tally Tally
	if tally.Sum() != 0 || tally.Lines != nil {
		t.Errorf("sum %d of %v", tally.Sum(), tally.Lines)
	}
}

func TestBareTallySumsWithoutReasons(t *testing.T) {
	tally := SumOnly()
	tally.Add("5.6.4", "charge", 2)
	tally.Add("5.2.7", "armour", 1)
	if tally.Sum() != 3 || tally.Lines != nil {
		t.Errorf("sum %d of %v, want 3 of nothing", tally.Sum(), tally.Lines)
	}
}

func TestRefusalNamesReasonAndParagraph(t *testing.T) {
	no := &Refusal{Ref: "5.7.8", Code: "in-enemy-cavalry-zone"}
	if got := no.Error(); got != "in-enemy-cavalry-zone [5.7.8]" {
		t.Error(got)
	}
}

func TestBookOfARef(t *testing.T) {
	for ref, want := range map[Ref][2]string{"5.7.8": {"", "5.7.8"}, "Ko-9.1.2": {"Ko", "9.1.2"}, "R-127": {"", "R-127"}, "": {"", ""}} {
		if book, number := ref.Book(); book != want[0] || number != want[1] {
			t.Errorf("%q is %q of %q", ref, number, book)
		}
	}
}
