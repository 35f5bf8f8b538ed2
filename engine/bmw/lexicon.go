package bmw

import (
	"slices"

	"gonfalon/engine/clause"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// Lexicon is for those who make battles of the system.
func (Lab) Lexicon() clause.Lexicon {
	return clause.Lexicon{
		Lines: formsOfBattle(),
		Phases: map[string]rule.Ref{phaseKeys[movement]: "4.1", phaseKeys[fire]: "6.1", phaseKeys[fireBack]: "6.5", phaseKeys[melee]: "7.1",
			phaseKeys[recovery]: "11.2"},
		Events: map[game.EventClass]rule.Ref{game.GivingGround: "7.8", game.Shot: "6.1", game.LeaderLoss: "10.4", game.Arrival: "B-233"},
	}
}

// told is what clauses are told of, by their words.
type told = map[string]clause.Told

// formsOfBattle are all lines of a battle, with the vocabularies by which they are read.
func formsOfBattle() []clause.Form {
	return slices.Concat(headingForms(), armyForms(), forceForms(), endForms())
}

// headingForms are the lines before the first side.
func headingForms() []clause.Form {
	list := clause.CommonHeadings(told{
		"system":  {Among: []string{"bmw"}, Example: "bmw"},
		"battle":  {Example: "hastings"},
		"edition": {Among: []string{"bmw"}, Example: "bmw"},
		"turns":   {Ref: "3.3", Example: "1-6"},
	})
	return append(list, clause.OptionForms(options[:])...)
}

// armyForms are the lines of a side that are about no force of it.
func armyForms() []clause.Form {
	a := &Army{}
	return []clause.Form{
		{Word: "side", Where: clause.AsSide, Many: true, Ref: "3.2", Example: "letter N, rally 2, demoralised 30, disintegrates 50", Fields: a.clauses().Fields(told{
			"letter":        {Example: "N"},
			"rally":         {Ref: "11.2", Example: "2"},
			"demoralised":   {Ref: "11.3", Example: "30"},
			"disintegrates": {Ref: "11.4", Example: "50"},
			"exit":          {Ref: "B-28", Example: "1010"},
			"begins-with":   {Ref: "3.3", Example: "3"},
			"wins-ties":     {Ref: "B-223"},
		})},
		goalForm("trains-home", "points 6, denied 3, at 1010", "points", "denied", "at"),
		goalForm("units-near", "points 1, at 1010, within 3", "points", "at", "within"),
		goalForm("hold", "points 3, at 1010", "points", "denied", "at"),
		goalForm("rows", "points 1, down-to 4", "points", "down-to"),
		goalForm("alive", "points 1, leader Lech", "points", "leader"),
		{Word: "held", Where: clause.InArmy, Ref: "B-183", Example: "until 3, die 5", Fields: a.Held.clauses().Fields(told{
			"until":  {Ref: "B-183", Example: "3"},
			"die":    {Ref: "B-205", Example: "5"},
			"unruly": {Ref: "B-183", Example: "NK1 NK2"},
		})},
		{Word: "feint", Where: clause.InArmy, Ref: "B-213", Example: "leader Lech, from 2, units 4, within 4, bonus 1", Fields: a.Feint.clauses().Fields(told{
			"leader": {Ref: "B-213", Example: "Lech"},
			"from":   {Ref: "B-213", Example: "2"},
			"units":  {Ref: "B-213", Example: "4"},
			"within": {Ref: "B-213", Example: "4"},
			"bonus":  {Ref: "B-216", Example: "1"},
		})},
		{Word: "late", Where: clause.InArmy, Ref: "B-217", Example: "turns 3-6, die 5, at 1010", Fields: a.Late.clauses().Fields(told{
			"turns": {Ref: "B-217", Example: "3-6"},
			"die":   {Ref: "B-217", Example: "5"},
			"at":    {Ref: "B-217", Example: "1010"},
		})},
	}
}

// forceForms are the lines of leaders and troops, and of their units.
func forceForms() []clause.Form {
	l, t, a := &Leader{}, &Troop{}, &Arrival{}
	return []clause.Form{
		{Word: "leader", Where: clause.AsForce, Many: true, Ref: "10.2", Example: "value 1, ma 9, worth 3, at 1010", Fields: l.clauses().Fields(told{
			"commander": {Ref: "B-166"},
			"value":     {Ref: "10.2", Example: "1"},
			"ma":        {Ref: "4.2", Example: "9"},
			"worth":     {Ref: "3.3", Example: "3"},
			"at":        {Ref: "4.1", Example: "1010"},
			"arrives":   {Ref: "B-233", Example: "3"},
			"over":      {Ref: "B-233", Example: "1010"},
		})},
		{Word: "troops", Where: clause.AsForce, Many: true, Ref: "2.3", Example: "arm foot, kind infantry, front 6 4, back 4 4, worth 2", Fields: t.clauses().Fields(told{
			"arm":     {Ref: "2.3", Example: "foot", Among: armNames[:]},
			"kind":    {Ref: "2.3", Example: "infantry"},
			"front":   {Ref: "2.3", Example: "6 4 solid 3x2"},
			"back":    {Ref: "2.3", Example: "4 4"},
			"worth":   {Ref: "3.3", Example: "2"},
			"pursues": {Ref: "B-185", Example: "5"},
			"feigns":  {Ref: "B-213"},
			"late":    {Ref: "B-217"},
		})},
		{Word: "unit", Where: clause.InForce, Many: true, Either: true, Ref: "4.1", Example: "1010",
			Value: &clause.Field{Kind: clause.OneHex, Told: clause.Told{Ref: "4.1", Example: "1010"}},
			Fields: a.clauses().Fields(told{
				"arrives": {Ref: "B-233", Example: "3"},
				"over":    {Ref: "B-233", Example: "1010"},
			})},
	}
}

// endForms are the lines of a battle that begins in its midst.
func endForms() []clause.Form {
	return []clause.Form{
		{Word: "begins", Where: clause.AtEnd, Ref: "3.2", Example: "turn 1, phase A movement", Fields: (&Opening{}).clauses().Fields(told{
			"turn":     {Ref: "3.2", Example: "1"},
			"phase":    {Ref: "3.2", Example: "A movement"},
			"shaken":   {Ref: "11.3", Example: "B"},
			"released": {Ref: "B-183", Example: "A"},
		})},
		{Word: "stands", Where: clause.AtEnd, Many: true, Ref: "4.1", Example: "lech 1010, nk1 1011 back", Fields: (&Station{}).clauses().Fields(told{
			"back":     {Ref: "11.1"},
			"moved":    {Ref: "4.1"},
			"charging": {Ref: "B-147"},
			"waits":    {Ref: "B-233"},
			"gone":     {Ref: "7.7"},
		})},
	}
}

// goalForm is the form of a kind of goal, with the clauses that speak of it.
func goalForm(name, example string, words ...string) clause.Form {
	all := (&Goal{}).clauses().Fields(told{
		"points":  {Ref: "3.3", Example: "3"},
		"denied":  {Ref: "B-219", Example: "3"},
		"at":      {Ref: "3.3", Example: "1010"},
		"within":  {Ref: "3.3", Example: "3"},
		"down-to": {Ref: "3.3", Example: "4"},
		"leader":  {Ref: "3.3", Example: "Lech"},
	})
	return clause.Form{Word: "goal", Name: name, Where: clause.InArmy, Many: true, Ref: "3.3", Example: example, Fields: clause.Only(all, words...)}
}
