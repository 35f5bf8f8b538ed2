package mapview

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Arms are found by their whole number among those of their battle, and nothing of them is lost where
// counters look for them.
func TestArmsAreFoundByTheirNumber(t *testing.T) {
	all := "<svg>\n" + ArmsHead("1") + `<g><path d="M1 1"/></g>` + "</g>\n" + ArmsHead("12") + `<path d="M2 2"/></g>` + "\n</svg>"
	for who, want := range map[string]string{"1": `<g><path d="M1 1"/></g>`, "12": `<path d="M2 2"/>`, "2": "", "": ""} {
		if got := ArmsOf(all, who); got != want {
			t.Errorf("%s bears %q, want %q", who, got, want)
		}
	}
	if got := app.HTMLString(Shields(all)); strings.Count(got, "<path") != 2 || strings.Count(got, "<svg") != 1 || strings.Count(got, "</svg>") != 1 {
		t.Errorf("the counters look in %s", got)
	}
	if got := ArmsOf("", "1"); got != "" {
		t.Errorf("before they are there: %q", got)
	}
}
