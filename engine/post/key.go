package post

// Way is how the dice of a letter are thrown.
type Way uint8

// The ways. By letter both secrets are known to who throws, one of them only to him until he sends. Declared
// the acts go out first, and the secret of the other comes as an answer.
const (
	ByLetter Way = 1
	Declared Way = 2
)

// diceKey is the key of the dice of a letter. x is the secret that the mover shows in it, y that of the other:
// by letter the newest he has shown, declared that of his answer. Nothing the mover does is in it.
func diceKey(id Short, number int, way Way, mover Role, y, x Secret) Secret {
	return digest("gonfalon dice 1", id[:], u32(number), []byte{byte(way), byte(mover)}, y[:], x[:])
}

// spot is what dice are thrown for: the time, the test and the counter tested. The act and its number are
// not in it, so neither an idle act before nor another spelling of the same act changes a die.
type spot struct {
	turn, phase int
	code, whom  string
}

// block is one block of bytes of throw number nth of its kind.
func (s *spot) block(key Secret, nth, n int) Secret {
	return sealed(key, "gonfalon die 1", u32(s.turn), []byte{byte(s.phase)}, []byte(s.code), []byte(s.whom), u32(nth), u32(n))
}

// fair is the number of values of a byte that make dice: six times as often each face.
const fair = 252

// face is the die that a byte shows; ok is false for one that is thrown away.
func face(b byte) (die int, ok bool) { return int(b%6) + 1, b < fair }
