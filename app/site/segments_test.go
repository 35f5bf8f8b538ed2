package site

import (
	"bytes"
	"encoding/binary"
	"math/rand/v2"
	"testing"
)

// programOf is one of a section before that of the segments, and one after it.
func programOf(list []segment) []byte {
	p := []byte("\x00asm\x01\x00\x00\x00")
	for id, content := range [][]byte{1: []byte("types"), dataSection: laidOut(list), dataSection + 1: nil} {
		if id == 1 || id >= dataSection {
			p = binary.AppendUvarint(append(p, byte(id)), uint64(len(content)))
			p = append(p, content...)
		}
	}
	return p
}

// memory is what a program of these segments begins with.
func memory(list []segment) []byte {
	var all []byte
	for _, s := range list {
		all = append(all, make([]byte, max(int(s.end())-len(all), 0))...)
		copy(all[s.at:], s.bytes)
	}
	return all
}

// segmentsOf are those of a program made by programOf.
func segmentsOf(t *testing.T, p []byte) []segment {
	t.Helper()
	before, after := programOf(nil)[:preamble+2+len("types")], []byte{dataSection + 1, 0}
	if !bytes.HasPrefix(p, before) || !bytes.HasSuffix(p, after) {
		t.Fatalf("other sections have changed: % x", p)
	}
	in := &reader{rest: p[len(before)+1 : len(p)-len(after)]}
	in.number()
	list, err := segments(in.rest)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func TestAProgramBeginsWithTheSameInFewerSegments(t *testing.T) {
	list := []segment{{64, []byte("first")}, {72, []byte("second")}, {8192, []byte("far away")}, {8200 + farApart - 1, []byte("just within")}}
	p, err := joined(programOf(list))
	if err != nil {
		t.Fatal(err)
	}
	few := segmentsOf(t, p)
	if len(few) != 2 || string(few[0].bytes) != "first\x00\x00\x00second" || few[1].at != 8192 {
		t.Errorf("they are %v", few)
	}
	if !bytes.Equal(memory(few), memory(list)) {
		t.Error("the memory begins with something else")
	}
}

func TestSegmentsInAnyOrderSayTheSame(t *testing.T) {
	dice := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		var list []segment
		for at := 0; at < 10*farApart; {
			at += dice.IntN(2 * farApart)
			s := segment{uint64(at), bytes.Repeat([]byte{byte(dice.Uint32())}, dice.IntN(200))}
			list, at = append(list, s), int(s.end())
		}
		dice.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
		p, err := joined(programOf(list))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(memory(segmentsOf(t, p)), memory(list)) {
			t.Fatalf("the memory begins with something else: %v", list)
		}
	}
}

func TestWhatIsNoProgramIsSaid(t *testing.T) {
	whole := programOf([]segment{{64, []byte("first")}})
	for n := range len(whole) - 2 { // the last section is empty
		if n == preamble || n == preamble+2+len("types") {
			continue // whole sections
		}
		if _, err := joined(whole[:n]); err == nil {
			t.Errorf("the first %d bytes are taken", n)
		}
	}
	for _, s := range []string{"\x01\x41\x00\x0b\x00", "\x00\x23\x00\x0b\x00", "\x00\x41\x7f\x0b\x00", "\x00\x41\x00\x0c\x00", "\x00\x41\x00\x0b\x00\x00"} {
		if _, err := segments([]byte("\x01" + s)); err == nil {
			t.Errorf("the segment % x is taken", s)
		}
	}
	if _, err := joined(programOf([]segment{{64, []byte("first")}, {68, []byte("on it")}})); err == nil {
		t.Error("segments that lie upon one another are taken")
	}
}
