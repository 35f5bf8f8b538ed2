package site

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image/jpeg"
	"strings"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/scenarios"
)

// Whoever installs the program finds it whole: every picture is there and as large as it is said
// to be, and the shortcuts lead to battles there are.
func TestManifestCanBeInstalledAnywhere(t *testing.T) {
	all := shell(t)
	for _, lang := range i18n.Langs() {
		var m struct {
			Lang, Description, Scope string
			Start                    string `json:"start_url"`
			Icons                    []struct{ Src, Purpose string }
			Shortcuts                []shortcut
			Screenshots              []screenshot
		}
		if err := json.Unmarshal(all[manifestFile(lang)], &m); err != nil {
			t.Fatal(err)
		}
		if m.Scope != "./" || m.Start != "./" || m.Lang != lang || len(m.Icons) != 4 || m.Icons[3].Purpose != "maskable" {
			t.Errorf("manifest says %+v", m)
		}
		for _, i := range m.Icons {
			if all[strings.TrimPrefix(i.Src, ".")] == nil {
				t.Errorf("icon %s does not exist", i.Src)
			}
		}
		for _, s := range m.Shortcuts {
			if _, err := scenarios.Find(strings.TrimPrefix(s.URL, "./#battle=")); err != nil {
				t.Error(err)
			}
		}
		for _, s := range m.Screenshots {
			checkScreenshot(t, all, s)
		}
	}
}

// largestScreenshot is how many bytes a screenshot may have.
const largestScreenshot = 150_000

func checkScreenshot(t *testing.T, all files, s screenshot) {
	t.Helper()
	content := all[strings.TrimPrefix(s.Src, ".")]
	size, err := jpeg.DecodeConfig(bytes.NewReader(content))
	if err != nil || len(content) > largestScreenshot {
		t.Errorf("screenshot %s: %d bytes, %v", s.Src, len(content), err)
		return
	}
	if is := fmt.Sprintf("%dx%d", size.Width, size.Height); is != s.Sizes {
		t.Errorf("screenshot %s is %s, not %s", s.Src, is, s.Sizes)
	}
}
