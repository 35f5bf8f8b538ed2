package line

import (
	"bytes"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"gonfalon/engine/post"
)

// Descriptions as browsers give them of a line without a server, and how many places each has that can be used.
var given = []struct {
	name, text string
	places     int
}{
	{"Chromium, open", "v=0\r\no=- 4611731400430051336 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\na=extmap-allow-mixed\r\n" +
		"a=msid-semantic: WMS\r\nm=application 57034 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 192.168.1.2\r\n" +
		"a=candidate:2999745851 1 udp 2113937151 192.168.1.2 57034 typ host generation 0 network-id 1 network-cost 50\r\n" +
		"a=candidate:2999745852 1 udp 2113939711 fd00::17 57035 typ host generation 0 network-id 2\r\n" +
		"a=candidate:2999745853 1 tcp 1518149375 192.168.1.2 9 typ host tcptype active generation 0 network-id 1\r\n" +
		"a=candidate:842163049 1 udp 1677729535 203.0.113.9 57034 typ srflx raddr 0.0.0.0 rport 0 generation 0\r\n" +
		"a=ice-ufrag:Qx+/\r\na=ice-pwd:0T9dXk2yNf7hQm1pZrVw3b5c\r\na=ice-options:trickle\r\n" +
		"a=fingerprint:sha-256 0A:1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9:0A:1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9\r\n" +
		"a=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n", 3},
	{"Firefox, hidden", "v=0\r\no=mozilla...THIS_IS_SDPARTA-99.0 1 0 IN IP4 0.0.0.0\r\ns=-\r\nt=0 0\r\na=sendrecv\r\n" +
		"a=fingerprint:sha-256 FF:1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9:0A:1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9\r\n" +
		"a=group:BUNDLE 0\r\na=ice-options:trickle\r\na=msid-semantic:WMS *\r\nm=application 50541 UDP/DTLS/SCTP webrtc-datachannel\r\n" +
		"c=IN IP4 0.0.0.0\r\na=candidate:0 1 UDP 2122252543 5f0c6a4e-1b2d-4c3e-8f90-a1b2c3d4e5f6.local 50541 typ host\r\n" +
		"a=candidate:1 1 TCP 2105524479 5f0c6a4e-1b2d-4c3e-8f90-a1b2c3d4e5f6.local 9 typ host tcptype active\r\n" +
		"a=sendrecv\r\na=end-of-candidates\r\na=ice-pwd:0123456789abcdef0123456789abcdef\r\na=ice-ufrag:0a1b2c3d\r\na=mid:0\r\n" +
		"a=setup:active\r\na=sctp-port:5000\r\na=max-message-size:1073741823\r\n", 1},
}

// short is how many bytes a call of a browser may have, with the two or three places that devices have.
const short = 140

func TestDescriptionsAreReadAndWritten(t *testing.T) {
	for i, g := range given {
		c, err := Read(g.text)
		if err != nil || len(c.Places) != g.places {
			t.Fatalf("%s: %v, %+v", g.name, err, c)
		}
		c.Game = post.Short{1, 2, 3}
		if i == 1 {
			c.Answers = Ticket{9}
		}
		raw := c.Encode()
		t.Logf("%s: %d bytes, an address of %d", g.name, len(raw), len(c.Address()))
		if len(raw) > short {
			t.Errorf("%s: %d bytes", g.name, len(raw))
		}
		back, err := Decode(raw)
		if err != nil || !reflect.DeepEqual(back, c) {
			t.Errorf("%s: %v\n%+v\n%+v", g.name, err, back, c)
		}
		again, err := Read(c.Description())
		if err != nil {
			t.Fatal(err)
		}
		if again.Game, again.Answers = c.Game, c.Answers; !reflect.DeepEqual(again, c) {
			t.Errorf("%s: the description says\n%+v, not\n%+v", g.name, again, c)
		}
		if active := strings.Contains(c.Description(), "a=setup:active\r\n"); active != c.IsAnswer() {
			t.Errorf("%s: who answers begins the greeting: %v", g.name, active)
		}
	}
}

func TestAddressIsFoundInAMessage(t *testing.T) {
	c, err := Read(given[0].text)
	if err != nil {
		t.Fatal(err)
	}
	link := "Come on: https://example.org/play/" + c.Address()
	for _, text := range []string{link, link + "\nAnna", "<" + link + ">", link + ", quick!"} {
		if found, err := Find(text); err != nil || !Carries(text) || !reflect.DeepEqual(found, c) {
			t.Errorf("%q: %v", text, err)
		}
	}
	for _, text := range []string{"", "#line=", "#line=AAAA", link[:len(link)-1], "#letter=AAAA"} {
		if found, err := Find(text); err == nil {
			t.Errorf("%q has %+v", text, found)
		}
	}
}

