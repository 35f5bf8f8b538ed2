package game

// Cue is what an event looks and sounds like. Pictures and sounds of it are made of that alone.
type Cue uint8

// The cues. A system gives every event one; NoCue is a mistake.
const (
	NoCue           Cue = iota
	CueWord             // words tell it, and nothing else does
	CueStep             // Unit goes from From to At
	CueTurn             // Unit turns
	CueArrival          // Unit comes to the field, or back to it
	CueRoll             // dice are thrown; a word where none were
	CueBlow             // those attack who do by its Odds
	CueLoss             // Unit is hit
	CueRetreat          // Unit goes back from From to At
	CueFlight           // Unit runs from From to At by itself
	CuePursuit          // Unit goes after them from From to At
	CueCounter          // Unit rides at those who attack it
	CueBroken           // Unit is destroyed
	CueTrampled         // By rides Unit down
	CueScattered        // Unit is scattered
	CueDisorder         // Unit loses its order
	CuePanic            // Unit panics
	CueMiss             // By shoots at Unit with bows, in vain
	CueHit              // and hits it
	CueVolley           // arrows fly; what they hit is settled later
	CueGun              // By fires a gun
	CueRazed            // a work at At is broken
	CueBanner           // a banner falls
	CueBannerTaken      // a banner changes hands
	CueBannerPassed     // another takes a banner up
	CueHorn             // a whole army or command hears of it
	CueDeath            // the leader Unit dies
	CueCollapse         // an army breaks, and with that the battle ends
	CueEnd              // the battle ends
	cues
)

// Cues are all of them but NoCue.
func Cues() (all []Cue) {
	for c := NoCue + 1; c < cues; c++ {
		all = append(all, c)
	}
	return all
}
