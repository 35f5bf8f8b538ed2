package site

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
)

// engine is the program compiled for the browser.
type engine struct {
	packed []byte // gzip
	size   int    // bytes before packing
}

// engineTags leave HTTP/2 out of the engine, as in a page the browser speaks it.
const engineTags = "nethttpomithttp2"

// engineEnv is the environment in which the go command sees the engine.
func engineEnv() []string { return append(os.Environ(), "GOOS=js", "GOARCH=wasm") }

// buildEngine compiles the program of the module at root to WebAssembly.
func buildEngine(root string) (engine, error) {
	tmp, err := os.MkdirTemp("", "gonfalon")
	if err != nil {
		return engine{}, err
	}
	defer os.RemoveAll(tmp)
	args, err := trimmed(root, tmp)
	if err != nil {
		return engine{}, err
	}
	return compiled(root, "./app", filepath.Join(tmp, "app.wasm"), args...)
}

// buildFoe compiles the program with which the computer thinks.
func buildFoe(root string) (engine, error) {
	tmp, err := os.MkdirTemp("", "gonfalon")
	if err != nil {
		return engine{}, err
	}
	defer os.RemoveAll(tmp)
	return compiled(root, "./app/foe/worker", filepath.Join(tmp, "foe.wasm"))
}

// compiled is a program of the module at root. No function is inlined: it would make a search of
// the map take 0.3 instead of 0.5 ms and the engine 80 to 150 kB larger, for which there is no room.
func compiled(root, program, out string, args ...string) (engine, error) {
	args = append(args, "-trimpath", "-buildvcs=false", "-tags", engineTags, "-ldflags", "-s -w", "-gcflags", "all=-l")
	cmd := exec.Command("go", append(append([]string{"build"}, args...), "-o", out, program)...)
	cmd.Dir = root
	cmd.Env = engineEnv()
	if msg, err := cmd.CombinedOutput(); err != nil {
		return engine{}, fmt.Errorf("building %s: %w\n%s", program, err, msg)
	}
	raw, err := os.ReadFile(out)
	if err != nil {
		return engine{}, err
	}
	return engine{packed: pack(raw), size: len(raw)}, nil
}

// addFoe adds the program with which the computer thinks.
func (all files) addFoe(root string) error {
	e, err := buildFoe(root)
	all[foeFile] = e.packed
	return err
}

// addWorker adds the script of the worker in which it does: the glue, what runs the program, and
// what speaks with the page.
func (all files) addWorker() {
	all[foeWorkerFile] = slices.Concat(all["/wasm_exec.js"], []byte("\n"+foeRunScript+foeWorkerScript))
}

// pack compresses with no name and no time, so that equal input gives equal bytes.
func pack(raw []byte) []byte {
	var b bytes.Buffer
	w, _ := gzip.NewWriterLevel(&b, gzip.BestCompression) // fails on unknown levels only
	w.Write(raw)                                          // a Buffer takes everything
	w.Close()
	return b.Bytes()
}

// unpack is what was packed.
func unpack(packed []byte) ([]byte, error) {
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(r)
}

// glue is the script of the Go distribution that starts an engine. It must be of
// the very release that compiled the engine, so it is taken from there.
func glue() ([]byte, error) {
	root, err := goRoot()
	if err != nil {
		return nil, err
	}
	return os.ReadFile(filepath.Join(root, "lib", "wasm", "wasm_exec.js"))
}

// goRoot is where the Go that compiles the engine is installed.
func goRoot() (string, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return "", fmt.Errorf("asking go where it is installed: %w", err)
	}
	return string(bytes.TrimSpace(root)), nil
}
