package post

import (
	"bytes"
	"strings"
	"testing"
)

// A letter is read as it was written or not at all: what Decode takes it writes again byte by byte.
func FuzzDecode(f *testing.F) {
	full := &Letter{Kind: Turn, Way: ByLetter, Shows: true, Index: 1, Number: 2, Release: true, Note: "Żółw", Acts: []string{"a", "b"}}
	for _, l := range []*Letter{full, {Kind: Answer, Way: Declared, By: Friend}, {Kind: Renew, Way: ByLetter, Acts: []string{strings.Repeat("0", 64)}}} {
		raw, err := l.Encode()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(raw[:len(raw)-checkLength])
	}
	f.Fuzz(func(t *testing.T, body []byte) {
		raw := withCheck(body)
		l, err := Decode(raw)
		if err != nil {
			return
		}
		again, err := l.Encode()
		if err != nil || !bytes.Equal(again, raw) {
			t.Errorf("%x is read as %+v and written as %x, %v", raw, l, again, err)
		}
	})
}

func TestTooManyActs(t *testing.T) {
	l := &Letter{Kind: Turn, Way: ByLetter, Acts: make([]string, MaxActs+1)}
	for i := range l.Acts {
		l.Acts[i] = "x"
	}
	if _, err := l.Encode(); codeOf(t, err) != TooManyActs {
		t.Errorf("written: %v", err)
	}
	if _, err := Decode(withCheck(l.body())); codeOf(t, err) != TooManyActs {
		t.Errorf("read: %v", err)
	}
	l.Acts = l.Acts[:MaxActs]
	raw, err := l.Encode()
	if err != nil {
		t.Fatal(err)
	}
	if back, err := Decode(raw); err != nil || len(back.Acts) != MaxActs {
		t.Errorf("as many as may be: %v", err)
	}
}

// Nothing follows the packed bytes of a link.
func TestInflatedTakesAllOrNothing(t *testing.T) {
	packed := deflated([]byte("letter"))
	if _, no := inflated(append(packed, 0)); no == nil || no.Code != CutOff {
		t.Errorf("with more behind: %v", no)
	}
	if _, no := inflated(packed[:len(packed)-1]); no == nil || no.Code != CutOff {
		t.Errorf("cut: %v", no)
	}
}
