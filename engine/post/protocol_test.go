package post

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// cheats is how many ways to cheat are known.
const cheats = 55

// Of every way to cheat something is said, and every test and vector that PROTOCOL.md names as an answer exists.
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
	line, err2 := filepath.Glob("../../app/line/*_test.go")
	files = append(files, "../../app/page/apart_test.go")
	if err != nil || err2 != nil {
		t.Fatal(err, err2)
	}
	var source strings.Builder
	for _, name := range append(files, line...) {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		source.Write(b)
	}
	row, quoted := regexp.MustCompile(`(?m)^\| \d[\d, -]*: .*\|(.*)\|$`), regexp.MustCompile("`([^`]+)`")
	named, answered := 0, map[int]bool{}
	for _, r := range row.FindAllStringSubmatch(string(text), -1) {
		if !quoted.MatchString(r[1]) {
			t.Errorf("no test answers %.60s", r[0])
		}
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
	for _, r := range regexp.MustCompile(`(?m)^\| (\d[\d, -]*): `).FindAllStringSubmatch(string(text), -1) {
		for _, part := range strings.Split(r[1], ", ") {
			first, last, many := strings.Cut(part, "-")
			from, _ := strconv.Atoi(first)
			to := from
			if many {
				to, _ = strconv.Atoi(last)
			}
			for n := from; n <= to; n++ {
				answered[n] = true
			}
		}
	}
	for n := range cheats {
		if !answered[n+1] {
			t.Errorf("nothing is said of cheat %d", n+1)
		}
	}
	if named < 25 {
		t.Errorf("only %d are named", named)
	}
}
