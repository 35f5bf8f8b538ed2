package site

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"gonfalon/app/site/standin"
)

// Report tells what was built.
type Report struct {
	Version string // hash of everything that ships
	Engine  int    // bytes of the engine as compiled
	Packed  int    // bytes of the engine as it ships for every browser
	Smaller int    // bytes of the engine as it ships for browsers that unpack brotli
	Quick   bool   // packed in haste: nothing to ship
	Files   int
}

// String is one line for the terminal.
func (r Report) String() string {
	line := fmt.Sprintf("%d files, engine %.2f MB (%.2f MB as gzip, %.2f MB as brotli), version %s",
		r.Files, float64(r.Engine)/1e6, float64(r.Packed)/1e6, float64(r.Smaller)/1e6, r.Version)
	if r.Quick {
		line += "; packed in haste, to be tried and not to be shipped"
	}
	return line
}

// files are the contents of a site by path, each path beginning with "/".
type files map[string][]byte

// Build writes the whole site of the module at root into the folder out, which
// it creates, or replaces if it holds an earlier site. No file holds an absolute address.
func Build(root, out string) (Report, error) { return BuildFor(root, out, Place{}) }

// BuildFor is Build for a site of which its owner tells something.
func BuildFor(root, out string, to Place) (Report, error) { return build(root, out, to, withCare) }

// Draft is BuildFor for a site that is only tried: its programs are packed in haste.
func Draft(root, out string, to Place) (Report, error) {
	report, err := build(root, out, to, inHaste)
	report.Quick = true
	return report, err
}

func build(root, out string, to Place, by packing) (Report, error) {
	to, err := to.checked()
	if err != nil {
		return Report{}, err
	}
	all, err := static(root)
	if err != nil {
		return Report{}, err
	}
	e, err := all.addPrograms(root, by)
	if err != nil {
		return Report{}, err
	}
	all.addMaps()
	all.addScripts()
	all.addSheet()
	if err := all.addTexts(); err != nil {
		return Report{}, err
	}
	if all["/wasm_exec.js"], err = standin.Glue(); err != nil {
		return Report{}, err
	}
	all.addWorkers()
	if err := all.addLicences(root); err != nil {
		return Report{}, err
	}
	if err := all.addManifests(); err != nil {
		return Report{}, err
	}
	if err := all.addPictures(); err != nil {
		return Report{}, err
	}
	if err := all.addOutside(to.Base); err != nil {
		return Report{}, err
	}
	version := all.version()
	if err := all.addShell(version, to); err != nil {
		return Report{}, err
	}
	if err := all.addPublishers(len(e.gzip)); err != nil {
		return Report{}, err
	}
	report := Report{Version: version, Engine: e.size, Packed: len(e.gzip), Smaller: len(e.brotli), Files: len(all)}
	return report, all.write(out)
}

// static reads the folder web of the module.
func static(root string) (files, error) {
	all := files{}
	web := filepath.Join(root, "web")
	err := filepath.WalkDir(web, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		rel, err := filepath.Rel(root, name)
		if err != nil {
			return err
		}
		all["/"+filepath.ToSlash(rel)], err = os.ReadFile(name)
		return err
	})
	return all, err
}

// paths lists the files in a fixed order.
func (all files) paths() []string { return slices.Sorted(maps.Keys(all)) }

// version is a hash of all files and of the shell's own templates: the same
// content is never an update, other content always is.
func (all files) version() string {
	h := sha256.New()
	for _, p := range all.paths() {
		fmt.Fprintf(h, "%s %d\n", p, len(all[p]))
		h.Write(all[p])
	}
	h.Write([]byte(pageTemplate + workerTemplate))
	return fmt.Sprintf("%x", h.Sum(nil)[:8])
}

// write replaces the folder out. A folder that holds something else is left alone.
func (all files) write(out string) error {
	if err := emptied(out); err != nil {
		return err
	}
	for _, p := range all.paths() {
		name := filepath.Join(out, filepath.FromSlash(p))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(name, all[p], 0o644); err != nil {
			return err
		}
	}
	return nil
}

func emptied(out string) error {
	entries, err := os.ReadDir(out)
	if os.IsNotExist(err) || err == nil && len(entries) == 0 {
		return nil
	}
	if err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(out, "app-worker.js")); err != nil {
		return fmt.Errorf("%s is not empty and holds no earlier site; name another folder", out)
	}
	return os.RemoveAll(out)
}
