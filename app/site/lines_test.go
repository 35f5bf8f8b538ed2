package site

import (
	"fmt"
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

func TestAProgramThatTellsLessDoesTheSame(t *testing.T) {
	glue, err := goRoot()
	if err != nil {
		t.Fatal(err)
	}
	programs := deepPrograms(t)
	if _, err := exec.LookPath("node"); err != nil {
		t.Log("node is missing: the program was not run")
		return
	}
	for i, said := range []string{"main.main 41", "main.main 0", " 0"} {
		out, err := exec.Command(filepath.Join(glue, "lib", "wasm", "go_js_wasm_exec"), programs[i]).CombinedOutput()
		if want := "131071\nthe ground\n" + said + "\n"; err != nil || string(out) != want {
			t.Errorf("program %d says %q, %v, not %q", i, out, err, want)
		}
	}
}

// deepPrograms compiles deep, and leaves out its lines, and its names as well.
func deepPrograms(t *testing.T) (programs []string) {
	t.Helper()
	dir := t.TempDir()
	source, whole := filepath.Join(dir, "deep.go"), filepath.Join(dir, "whole.wasm")
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
	programs = append(programs, whole)
	least := len(inHaste(raw)) * 9 / 10
	for i, leaveOut := range []func(*functionTable){(*functionTable).leaveOutLines, (*functionTable).leaveOutLinesAndNames} {
		less, err := joined(raw, leaveOut)
		if err != nil {
			t.Fatal(err)
		}
		packed := len(inHaste(less))
		if packed >= least {
			t.Errorf("it ships as %d bytes, and should as fewer than %d", packed, least)
		}
		least = packed
		programs = append(programs, filepath.Join(dir, fmt.Sprint(i)))
		if err := os.WriteFile(programs[i+1], less, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return programs
}

// A table whose parts lie outside it is not changed by halves: it is said.
func TestATableThatIsCutOffIsSaid(t *testing.T) {
	whole := tableMark + strings.Repeat("\x01\x00\x00\x00\x00\x00\x00\x00", 8)
	for n := len(tableMark); n <= len(whole); n++ {
		if err := lighter([]segment{{0, []byte(whole[:n])}}, (*functionTable).leaveOutLinesAndNames); err == nil {
			t.Errorf("the first %d bytes of a table are taken", n)
		}
	}
	if err := lighter([]segment{{0, []byte("no table")}}, (*functionTable).leaveOutLinesAndNames); err != nil {
		t.Error(err)
	}
}
