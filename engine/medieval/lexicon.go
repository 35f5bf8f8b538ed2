package medieval

import (
	"gonfalon/engine/clause"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// Lexicon is for those who make battles of the system.
func (Lab) Lexicon() clause.Lexicon {
	return clause.Lexicon{
		Phases: map[string]rule.Ref{phaseKeys[0]: "4.1.2", phaseKeys[1]: "5.2.1", phaseKeys[2]: "4.1.2", phaseKeys[3]: "5.2.1"},
		Events: map[game.EventClass]rule.Ref{game.GivingGround: "5.4.2", game.Shot: "10.2", game.BannerFall: "7.1.5",
			game.LeaderLoss: "8.2.4", game.Arrival: "R-374", game.FortLoss: "11.1.6"},
	}
}
