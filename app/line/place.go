package line

import (
	"encoding/binary"
	"encoding/hex"
	"strconv"
	"strings"
)

// Place is where a device may be reached.
type Place struct {
	Kind    PlaceKind
	At      [16]byte // the address, of IPv4 the first four bytes; of Hidden the name that stands for it in one network alone
	Port    uint16
	Outside bool // a server has seen the device there
}

// PlaceKind is how a place is named, as its first byte has it; outsideBit is added for one that a server has seen.
type PlaceKind uint8

// The kinds of places.
const (
	IPv4 PlaceKind = iota + 1
	IPv6
	Hidden // by a browser

	outsideBit = 8
)

// size is how many bytes an address of a kind has, 0 of none.
func (k PlaceKind) size() int {
	switch k {
	case IPv4:
		return 4
	case IPv6, Hidden:
		return 16
	}
	return 0
}

// localEnd is the end of a name that is known in one network alone.
const localEnd = ".local"

// valid reports whether somebody may be reached there, and from the same network.
func (p Place) valid() bool {
	at, first := p.At[:p.Kind.size()], p.At[0]
	switch {
	case p.Port == 0, strings.Trim(string(at), "\x00") == "":
		return false
	case p.Kind == IPv4:
		return first>>4 != 0xE && [12]byte(p.At[4:]) == [12]byte{} // no multicast
	case p.Kind == IPv6: // neither is it multicast, of one device alone, nor IPv4 in another form
		return first != 0xFF && (first != 0xFE || at[1]>>6 != 2) && strings.Trim(string(at[:10]), "\x00") != ""
	}
	return p.Kind == Hidden && !p.Outside
}

// append writes a place.
func (p Place) append(out []byte) []byte {
	kind := byte(p.Kind)
	if p.Outside {
		kind |= outsideBit
	}
	return binary.BigEndian.AppendUint16(append(append(out, kind), p.At[:p.Kind.size()]...), p.Port)
}

// place reads what append writes.
func (r *reader) place() (p Place) {
	kind := r.byte()
	p.Outside, p.Kind = kind&outsideBit != 0, PlaceKind(kind&^outsideBit)
	if p.Kind.size() == 0 {
		r.bad = true
	}
	copy(p.At[:], r.take(p.Kind.size()))
	p.Port = binary.BigEndian.Uint16(r.take(2))
	return p
}

// host is the place as browsers write it.
func (p Place) host() string {
	h := hex.EncodeToString(p.At[:])
	switch p.Kind {
	case IPv4:
		return strconv.Itoa(int(p.At[0])) + "." + strconv.Itoa(int(p.At[1])) + "." + strconv.Itoa(int(p.At[2])) + "." + strconv.Itoa(int(p.At[3]))
	case IPv6:
		groups := make([]string, len(h)/4)
		for i := range groups {
			groups[i] = h[4*i : 4*i+4]
		}
		return strings.Join(groups, ":")
	}
	return h[:8] + "-" + h[8:12] + "-" + h[12:16] + "-" + h[16:20] + "-" + h[20:] + localEnd
}

// placeOf reads a place as browsers write it; ok is false for another name.
func placeOf(host string) (p Place, ok bool) {
	name, local := strings.CutSuffix(strings.ToLower(host), localEnd)
	switch {
	case local:
		raw, err := hex.DecodeString(strings.ReplaceAll(name, "-", ""))
		p.Kind = Hidden
		return p, err == nil && copy(p.At[:], raw) == len(raw) && p.host() == strings.ToLower(host)
	case strings.Contains(host, ":"):
		p.Kind = IPv6
		return p, p.read6(name)
	}
	p.Kind = IPv4
	list := strings.Split(name, ".")
	for i := range min(4, len(list)) {
		n, err := strconv.ParseUint(list[i], 10, 8)
		if err != nil {
			return p, false
		}
		p.At[i] = byte(n)
	}
	return p, len(list) == 4
}

// read6 reads an address of IPv6; two colons stand for the noughts that are left out.
func (p *Place) read6(text string) bool {
	front, back, short := strings.Cut(text, "::")
	head, ok := groups(front)
	tail, ok2 := groups(back)
	if n := len(head) + len(tail); !ok || !ok2 || !short && n != len(p.At) || short && n >= len(p.At) {
		return false
	}
	copy(p.At[:], head)
	copy(p.At[len(p.At)-len(tail):], tail)
	return true
}

// groups reads groups of up to four figures with colons between.
func groups(text string) (out []byte, ok bool) {
	if text == "" {
		return nil, true
	}
	for _, g := range strings.Split(text, ":") {
		n, err := strconv.ParseUint(g, 16, 16)
		if err != nil {
			return nil, false
		}
		out = binary.BigEndian.AppendUint16(out, uint16(n))
	}
	return out, true
}
