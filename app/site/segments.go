package site

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"errors"
	"slices"
)

// The linker leaves the zeros out of what the memory of a program begins with. That makes a hundred
// thousand segments, and their addresses pack worse than zeros do: joined they ship as 0.18 MB less.

// farApart is the run of zeros across which segments are not joined.
const farApart = 1024

// Of WebAssembly: what comes before the sections, the section of the segments, and what is around
// the address of each.
const (
	preamble               = 8
	dataSection            = 11
	active, constant, done = 0x00, 0x41, 0x0B
)

var errNoProgram = errors.New("this is no program as the linker writes it")

// segment is what a stretch of the memory begins with.
type segment struct {
	at    uint64
	bytes []byte
}

// joined is a program whose memory begins with the same in fewer segments. It fails for anything but
// a program as the linker writes it.
func joined(program []byte) ([]byte, error) {
	if len(program) < preamble {
		return nil, errNoProgram
	}
	out, in := slices.Clone(program[:preamble]), &reader{rest: program[preamble:]}
	for len(in.rest) > 0 && !in.failed {
		id, content := in.take(1), in.take(in.number())
		if !in.failed && id[0] == dataSection {
			list, err := segments(content)
			few := together(list)
			if err != nil || few == nil {
				return nil, errNoProgram
			}
			content = laidOut(few)
		}
		out = binary.AppendUvarint(append(out, id...), uint64(len(content)))
		out = append(out, content...)
	}
	if in.failed {
		return nil, errNoProgram
	}
	return out, nil
}

// segments reads the content of the section, in the order of the memory.
func segments(content []byte) ([]segment, error) {
	in := &reader{rest: content}
	var list []segment
	for n := in.number(); n > 0 && !in.failed; n-- {
		begin := in.take(2)
		at := in.address()
		end := in.take(1)
		if in.failed || !bytes.Equal(begin, []byte{active, constant}) || end[0] != done {
			return nil, errNoProgram
		}
		list = append(list, segment{at, in.take(in.number())})
	}
	if in.failed || len(in.rest) > 0 {
		return nil, errNoProgram
	}
	slices.SortFunc(list, func(a, b segment) int { return cmp.Compare(a.at, b.at) })
	return list, nil
}

// together joins segments with few zeros between; nil if one lies upon another.
func together(list []segment) []segment {
	few := []segment{}
	for _, s := range list {
		last := len(few) - 1
		switch {
		case last < 0 || s.at >= few[last].end()+farApart:
			few = append(few, segment{s.at, slices.Clone(s.bytes)})
		case s.at >= few[last].end():
			zeros := make([]byte, s.at-few[last].end())
			few[last].bytes = append(append(few[last].bytes, zeros...), s.bytes...)
		default:
			return nil
		}
	}
	return few
}

func (s segment) end() uint64 { return s.at + uint64(len(s.bytes)) }

// laidOut is the content of the section.
func laidOut(list []segment) []byte {
	out := binary.AppendUvarint(nil, uint64(len(list)))
	for _, s := range list {
		out = appendSigned(append(out, active, constant), s.at)
		out = binary.AppendUvarint(append(out, done), uint64(len(s.bytes)))
		out = append(out, s.bytes...)
	}
	return out
}

// appendSigned writes a number where a negative one might stand, whose last byte has a sign.
func appendSigned(out []byte, n uint64) []byte {
	for ; n >= 0x40; n >>= 7 {
		out = append(out, byte(n)|0x80)
	}
	return append(out, byte(n))
}

// reader reads pieces of a program until one is missing.
type reader struct {
	rest   []byte
	failed bool
}

func (r *reader) take(n uint64) []byte {
	if n > uint64(len(r.rest)) {
		r.failed, n = true, uint64(len(r.rest))
	}
	piece := r.rest[:n]
	r.rest = r.rest[n:]
	return piece
}

func (r *reader) number() uint64 {
	n, size := binary.Uvarint(r.rest)
	r.failed = r.failed || size <= 0
	r.take(uint64(max(size, 0)))
	return n
}

// address reads a number where a negative one might stand, and fails for such a one.
func (r *reader) address() uint64 {
	before := r.rest
	n := r.number()
	if size := len(before) - len(r.rest); size > 0 && before[size-1]&0x40 != 0 {
		r.failed = true
	}
	return n
}
