package bmw

import (
	"gonfalon/engine/clause"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// Lexicon is for those who make battles of the system.
func (Lab) Lexicon() clause.Lexicon {
	return clause.Lexicon{
		Phases: map[string]rule.Ref{phaseKeys[movement]: "4.1", phaseKeys[fire]: "6.1", phaseKeys[fireBack]: "6.5", phaseKeys[melee]: "7.1",
			phaseKeys[recovery]: "11.2"},
		Events: map[game.EventClass]rule.Ref{game.GivingGround: "7.8", game.Shot: "6.1", game.LeaderLoss: "10.4", game.Arrival: "B-233"},
	}
}
