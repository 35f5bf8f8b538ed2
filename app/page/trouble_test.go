package page

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/app/shelf"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
	"gonfalon/engine/save"
)

// machine matches what only a program would say: the codes of troubles, places that were not
// filled, keys without words, and the errors of Go's own packages.
var machine = regexp.MustCompile(`\b(save|import|storage|bad|unknown|too)-[a-z-]+|[{}⟦⟧]|\bjson\b|invalid character|unexpected|unmarshal|<nil>|%!`)

// inWords fails the test unless a player can read what is said of an error, in his own language.
// What is quoted is the player's file and no matter.
func inWords(t *testing.T, p *Page, err error) {
	t.Helper()
	was := p.settings.Language
	defer func() { p.settings.Language = was }()
	said := map[string]bool{}
	for _, lang := range i18n.Langs() {
		p.settings.Language = lang
		text := p.reason(err)
		said[text] = true
		if plain := quoted.ReplaceAllString(text, ""); text == "" || machine.MatchString(plain) {
			t.Errorf("%s, of %v: %q", lang, err, text)
		}
	}
	if len(said) < len(i18n.Langs()) {
		t.Errorf("of %v both languages say %q", err, slices.Collect(maps.Keys(said)))
	}
}

var quoted = regexp.MustCompile(`“[^”]*”|„[^“”]*[“”]`)

// consts are the texts of the constants, or of the errors made, in a source file.
func consts(t *testing.T, file, prefix string) (out []string) {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(f, func(n ast.Node) bool {
		if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING {
			if text, _ := strconv.Unquote(l.Value); strings.HasPrefix(text, prefix) && !strings.ContainsAny(text, " :") {
				out = append(out, text)
			}
		}
		return true
	})
	if len(out) == 0 {
		t.Fatalf("%s names nothing that begins with %q", file, prefix)
	}
	return out
}

func TestEveryTroubleOfASaveIsToldInWords(t *testing.T) {
	p := seated(t)
	args := map[string]string{"what": "bad-value", "field": "to", "value": "7", "format": "9", "known": "1", "rules": "9",
		"rng": "x", "scenario": "x", "bytes": "1", "limit": "50000", "cause": save.Refused, "from": "1", "to": "2"}
	for _, code := range consts(t, "../../engine/save/trouble.go", "save-") {
		for _, line := range []int{0, 3} {
			inWords(t, p, &save.Trouble{Code: code, Line: line, Args: args})
			inWords(t, p, &save.Trouble{Code: code, Line: line, Act: "strike", Good: 2, Args: args})
		}
	}
	inWords(t, p, &save.Trouble{Code: save.Refused, Why: &rule.Refusal{Ref: "2.1", Code: "not-this-phase"}})
	inWords(t, p, &game.OptionError{Key: "night", Value: "on"})
	inWords(t, p, errors.New("json: cannot unmarshal string into Go value"))
}

// What a hostile file or link holds is not poured out over the page.
func TestNoticesQuoteLittle(t *testing.T) {
	endless := strings.Repeat("endless", 1<<17)
	for _, command := range []string{
		"battle:" + endless, "start:" + endless, "battle:kulikovo-ambush&" + endless + "=on", "battle:kulikovo-ambush&%" + endless,
		"import:" + endless, "import:{" + endless, `import:{"format":1,"scenario":"` + endless + `"}`,
		`import:{"format":1,"scenario":"kulikovo-ambush","` + endless + `":1}`,
		`import:{"format":1,"system":"medieval","edition":"kulikovo","scenario":"kulikovo-ambush","rng":"` + endless[:9000] + `"}`,
		`import:{"format":1,"system":"medieval","edition":"kulikovo","scenario":"kulikovo-ambush","rng":"splitmix64","seed":"1","options":{"` + endless[:9000] + `":"on"}}`,
		"open:" + endless, "export:" + endless,
	} {
		p, _ := newPage(t)
		p.Do(command)
		if n := p.Shown().NoticeCard(); len(n.Title+n.Text) > 500 {
			t.Errorf("%.60s: the notice has %d bytes: %.100s", command, len(n.Title+n.Text), n.Text)
		}
	}
}

func TestEveryTroubleOfTheShelfIsToldInWords(t *testing.T) {
	p := seated(t)
	for file, prefix := range map[string]string{"shelf/store.go": "storage-", "shelf/shelf.go": "save-unknown", "shelf/header.go": "save-", "shelf/link.go": "import-", "parcel/parcel.go": "import-"} {
		for _, code := range consts(t, "../"+file, prefix) {
			inWords(t, p, fmt.Errorf("trouble: %w", errors.New(code)))
		}
	}
}

// brokenRecords are a good record broken in every way that the decoders tell apart: cut off, each
// letter wrong, each field of the head and of an act missing, of another type or unknown.
func brokenRecords(t *testing.T, good string) (out []string) {
	t.Helper()
	step := len(good)/150 + 1
	for i := 0; i < len(good); i += step {
		out = append(out, good[:i], good[:i]+"\x00"+good[i+1:], good[:i]+`"`+good[i+1:], good[:i]+"]"+good[i+1:], good[:i]+good[i+1:])
	}
	var head map[string]json.RawMessage
	if err := json.Unmarshal([]byte(good), &head); err != nil {
		t.Fatal(err)
	}
	var acts []json.RawMessage
	if err := json.Unmarshal(head["acts"], &acts); err != nil {
		t.Fatal(err)
	}
	for _, wrong := range wrongs(head) {
		out = append(out, string(wrong))
	}
	for i, a := range acts[:min(len(acts), 6)] {
		var act map[string]json.RawMessage
		if err := json.Unmarshal(a, &act); err != nil {
			t.Fatal(err)
		}
		for _, wrong := range wrongs(act) {
			acts[i] = wrong
			head["acts"] = marshal(acts)
			out = append(out, string(marshal(head)))
		}
		acts[i] = a
	}
	return out
}

