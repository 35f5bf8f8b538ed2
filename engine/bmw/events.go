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

// events is what each of them means, and how grave it is.
var events = map[game.EventKind]game.EventInfo{
	game.EventTurn: {}, game.EventPhase: {}, game.EventBegan: {}, game.EventMoved: {},
	game.EventCombat: {Gravity: game.Plain}, game.EventGameOver: {Gravity: game.Grave, Story: true},

	// 3 and 4: moving, and who comes late.
	eventEntered: {Class: game.Arrival}, eventCameUp: {Gravity: game.Plain}, eventNobodyCame: {Gravity: game.Plain},
	eventLeftMap: {Gravity: game.Plain}, eventFlipped: {},
	eventCharges: {}, eventChargeDeclared: {Gravity: game.Plain}, eventChargeSpent: {},
	eventHeld: {Gravity: game.Plain}, eventUnleashed: {Gravity: game.Plain, Class: game.Release, Forms: game.FormDie},

	// 6: archery.
	eventAimed: {Class: game.Aiming}, eventHit: {Gravity: game.Plain, Class: game.Shot}, eventMissed: {Class: game.Shot}, eventShotInVain: {},
	eventDisordered: {Gravity: game.Plain + 28, Class: game.OrderLoss, Story: true, Forms: game.FormAll},

	// 7 and 8: combat.
	eventEliminated: {Gravity: game.Heavy + 10, Weigh: weighElimination, Class: game.Destruction, Story: true, Lost: true,
		Forms: game.FormHead | game.FormHeads | game.FormAll},
	eventRetreated: {Gravity: game.Plain, Class: game.GivingGround}, eventEvaded: {Gravity: game.Plain}, eventAdvanced: {Gravity: game.Plain},
	eventFeigns: {Gravity: game.Plain}, eventPursues: {Gravity: game.Plain}, eventHolds: {Gravity: game.Plain},

	// 11: morale.
	eventDemoralised: {Gravity: game.Heavy + 38, Class: game.HeartLoss, Story: true, Forms: game.FormHead},
	eventRecovered:   {Gravity: game.Heavy + 30, Class: game.HeartRecovery, Story: true, Good: true, Forms: game.FormHead},
	eventReordered:   {Gravity: game.Plain, Forms: game.FormDie}, eventOrderFailed: {Gravity: game.Plain},
	eventRally: {Gravity: game.Plain}, eventNoRally: {Gravity: game.Plain}, eventRestored: {Gravity: game.Plain, Class: game.Restoration},
}

// EventInfo returns what the events of a kind mean.
func (b *Battle) EventInfo(k game.EventKind) game.EventInfo { return events[k] }

// weighElimination makes the end of a leader grave.
func weighElimination(g game.Game, e *game.Event) game.Gravity {
	if g.Piece(e.Unit).Rank == game.Leader {
		return game.Grave
	}
	return game.Heavy + 10
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
