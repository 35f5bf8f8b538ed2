package post

// maxShift is the shift of the last group of seven bits of the longest number.
const maxShift = 28

// appendNumber writes a number in groups of seven bits, the lowest first.
func appendNumber(out []byte, n int) []byte {
	for ; n > 127; n >>= 7 {
		out = append(out, byte(n)&127|128)
	}
	return append(out, byte(n))
}

// reader takes bytes from the front of a letter. After the first that is missing or written longer than
// need be it has a code and gives zeros.
type reader struct {
	left []byte
	code string
}

// fail keeps the first fault.
func (r *reader) fail(code string) {
	if r.code == "" {
		r.code = code
	}
	r.left = nil
}

// bytes takes some bytes.
func (r *reader) bytes(n int) []byte {
	if r.code != "" || n > len(r.left) {
		r.fail(CutOff)
		return make([]byte, min(n, len(Secret{})))
	}
	b := r.left[:n]
	r.left = r.left[n:]
	return b
}

// byte takes one byte.
func (r *reader) byte() byte { return r.bytes(1)[0] }

// number takes a number as appendNumber writes it.
func (r *reader) number() (n int) {
	for shift := 0; ; shift += 7 {
		if shift > maxShift {
			r.fail(CutOff)
			return 0
		}
		b := r.byte()
		n |= int(b&127) << shift
		switch {
		case r.code != "":
			return 0
		case b < 128 && b == 0 && shift > 0:
			r.fail(NotCanonical)
			return 0
		case b < 128:
			return n
		}
	}
}

// text takes bytes after their length.
func (r *reader) text() []byte { return r.slice(r.number()) }

// slice takes bytes whose number may be false.
func (r *reader) slice(n int) []byte {
	if n > len(r.left) {
		r.fail(CutOff)
		return nil
	}
	return r.bytes(n)
}
