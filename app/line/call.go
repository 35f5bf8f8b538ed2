package line

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"strings"

	"gonfalon/engine/post"
)

// Call is what one device has to know of the other before a line can stand: it calls, or it answers.
type Call struct {
	Game        post.Short
	Answers     Ticket // the call that it answers, zero for one that calls
	Fingerprint Fingerprint
	User        string // how the browser names its end
	Password    string // what its checks are signed with
	Places      []Place
}

// Fingerprint is the SHA-256 of the certificate with which a browser proves who it is on a line.
type Fingerprint [sha256.Size]byte

// Ticket is the name of a call, which its answer gives.
type Ticket [8]byte

// The first byte of a call and of an answer.
const (
	callMark   = 1
	answerMark = 2
)

// The limits that browsers set.
const (
	leastUser, mostUser         = 4, 32
	leastPassword, mostPassword = 22, 64
	mostPlaces                  = 6
)

const checkLength = 4

// ErrCall is returned for what is no call.
var ErrCall = errors.New("line-call")

// IsAnswer reports whether it answers another.
func (c *Call) IsAnswer() bool { return c.Answers != Ticket{} }

// Ticket is the name of a call.
func (c *Call) Ticket() Ticket {
	sum := sha256.Sum256(c.Encode())
	return Ticket(sum[:len(Ticket{})])
}

// Encode writes a call in as few bytes as can be. One that Valid takes decodes to the same.
func (c *Call) Encode() []byte {
	out := append([]byte{callMark}, c.Game[:]...)
	if c.IsAnswer() {
		out[0] = answerMark
		out = append(out, c.Answers[:]...)
	}
	out = append(out, c.Fingerprint[:]...)
	out = appendWord(appendWord(out, c.User), c.Password)
	out = append(out, byte(len(c.Places)))
	for _, p := range c.Places {
		out = p.append(out)
	}
	return append(out, check(out)...)
}

// check is what stands at the end of a call, against what goes wrong on the way.
func check(body []byte) []byte {
	sum := sha256.Sum256(append([]byte("gonfalon line check 1"), body...))
	return sum[:checkLength]
}

// Valid reports whether a browser takes a call.
func (c *Call) Valid() bool {
	ok := isWord(c.User, leastUser, mostUser) && isWord(c.Password, leastPassword, mostPassword) && len(c.Places) <= mostPlaces
	for _, p := range c.Places {
		ok = ok && p.valid()
	}
	return ok
}

// Decode reads what Encode writes.
func Decode(raw []byte) (*Call, error) {
	n := len(raw) - checkLength
	if n < 1 || !bytes.Equal(check(raw[:n:n]), raw[n:]) {
		return nil, ErrCall
	}
	r := &reader{left: raw[:n:n]}
	c := &Call{}
	mark := r.byte()
	copy(c.Game[:], r.take(len(c.Game)))
	if mark == answerMark {
		copy(c.Answers[:], r.take(len(c.Answers)))
	}
	copy(c.Fingerprint[:], r.take(len(c.Fingerprint)))
	c.User, c.Password = r.word(), r.word()
	for range min(r.byte(), mostPlaces+1) {
		c.Places = append(c.Places, r.place())
	}
	if r.bad || len(r.left) > 0 || !c.Valid() || !bytes.Equal(c.Encode(), raw) {
		return nil, ErrCall
	}
	return c, nil
}

// reader takes bytes from the front of a call. After the first that is missing it gives zeros.
type reader struct {
	left []byte
	bad  bool
}

func (r *reader) take(n int) []byte {
	if n > len(r.left) {
		r.bad, r.left = true, nil
		return make([]byte, n)
	}
	out := r.left[:n]
	r.left = r.left[n:]
	return out
}

func (r *reader) byte() byte { return r.take(1)[0] }

// letters are those that words have, six bits each.
var letters = base64.RawStdEncoding.Strict()

const wordLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

// isWord reports whether a text has so many of the letters that words have, and no other.
func isWord(text string, least, most int) bool {
	return len(text) >= least && len(text) <= most && strings.Trim(text, wordLetters) == ""
}

// packed is how many bytes the letters of a word take.
func packed(n int) int { return (6*n + 7) / 8 }

// appendWord writes how many letters a word has, and then six bits for each.
func appendWord(out []byte, word string) []byte {
	filled := word + "AAA"[:(4-len(word)%4)%4]
	bits, err := letters.DecodeString(filled)
	if err != nil {
		bits = make([]byte, packed(len(word))) // it is not Valid
	}
	return append(append(out, byte(len(word))), bits[:packed(len(word))]...)
}

// word reads what appendWord writes.
func (r *reader) word() string {
	n := int(r.byte())
	bits := make([]byte, 3*((n+3)/4))
	copy(bits, r.take(packed(n)))
	return letters.EncodeToString(bits)[:n]
}
