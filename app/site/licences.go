package site

import (
	_ "embed"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// licencesFile is the page with the licences of everything that ships.
const licencesFile = "/licences.html"

//go:embed assets/licences.html
var licencesTemplate string

// notice is a part of the site that others made, or we, and the terms it comes under.
type notice struct{ Name, Version, Text string }

// addLicences writes the page of the licences: of the program itself, of what is linked into
// its engine, of the language it is compiled with, and of the fonts.
func (all files) addLicences(root string) error {
	notices, err := linked(root)
	if err != nil {
		return err
	}
	if notices, err = appendFonts(notices, root); err != nil {
		return err
	}
	all[licencesFile], err = filled("licences", licencesTemplate, notices)
	return err
}

// linked are the program, the modules linked into its engine, and Go.
func linked(root string) ([]notice, error) {
	cmd := exec.Command("go", "list", "-deps", "-tags", engineTags,
		"-f", "{{with .Module}}{{.Path}}\t{{.Version}}\t{{.Dir}}{{end}}", "./app")
	cmd.Dir, cmd.Env = root, engineEnv()
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("asking go what the engine is made of: %w", err)
	}
	var all []notice
	seen := map[string]bool{"": true} // the standard library has no module
	for _, line := range strings.Split(string(out), "\n") {
		if seen[line] {
			continue
		}
		seen[line] = true
		m := strings.Split(line, "\t")
		if all, err = appendNotice(all, m[0], m[1], filepath.Join(m[2], "LICENSE")); err != nil {
			return nil, err
		}
	}
	dir, err := goRoot()
	if err != nil {
		return nil, err
	}
	return appendNotice(all, "Go", "", filepath.Join(dir, "LICENSE"))
}

// appendFonts adds the fonts, each with the file of its licence in the folder web/fonts.
func appendFonts(all []notice, root string) ([]notice, error) {
	files, err := filepath.Glob(filepath.Join(root, "web", "fonts", "LICENSE-*.txt"))
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		name := strings.TrimSuffix(strings.TrimPrefix(filepath.Base(file), "LICENSE-"), ".txt")
		if all, err = appendNotice(all, name, "", file); err != nil {
			return nil, err
		}
	}
	return all, nil
}

func appendNotice(all []notice, name, version, file string) ([]notice, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("the licence of %s: %w", name, err)
	}
	return append(all, notice{name, version, string(text)}), nil
}
