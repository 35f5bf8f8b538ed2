package line

import (
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"
)

// Read reads a call out of the description that a browser gives of its end (RFC 8866, 8839 and 8841), once it has
// found its places. What every description of such a line has in common is left out; so are places that only
// another kind of line could use.
func Read(description string) (*Call, error) {
	c := &Call{}
	for text := range strings.Lines(description) {
		key, value, _ := strings.Cut(strings.TrimSpace(text), ":")
		switch key {
		case "a=ice-ufrag":
			c.User = value
		case "a=ice-pwd":
			c.Password = value
		case "a=fingerprint":
			how, print, _ := strings.Cut(value, " ")
			raw, err := hex.DecodeString(strings.ReplaceAll(print, ":", ""))
			if !strings.EqualFold(how, "sha-256") || err != nil || len(raw) != len(c.Fingerprint) {
				return nil, ErrCall
			}
			c.Fingerprint = Fingerprint(raw)
		case "a=candidate":
			if p, ok := candidate(value); ok && len(c.Places) < mostPlaces {
				c.Places = append(c.Places, p)
			}
		}
	}
	if c.Fingerprint == (Fingerprint{}) || !c.Valid() {
		return nil, ErrCall
	}
	return c, nil
}

// The words of a candidate: foundation, component, transport, priority, address, port, "typ", type.
const candidateWords = 8

// candidate reads a place; ok is false for one that no line of ours can use.
func candidate(text string) (p Place, ok bool) {
	words := strings.Fields(text)
	if len(words) < candidateWords || words[1] != "1" || !strings.EqualFold(words[2], "udp") {
		return p, false
	}
	port, err := strconv.ParseUint(words[5], 10, 16)
	if p, ok = placeOf(words[4]); !ok || err != nil {
		return p, false
	}
	p.Port, p.Outside = uint16(port), words[7] == "srflx"
	return p, p.valid() && (p.Outside || words[7] == "host")
}

// head is what the descriptions of all our lines have in common before what differs. Who calls lets the other
// choose who begins the greeting, and who answers begins it.
const head = "v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n" +
	"m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:65536\r\n"

// The parts of a candidate's priority (RFC 8445, 5.1.2).
const (
	hostPreference    = 126
	outsidePreference = 100
	localPreference   = 65535
	onlyComponent     = 255
)

// Description is what the other browser is told of the end of a call.
func (c *Call) Description() string {
	var b strings.Builder
	setup := "actpass"
	if c.IsAnswer() {
		setup = "active"
	}
	fmt.Fprintf(&b, "%sa=setup:%s\r\na=ice-ufrag:%s\r\na=ice-pwd:%s\r\na=fingerprint:sha-256 %s\r\n", head, setup, c.User, c.Password, c.Fingerprint)
	for i, p := range c.Places {
		kind, preference, from := "host", hostPreference, ""
		if p.Outside {
			kind, preference, from = "srflx", outsidePreference, " raddr 0.0.0.0 rport 0"
		}
		fmt.Fprintf(&b, "a=candidate:%d 1 udp %d %s %d typ %s%s\r\n", i+1, preference<<24|(localPreference-i)<<8|onlyComponent, p.host(), p.Port, kind, from)
	}
	return b.String() + "a=end-of-candidates\r\n"
}

// String writes a fingerprint as descriptions have it.
func (f Fingerprint) String() string { return strings.ReplaceAll(fmt.Sprintf("% X", f[:]), " ", ":") }
