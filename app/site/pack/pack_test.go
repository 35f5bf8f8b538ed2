package pack

import (
	"bytes"
	"compress/gzip"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
)

// back is what was packed.
func back(t testing.TB, packed []byte) []byte {
	t.Helper()
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	raw, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

func FuzzWhatIsPackedComesBack(f *testing.F) {
	for _, text := range []string{"", "a", "aaa", "abcabcabcabcabc", "no repeats", string(make([]byte, 1000))} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		if got := back(t, Gzip(raw)); !bytes.Equal(got, raw) {
			t.Errorf("%q came back as %q", raw, got)
		}
	})
}

// Long texts are looked at in stretches: what repeats across them, ends with one, has repeats of
// any length, or none.
func TestLongTextsComeBack(t *testing.T) {
	dice := rand.New(rand.NewPCG(1, 2))
	noise := make([]byte, 2*stretch+77)
	for i := range noise {
		noise[i] = byte(dice.Uint32())
	}
	mixed := bytes.Clone(noise)
	for at := 1000; at < len(mixed); at += dice.IntN(600) {
		back := 1 + dice.IntN(min(at, 2*window))
		copy(mixed[at:min(at+dice.IntN(400), len(mixed))], mixed[at-back:])
	}
	for name, raw := range map[string][]byte{"noise": noise, "mixed": mixed, "zeros": make([]byte, 3*stretch), "one": mixed[:stretch],
		"one and a byte": mixed[:stretch+1], "two": mixed[:2*stretch]} {
		if got := back(t, Gzip(raw)); !bytes.Equal(got, raw) {
			t.Errorf("%s of %d bytes comes back otherwise, with %d bytes", name, len(raw), len(got))
		}
	}
}

// It is worth its lines: sources ship as at least one byte in thirty less than by the standard library.
func TestItIsSmallerThanTheStandardLibrary(t *testing.T) {
	names, err := filepath.Glob("../*.go")
	if err != nil || len(names) == 0 {
		t.Fatalf("no sources, %v", err)
	}
	var raw []byte
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		raw = append(raw, text...)
	}
	var usual bytes.Buffer
	w, _ := gzip.NewWriterLevel(&usual, gzip.BestCompression)
	w.Write(raw)
	w.Close()
	if n := len(Gzip(raw)); n > usual.Len()*29/30 {
		t.Errorf("%d bytes are packed as %d, by the standard library as %d", len(raw), n, usual.Len())
	}
}

func TestEqualTextsArePackedEqually(t *testing.T) {
	raw := bytes.Repeat([]byte("to and fro, "), stretch/4)
	if !bytes.Equal(Gzip(raw), Gzip(raw)) {
		t.Error("the second time it is other bytes")
	}
}

func TestCodesOfLengthsAndDistances(t *testing.T) {
	for length, want := range map[int][2]int{3: {0, 0}, 10: {7, 0}, 11: {8, 1}, 12: {8, 1}, 13: {9, 1}, 257: {27, 5}, 258: {28, 0}} {
		if got := lengthCodes[length]; got.code != want[0] || got.bits != want[1] {
			t.Errorf("the length %d has the code %v", length, got)
		}
	}
	for distance, want := range map[int][2]int{1: {0, 0}, 4: {3, 0}, 5: {4, 1}, 7: {5, 1}, 9: {6, 2}, 32768: {29, 13}} {
		if code, bits := distanceCode(distance); code != want[0] || bits != want[1] {
			t.Errorf("the distance %d has the code %d with %d bits", distance, code, bits)
		}
	}
}
