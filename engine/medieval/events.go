package medieval

import "gonfalon/engine/game"

// The events of the system besides those that shape every game.
const (
	eventAdvanced          game.EventKind = "advanced"
	eventAmbushed          game.EventKind = "ambushed"
	eventAssigned          game.EventKind = "assigned"
	eventBannerCaptured    game.EventKind = "banner-captured"
	eventBannerFell        game.EventKind = "banner-fell"
	eventBannerPassed      game.EventKind = "banner-passed"
	eventBannerRecaptured  game.EventKind = "banner-recaptured"
	eventBattered          game.EventKind = "battered"
	eventBowShot           game.EventKind = "bow-shot"
	eventChargeLost        game.EventKind = "charge-lost"
	eventCountercharged    game.EventKind = "countercharged"
	eventDefected          game.EventKind = "defected"
	eventDisorderRoll      game.EventKind = "disorder-roll"
	eventDisorganised      game.EventKind = "disorganised"
	eventEliminated        game.EventKind = "eliminated"
	eventEntered           game.EventKind = "entered"
	eventFatigue           game.EventKind = "fatigue"
	eventFatiguePassed     game.EventKind = "fatigue-passed"
	eventFatigueRoll       game.EventKind = "fatigue-roll"
	eventFled              game.EventKind = "fled"
	eventFormedToFight     game.EventKind = "formed-to-fight"
	eventFormedToMarch     game.EventKind = "formed-to-march"
	eventFortDestroyed     game.EventKind = "fort-destroyed"
	eventFriendlyFire      game.EventKind = "friendly-fire"
	eventFriendlyFireRoll  game.EventKind = "friendly-fire-roll"
	eventHidden            game.EventKind = "hidden"
	eventLeaderDied        game.EventKind = "leader-died"
	eventLeaderFate        game.EventKind = "leader-fate"
	eventLeaderUnderFire   game.EventKind = "leader-under-fire"
	eventLeftMap           game.EventKind = "left-map"
	eventLifted            game.EventKind = "lifted"
	eventLostSP            game.EventKind = "lost-sp"
	eventLoyaltyRoll       game.EventKind = "loyalty-roll"
	eventManned            game.EventKind = "manned"
	eventMoraleFailed      game.EventKind = "morale-failed"
	eventMoraleMoved       game.EventKind = "morale-moved"
	eventMoralePassed      game.EventKind = "morale-passed"
	eventMoraleSet         game.EventKind = "morale-set"
	eventNoRest            game.EventKind = "no-rest"
	eventPalisadeLost      game.EventKind = "palisade-lost"
	eventPalisadeSet       game.EventKind = "palisade-set"
	eventPalisadeStruck    game.EventKind = "palisade-struck"
	eventPanicked          game.EventKind = "panicked"
	eventParted            game.EventKind = "parted"
	eventPits              game.EventKind = "pits"
	eventPitsFound         game.EventKind = "pits-found"
	eventPursued           game.EventKind = "pursued"
	eventPursuitObligatory game.EventKind = "pursuit-obligatory"
	eventPursuitVoluntary  game.EventKind = "pursuit-voluntary"
	eventRallied           game.EventKind = "rallied"
	eventRallyFailed       game.EventKind = "rally-failed"
	eventRazing            game.EventKind = "razing"
	eventRazingDisturbed   game.EventKind = "razing-disturbed"
	eventReady             game.EventKind = "ready"
	eventRecoiled          game.EventKind = "recoiled"
	eventRegrouped         game.EventKind = "regrouped"
	eventReleased          game.EventKind = "released"
	eventRelocated         game.EventKind = "relocated"
	eventReordered         game.EventKind = "reordered"
	eventReserveMoved      game.EventKind = "reserve-moved"
	eventRetreated         game.EventKind = "retreated"
	eventReturned          game.EventKind = "returned"
	eventRiddenDown        game.EventKind = "ridden-down"
	eventScatterRoll       game.EventKind = "scatter-roll"
	eventScattered         game.EventKind = "scattered"
	eventScored            game.EventKind = "scored"
	eventShiltronFormed    game.EventKind = "shiltron-formed"
	eventShiltronLifted    game.EventKind = "shiltron-lifted"
	eventShockRoll         game.EventKind = "shock-roll"
	eventShot              game.EventKind = "shot"
	eventShotInVain        game.EventKind = "shot-in-vain"
	eventStopped           game.EventKind = "stopped"
	eventStrayed           game.EventKind = "strayed"
	eventTrackFull         game.EventKind = "track-full"
	eventUnveiled          game.EventKind = "unveiled"
)

