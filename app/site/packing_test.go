package site

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"gonfalon/app/site/pack"
)

func TestAProgramIsPackedInBothWays(t *testing.T) {
	raw := bytes.Repeat([]byte("\x00asm of a program "), 1000)
	e, err := inHaste.packed(raw)
	if err != nil {
		t.Fatal(err)
	}
	for path, packed := range map[string][]byte{"/web/a.wasm.gz": e.gzip, "/web/a.wasm.br": e.brotli} {
		if !isPacked(path) || len(packed) > len(raw)/10 {
			t.Errorf("%s has %d bytes of %d", path, len(packed), len(raw))
		}
		if same, err := unpackFile(path, packed); err != nil || !bytes.Equal(same, raw) {
			t.Errorf("%s unpacks to something else: %v", path, err)
		}
	}
	if got := smaller("/web/a.wasm.gz"); got != "/web/a.wasm.br" {
		t.Errorf("beside it lies %s", got)
	}
}

// What does not unpack to what it was packed from is an error, and so is what the page would take for
// a program or for gzip.
func TestWhatIsPackedBadlyDoesNotShip(t *testing.T) {
	raw := []byte("a program")
	other := func([]byte) []byte { return pack.QuickBrotli([]byte("another")) }
	for name, by := range map[string]packing{
		"gzip of another":      {func([]byte) []byte { return quickGzip([]byte("another")) }, pack.QuickBrotli},
		"gzip cut off":         {func(raw []byte) []byte { return quickGzip(raw)[:12] }, pack.QuickBrotli},
		"brotli of another":    {quickGzip, other},
		"brotli that is gzip":  {quickGzip, quickGzip},
		"brotli that is plain": {quickGzip, func(raw []byte) []byte { return raw }},
	} {
		if _, err := by.packed(raw); !errors.Is(err, errPacked) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestPackedProgramsAreKeptBetweenBuilds(t *testing.T) {
	folder, times := t.TempDir(), 0
	by := kept(folder, func(raw []byte) []byte { times++; return pack.QuickBrotli(raw) })
	raw := []byte("a program")
	first := by(raw)
	if again := by(raw); times != 1 || !bytes.Equal(again, first) {
		t.Errorf("packed %d times", times)
	}
	spoiled, err := filepath.Glob(filepath.Join(folder, "*"))
	if err != nil || len(spoiled) != 1 {
		t.Fatalf("kept: %q, %v", spoiled, err)
	}
	if err := os.WriteFile(spoiled[0], pack.QuickBrotli([]byte("another")), 0o600); err != nil {
		t.Fatal(err)
	}
	if again := by(raw); times != 2 || !bytes.Equal(again, first) {
		t.Error("what was spoiled is taken")
	}
	for n := range 2 * packsKept {
		by([]byte(strconv.Itoa(n)))
	}
	if files, err := os.ReadDir(folder); err != nil || len(files) != packsKept {
		t.Errorf("%d files are kept, %v", len(files), err)
	}
}

// A folder that nothing can be written to is no reason not to pack.
func TestPackingNeedsNoFolder(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, folder := range []string{"", file} {
		packed := kept(folder, pack.QuickBrotli)([]byte("a program"))
		if raw, err := pack.FromBrotli(packed); err != nil || string(raw) != "a program" {
			t.Errorf("with %q: %q, %v", folder, raw, err)
		}
	}
}
