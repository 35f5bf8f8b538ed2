package site

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// What stands in for a file of a module does so only where the module has such a file.
func TestWhatIsTrimmedIsThere(t *testing.T) {
	root, err := FindRoot()
	if err != nil {
		t.Fatal(err)
	}
	for _, trim := range slices.Concat(pageTrims, pressTrims) {
		module, err := moduleFolder(root, trim.module)
		if err != nil {
			t.Fatal(err)
		}
		for name := range trim.files {
			if _, err := os.Stat(filepath.Join(module, name)); err != nil && !trim.stub {
				t.Error(err)
			}
		}
	}
}

// tooLarge is what would come into the engine with the parts of the page module that are trimmed,
// or with digests, and would test itself as the page begins.
var tooLarge = []string{"net/http", "regexp", "crypto", "encoding/hex", "math/big", "database/sql/driver"}

func TestTheProgramsAreTrimmed(t *testing.T) {
	root, err := FindRoot()
	if err != nil {
		t.Fatal(err)
	}
	for program, trims := range map[string][]trim{"./app": pageTrims, "./app/foe/worker": nil} {
		args, err := trimmed(root, t.TempDir(), trims)
		if err != nil {
			t.Fatal(err)
		}
		cmd := exec.Command("go", append(append([]string{"list", "-deps", "-tags", engineTags}, args...), program)...)
		cmd.Dir, cmd.Env = root, engineEnv()
		out, err := cmd.Output()
		if err != nil {
			t.Fatal(err)
		}
		for dep := range strings.Lines(string(out)) {
			dep = strings.TrimSpace(dep)
			if slices.Contains(tooLarge, dep) || strings.HasPrefix(dep, "crypto/") {
				t.Errorf("%s has %s in it", program, dep)
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
	for _, program := range []string{"./app", "./app/foe/worker", "./app/press/worker"} {
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
	args, err := trimmed(root, t.TempDir(), pressTrims)
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", append(append([]string{"list", "-deps", "-tags", pressProgram.tags}, args...), "./app/press/worker")...)
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