// events is what each of them means, and how grave it is.
var events = map[game.EventKind]game.EventInfo{
	game.EventTurn: {}, game.EventPhase: {}, game.EventPlaced: {}, game.EventBegan: {}, game.EventMoved: {}, game.EventTurned: {},
	game.EventCombat: {Gravity: game.Plain}, game.EventGameOver: {Gravity: game.Grave, Story: true},

	// 4: before the battle, and moving.
	eventReady: {}, eventAssigned: {}, eventLifted: {}, eventHidden: {}, eventRelocated: {},
	eventEntered: {Class: game.Arrival}, eventReturned: {Gravity: game.Plain}, eventLeftMap: {Gravity: game.Plain},
	eventChargeLost: {}, eventManned: {}, eventFormedToMarch: {}, eventFormedToFight: {},
	eventShiltronFormed: {Gravity: game.Plain}, eventShiltronLifted: {Gravity: game.Plain},
	eventPalisadeSet: {}, eventPalisadeStruck: {}, eventPalisadeLost: {Gravity: game.Plain + 20, Story: true}, eventStrayed: {Gravity: game.Plain},
	eventPitsFound: {Gravity: game.Plain}, eventPits: {Gravity: game.Plain}, eventRecoiled: {Gravity: game.Plain},
	eventReleased: {Gravity: game.Plain}, eventReserveMoved: {Gravity: game.Plain, Class: game.ReserveCall},
	eventUnveiled: {Gravity: game.Heavy, Class: game.Unveiling}, eventAmbushed: {Gravity: game.Plain},
	eventRazing: {}, eventRazingDisturbed: {}, eventFortDestroyed: {Gravity: game.Heavy + 25, Class: game.FortLoss, Story: true, Forms: game.FormHead},

	// 5: combat.
	eventCountercharged: {Gravity: game.Plain},
	eventLostSP:         {Gravity: game.Plain + 10, Class: game.Weakening, Story: true, Forms: game.FormAll},
	eventEliminated: {Gravity: game.Heavy + 10, Weigh: weighElimination, Class: game.Destruction, Story: true, Lost: true,
		Forms: game.FormHead | game.FormHeads | game.FormAll},
	eventRiddenDown: {Gravity: game.Heavy + 8, Class: game.RidingDown, Story: true, Forms: game.FormAll},
	eventRetreated:  {Gravity: game.Plain, Class: game.GivingGround}, eventAdvanced: {Gravity: game.Plain}, eventPursued: {Gravity: game.Plain},
	eventPursuitObligatory: {Gravity: game.Plain, Forms: game.FormDie}, eventPursuitVoluntary: {Gravity: game.Plain, Forms: game.FormDie},

	// 6 to 8: morale, banners, leaders.
	eventMoraleMoved:      {Gravity: game.Plain, Forms: game.FormEven},
	eventMoraleSet:        {Gravity: game.Heavy + 20, Weigh: weighMorale, Story: true, Forms: game.FormEven},
	eventTrackFull:        {Gravity: game.Plain},
	eventBannerPassed:     {Gravity: game.Plain},
	eventBannerFell:       {Gravity: game.Heavy + 45, Class: game.BannerFall, Story: true, Lost: true, Forms: game.FormHead},
	eventBannerCaptured:   {Gravity: game.Heavy + 50, Class: game.BannerCapture, Story: true, Lost: true, Forms: game.FormHead},
	eventBannerRecaptured: {Gravity: game.Heavy + 40, Class: game.BannerRecovery, Story: true, Good: true, Forms: game.FormHead},
	eventLeaderFate:       {Gravity: game.Plain, Forms: game.FormIll},
	eventLeaderDied:       {Gravity: game.Grave, Class: game.LeaderLoss, Story: true, Lost: true, Forms: game.FormHead | game.FormHeads},
	eventLoyaltyRoll:      {Gravity: game.Plain},
	eventDefected:         {Gravity: game.Heavy + 35, Class: game.Desertion, Story: true, Forms: game.FormHead},
	eventParted:           {Gravity: game.Plain},

	// 9: order.
	eventScatterRoll: {Gravity: game.Plain}, eventScattered: {Gravity: game.Heavy + 5, Class: game.OrderLoss, Story: true, Forms: game.FormAll},
	eventDisorderRoll: {Gravity: game.Plain}, eventDisorganised: {Gravity: game.Plain + 28, Class: game.OrderLoss, Story: true, Forms: game.FormAll},
	eventMoraleFailed: {Gravity: game.Plain}, eventMoralePassed: {Gravity: game.Plain},
	eventPanicked: {Gravity: game.Heavy, Class: game.OrderLoss, Story: true, Forms: game.FormAll}, eventFled: {Gravity: game.Plain},
	eventReordered: {Gravity: game.Plain, Forms: game.FormDie},
	eventRallied:   {Gravity: game.Plain}, eventRallyFailed: {Gravity: game.Plain}, eventRegrouped: {Gravity: game.Plain},

	// 10: shooting.
	eventShot: {Gravity: game.Plain, Weigh: weighShot, Class: game.Shot}, eventBowShot: {Gravity: game.Plain}, eventShotInVain: {},
	eventBattered: {Gravity: game.Heavy}, eventStopped: {Gravity: game.Plain}, eventShockRoll: {Gravity: game.Plain},
	eventFriendlyFireRoll: {Gravity: game.Plain}, eventFriendlyFire: {Gravity: game.Plain + 12, Story: true},
	eventLeaderUnderFire: {Gravity: game.Plain},

	// 12 and 13: points, fatigue.
	eventScored:  {Class: game.Scoring},
	eventFatigue: {Class: game.Weariness}, eventFatigueRoll: {Gravity: game.Plain}, eventFatiguePassed: {}, eventNoRest: {},
}

