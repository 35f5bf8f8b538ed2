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
	if packed := len(quickGzip([]byte(script))); packed > 2850 { // two packets; two words of each language are in it
		t.Errorf("embed.js has %d bytes, packed %d", len(script), packed)
	}
	if strings.Contains(script, "\n//") || strings.Contains(script, "\n ") || !strings.Contains(script, `define("gonfalon-battle"`) || !strings.Contains(script, `define("gonfalon-puzzle"`) {
		t.Errorf("embed.js is %.200q", script)
	}
	for _, words := range []string{`"pl": ["Zagraj","Obejrzyj"]`, `"de": ["Spielen","Ansehen"]`} {
		if !strings.Contains(script, words) {
			t.Errorf("embed.js does not have %s", words)
		}
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
	all := published(t)
	for _, lang := range i18n.Langs() {
		page := string(all[inLanguage(publishersFile, lang)])
		for _, s := range scenarios.All() {
			if name := i18n.T(lang, "scenario."+s.ID, nil); !strings.Contains(page, ">"+name+", ") || !strings.Contains(page, `value="`+s.ID+`"`) {
				t.Errorf("%s is not offered as %s", s.ID, name)
			}
		}
		if mb := i18n.T(lang, "publishers.once", i18n.Args{"mb": i18n.Tenths(lang, 2.54)}); !strings.Contains(page, mb) || !strings.Contains(mb, i18n.Tenths(lang, 2.5)) {
			t.Errorf("%s does not say how much is loaded: %q", lang, mb)
		}
		for _, other := range i18n.Langs() {
			if !strings.Contains(page, `href=".`+inLanguage(publishersFile, other)+`"`) || !strings.Contains(page, `name="lang" value="`+other+`"`) || !strings.Contains(page, "<code>"+other+"</code>") {
				t.Errorf("the page in %s does not lead to that in %s, or does not offer it", lang, other)
			}
		}
	}
}

// The page says all that the catalogue has for it, writes no script or style into itself, and what it
// documents of the policy is the policy.
func TestThePageForPublishersIsWhole(t *testing.T) {
	all := published(t)
	for _, lang := range i18n.Langs() {
		page := string(all[inLanguage(publishersFile, lang)])
		for _, key := range i18n.Under("publishers.") {
			text, _, _ := strings.Cut(i18n.T(lang, key, nil), "{") // what is filled in comes later
			if !strings.Contains(page, text) {
				t.Errorf("%s: %s is not said", lang, key)
			}
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
