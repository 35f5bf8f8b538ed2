package mapview

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Nothing of the arms of a battle is lost where all look for them, and those shown are looked for by their ids,
// unheard; before they are there that is said to the styles.
func TestArmsAreLookedForWhereTheyAre(t *testing.T) {
	all := "<svg>\n" + ArmsHead("1") + `<g><path d="M1 1"/></g>` + "</g>\n" + ArmsHead("12") + `<path d="M2 2"/></g>` + "\n</svg>"
	there := app.HTMLString(Shields(all))
	if strings.Count(there, "<path") != 2 || strings.Count(there, "<svg") != 1 || strings.Count(there, "</svg>") != 1 || strings.Contains(there, "no-arms") {
		t.Errorf("they are in %s", there)
	}
	shown := app.HTMLString(Arms("x", "12", "1")) + ArmsIn("1", "scale(2)")
	for _, n := range []string{"1", "12"} {
		if id := armsID + n; !strings.Contains(there, `id="`+id+`"`) || !strings.Contains(shown, `href="#`+id+`"`) {
			t.Errorf("%s is looked for in %s", id, shown)
		}
	}
	if !strings.Contains(shown, `viewBox="0 0 212 117"`) || !strings.Contains(shown, `aria-hidden="true"`) {
		t.Errorf("shown is %s", shown)
	}
	if got := app.HTMLString(Shields("")); !strings.Contains(got, "no-arms") {
		t.Errorf("before they are there: %q", got)
	}
}
