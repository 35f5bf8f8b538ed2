// Package bot has computer players. They know a battle by its contract only: what is offered,
// what can be reached, what a forecast says and where the counters stand. They play any system.
//
//	next.go     who of two players acts
//
//	player.go   the player that can be let think a little at a time
//	level.go    what the levels see; weights.go what they weigh: weights.txt where units wear
//	            down, brittle.txt where their first loss ends them
//	decide.go   what it turns its mind to
//	field.go    what it sees of the field, and how far enemies reach
//	march.go    who moves where; place.go what a place is worth, escort.go who stays with a leader;
//	            team.go who strikes together
//	hunt.go     who rides down a leader who is alone
//	allot.go    who attacks whom; prospect.go what a forecast promises
//	trial.go    how it answers and reacts, by trying; estimate.go what a position is worth
//	mood.go     how a turn is played, by rehearse.go, which plays it in the mind, and draft.go, a
//	            movement to be played there again; temper.go of who holds a line, or is advised;
//	            reason.go why an act is done
//	counsel.go  plans that it advises somebody, and order.go who is told something together;
//	            ward.go a part of an army that it leads by orders, screen.go those who fight nobody
//	closing.go  how it plays the last turns, which it plays out to the end
//	analysis.go what the decisions of a game cost, found by hindsight.go, orders by ordered.go, and
//	            played out by proof.go
//
// A player for a page is made with NewPlayer, asked with Ask about the game as it is, let think
// with Think until that is true, and answers with Answer. It belongs to one line of play: who
// takes acts back makes another.
package bot
