package site

import (
	_ "embed"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"gonfalon/app/site/standin"
)

// engine is the program compiled for the browser.
type engine struct {
	gzip   []byte // as it ships
	brotli []byte // as it ships for browsers that unpack that
	size   int    // bytes before packing
}

// engineTags leave HTTP/2 out of the engine, as in a page the browser speaks it.
const engineTags = "nethttpomithttp2"

// engineEnv is the environment in which the go command sees the engine.
func engineEnv() []string { return append(os.Environ(), "GOOS=js", "GOARCH=wasm") }

// Functions are inlined only in the packages on the way of an act: the runtime and what it stands on,
// the rules, the elements of the page. (What writes the map is as quick without, and 56 kB less.) In the page that makes the reach of cavalry under node 0.18 instead of 0.24 ms
// and doubles the random acts of The Clash, against inlining in hex and medieval alone, for 150 kB; in the
// computer's program an analysis takes a quarter less, for 50 kB. In the press it is where paths are filled
// and packed. Long functions called from many places say that they stay whole.
//
//go:embed assets/inlined.txt
var inlined string

// inlines are the packages in which a program inlines functions.
func inlines(folder string) (packages []string) {
	for line := range strings.Lines(inlined) {
		if words := strings.Fields(line); words[0] == folder {
			packages = words[1:]
		}
	}
	return packages
}

// program is one that is compiled for the browser.
type program struct {
	folder   string // of its package main
	tags     string
	standIns []standin.StandIn
}

// The page, the program with which the computer thinks, the one that makes pictures and pages, which has no
// use for a typesetter of formulas, the workshop, and the one that draws maps that do not ship.
var (
	pageProgram  = program{"./app", engineTags, standin.Page}
	foeProgram   = program{"./app/foe/worker", engineTags, nil}
	pressProgram = program{"./app/press/worker", engineTags + ",latex", standin.Press}
	shopProgram  = program{"./app/workshop/program", engineTags + ",latex", slices.Concat(standin.Page, standin.Press)}
	chartProgram = program{"./app/mapview/sheet/program", engineTags + ",latex", slices.Concat(standin.Page, standin.Press)}
)

// compiled is a program of the module at root, as WebAssembly.
func (p program) compiled(root string) ([]byte, error) {
	tmp, err := os.MkdirTemp("", "gonfalon")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(tmp)
	args, err := p.args(root, tmp)
	if err != nil {
		return nil, err
	}
	out := filepath.Join(tmp, "program.wasm")
	cmd := exec.Command("go", append(append([]string{"build"}, args...), "-o", out, p.folder)...)
	cmd.Dir = root
	cmd.Env = engineEnv()
	if msg, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("building %s: %w\n%s", p.folder, err, msg)
	}
	raw, err := os.ReadFile(out)
	if err != nil {
		return nil, err
	}
	if few, err := joined(raw); err == nil {
		raw = few
	} else { // a linker that writes otherwise costs bytes, and no program
		fmt.Fprintf(os.Stderr, "%s ships as it was linked: %v\n", p.folder, err)
	}
	return raw, nil
}

// args returns the arguments of the go command with which the program ships. The files it needs for that lie
// in tmp.
func (p program) args(root, tmp string) ([]string, error) {
	args, err := standin.Args(root, tmp, p.standIns)
	if err != nil {
		return nil, err
	}
	args = append(args, "-trimpath", "-buildvcs=false", "-tags="+p.tags, "-ldflags=-s -w", "-gcflags=all=-l")
	for _, name := range inlines(p.folder) {
		args = append(args, "-gcflags="+name+"=")
	}
	return args, nil
}

// Programs are the names of the programs by which Flags knows them.
var Programs = []string{"page", "computer", "press", "workshop", "chart"}

// Flags returns the arguments of the go command with which one of the Programs ships, so that it can be
// tested with them; tags come besides. The files they name lie in tmp.
func Flags(root, tmp, name, tags string) ([]string, error) {
	i := slices.Index(Programs, name)
	if i < 0 {
		return nil, fmt.Errorf("no program %q; there are: %s", name, strings.Join(Programs, ", "))
	}
	p := []program{pageProgram, foeProgram, pressProgram, shopProgram, chartProgram}[i]
	if tags != "" {
		p.tags += "," + tags
	}
	if own, err := os.Stat(root); err == nil {
		if to, err := os.Stat(tmp); err == nil && os.SameFile(own, to) {
			return nil, fmt.Errorf("%s is the source tree, whose go.mod would be another then: want a folder for files", tmp)
		}
	}
	return p.args(root, tmp)
}

// addPrograms adds the programs, packed, and returns the one of the page.
func (all files) addPrograms(root string, by packing) (engine, error) {
	ships := []struct {
		file string
		program
	}{{engineFile, pageProgram}, {foeFile, foeProgram}, {pressFile, pressProgram}, {shopFile, shopProgram}, {chartFile, chartProgram}}
	made, failed := make([]engine, len(ships)), make([]error, len(ships))
	var packed sync.WaitGroup
	defer packed.Wait()
	for i, p := range ships {
		raw, err := p.compiled(root)
		if err != nil {
			return engine{}, err
		}
		packed.Go(func() { made[i], failed[i] = by.packed(raw) })
	}
	packed.Wait()
	if err := errors.Join(failed...); err != nil {
		return engine{}, err
	}
	for i, p := range ships {
		all[p.file], all[smaller(p.file)] = made[i].gzip, made[i].brotli
	}
	return made[0], nil
}

// addWorkers adds the scripts of the workers in which the computer thinks and the press draws: the
// glue, what runs the program, and what speaks with the page.
func (all files) addWorkers() {
	all[pressWorkerFile] = slices.Concat(all["/wasm_exec.js"], []byte("\n"+pressWorkerScript))
	all[foeWorkerFile] = slices.Concat(all["/wasm_exec.js"], []byte("\n"+foeRunScript+foeWorkerScript))
}
