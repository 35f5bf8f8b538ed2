package line

import (
	"encoding/binary"
	"encoding/hex"
	"net/netip"
	"strings"
)

// Place is an address at which a device may be reached.
type Place struct {
	Address netip.Addr // the zero Addr where the browser hides it
	Hidden  [16]byte   // the name that stands for it then, known in the same network alone
	Port    uint16
	Outside bool // a server has seen the device there
}

// The kinds of places as their first byte has them; outsideBit is added for one that a server has seen.
const (
	numbers4 = iota + 1
	numbers6
	hiddenName
	outsideBit = 8
)

// localEnd is the end of a name that is known in one network alone.
const localEnd = ".local"

// valid reports whether somebody may be reached there.
func (p Place) valid() bool {
	a := p.Address
	if !a.IsValid() {
		return p.Port > 0 && !p.Outside
	}
	return p.Port > 0 && p.Hidden == [16]byte{} && !a.Is4In6() && a.Zone() == "" && !a.IsUnspecified() && !a.IsMulticast()
}

// append writes a place.
func (p Place) append(out []byte) []byte {
	kind, at := byte(hiddenName), p.Hidden[:]
	switch {
	case p.Address.Is4():
		kind, at = numbers4, p.Address.AsSlice()
	case p.Address.IsValid():
		kind, at = numbers6, p.Address.AsSlice()
	}
	if p.Outside {
		kind |= outsideBit
	}
	return binary.BigEndian.AppendUint16(append(append(out, kind), at...), p.Port)
}

// place reads what append writes.
func (r *reader) place() (p Place) {
	kind := r.byte()
	p.Outside = kind&outsideBit != 0
	switch kind &^ outsideBit {
	case numbers4:
		p.Address = netip.AddrFrom4([4]byte(r.take(4)))
	case numbers6:
		p.Address = netip.AddrFrom16([16]byte(r.take(16)))
	case hiddenName:
		p.Hidden = [16]byte(r.take(16))
	default:
		r.bad = true
	}
	p.Port = binary.BigEndian.Uint16(r.take(2))
	return p
}

// host is the place as browsers write it.
func (p Place) host() string {
	if p.Address.IsValid() {
		return p.Address.String()
	}
	h := hex.EncodeToString(p.Hidden[:])
	return h[:8] + "-" + h[8:12] + "-" + h[12:16] + "-" + h[16:20] + "-" + h[20:] + localEnd
}

// placeOf reads what host writes; ok is false for another name.
func placeOf(host string) (p Place, ok bool) {
	if name, local := strings.CutSuffix(host, localEnd); local {
		raw, err := hex.DecodeString(strings.ReplaceAll(name, "-", ""))
		if err != nil || len(raw) != len(p.Hidden) {
			return p, false
		}
		p.Hidden = [16]byte(raw)
		return p, p.host() == strings.ToLower(host)
	}
	a, err := netip.ParseAddr(host)
	if err != nil || a.Is4In6() {
		return p, false
	}
	p.Address = a
	return p, true
}
