package tools

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// What two machines printed stands side by side, by benchmark and unit.
func TestBenchmarksMakeOneTable(t *testing.T) {
	dir := t.TempDir()
	put := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	native := put("native", "goos: linux\nBenchmarkReach-2  \t 5000\t 39812 ns/op\t 12 stops/op\nBenchmarkActs/ambush-2 10 4.5678 acts/s\nPASS\n")
	node := put("node", "BenchmarkReach \t 900\t 152000 ns/op\n")
	var out, err bytes.Buffer
	if code := Bench([]string{"native=" + native, "node=" + node}, &out, &err); code != 0 {
		t.Fatalf("%d: %s", code, err.String())
	}
	want := "| what | unit | native | node |\n|---|---|---:|---:|\n" +
		"| Reach | ns/op | 39812 | 152000 |\n| Reach | stops/op | 12 |  |\n| Acts/ambush | acts/s | 4.57 |  |\n"
	if out.String() != want {
		t.Errorf("got\n%swant\n%s", out.String(), want)
	}
	for _, bad := range [][]string{{"native"}, {"native=" + put("empty", "PASS\n")}, {"native=" + filepath.Join(dir, "none")}} {
		if Bench(bad, &out, &err) == 0 {
			t.Errorf("%v makes a table", bad)
		}
	}
}
