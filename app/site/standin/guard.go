package standin

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// ErrOther is why nothing is built: what a stand-in was made for has changed.
var ErrOther = errors.New("compare what has changed, then name what it fits in app/site/standin/list.go")

// fits returns an error that names the stand-in unless the module at root uses the version that it was made for.
func (s StandIn) fits(root string) error {
	_, version, err := Find(root, s.Module)
	if err == nil && version != s.Version {
		err = fmt.Errorf("the stand-in %q was made for %s %s, and this is %s: %w", s.Name, s.Module, s.Version, version, ErrOther)
	}
	return err
}

// Find returns where a module lies that the module at root uses, and its version.
func Find(root, module string) (folder, version string, err error) {
	cmd := exec.Command("go", "list", "-m", "-f", "{{.Version}} {{.Dir}}", module)
	cmd.Dir = root
	out, err := cmd.Output()
	if err != nil {
		return "", "", fmt.Errorf("asking go where %s is: %w", module, err)
	}
	version, folder, _ = strings.Cut(strings.TrimRight(string(out), "\r\n"), " ") // the main module has no version
	return folder, version, nil
}

// Glue returns the script of the Go distribution that starts a program in a browser. It must be of the
// very release that compiled the program, so it is taken from there.
func Glue() ([]byte, error) {
	root, err := GoRoot()
	if err != nil {
		return nil, err
	}
	return glueIn(root)
}

func glueIn(root string) ([]byte, error) {
	script, err := os.ReadFile(filepath.Join(root, "lib", "wasm", "wasm_exec.js"))
	if err == nil && fmt.Sprintf("%x", sha256.Sum256(script)) != glueSum {
		err = fmt.Errorf("the stand-in \"glue\" was made for another wasm_exec.js than that of the Go in %s: %w", root, ErrOther)
	}
	return script, err
}

// GoRoot returns where the Go is installed that compiles the programs.
func GoRoot() (string, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return "", fmt.Errorf("asking go where it is installed: %w", err)
	}
	return strings.TrimSpace(string(root)), nil
}
