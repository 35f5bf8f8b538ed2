package site

import (
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// stubs are the files that stand in for others.
//
//go:embed assets/*.go.txt
var stubs embed.FS

// trim is a module of which a program needs only a part. It is compiled as if the rest were not
// there; what would not compile without it has a stand-in.
type trim struct {
	module string
	folder string            // where the trimmed module seems to lie, in the root of this one
	files  map[string]string // file of the module -> what stands in for it (assets/NAME.go.txt), "" for nothing
	stub   bool              // nothing of the module is taken but what stands in
}

// pageTrims are those of the page. The module the page is made with serves pages, too. That half
// drags the HTTP and TLS stacks into the engine, a sixth of its bytes, though nothing in a page calls
// them. Nor does the page use addresses, or states that are kept, encrypted and shared: it keeps what
// it keeps itself. And nobody asks for a name of the device, with which ciphers and digests come.
var pageTrims = []trim{
	{module: "github.com/maxence-charriere/go-app/v10", folder: "go-app", files: map[string]string{
		"pkg/app/http.go": "", "pkg/app/static.go": "", "pkg/app/wasm.go": "", "pkg/app/resource.go": "resource",
		"pkg/app/route.go": "route", "pkg/app/state.go": "state", "pkg/app/crypto.go": "crypto",
	}},
	{module: "github.com/google/uuid", folder: "go-app/device", stub: true, files: map[string]string{"device.go": "device"}},
}

// pressTrims are those of the press. The drawing library also reads SVG, Markdown and LaTeX, fills
// paths in a second way that comes with windows, serves pages and unpacks fonts as they come over the net.
var pressTrims = []trim{
	{module: "github.com/tdewolff/canvas", folder: "canvas", files: map[string]string{
		"svg.go": "", "markdown.go": "", "preview.go": "", "latex_bin.go": "latex",
	}},
	{module: "github.com/tdewolff/minify/v2", folder: "minify", files: map[string]string{"minify.go": "minify"}},
	{module: "github.com/andybalholm/brotli", folder: "brotli", stub: true, files: map[string]string{"brotli.go": "brotli"}},
	{module: "github.com/srwiley/scanx", folder: "scanx", stub: true, files: map[string]string{"scanx.go": "scanx"}},
}

// trimmed are the go command's arguments that compile a program of the module at root with trimmed
// modules. The files it needs for that lie in tmp; a trimmed module seems to lie in a folder of
// root, as where it lies is told in the engine and must not change its bytes.
func trimmed(root, tmp string, trims []trim) ([]string, error) {
	if len(trims) == 0 {
		return nil, nil
	}
	mod := filepath.Join(tmp, "go.mod")
	if err := replaceModules(root, mod, trims); err != nil {
		return nil, err
	}
	replace := map[string]string{}
	for _, t := range trims {
		if err := t.overlay(root, tmp, replace); err != nil {
			return nil, err
		}
	}
	text, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return nil, err
	}
	overlay := filepath.Join(tmp, "overlay.json")
	return []string{"-modfile", mod, "-overlay", overlay}, os.WriteFile(overlay, text, 0o600)
}

// replaceModules writes root's go.mod and go.sum to mod, with trimmed modules taken from folders.
func replaceModules(root, mod string, trims []trim) error {
	for _, end := range []string{".mod", ".sum"} {
		text, err := os.ReadFile(filepath.Join(root, "go"+end))
		if err != nil {
			return err
		}
		if err := os.WriteFile(strings.TrimSuffix(mod, ".mod")+end, text, 0o600); err != nil {
			return err
		}
	}
	args := []string{"mod", "edit"}
	for _, t := range trims {
		args = append(args, "-replace", t.module+"=./"+t.folder)
	}
	if msg, err := exec.Command("go", append(args, mod)...).CombinedOutput(); err != nil {
		return fmt.Errorf("replacing modules: %w\n%s", err, msg)
	}
	return nil
}

// overlay adds where the files of a trimmed module are.
func (t trim) overlay(root, tmp string, replace map[string]string) error {
	folder := filepath.Join(root, filepath.FromSlash(t.folder))
	if t.stub {
		file := filepath.Join(tmp, strings.ReplaceAll(t.folder, "/", "-")+".mod")
		replace[filepath.Join(folder, "go.mod")] = file
		if err := os.WriteFile(file, []byte("module "+t.module+"\n"), 0o600); err != nil {
			return err
		}
	} else if err := t.rest(root, folder, replace); err != nil {
		return err
	}
	for name, stub := range t.files {
		if stub == "" {
			continue
		}
		text, err := stubs.ReadFile("assets/" + stub + ".go.txt")
		if err != nil {
			return err
		}
		file := filepath.Join(tmp, "for-"+stub+".go")
		replace[filepath.Join(folder, filepath.FromSlash(name))] = file
		if err := os.WriteFile(file, text, 0o600); err != nil {
			return err
		}
	}
	return nil
}

// rest adds the files of a module that are taken as they are.
func (t trim) rest(root, folder string, replace map[string]string) error {
	module, err := moduleFolder(root, t.module)
	if err != nil {
		return err
	}
	return filepath.WalkDir(module, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		name, err := filepath.Rel(module, path)
		if _, trimmed := t.files[filepath.ToSlash(name)]; !trimmed {
			replace[filepath.Join(folder, name)] = path
		}
		return err
	})
}

// moduleFolder is where a module lies.
func moduleFolder(root, module string) (string, error) {
	cmd := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", module)
	cmd.Dir = root
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("asking go where %s is: %w", module, err)
	}
	return strings.TrimSpace(string(out)), nil
}
