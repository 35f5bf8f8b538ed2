package line

import (
	"bytes"
	"encoding/binary"
	"errors"
	"slices"
	"strings"

	"gonfalon/app/afar"
	"gonfalon/engine/post"
)

// Line is a direct line that stands between the two devices of a game: what is done on one is seen on the other as
// it is done, and letters go by themselves. Where it ends nothing is lost but what was not yet a letter.
type Line struct {
	game   *afar.Game
	prints [2]post.Secret // of who called and who answered
	send   func(raw []byte)

	here   bool      // the other has proved that he has the same letters
	claim  *greeting // his, as long as letters are missing here
	theirs int       // how many letters he has, -1 before he has said so
	shown  underWay  // what he was shown
	seen   underWay  // what he has shown

	pieces  []byte // of a message of his that goes on
	refused []byte // the last letter of his that could not be taken
}

// underWay are acts of a letter that is not closed.
type underWay struct {
	number int // of the letter
	acts   []string
}

// greeting is what the other says first.
type greeting struct {
	number int // of letters that he has
	proof  post.Secret
}

// Heard is what a message of the other changes.
type Heard uint8

// What is heard.
const (
	Nothing Heard = iota
	Here          // the other is there, and has the same letters
	Letter        // a letter of his came
	Acts          // what he has under way changed
	Left          // he has ended the line
)

// Why a line cannot go on.
var (
	ErrParted  = errors.New("line-parted")  // the devices have other letters of the same numbers, or somebody stands between them
	ErrRefused = errors.New("line-refused") // the other cannot take the player's letter
	ErrMessage = errors.New("line-message") // it is no message of ours
)

// The first byte of a message.
const (
	sayHere    = 1 // version, number of letters, proof
	sayLetter  = 2 // its bytes
	sayActs    = 3 // number of the letter, how many acts stay, lines
	sayRefused = 4 // the letter that was sent last cannot be taken
	sayLeft    = 5
	sayPiece   = 6 // whether more of them follow, and a piece of a longer message
)

// mostSaid is how many bytes browsers are told that a message may have (head of sdp.go), and mostJoined how many may
// come in pieces.
const (
	mostSaid   = 1 << 16
	mostJoined = 1 << 21
)

// version is of these messages.
const version = 1

// mostPosted is how many letters follow each other without anybody acting: an answer, and a turn without acts.
const mostPosted = 4

// Open greets the other over a line that stands. The fingerprints are those of who called and of who answered.
func Open(g *afar.Game, caller, answerer Fingerprint, send func(raw []byte)) *Line {
	l := &Line{game: g, prints: [2]post.Secret{post.Secret(caller), post.Secret(answerer)}, send: send, theirs: -1}
	n := len(g.Letters())
	proof := g.LineProof(n, g.Role(), l.prints)
	l.say(append(numbered(sayHere, version, n), proof[:]...))
	return l
}

// say sends a message, in pieces where it is longer than browsers take.
func (l *Line) say(raw []byte) {
	const most = mostSaid - 2
	if len(raw) <= mostSaid {
		l.send(raw)
		return
	}
	for len(raw) > most {
		l.send(append([]byte{sayPiece, 1}, raw[:most]...))
		raw = raw[most:]
	}
	l.send(append([]byte{sayPiece, 0}, raw...))
}

// numbered writes the head of a message and a number.
func numbered(head, of byte, n int) []byte {
	return binary.BigEndian.AppendUint32([]byte{head, of}, uint32(n))
}

// number reads what numbered writes after its first byte.
func number(body []byte) (of byte, n int, rest []byte, ok bool) {
	if len(body) < 5 {
		return 0, 0, nil, false
	}
	return body[0], int(binary.BigEndian.Uint32(body[1:])), body[5:], true
}

// IsHere reports whether the other is there, and has the same letters.
func (l *Line) IsHere() bool { return l.here }

// Leave tells the other that the line ends.
func (l *Line) Leave() { l.say([]byte{sayLeft}) }

// Hear takes a message of the other. After an error other than a letter that was refused the line is of no use.
func (l *Line) Hear(raw []byte) (Heard, error) {
	if len(raw) == 0 || len(l.pieces) > 0 && raw[0] != sayPiece {
		return Nothing, ErrMessage
	}
	switch body := raw[1:]; raw[0] {
	case sayPiece:
		return l.piece(body)
	case sayHere:
		return l.greeted(body)
	case sayLetter:
		return l.letter(body)
	case sayActs:
		return l.acts(body)
	case sayRefused:
		return Nothing, ErrRefused
	case sayLeft:
		return Left, nil
	}
	return Nothing, ErrMessage
}

