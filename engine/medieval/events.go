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

// events is what each of them means, how grave it is and what it looks and sounds like.
var events = map[game.EventKind]game.EventInfo{
	game.EventTurn: {Cue: game.CueWord}, game.EventPhase: {Cue: game.CueWord}, game.EventPlaced: {Cue: game.CueWord}, game.EventBegan: {Cue: game.CueWord},
	game.EventMoved: {Cue: game.CueStep}, game.EventTurned: {Cue: game.CueTurn},
	game.EventCombat: {Gravity: game.Plain, Cue: game.CueBlow}, game.EventGameOver: {Gravity: game.Grave, Cue: game.CueEnd, Weigh: weighEnd, Story: true},

	// 4: before the battle, and moving.
	eventReady: {Cue: game.CueWord}, eventAssigned: {Cue: game.CueWord}, eventLifted: {Cue: game.CueWord}, eventHidden: {Cue: game.CueWord}, eventRelocated: {Cue: game.CueWord},
	eventEntered: {Cue: game.CueArrival, Class: game.Arrival}, eventReturned: {Gravity: game.Plain, Cue: game.CueArrival}, eventLeftMap: {Gravity: game.Plain, Cue: game.CueWord},
	eventChargeLost: {Cue: game.CueWord}, eventManned: {Cue: game.CueWord}, eventFormedToMarch: {Cue: game.CueWord}, eventFormedToFight: {Cue: game.CueWord},
	eventShiltronFormed: {Gravity: game.Plain, Cue: game.CueWord}, eventShiltronLifted: {Gravity: game.Plain, Cue: game.CueWord},
	eventPalisadeSet: {Cue: game.CueWord}, eventPalisadeStruck: {Cue: game.CueWord}, eventPalisadeLost: {Gravity: game.Plain + 20, Cue: game.CueRazed, Story: true},
	eventStrayed:   {Gravity: game.Plain, Cue: game.CueWord},
	eventPitsFound: {Gravity: game.Plain, Cue: game.CueWord}, eventPits: {Gravity: game.Plain, Cue: game.CueRoll}, eventRecoiled: {Gravity: game.Plain, Cue: game.CueRetreat},
	eventReleased: {Gravity: game.Plain, Cue: game.CueWord}, eventReserveMoved: {Gravity: game.Plain, Cue: game.CueHorn, Class: game.ReserveCall},
	eventUnveiled: {Gravity: game.Heavy, Cue: game.CueHorn, Class: game.Unveiling}, eventAmbushed: {Gravity: game.Plain, Cue: game.CueHorn},
	eventRazing: {Cue: game.CueWord}, eventRazingDisturbed: {Cue: game.CueWord}, eventFortDestroyed: {Gravity: game.Heavy + 25, Cue: game.CueRazed, Class: game.FortLoss, Story: true, Forms: game.FormHead},

	// 5: combat.
	eventCountercharged: {Gravity: game.Plain, Cue: game.CueCounter},
	eventLostSP:         {Gravity: game.Plain + 10, Cue: game.CueLoss, Class: game.Weakening, Story: true, Forms: game.FormAll},
	eventEliminated: {Gravity: game.Heavy + 10, Cue: game.CueBroken, Weigh: weighElimination, Class: game.Destruction, Story: true, Lost: true,
		Forms: game.FormHead | game.FormHeads | game.FormAll},
	eventRiddenDown: {Gravity: game.Heavy + 8, Cue: game.CueTrampled, Class: game.RidingDown, Story: true, Forms: game.FormAll},
	eventRetreated:  {Gravity: game.Plain, Cue: game.CueRetreat, Class: game.GivingGround}, eventAdvanced: {Gravity: game.Plain, Cue: game.CuePursuit}, eventPursued: {Gravity: game.Plain, Cue: game.CuePursuit},
	eventPursuitObligatory: {Gravity: game.Plain, Cue: game.CueRoll, Forms: game.FormDie}, eventPursuitVoluntary: {Gravity: game.Plain, Cue: game.CueRoll, Forms: game.FormDie},

	// 6 to 8: morale, banners, leaders.
	eventMoraleMoved:      {Gravity: game.Plain, Cue: game.CueWord, Forms: game.FormEven},
	eventMoraleSet:        {Gravity: game.Heavy + 20, Cue: game.CueWord, Weigh: weighMorale, Story: true, Forms: game.FormEven},
	eventTrackFull:        {Gravity: game.Plain, Cue: game.CueWord},
	eventBannerPassed:     {Gravity: game.Plain, Cue: game.CueBannerPassed},
	eventBannerFell:       {Gravity: game.Heavy + 45, Cue: game.CueBanner, Class: game.BannerFall, Story: true, Lost: true, Forms: game.FormHead},
	eventBannerCaptured:   {Gravity: game.Heavy + 50, Cue: game.CueBannerTaken, Class: game.BannerCapture, Story: true, Lost: true, Forms: game.FormHead},
	eventBannerRecaptured: {Gravity: game.Heavy + 40, Cue: game.CueBannerTaken, Class: game.BannerRecovery, Story: true, Good: true, Forms: game.FormHead},
	eventLeaderFate:       {Gravity: game.Plain, Cue: game.CueRoll, Forms: game.FormIll},
	eventLeaderDied:       {Gravity: game.Grave, Cue: game.CueDeath, Class: game.LeaderLoss, Story: true, Lost: true, Forms: game.FormHead | game.FormHeads},
	eventLoyaltyRoll:      {Gravity: game.Plain, Cue: game.CueRoll},
	eventDefected:         {Gravity: game.Heavy + 35, Cue: game.CueHorn, Class: game.Desertion, Story: true, Forms: game.FormHead},
	eventParted:           {Gravity: game.Plain, Cue: game.CueWord},

	// 9: order.
	eventScatterRoll: {Gravity: game.Plain, Cue: game.CueRoll}, eventScattered: {Gravity: game.Heavy + 5, Cue: game.CueScattered, Class: game.OrderLoss, Story: true, Forms: game.FormAll},
	eventDisorderRoll: {Gravity: game.Plain, Cue: game.CueRoll}, eventDisorganised: {Gravity: game.Plain + 28, Cue: game.CueDisorder, Class: game.OrderLoss, Story: true, Forms: game.FormAll},
	eventMoraleFailed: {Gravity: game.Plain, Cue: game.CueRoll}, eventMoralePassed: {Gravity: game.Plain, Cue: game.CueRoll},
	eventPanicked: {Gravity: game.Heavy, Cue: game.CuePanic, Class: game.OrderLoss, Story: true, Forms: game.FormAll}, eventFled: {Gravity: game.Plain, Cue: game.CueFlight},
	eventReordered: {Gravity: game.Plain, Cue: game.CueRoll, Forms: game.FormDie},
	eventRallied:   {Gravity: game.Plain, Cue: game.CueRoll}, eventRallyFailed: {Gravity: game.Plain, Cue: game.CueRoll}, eventRegrouped: {Gravity: game.Plain, Cue: game.CueWord},

	// 10: shooting.
	eventShot: {Gravity: game.Plain, Cue: game.CueHit, Weigh: weighShot, Class: game.Shot}, eventBowShot: {Gravity: game.Plain, Cue: game.CueVolley}, eventShotInVain: {Cue: game.CueWord},
	eventBattered: {Gravity: game.Heavy, Cue: game.CueGun}, eventStopped: {Gravity: game.Plain, Cue: game.CueWord}, eventShockRoll: {Gravity: game.Plain, Cue: game.CueRoll},
	eventFriendlyFireRoll: {Gravity: game.Plain, Cue: game.CueRoll}, eventFriendlyFire: {Gravity: game.Plain + 12, Cue: game.CueWord, Story: true},
	eventLeaderUnderFire: {Gravity: game.Plain, Cue: game.CueRoll},

	// 12 and 13: points, fatigue.
	eventScored:  {Cue: game.CueWord, Class: game.Scoring},
	eventFatigue: {Cue: game.CueWord, Class: game.Weariness}, eventFatigueRoll: {Gravity: game.Plain, Cue: game.CueRoll}, eventFatiguePassed: {Cue: game.CueWord}, eventNoRest: {Cue: game.CueWord},
}

