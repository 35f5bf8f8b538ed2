//go:build !js || lab

package scenarios

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"io/fs"
	"maps"
	"path"

	"gonfalon/engine/clause"
)

//go:embed counters.txt postures.txt thread.txt */*.txt
var data embed.FS

// laid are files beside those that ship, for tests.
var laid = map[string]string{}

// Lay adds a file that does not ship, for tests; remove takes it away again.
func Lay(name, text string) (remove func()) {
	laid[name] = text
	return func() { delete(laid, name) }
}

func shipped(name string) (string, error) {
	if text, ok := laid[name]; ok {
		return text, nil
	}
	return within(data)(name)
}

// names are those of all files in folders.
func names() []string {
	list, err := fs.Glob(data, "*/*")
	if err != nil {
		panic(err) // the pattern is a good one
	}
	return list
}

// digest is a hash of what the files of a battle say, whatever their remarks and line ends.
func digest(_ string, texts []string) string {
	sum := sha256.New()
	for _, text := range texts {
		for _, l := range clause.Lines(text) {
			fmt.Fprintln(sum, l.Text)
		}
		fmt.Fprintln(sum)
	}
	return hex.EncodeToString(sum.Sum(nil)[:8])
}

// Source is every file that the page reads by its name before it begins, and the digest of each battle.
func Source() (map[string]string, error) {
	source := map[string]string{}
	for i, s := range All() {
		source[files()[i]+digestEnd] = s.Digest
	}
	maps.Copy(source, laid)
	return source, fs.WalkDir(data, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path.Dir(name) == "testdata" || path.Base(name) == registerFile || path.Dir(name) == puzzlesFolder {
			return err
		}
		source[name], err = shipped(name)
		return err
	})
}

// PuzzleSource is every file of puzzles, by its name: the page reads them once one is wanted.
func PuzzleSource() (map[string]string, error) {
	source := map[string]string{}
	for _, name := range append(puzzleFiles(), daysFile) {
		text, err := shipped(name)
		if err != nil {
			return nil, err
		}
		source[name] = text
	}
	return source, nil
}
