package press

import (
	"math"
	"testing"
)

func TestHuesOfStyleSheets(t *testing.T) {
	for text, want := range map[string]hue{
		"#A81F2D": {0xA8, 0x1F, 0x2D, 1}, "#fff": {255, 255, 255, 1}, "rgb(70 62 50/.30)": {70, 62, 50, 0.3}, "none": {},
		"color-mix(in srgb,#102030 60%,transparent)": {}, "url(#x)": {}, "#12345": {},
	} {
		got := readHue(text)
		if text[0] == 'c' {
			want = hue{0x10, 0x20, 0x30, 0.6}
		}
		if math.Abs(got.cover-want.cover) > 1e-9 || got.r != want.r || got.b != want.b {
			t.Errorf("%s is %+v", text, got)
		}
	}
}

// The stronger selector decides, of equals the later, and what is said of an element holds for what
// is in it.
func TestTheStrongerRuleDecides(t *testing.T) {
	s := readStyles(`/* x */ :root{--s:#111111;--t:var(--s)} .a .b{fill:#222222} .b{fill:#333333} .c>.b{fill:#444444} .a:not(.d) .e{fill:var(--t)} @media print{.b{fill:#555555}}
		[data-theme=dark]{--s:#666666} text{fill:#777777} .e::after{fill:#888888}`)
	for _, c := range []struct{ theme, markup, want string }{
		{"light", `<g class="a"><path class="b"/></g>`, "#222222"},
		{"light", `<g class="c"><g><path class="b"/></g></g>`, "#333333"},
		{"light", `<g class="a c"><path class="b"/></g>`, "#444444"},
		{"light", `<g class="a"><path class="e"/></g>`, "#111111"},
		{"dark", `<g class="a"><path class="e"/></g>`, "#666666"},
		{"light", `<g class="a d"><path class="e"/></g>`, ""},
		{"light", `<g class="b"><path/></g>`, "#333333"},
		{"light", `<g class="b"><text/></g>`, "#777777"},
	} {
		root := element(nil, "html", map[string]string{"data-theme": c.theme})
		if err := root.read(c.markup); err != nil {
			t.Fatal(err)
		}
		l, n := s.lookOf(root, nil), root
		for len(n.kids) > 0 {
			n = n.kids[0]
			l = s.lookOf(n, l)
		}
		if got := l.value("fill"); got != c.want {
			t.Errorf("%s %s: %q, want %q", c.theme, c.markup, got, c.want)
		}
	}
}
