package site

import (
	"bytes"
	"encoding/binary"
)

// A program tells of each of its instructions in which line of which file it was written, for the
// report of a fault. A page that stops tells the functions it was in, whose names stay there: without the
// lines it ships as 0.17 MB less, which pays for functions that are inlined.

// tableMark is how the table of functions begins that the linker writes since Go 1.20, where
// instructions are counted singly and addresses have eight bytes. From another table nothing is left out.
const tableMark = "\xf1\xff\xff\xff\x00\x00\x01\x08"

// Where the head of the table says how many functions it has, and where its parts begin: numbers of
// eight bytes. See pcHeader in the package runtime.
const (
	functionCount = 8
	namesBegin    = 32 // their names
	filesBegin    = 40 // which files there are
	coursesBegin  = 56 // how figures change from instruction to instruction
	indexBegin    = 64 // where the entry of each function is, and the entries
)

// What an entry says of a function: numbers of four bytes. See _func in the package runtime.
const (
	frameCourse = 16 // where the course of the size of its frame is,
	fileCourse  = 20 // that of its file, and after it that of its line,
	courseCount = 28 // how many there are besides,
	firstLine   = 36 // its first line,
	otherCourse = 44 // and where the other courses are
)

// lighter leaves something out of the table of functions in what the memory of a program begins with.
func lighter(list []segment, leaveOut func(*functionTable)) error {
	for _, s := range list {
		if at := bytes.Index(s.bytes, []byte(tableMark)); at >= 0 {
			t := &functionTable{bytes: s.bytes[at:]}
			if leaveOut(t); t.failed {
				return errNoProgram
			}
		}
	}
	return nil
}

// functionTable is read and changed until a piece of it is missing.
type functionTable struct {
	bytes  []byte
	failed bool
}

// leaveOutLines writes zeros in place of lines and files. One course can be that of a line and of
// something else: what else has a course keeps it.
func (t *functionTable) leaveOutLines() {
	from, index := t.wide(coursesBegin), t.wide(indexBegin)
	all := t.piece(from, index-from)
	kept := make([]byte, len(all))
	for i := range t.wide(functionCount) {
		entry := index + t.narrow(index+8*i+4)
		keepCourse(kept, all, t.narrow(entry+frameCourse))
		for k := range t.narrow(entry + courseCount) {
			keepCourse(kept, all, t.narrow(entry+otherCourse+4*k))
		}
		clear(t.piece(entry+fileCourse, courseCount-fileCourse))
		clear(t.piece(entry+firstLine, 4))
		if t.failed {
			return
		}
	}
	copy(all, kept)
	files := t.wide(filesBegin)
	clear(t.piece(files, from-files))
}

// leaveOutLinesAndNames leaves out the names, too, but for those by which the runtime knows its own.
func (t *functionTable) leaveOutLinesAndNames() {
	t.leaveOutLines()
	begin := t.wide(namesBegin)
	for names := t.piece(begin, t.wide(filesBegin)-begin); len(names) > 0; {
		name, rest, _ := bytes.Cut(names, []byte{0})
		if !bytes.Contains(name, []byte("runtime")) {
			clear(name)
		}
		names = rest
	}
}

// keepCourse keeps the course at some place; none is at 0. A course is by how much a figure changes
// and for how many instructions it stays so, again and again, until it changes no more.
func keepCourse(kept, all []byte, at uint64) {
	if at == 0 || at >= uint64(len(all)) {
		return
	}
	in := &reader{rest: all[at:]}
	in.number()
	in.number()
	for in.number() != 0 && !in.failed {
		in.number()
	}
	end := len(all) - len(in.rest)
	copy(kept[at:end], all[at:end])
}

// piece is so many bytes of the table from a place on.
func (t *functionTable) piece(from, n uint64) []byte {
	size := uint64(len(t.bytes))
	if from > size || n > size-from {
		t.failed, from, n = true, 0, 0
	}
	return t.bytes[from:][:n]
}

func (t *functionTable) wide(at uint64) uint64 {
	if b := t.piece(at, 8); !t.failed {
		return binary.LittleEndian.Uint64(b)
	}
	return 0
}

func (t *functionTable) narrow(at uint64) uint64 {
	if b := t.piece(at, 4); !t.failed {
		return uint64(binary.LittleEndian.Uint32(b))
	}
	return 0
}
