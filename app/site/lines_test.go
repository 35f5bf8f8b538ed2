package site

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// A program that does what the runtime needs its table of functions for: it grows its stack, has its
// garbage looked for, falls over and is told where.
const deep = `package main

import "runtime"

type tree struct{ left, right *tree }

func grown(n int) *tree {
	if n == 0 {
		return &tree{}
	}
	return &tree{grown(n - 1), grown(n - 1)}
}

func (t *tree) count() int {
	if t == nil {
		return 0
	}
	return 1 + t.left.count() + t.right.count()
}

func sunk(n int) int {
	if n == 0 {
		panic("the ground")
	}
	return 1 + sunk(n-1)
}

func caught() {
	defer func() { println(recover().(string)) }()
	sunk(100_000)
}

func main() {
	kept := grown(16)
	for range 20 {
		grown(12)
		runtime.GC()
	}
	println(kept.count())
	caught()
	pc, _, line, _ := runtime.Caller(0)
	println(runtime.FuncForPC(pc).Name(), line)
}
`

func TestAProgramWithoutLinesDoesTheSame(t *testing.T) {
	glue, err := goRoot()
	if err != nil {
		t.Fatal(err)
	}
	whole, short := deepProgram(t)
	if _, err := exec.LookPath("node"); err != nil {
		t.Log("node is missing: the program was not run")
		return
	}
	for program, said := range map[string]string{whole: "main.main 41", short: "main.main 0"} {
		out, err := exec.Command(filepath.Join(glue, "lib", "wasm", "go_js_wasm_exec"), program).CombinedOutput()
		if want := "131071\nthe ground\n" + said + "\n"; err != nil || string(out) != want {
			t.Errorf("it says %q, %v, not %q", out, err, want)
		}
	}
}

// deepProgram compiles deep, and leaves its lines out.
func deepProgram(t *testing.T) (whole, short string) {
	t.Helper()
	dir := t.TempDir()
	source := filepath.Join(dir, "deep.go")
	whole, short = filepath.Join(dir, "whole.wasm"), filepath.Join(dir, "short.wasm")
	if err := os.WriteFile(source, []byte(deep), 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "build", "-o", whole, source)
	cmd.Env = engineEnv()
	if msg, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, msg)
	}
	raw, err := os.ReadFile(whole)
	if err != nil {
		t.Fatal(err)
	}
	few, err := joined(raw)
	if err != nil {
		t.Fatal(err)
	}
	if a, b := len(inHaste(raw)), len(inHaste(few)); b > a*9/10 {
		t.Errorf("it ships as %d bytes, and as %d with its lines", b, a)
	}
	if err := os.WriteFile(short, few, 0o600); err != nil {
		t.Fatal(err)
	}
	return whole, short
}

// A table whose parts lie outside it is not changed by halves: it is said.
func TestATableThatIsCutOffIsSaid(t *testing.T) {
	whole := tableMark + strings.Repeat("\x01\x00\x00\x00\x00\x00\x00\x00", 8)
	for n := len(tableMark); n <= len(whole); n++ {
		if err := withoutLines([]segment{{0, []byte(whole[:n])}}); err == nil {
			t.Errorf("the first %d bytes of a table are taken", n)
		}
	}
	if err := withoutLines([]segment{{0, []byte("no table")}}); err != nil {
		t.Error(err)
	}
}
