package bot

// temper is how a turn is played.
type temper struct {
	pace  int // how much the way to the enemy counts, in hundredths
	nerve int // how much more an attack has to promise
}

// The tempers.
var (
	usualTemper = temper{pace: 100}
	tempers     = [...]temper{usualTemper, {pace: 220, nerve: -6}, {pace: 30, nerve: 4}, {pace: 0, nerve: 12}}
)
