package bot

// Reason is why an act is done: a catalogue key, for one sentence about it.
type Reason string

// The reasons.
const (
	WhySetUp   Reason = "set-up"     // the army is set up
	WhyEnd     Reason = "end"        // nothing more is worth doing in this phase
	WhyErrand  Reason = "errand"     // order is restored, reinforcements come, a mode is changed
	WhyGather  Reason = "gather"     // it comes up for an attack with others
	WhyStrike  Reason = "strike"     // it comes up to attack alone
	WhyAdvance Reason = "advance"    // it comes nearer to the enemy
	WhySafety  Reason = "safety"     // the enemy could bring too much to bear where it stood
	WhySupport Reason = "support"    // it closes up with friends
	WhyGap     Reason = "gap"        // it closes a gap between friends
	WhyBanner  Reason = "banner"     // it takes up a banner
	WhyCommand Reason = "command"    // it comes back to its leader
	WhyFront   Reason = "front"      // it faces the enemy
	WhyGround  Reason = "ground"     // it takes better ground
	WhyAim     Reason = "aim"        // it makes for a place that counts
	WhyHunt    Reason = "hunt"       // it makes for a leader on whom much of the enemy's army hangs
	WhyHold    Reason = "hold"       // it holds what is to be held
	WhyShot    Reason = "shot"       // it comes into bow shot
	WhyLead    Reason = "lead"       // a leader joins his men
	WhyGuard   Reason = "guard"      // a leader goes where he is safe
	WhyDuty    Reason = "duty"       // it has to
	WhyShoot   Reason = "shoot"      // the shot promises something
	WhyAttack  Reason = "attack"     // the odds are good
	WhySoakOff Reason = "soak-off"   // it must attack, and does least harm so
	WhyReact   Reason = "react"      // the reaction promises something
	WhyLetBe   Reason = "let-be"     // the reaction promises nothing
	WhyAnswer  Reason = "best"       // of all answers it leaves the side best off
	WhyOnly    Reason = "only"       // there is no other
	WhyTemper  Reason = "play-ahead" // the turn played ahead turned out best so
)

// reasons are what a term says about a move when it speaks most for it.
var reasons = [terms]Reason{danger: WhySafety, support: WhySupport, command: WhyCommand, facing: WhyFront, rear: WhyFront,
	approach: WhyAdvance, hold: WhyHold, gap: WhyGap, banner: WhyBanner, sally: WhyHold, aim: WhyAim, height: WhyGround, charge: WhyFront, shoot: WhyShot, contact: WhyStrike,
	guard: WhyGuard, attend: WhyLead, apart: WhyGuard, hunt: WhyHunt, strength: WhyStrike}

// Reasons are all of them: the page has a sentence for each.
func Reasons() []Reason {
	return []Reason{WhySetUp, WhyEnd, WhyErrand, WhyGather, WhyStrike, WhyAdvance, WhySafety, WhySupport,
		WhyGap, WhyBanner, WhyCommand, WhyFront, WhyGround, WhyAim, WhyHunt, WhyHold, WhyShot,
		WhyLead, WhyGuard, WhyDuty, WhyShoot, WhyAttack, WhySoakOff, WhyReact, WhyLetBe,
		WhyAnswer, WhyOnly, WhyTemper}
}
