package site

import (
	_ "embed"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/site/standin"
)

// licencesFile is the page, in the default language, with the licences of everything that ships.
const licencesFile = "/licences.html"

//go:embed assets/licences.html
var licencesTemplate string

// notice is a part of the site that others made, or we, and the terms it comes under.
type notice struct{ Name, Version, Text string }

// licencesData is what licences.html is filled with.
type licencesData struct {
	tongue
	Notices []notice
}

// addLicences writes, in each language, the page of the licences: of the program itself, of what is linked into
// its engine, of the language it is compiled with, and of the fonts.
func (all files) addLicences(root string) error {
	notices, err := linked(root)
	if err != nil {
		return err
	}
	if notices, err = appendFonts(notices, root); err != nil {
		return err
	}
	for _, lang := range i18n.Langs() {
		file := func(l string) string { return inLanguage(licencesFile, l) }
		data := licencesData{tongueOf(lang, "./", file), notices}
		if all[file(lang)], err = filled("licences", licencesTemplate, lang, data); err != nil {
			return err
		}
	}
	return nil
}

// linked are the program, the modules linked into what ships of it, and Go.
func linked(root string) (all []notice, err error) {
	tmp, err := os.MkdirTemp("", "gonfalon")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(tmp)
	seen := map[string]bool{"": true} // the standard library has no module
	for _, p := range []program{pageProgram, foeProgram, pressProgram} {
		modules, err := p.madeOf(root, tmp)
		if err != nil {
			return nil, err
		}
		for _, line := range modules {
			path, version, _ := strings.Cut(line, "\t")
			if seen[path] || slices.ContainsFunc(p.standIns, func(s standin.StandIn) bool { return s.Whole && s.Module == path }) {
				continue // of a stub nothing is theirs
			}
			seen[path] = true
			if all, err = appendModule(all, root, path, version); err != nil {
				return nil, err
			}
		}
	}
	dir, err := standin.GoRoot()
	if err != nil {
		return nil, err
	}
	return appendNotice(all, "Go", "", filepath.Join(dir, "LICENSE"))
}

// madeOf lists the modules linked into a program, each with its version.
func (p program) madeOf(root, tmp string) ([]string, error) {
	args, err := p.args(root, tmp)
	if err != nil {
		return nil, err
	}
	args = append(args, "-deps", "-f", "{{with .Module}}{{.Path}}\t{{.Version}}{{end}}", p.folder)
	cmd := exec.Command("go", append([]string{"list"}, args...)...)
	cmd.Dir, cmd.Env = root, engineEnv()
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("asking go what %s is made of: %w", p.folder, err)
	}
	return strings.Split(string(out), "\n"), nil
}

// appendModule adds a module with its licence, which bears one of two names.
func appendModule(all []notice, root, path, version string) ([]notice, error) {
	dir, _, err := standin.Find(root, path)
	if err != nil {
		return nil, err
	}
	file := filepath.Join(dir, "LICENSE")
	if _, err := os.Stat(file); err != nil {
		file += ".md"
	}
	return appendNotice(all, path, version, file)
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
