package site

import (
	"regexp"
	"strings"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/scenarios"
)

// published are the files for those who make other pages.
func published(t *testing.T) files {
	t.Helper()
	all := files{}
	if err := all.addPublishers(2_540_000); err != nil {
		t.Fatal(err)
	}
	return all
}

func TestTheScriptForOtherPagesIsSmall(t *testing.T) {
	script := string(published(t)["/embed.js"])
	if len(script) > 4500 { // about a packet and a half, packed
		t.Errorf("embed.js has %d bytes", len(script))
	}
	if strings.Contains(script, "\n//") || strings.Contains(script, "\n ") || !strings.Contains(script, `define("gonfalon-battle"`) {
		t.Errorf("embed.js is %.200q", script)
	}
	// A strict page forbids these.
	for _, text := range []string{"innerHTML", "insertAdjacentHTML", "document.write", `"style"`, "eval(", "cssText"} {
		if strings.Contains(script, text) {
			t.Errorf("embed.js has %s", text)
		}
	}
}

// What a script keeps between its lines stays as it is.
func TestSlimDropsNothingButAirAndComment(t *testing.T) {
	if got := string(slim("// what\n(() => {\n  // why\n\n  go(`a\n    b`); // at once\n})();\n")); got != "(() => {\ngo(`a\nb`); // at once\n})();\n" {
		t.Errorf("slim gives %q", got)
	}
}

func TestThePageForPublishersNamesAllBattles(t *testing.T) {
	page := string(published(t)[publishersFile])
	for _, s := range scenarios.All() {
		for _, lang := range i18n.Langs() {
			if name := i18n.T(lang, "scenario."+s.ID, nil); !strings.Contains(page, name+", ") || !strings.Contains(page, `value="`+s.ID+`"`) {
				t.Errorf("%s is not offered as %s", s.ID, name)
			}
		}
	}
	if !strings.Contains(page, ">2.5 MB once") || !strings.Contains(page, ">2,5 MB raz") {
		t.Error("the page does not say how much is loaded")
	}
}

// The page speaks both languages throughout, writes no script or style into itself, and what it
// documents of the policy is the policy.
func TestThePageForPublishersIsWhole(t *testing.T) {
	all := published(t)
	page := string(all[publishersFile])
	text := regexp.MustCompile(`<span lang="(en|pl)">`).FindAllStringSubmatch(page, -1)
	for i := 0; i+1 < len(text); i += 2 {
		if text[i][1] != "en" || text[i+1][1] != "pl" {
			t.Fatalf("text %d is in %s and %s", i/2, text[i][1], text[i+1][1])
		}
	}
	if len(text)%2 != 0 || len(text) < 100 {
		t.Errorf("%d texts", len(text))
	}
	if written := inline(page); written != "" {
		t.Errorf("the page has %q in it", written)
	}
	if !strings.Contains(page, strings.ReplaceAll(Policy, "'", "&#39;")+"; frame-ancestors ") {
		t.Error("the page does not say the policy")
	}
	for _, m := range regexp.MustCompile(`(?:src|href)="\./([^"]+)"`).FindAllStringSubmatch(page, -1) {
		if !strings.HasPrefix(m[1], "web/") && all["/"+m[1]] == nil {
			t.Errorf("%s does not exist", m[1])
		}
	}
}

// What frame.js and embed.js say to each other is on the page for publishers.
func TestMessagesAreDocumented(t *testing.T) {
	page := string(published(t)[publishersFile])
	for _, at := range []struct{ script, pattern string }{
		{frameScript, `post\("(\w+)"`}, {frameScript, `\["(\w+)", \(`}, {embedScript, `Attribute\("(\w+)"\)`},
	} {
		found := regexp.MustCompile(at.pattern).FindAllStringSubmatch(at.script, -1)
		if len(found) < 3 {
			t.Fatalf("%s is found %d times", at.pattern, len(found))
		}
		for _, m := range found {
			if !strings.Contains(page, "<code>"+m[1]) {
				t.Errorf("%s is not on the page", m[1])
			}
		}
	}
}