// EventInfo returns what the events of a kind mean.
func (b *Battle) EventInfo(k game.EventKind) game.EventInfo { return events[k] }

// weighElimination makes the end of a leader as grave as his death.
func weighElimination(g game.Game, e *game.Event) (game.Gravity, game.Cue) {
	if r := g.Piece(e.Unit).Rank; r == game.Leader || r == game.GrandLeader {
		return game.Grave, game.CueDeath
	}
	return game.Heavy + 10, game.CueBroken
}

// weighMorale passes over the morale of a turn that is not played any more.
func weighMorale(g game.Game, _ *game.Event) (game.Gravity, game.Cue) {
	if g.Outcome() != nil {
		return game.Light, game.CueWord
	}
	return game.Heavy + 20, game.CueWord
}

// weighShot tells a gun from a bow, and a hit from a miss.
func weighShot(g game.Game, e *game.Event) (game.Gravity, game.Cue) {
	switch {
	case g.Piece(e.By).Kind == Bombards.String():
		return game.Heavy, game.CueGun
	case e.N == 0:
		return game.Light, game.CueMiss
	}
	return game.Plain, game.CueHit
}

// weighEnd tells an army that gives up from a battle whose time is over.
func weighEnd(_ game.Game, e *game.Event) (game.Gravity, game.Cue) {
	if e.Result != nil && (e.Result.Code == "surrender" || e.Result.Code == "automatic") {
		return game.Grave, game.CueCollapse
	}
	return game.Grave, game.CueEnd
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
