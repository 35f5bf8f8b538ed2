// Package plan makes orders to many counters into acts: marches of a whole formation, proposals of
// attacks and of shots, and it knows what has one possible answer only. It knows a battle by the
// contract alone and decides no rule: whatever it shows was tried first on a copy of what one side
// may know, and what it leaves out carries the reason that the rules gave.
//
//	selecting.go  who is commanded together
//	march.go      an order to march, and the plan that comes of it
//	formation.go  the head, the front and the places of a formation
//	column.go     who goes by a bridge, a ford or a gate, in which order
//	ways.go       how far obstacles lead round, to rank what the rules allow
//	planner.go    planning in slices, one counter after another in the order of march
//	choosing.go   which stop of its reach a counter should end on
//	trying.go     its way, tried on a copy
//	reasons.go    why a counter is not in its place
//	warnings.go   what a march would lead to
//	execution.go  doing a plan act by act, up to whatever interrupts it
//	given.go      a plan that somebody else has made
//	worth.go      what a result of dice is worth
//	battle.go     proposals of attacks and shots: the groups, and changing them
//	proposing.go  how a proposal is found, in slices
//	single.go     what has a single answer
//	standing.go   how the questions to a seat are answered, and which reach the person
//	ordered.go    what is told of an answer given so
//	order.go      what those are to do who are led together, and what a player tells that they do
//	weighing.go   what answers lead to, and what depends on the choice between them
//	balance.go    what a side is worth, and an answer at a glance
package plan
