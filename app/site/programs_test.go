package site

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// sealing is the program whose letters are sealed with digests (engine/post).
const sealing = "./app"

// tooLarge is what would come into the engine with the parts of the page module that are trimmed,
// or with digests where nothing is sealed.
var tooLarge = []string{"net/http", "regexp", "crypto", "encoding/hex", "math/big", "database/sql/driver"}

func TestTheProgramsAreTrimmed(t *testing.T) {
	root, err := FindRoot()
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range []program{pageProgram, foeProgram} {
		args, err := p.args(root, t.TempDir())
		if err != nil {
			t.Fatal(err)
		}
		cmd := exec.Command("go", slices.Concat([]string{"list", "-deps"}, args, []string{p.folder})...)
		cmd.Dir, cmd.Env = root, engineEnv()
		out, err := cmd.Output()
		if err != nil {
			t.Fatal(err)
		}
		for dep := range strings.Lines(string(out)) {
			dep = strings.TrimSpace(dep)
			digests := strings.HasPrefix(dep, "crypto") || dep == "encoding/hex" || dep == "math/big"
			if digests && p.folder == sealing {
				continue
			}
			if slices.Contains(tooLarge, dep) || digests {
				t.Errorf("%s has %s in it", p.folder, dep)
			}
		}
	}
}

// The go command says nothing of a package that is not there.
func TestWhatInlinesIsThere(t *testing.T) {
	root, err := FindRoot()
	if err != nil {
		t.Fatal(err)
	}
	for _, program := range []string{"./app", "./app/foe/worker", "./app/press/worker", "./app/workshop/program"} {
		if len(inlines(program)) == 0 {
			t.Errorf("%s inlines nothing", program)
		}
		for _, name := range inlines(program) {
			cmd := exec.Command("go", "list", "-tags", pressProgram.tags, name)
			cmd.Dir, cmd.Env = root, engineEnv()
			if msg, err := cmd.CombinedOutput(); err != nil {
				t.Errorf("%s inlines %s, where nothing is; %s", program, name, msg)
			}
		}
	}
}

// The press draws and sets type, and comes from no server.
func TestThePressIsTrimmed(t *testing.T) {
	root, err := FindRoot()
	if err != nil {
		t.Fatal(err)
	}
	args, err := pressProgram.args(root, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", slices.Concat([]string{"list", "-deps"}, args, []string{pressProgram.folder})...)
	cmd.Dir, cmd.Env = root, engineEnv()
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	for dep := range strings.Lines(string(out)) {
		for _, unwanted := range []string{"net", "regexp", "os/exec", "github.com/yuin/", "gonfalon/engine", "gonfalon/app/mapview"} {
			if dep = strings.TrimSpace(dep); dep == unwanted || strings.HasPrefix(dep, unwanted+"/") {
				t.Errorf("the press has %s in it", dep)
			}
		}
	}
}

// The flags are never written into the source tree, whose own go.mod they would replace.
func TestFlagsLeaveTheSourceTreeAlone(t *testing.T) {
	root, err := FindRoot()
	if err != nil {
		t.Fatal(err)
	}
	was, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	_, err = Flags(root, root+"/app/..", "page", "")
	if is, no := os.ReadFile(filepath.Join(root, "go.mod")); err == nil || no != nil || string(is) != string(was) {
		t.Errorf("go.mod was written anew: %v, %v", err, no)
	}
}
