package css_test

import (
	"math"
	"testing"

	"gonfalon/app/css"
)

func TestSumsOfStyleSheets(t *testing.T) {
	for text, want := range map[string]float64{
		"2.5px": 2.5, "-.9px": -0.9, "calc(2*3 + 1px)": 7, "calc((2 + 3)*.5*1px)": 2.5, "calc(-1*60deg)": -60,
		"calc(.68*max(1,2))": 1.36, ".22em": 2.2, "60%": 0.6, "7/2": 3.5,
	} {
		if got, err := css.Sum(text, 10); err != nil || math.Abs(got-want) > 1e-9 {
			t.Errorf("%s is %v, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "calc(2", "a", "2 3", "max(1"} {
		if got, err := css.Sum(text, 10); err == nil {
			t.Errorf("%q is %v", text, got)
		}
	}
}
