package post

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Every test and vector that PROTOCOL.md names as the answer to a cheat exists.
func TestProtocolNamesTestsThatExist(t *testing.T) {
	text, err := os.ReadFile("PROTOCOL.md")
	if err != nil {
		t.Fatal(err)
	}
	vectors, err := os.ReadFile("testdata/vectors.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	var source strings.Builder
	for _, name := range files {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		source.Write(b)
	}
	row, quoted := regexp.MustCompile(`(?m)^\| \d[\d, -]*: .*\|(.*)\|$`), regexp.MustCompile("`([^`]+)`")
	named := 0
	for _, r := range row.FindAllStringSubmatch(string(text), -1) {
		for _, q := range quoted.FindAllStringSubmatch(r[1], -1) {
			name := q[1]
			named++
			switch {
			case 'A' <= name[0] && name[0] <= 'Z':
				if !strings.Contains(source.String(), "func Test"+name+"(") {
					t.Errorf("there is no test %s", name)
				}
			case !strings.Contains(string(vectors), `{"name":"`+strings.TrimSuffix(name, "*")):
				t.Errorf("there is no vector %s", name)
			}
		}
	}
	if named < 25 {
		t.Errorf("only %d are named", named)
	}
}
