package site

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// The module the page is made with serves pages, too. That half drags the HTTP and TLS stacks
// into the engine, a sixth of its bytes, though nothing in a page calls them: the engine is
// compiled as if the files of that half were not there.
const pageModule = "github.com/maxence-charriere/go-app/v10"

// serverHalf are the files of the page module that only a server needs, or pages of many
// addresses, and what stands in for each in the engine; nothing if empty.
var serverHalf = map[string]string{
	"pkg/app/http.go":     "",
	"pkg/app/static.go":   "",
	"pkg/app/wasm.go":     "",
	"pkg/app/resource.go": resourceStub,
	"pkg/app/route.go":    routeStub,
}

//go:embed assets/resource.go.txt
var resourceStub string

//go:embed assets/route.go.txt
var routeStub string

// trimmed are the go command's arguments that compile the module at root without the server
// half of the page module. The files it needs for that lie in tmp; the trimmed module seems to
// lie in a folder of root, as where it lies is told in the engine and must not change its bytes.
func trimmed(root, tmp string) ([]string, error) {
	const seems = "go-app"
	mod := filepath.Join(tmp, "go.mod")
	if err := replaceModule(root, mod, "./"+seems); err != nil {
		return nil, err
	}
	overlay, err := trimOverlay(filepath.Join(root, seems), root, tmp)
	if err != nil {
		return nil, err
	}
	return []string{"-modfile", mod, "-overlay", overlay}, nil
}

// replaceModule writes root's go.mod and go.sum to mod, with the page module taken from a folder.
func replaceModule(root, mod, folder string) error {
	for _, end := range []string{".mod", ".sum"} {
		text, err := os.ReadFile(filepath.Join(root, "go"+end))
		if err != nil {
			return err
		}
		if err := os.WriteFile(strings.TrimSuffix(mod, ".mod")+end, text, 0o600); err != nil {
			return err
		}
	}
	if msg, err := exec.Command("go", "mod", "edit", "-replace", pageModule+"="+folder, mod).CombinedOutput(); err != nil {
		return fmt.Errorf("replacing %s: %w\n%s", pageModule, err, msg)
	}
	return nil
}

// trimOverlay writes the overlay in which the folder holds the page module without its server half.
func trimOverlay(folder, root, tmp string) (string, error) {
	cmd := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", pageModule)
	cmd.Dir = root
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("asking go where %s is: %w", pageModule, err)
	}
	module := strings.TrimSpace(string(out))
	replace := map[string]string{}
	err = filepath.WalkDir(module, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		name, err := filepath.Rel(module, path)
		if stands, server := serverHalf[filepath.ToSlash(name)]; !server {
			replace[filepath.Join(folder, name)] = path
		} else if stands != "" {
			stub := filepath.Join(tmp, filepath.Base(name))
			replace[filepath.Join(folder, name)] = stub
			return os.WriteFile(stub, []byte(stands), 0o600)
		}
		return nil
	})
	if err != nil {
		return "", err
	}
	text, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	overlay := filepath.Join(tmp, "overlay.json")
	return overlay, os.WriteFile(overlay, text, 0o600)
}
