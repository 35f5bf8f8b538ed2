package bot

// temper is how a turn is played.
type temper struct {
	pace  int // how much the way to the enemy counts, in hundredths
	nerve int // how much more an attack has to promise
	care  int // how much danger counts, in hundredths
}

// The tempers.
var (
	usualTemper = temper{pace: 100, care: 100}
	standing    = temper{pace: 100, nerve: 6, care: 15} // of who holds a line
	tempers     = [...]temper{usualTemper, {pace: 220, nerve: -4, care: 70}, {pace: 25, nerve: 6, care: 130}}
)
