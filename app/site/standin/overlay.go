package standin

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

// files are those that stand in for others.
//
//go:embed files/*.go.txt
var files embed.FS

// Args returns the arguments of the go command that compile a program of the module at root with
// stand-ins. The files it needs for that lie in tmp; a trimmed module seems to lie in a folder of
// root, as where it lies is told in the engine and must not change its bytes.
func Args(root, tmp string, list []StandIn) ([]string, error) {
	if len(list) == 0 {
		return nil, nil
	}
	for _, s := range list {
		if err := s.fits(root); err != nil {
			return nil, err
		}
	}
	mod := filepath.Join(tmp, "go.mod")
	if err := replaceModules(root, mod, list); err != nil {
		return nil, err
	}
	replace := map[string]string{}
	for _, s := range list {
		if err := s.overlay(root, tmp, replace); err != nil {
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
func replaceModules(root, mod string, list []StandIn) error {
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
	for _, s := range list {
		args = append(args, "-replace", s.Module+"=./"+s.folder)
	}
	if msg, err := exec.Command("go", append(args, mod)...).CombinedOutput(); err != nil {
		return fmt.Errorf("replacing modules: %w\n%s", err, msg)
	}
	return nil
}

// overlay adds where the files of a trimmed module are.
func (s StandIn) overlay(root, tmp string, replace map[string]string) error {
	folder := filepath.Join(root, filepath.FromSlash(s.folder))
	if s.Whole {
		file := filepath.Join(tmp, strings.ReplaceAll(s.folder, "/", "-")+".mod")
		replace[filepath.Join(folder, "go.mod")] = file
		if err := os.WriteFile(file, []byte("module "+s.Module+"\n"), 0o600); err != nil {
			return err
		}
	} else if err := s.rest(root, folder, replace); err != nil {
		return err
	}
	for name, other := range s.files {
		if other == "" {
			continue
		}
		text, err := files.ReadFile("files/" + other + ".go.txt")
		if err != nil {
			return err
		}
		file := filepath.Join(tmp, "for-"+other+".go")
		replace[filepath.Join(folder, filepath.FromSlash(name))] = file
		if err := os.WriteFile(file, text, 0o600); err != nil {
			return err
		}
	}
	return nil
}

// rest adds the files of a module that are taken as they are.
func (s StandIn) rest(root, folder string, replace map[string]string) error {
	module, _, err := Find(root, s.Module)
	if err != nil {
		return err
	}
	return filepath.WalkDir(module, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		name, err := filepath.Rel(module, path)
		if _, trimmed := s.files[filepath.ToSlash(name)]; !trimmed {
			replace[filepath.Join(folder, name)] = path
		}
		return err
	})
}