// EventInfo returns what the events of a kind mean.
func (b *Battle) EventInfo(k game.EventKind) game.EventInfo { return events[k] }

// weighElimination makes the end of a leader as grave as his death.
func weighElimination(g game.Game, e *game.Event) game.Gravity {
	if r := g.Piece(e.Unit).Rank; r == game.Leader || r == game.GrandLeader {
		return game.Grave
	}
	return game.Heavy + 10
}

// weighMorale passes over the morale of a turn that is not played any more.
func weighMorale(g game.Game, _ *game.Event) game.Gravity {
	if g.Outcome() != nil {
		return game.Light
	}
	return game.Heavy + 20
}

// weighShot tells a gun from a bow, and a hit from a miss.
func weighShot(g game.Game, e *game.Event) game.Gravity {
	switch {
	case g.Piece(e.By).Kind == Bombards.String():
		return game.Heavy
	case e.N == 0:
		return game.Light
	}
	return game.Plain
}

// Harm returns what a harm with a name of its own is; it has one, of guns, that counts as a loss.
func (b *Battle) Harm(string) game.HarmClass { return game.HarmLoss }

// Hint returns the moment in which something of this system is worth knowing.
func (b *Battle) Hint(key string) game.Moment { return hints[key] }

// hints are those moments.
var hints = map[string]game.Moment{
	"pursue":  {Asks: []string{"pursue", "advance-after"}},
	"retreat": {Asks: []string{"retreat"}},
	"loss":    {Asks: []string{"choose-loss", "choose-retreat-loss"}},
	"scatter": {After: []game.EventKind{eventScattered, eventScatterRoll}},
	"order":   {After: []game.EventKind{eventDisorganised, eventDisorderRoll, eventPanicked}},
	"command": {Risks: []string{"out-of-command"}},
}
