package site

import (
	"regexp"
	"strings"
	"testing"
)

// asking is the mention of what a browser may forbid by throwing, or by leaving it out.
var asking = regexp.MustCompile(`navigator\.(serviceWorker|locks|clipboard|storage|wakeLock|cookieEnabled|mediaDevices|share\()|` +
	`\bindexedDB\b|\bwindow\.caches\b|[^.]\bcaches\.|new Worker\(|\bwindow\.origin\b|fullscreenEnabled|document\.cookie`)

// What the page may do is asked in one place.
func TestWhatThePageMayDoIsAskedOnce(t *testing.T) {
	if !asking.MatchString(mayScript) {
		t.Error("nothing is asked at all")
	}
	for path, parts := range pageScripts {
		for _, part := range parts {
			if part != mayScript && asking.MatchString(part) {
				t.Errorf("%s asks again: %s", path, asking.FindString(part))
			}
		}
	}
	if first := pageScripts["/boot.js"][0]; first != mayScript {
		t.Error("it is not asked first")
	}
}

// Each part of a script runs by itself, so that one that throws does not keep the next from running.
func TestPartsOfAScriptStandApart(t *testing.T) {
	all := files{}
	all.addScripts()
	for path, parts := range pageScripts {
		script := string(all[path])
		for _, part := range parts {
			if !strings.Contains(script, "try {\n"+part+"} catch (error) {") {
				t.Errorf("%s has a part that can end the rest: %.60q", path, part)
			}
		}
	}
	for part := range strings.SplitSeq(string(apart([]string{"a();\n", "b();\n"})), "try {") {
		if strings.Contains(part, "a();") && strings.Contains(part, "b();") {
			t.Error("two parts are one")
		}
	}
}
