package bmw

import "gonfalon/engine/game"

// The events of the system besides those that shape every game.
const (
	eventAdvanced       game.EventKind = "advanced"
	eventAimed          game.EventKind = "aimed"
	eventCameUp         game.EventKind = "came-up"
	eventChargeDeclared game.EventKind = "charge-declared"
	eventChargeSpent    game.EventKind = "charge-spent"
	eventCharges        game.EventKind = "charges"
	eventDemoralised    game.EventKind = "demoralised"
	eventDisordered     game.EventKind = "disordered"
	eventEliminated     game.EventKind = "eliminated"
	eventEntered        game.EventKind = "entered"
	eventEvaded         game.EventKind = "evaded"
	eventFeigns         game.EventKind = "feigns"
	eventFlipped        game.EventKind = "flipped"
	eventHeld           game.EventKind = "held"
	eventHit            game.EventKind = "hit"
	eventHolds          game.EventKind = "holds"
	eventLeftMap        game.EventKind = "left-map"
	eventMissed         game.EventKind = "missed"
	eventNoRally        game.EventKind = "no-rally"
	eventNobodyCame     game.EventKind = "nobody-came"
	eventOrderFailed    game.EventKind = "order-failed"
	eventPursues        game.EventKind = "pursues"
	eventRally          game.EventKind = "rally"
	eventRecovered      game.EventKind = "recovered"
	eventReordered      game.EventKind = "reordered"
	eventRestored       game.EventKind = "restored"
	eventRetreated      game.EventKind = "retreated"
	eventShotInVain     game.EventKind = "shot-in-vain"
	eventUnleashed      game.EventKind = "unleashed"
)

// events is what each of them means, how grave it is and what it looks and sounds like.
var events = map[game.EventKind]game.EventInfo{
	game.EventTurn: {Cue: game.CueWord}, game.EventPhase: {Cue: game.CueWord}, game.EventBegan: {Cue: game.CueWord}, game.EventMoved: {Cue: game.CueStep},
	game.EventCombat: {Gravity: game.Plain, Cue: game.CueBlow}, game.EventGameOver: {Gravity: game.Grave, Cue: game.CueEnd, Weigh: weighEnd, Story: true},

	// 3 and 4: moving, and who comes late.
	eventEntered: {Cue: game.CueArrival, Class: game.Arrival}, eventCameUp: {Gravity: game.Plain, Cue: game.CueArrival}, eventNobodyCame: {Gravity: game.Plain, Cue: game.CueRoll},
	eventLeftMap: {Gravity: game.Plain, Cue: game.CueWord}, eventFlipped: {Cue: game.CueWord},
	eventCharges: {Cue: game.CueWord}, eventChargeDeclared: {Gravity: game.Plain, Cue: game.CueWord}, eventChargeSpent: {Cue: game.CueWord},
	eventHeld: {Gravity: game.Plain, Cue: game.CueRoll}, eventUnleashed: {Gravity: game.Plain, Cue: game.CueRoll, Class: game.Release, Forms: game.FormDie},

	// 6: archery.
	eventAimed: {Cue: game.CueVolley, Class: game.Aiming}, eventHit: {Gravity: game.Plain, Cue: game.CueHit, Class: game.Shot}, eventMissed: {Cue: game.CueMiss, Class: game.Shot}, eventShotInVain: {Cue: game.CueWord},
	eventDisordered: {Gravity: game.Plain + 28, Cue: game.CueDisorder, Class: game.OrderLoss, Story: true, Forms: game.FormAll},

	// 7 and 8: combat.
	eventEliminated: {Gravity: game.Heavy + 10, Cue: game.CueBroken, Weigh: weighElimination, Class: game.Destruction, Story: true, Lost: true,
		Forms: game.FormHead | game.FormHeads | game.FormAll},
	eventRetreated: {Gravity: game.Plain, Cue: game.CueRetreat, Class: game.GivingGround}, eventEvaded: {Gravity: game.Plain, Cue: game.CueRetreat}, eventAdvanced: {Gravity: game.Plain, Cue: game.CuePursuit},
	eventFeigns: {Gravity: game.Plain, Cue: game.CueWord}, eventPursues: {Gravity: game.Plain, Cue: game.CueRoll}, eventHolds: {Gravity: game.Plain, Cue: game.CueRoll},

	// 11: morale.
	eventDemoralised: {Gravity: game.Heavy + 38, Cue: game.CueHorn, Class: game.HeartLoss, Story: true, Forms: game.FormHead},
	eventRecovered:   {Gravity: game.Heavy + 30, Cue: game.CueHorn, Class: game.HeartRecovery, Story: true, Good: true, Forms: game.FormHead},
	eventReordered:   {Gravity: game.Plain, Cue: game.CueRoll, Forms: game.FormDie}, eventOrderFailed: {Gravity: game.Plain, Cue: game.CueRoll},
	eventRally: {Gravity: game.Plain, Cue: game.CueRoll}, eventNoRally: {Gravity: game.Plain, Cue: game.CueRoll}, eventRestored: {Gravity: game.Plain, Cue: game.CueArrival, Class: game.Restoration},
}

// EventInfo returns what the events of a kind mean.
func (b *Battle) EventInfo(k game.EventKind) game.EventInfo { return events[k] }

// weighElimination makes the end of a leader grave.
func weighElimination(g game.Game, e *game.Event) (game.Gravity, game.Cue) {
	if g.Piece(e.Unit).Rank == game.Leader {
		return game.Grave, game.CueDeath
	}
	return game.Heavy + 10, game.CueBroken
}

// weighEnd tells an army that disintegrates from a battle whose time is over.
func weighEnd(_ game.Game, e *game.Event) (game.Gravity, game.Cue) {
	if e.Result != nil && e.Result.Code == "epic-victory" {
		return game.Grave, game.CueCollapse
	}
	return game.Grave, game.CueEnd
}

// Harm returns what a harm with a name of its own is.
func (b *Battle) Harm(name string) game.HarmClass {
	switch name {
	case "falls-back":
		return game.HarmRetreat
	case "leader-flees":
		return game.HarmFlight
	case "disordered":
		return game.HarmOrder
	}
	return game.HarmLoss
}

// Hint returns the moment in which something of this system is worth knowing.
func (b *Battle) Hint(key string) game.Moment { return hints[key] }

// hints are those moments.
var hints = map[string]game.Moment{
	"evade":   {Asks: []string{"evade"}},
	"pursue":  {Asks: []string{"advance-after"}},
	"retreat": {Asks: []string{"fall-back"}},
	"loss":    {Asks: []string{"lose-unit"}},
	"order":   {After: []game.EventKind{eventDisordered, eventOrderFailed}},
}