// piece hears a piece of a longer message, and the message once all of it is here.
func (l *Line) piece(body []byte) (Heard, error) {
	if len(body) < 2 || body[0] > 1 || len(l.pieces)+len(body) > mostJoined {
		return Nothing, ErrMessage
	}
	l.pieces = append(l.pieces, body[1:]...)
	if body[0] == 1 {
		return Nothing, nil
	}
	whole := l.pieces
	if l.pieces = nil; whole[0] == sayPiece {
		return Nothing, ErrMessage
	}
	return l.Hear(whole)
}

// Refused is the last letter of the other that could not be taken, nil if there was none.
func (l *Line) Refused() []byte { return l.refused }

// greeted hears how far the other is.
func (l *Line) greeted(body []byte) (Heard, error) {
	of, n, proof, ok := number(body)
	if !ok || of != version || len(proof) != len(post.Secret{}) || l.theirs >= 0 || n < 1 {
		return Nothing, ErrMessage
	}
	l.theirs, l.claim = n, &greeting{n, post.Secret(proof)}
	return l.prove()
}

// prove checks the greeting of the other once all letters are here that it tells of.
func (l *Line) prove() (Heard, error) {
	if l.claim == nil || l.claim.number > len(l.game.Letters()) {
		return Nothing, nil
	}
	if l.game.LineProof(l.claim.number, l.game.Role().Other(), l.prints) != l.claim.proof {
		l.Leave()
		return Nothing, ErrParted
	}
	l.claim, l.here = nil, true
	l.Tell()
	return Here, nil
}

// letter takes a letter.
func (l *Line) letter(raw []byte) (Heard, error) {
	got, err := l.game.Receive(bytes.Clone(raw))
	switch {
	case err != nil:
		l.refused = bytes.Clone(raw)
		l.say([]byte{sayRefused})
		return Nothing, err
	case got == post.Forked:
		l.Leave()
		return Nothing, ErrParted
	case got != post.Took:
		return Nothing, nil
	}
	l.theirs = max(l.theirs, len(l.game.Letters()))
	if l.claim == nil {
		return Letter, nil
	}
	if heard, err := l.prove(); heard == Here || err != nil {
		return heard, err
	}
	return Letter, nil
}

// acts takes what the other has under way.
func (l *Line) acts(body []byte) (Heard, error) {
	_, n, rest, ok := number(body)
	if !ok || len(rest) < 2 {
		return Nothing, ErrMessage
	}
	keep, text := int(binary.BigEndian.Uint16(rest)), string(rest[2:])
	if l.seen.number != n {
		l.seen = underWay{number: n}
	}
	if keep > len(l.seen.acts) || keep+strings.Count(text, "\n") > post.MaxActs {
		return Nothing, ErrMessage
	}
	l.seen.acts = l.seen.acts[:keep]
	for line := range strings.Lines(text) {
		l.seen.acts = append(l.seen.acts, strings.TrimSuffix(line, "\n"))
	}
	if n != len(l.game.Letters())+1 {
		return Nothing, nil // it comes once more, or its letter is here
	}
	l.game.Watch(l.seen.acts)
	return Acts, nil
}

// Settle closes the player's letter where it has to be, keeps it, and then tells the other. It reports how many
// letters were closed.
func (l *Line) Settle(keep func() bool) (closed int, err error) {
	for l.here && closed < mostPosted && l.closes() {
		if err := l.game.Post(); err != nil {
			return closed, err
		}
		closed++
	}
	if keep() {
		l.Tell()
	}
	return closed, nil
}

// closes reports whether the player's letter has to be closed, once the deputy of the absent has done what he does first.
func (l *Line) closes() bool {
	_ = l.game.Seat.Open() // what comes back says that it is not the player's turn to write
	return l.game.State() == afar.ToSend
}

// Tell sends what the other does not have: letters, and what the player has under way.
func (l *Line) Tell() {
	if !l.here {
		return
	}
	all := l.game.Letters()
	for ; l.theirs < len(all); l.theirs++ {
		l.say(append([]byte{sayLetter}, all[l.theirs].Raw...))
	}
	now := underWay{len(all) + 1, l.game.UnderWay()}
	if l.shown.number != now.number {
		l.shown = underWay{number: now.number}
	}
	same := 0
	for same < min(len(now.acts), len(l.shown.acts)) && now.acts[same] == l.shown.acts[same] {
		same++
	}
	if same == len(now.acts) && same == len(l.shown.acts) {
		return
	}
	out := binary.BigEndian.AppendUint16(numbered(sayActs, 0, now.number), uint16(same))
	for _, act := range now.acts[same:] {
		out = append(append(out, act...), '\n')
	}
	l.shown = underWay{now.number, slices.Clone(now.acts)}
	l.say(out)
}