func TestBrokenDescriptionsAreRefused(t *testing.T) {
	for _, change := range [][2]string{
		{"a=ice-ufrag:Qx+/\r\n", ""}, {"a=ice-ufrag:Qx+/", "a=ice-ufrag:Qx?/"}, {"a=ice-pwd:0T9d", "a=ice-pwd:"},
		{"sha-256 0A:", "sha-256 "}, {"sha-256", "sha-1"},
	} {
		text := strings.Replace(given[0].text, change[0], change[1], 1)
		if text == given[0].text {
			t.Fatalf("nothing has %q", change[0])
		}
		if c, err := Read(text); err == nil {
			t.Errorf("without %q it is %+v", change[0], c)
		}
	}
}

// call makes a call out of numbers.
func call(r *rand.Rand) *Call {
	word := func(least, most int) string {
		text := make([]byte, least+r.IntN(most-least+1))
		for i := range text {
			text[i] = wordLetters[r.IntN(len(wordLetters))]
		}
		return string(text)
	}
	fill := func(b []byte) []byte {
		for i := range b {
			b[i] = byte(1 + r.IntN(200)) // never a group of many
		}
		return b
	}
	c := &Call{User: word(leastUser, mostUser), Password: word(leastPassword, mostPassword)}
	fill(c.Game[:])
	fill(c.Fingerprint[:])
	if r.IntN(2) > 0 {
		fill(c.Answers[:])
	}
	for range r.IntN(mostPlaces + 1) {
		p := Place{Port: uint16(1 + r.IntN(65535)), Outside: r.IntN(2) > 0}
		p.Kind = PlaceKind(1 + r.IntN(3))
		p.Outside = p.Outside && p.Kind != Hidden
		fill(p.At[:p.Kind.size()])
		c.Places = append(c.Places, p)
	}
	return c
}

func TestCallsDecodeToThemselves(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 8))
	for range 2000 {
		c := call(r)
		raw := c.Encode()
		back, err := Decode(raw)
		if c.Valid() != (err == nil) || err == nil && !reflect.DeepEqual(back, c) {
			t.Fatalf("%v\n%+v\n%+v", err, back, c)
		}
		raw[r.IntN(len(raw))] ^= byte(1 + r.IntN(255))
		if got, err := Decode(raw); err == nil {
			t.Fatalf("a changed one is %+v", got)
		}
	}
}

// Whatever is decoded is written so and in no other way, and a browser takes it.
func FuzzDecode(f *testing.F) {
	for _, g := range given {
		c, err := Read(g.text)
		if err != nil {
			f.Fatal(err)
		}
		raw := c.Encode()
		f.Add(raw[:len(raw)-checkLength])
	}
	f.Fuzz(func(t *testing.T, body []byte) {
		raw := append(bytes.Clone(body), check(body)...)
		c, err := Decode(raw)
		if err != nil {
			return
		}
		if !bytes.Equal(c.Encode(), raw) {
			t.Errorf("%x is %x", raw, c.Encode())
		}
		if _, err := Read(c.Description()); err != nil && c.Fingerprint != (Fingerprint{}) {
			t.Errorf("%v: %s", err, c.Description())
		}
	})
}

// Addresses are read as browsers write them, and what nobody is reached at is none.
func TestPlacesAreReadAndWritten(t *testing.T) {
	for host, want := range map[string]string{
		"192.0.2.17": "192.0.2.17", "2001:db8::1": "2001:0db8:0000:0000:0000:0000:0000:0001", "fd00::": "fd00:0000:0000:0000:0000:0000:0000:0000",
		"1:2:3:4:5:6:7:8": "0001:0002:0003:0004:0005:0006:0007:0008",
		"5F0C6A4E-1b2d-4c3e-8f90-a1b2c3d4e5f6.local": "5f0c6a4e-1b2d-4c3e-8f90-a1b2c3d4e5f6.local",
	} {
		p, ok := placeOf(host)
		if p.Port = 1; !ok || !p.valid() || p.host() != want {
			t.Errorf("%s is %s: %v", host, p.host(), p)
		}
		if again, ok := placeOf(p.host()); !ok || again.At != p.At {
			t.Errorf("%s is %v the second time", host, again)
		}
	}
	for _, host := range []string{"", "192.0.2", "192.0.2.1.9", "192.0.2.256", "192.0.2.x", "0.0.0.0", "224.0.0.1", "::", "::1", "fe80::1", "ff02::1", "::ffff:192.0.2.1", "::ffff:1:2",
		"1:2:3", "1::2::3", "1:2:3:4:5:6:7:8:9", "12345::1", "example.local", "5f0c6a4e1b2d4c3e8f90a1b2c3d4e5f6.local", "example.org"} {
		if p, ok := placeOf(host); ok {
			if p.Port = 1; p.valid() {
				t.Errorf("%q is %s", host, p.host())
			}
		}
	}
}
