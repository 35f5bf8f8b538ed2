package site

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
)

// FindRoot is the folder of the module, looked for from the working directory upward.
func FindRoot() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		mod, err := os.ReadFile(filepath.Join(dir, "go.mod"))
		if err == nil && bytes.HasPrefix(mod, []byte("module gonfalon\n")) {
			return dir, nil
		}
		if dir == filepath.Dir(dir) {
			return "", errors.New("run this inside the source tree of Gonfalon: no go.mod of it was found here or above")
		}
		dir = filepath.Dir(dir)
	}
}