// wrongs are an object with each of its fields, and one it does not have, replaced by what
// does not belong there.
func wrongs(object map[string]json.RawMessage) (out []json.RawMessage) {
	for _, name := range append(slices.Sorted(maps.Keys(object)), "cheats", "dice", "hash", "options") {
		is, had := object[name]
		for _, value := range []string{`null`, `true`, `-1`, `1e99`, `7`, `"x"`, `""`, `[]`, `[7]`, `{}`, `{"x":"on"}`, `"` + strings.Repeat("long", 400) + `"`} {
			object[name] = json.RawMessage(value)
			out = append(out, marshal(object))
		}
		if delete(object, name); had {
			out = append(out, marshal(object))
			object[name] = is
		}
	}
	return out
}

func marshal(v any) json.RawMessage {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err) // of texts and raw JSON
	}
	return text
}

func TestWhateverIsBrokenInARecordIsToldInWords(t *testing.T) {
	p := seated(t)
	codes := map[string]bool{}
	for _, text := range brokenRecords(t, p.record()) {
		for _, err := range troubles(text, p.Host.Find) {
			inWords(t, p, err)
			var of *save.Trouble
			if errors.As(err, &of) {
				codes[of.Code] = true
			}
		}
	}
	for _, code := range []string{save.NotJSON, save.CutOff, save.Foreign, save.TooNew, save.BrokenHead, save.UnknownDice,
		save.UnknownScenario, save.BrokenAct, save.Refused} {
		if !codes[code] {
			t.Errorf("none of the broken records fails with %s", code)
		}
	}
	for _, code := range []string{save.OtherData, save.OtherRules} {
		inWords(t, p, &save.Trouble{Code: code, Act: "advance", Args: map[string]string{"cause": save.Unsound}})
	}
}

// troubles are what is wrong with a record.
func troubles(text string, find func(string) (*game.Scenario, error)) (out []error) {
	rec, err := save.Read([]byte(text), find)
	if err != nil {
		out = append(out, err)
	}
	if rec == nil {
		return out
	}
	if _, trouble := save.Open(rec, find); trouble != nil {
		out = append(out, trouble)
	}
	return out
}

func TestDamagedRecordOfTheDeviceIsToldAndHandedOut(t *testing.T) {
	p, out := newPage(t)
	m := &shelf.Memory{}
	p.shelf = shelf.New(m)
	p.Do("start:kulikovo-ambush")
	p.Do("press:deploy")
	id := p.header.ID
	p.Do("shelf")
	for _, key := range m.Keys() {
		if text, ok := m.Get(key); ok && strings.Contains(key, id) {
			if err := m.Set(key, text[:len(text)-9]); err != nil {
				t.Fatal(err)
			}
		}
	}
	p.Do("open:" + id)
	if p.notice.Title == "" || machine.MatchString(p.notice.Text) || p.notice.Do != "raw:"+id {
		t.Fatalf("the notice is %+v", p.notice)
	}
	p.Do(p.notice.Do)
	if text := out["gonfalon-"+id+".txt"]; !bytes.HasPrefix([]byte(text), []byte("gonfalon-save 1 ")) {
		t.Errorf("handed out: %.40q", text)
	}
}

// Every notice that offers something to download has something to hand out.
func TestNothingEmptyIsHandedOut(t *testing.T) {
	for _, command := range []string{"open:nobody", "export:nobody", "raw:nobody"} {
		p, out := newPage(t)
		p.Do(command)
		if strings.HasPrefix(p.notice.Do, "raw:") {
			p.Do(p.notice.Do)
		}
		for name, text := range out {
			if text == "" {
				t.Errorf("after %s %s is empty", command, name)
			}
		}
	}
	p, out := newPage(t)
	p.ImportGame(`{"format":1,"scenario":7}`)
	p.Do(p.notice.Do)
	if len(out) != 1 || out["gonfalon.txt"] != `{"format":1,"scenario":7}` {
		t.Errorf("of a text that cannot be read this is handed out: %q", out)
	}
}

// Every error that has a code is told in words of its own, in every language, and no code stands in the
// list that nobody has.
func TestErrorsWithCodesAreTold(t *testing.T) {
	coded := regexp.MustCompile(`errors\.New\("([a-z]+(?:-[a-z]+)+)"\)|"(foe-[a-z]+)"|errors\.New\(foe\.([A-Z][a-z]+)\)`)
	found := map[string]bool{}
	for _, pattern := range []string{"*.go", "../opponent/*.go", "../shelf/*.go", "../parcel/*.go", "../fame/*.go", "../../scenarios/*.go", "../site/assets/*.js"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("no files %s, %v", pattern, err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			for _, m := range coded.FindAllStringSubmatch(string(text), -1) {
				if m[1] != "" {
					found[m[1]] = true
				} else if m[3] != "" {
					found["foe-"+strings.ToLower(m[3])] = true
				} else if slices.Contains(told, m[2]) {
					found[m[2]] = true
				}
			}
		}
	}
	for code := range found {
		if !isTold(code) {
			t.Errorf("%s is told as something unknown", code)
		}
	}
	for _, code := range told {
		if !found[code] {
			t.Errorf("nobody has the trouble %s", code)
		}
		for _, lang := range i18n.Langs() {
			if !i18n.Has(lang, "trouble."+code) {
				t.Errorf("%s: no words for %s", lang, code)
			}
		}
	}
}
