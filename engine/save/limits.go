package save

// Limits of what a record may contain, so that a small hostile file or link cannot keep anybody
// waiting. They leave much room: the longest games have 15,000 acts of 50 bytes each, and the
// longest act, an attack of a whole army, a few hundred.
const (
	// MaxSize is the length in bytes of the longest record that Read looks at.
	MaxSize = 4 << 20
	// MaxActs is how many acts a record may have.
	MaxActs = 50_000

	maxHeadFields = 100      // a head has a dozen; later formats may have more
	maxField      = 16 << 10 // bytes of one field of the head, or of one act
	maxNumber     = 1 << 24
	maxText       = 1000 // bytes of a text in an act
	maxList       = 1000 // items of a list in an act
)

// maxQuote is how many letters of a record an error quotes.
const maxQuote = 60

// Clip keeps what is quoted of a file or a link short.
func Clip(s string) string {
	n := 0
	for i := range s {
		if n == maxQuote {
			return s[:i] + "..."
		}
		n++
	}
	return s
}
