package mapview

import "testing"

// The arms of a leader are found by his side and his whole name among those of his battle.
func TestArmsAreFoundByTheirBearer(t *testing.T) {
	all := "<svg>\n" + ArmsHead("a/Murad") + `<g><path d="M1 1"/></g>` + "</g>\n" + ArmsHead("a/Murad II") + `<path d="M2 2"/></g>` + "\n</svg>"
	for who, want := range map[string]string{"a/Murad": `<g><path d="M1 1"/></g>`, "a/Murad II": `<path d="M2 2"/>`, "b/Murad": "", "": ""} {
		if got := ArmsOf(all, who); got != want {
			t.Errorf("%s bears %q, want %q", who, got, want)
		}
	}
	if got := ArmsOf("", "a/Murad"); got != "" {
		t.Errorf("before they are there: %q", got)
	}
}
