package scenarios

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// What the page is sent is every file as it is written, and the digest of each battle.
func TestTheSourceIsWhole(t *testing.T) {
	source, err := Source()
	if err != nil {
		t.Fatal(err)
	}
	later, err := PuzzleSource()
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range later {
		if source[name] != "" {
			t.Errorf("%s is sent twice", name)
		}
		source[name] = text
	}
	for i, s := range All() {
		if sent := source[files()[i]+digestEnd]; sent != s.Digest || sent == "" {
			t.Errorf("%s is sent with the digest %q, which is %q", s.ID, sent, s.Digest)
		}
		delete(source, files()[i]+digestEnd)
	}
	names, err := filepath.Glob("*/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range append(names, countersFile, posturesFile, threadFile) {
		name = filepath.ToSlash(name)
		if strings.HasPrefix(name, "testdata/") || filepath.Base(name) == registerFile { // read when the site is built
			continue
		}
		text, err := os.ReadFile(name)
		if sent, ok := source[name]; err != nil || !ok || sent != string(text) {
			t.Errorf("%s is not sent as it is written; %v", name, err)
		}
		delete(source, name)
	}
	for name := range source {
		t.Errorf("%s is sent and lies nowhere", name)
	}
}
