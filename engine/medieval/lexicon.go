package medieval

import (
	"slices"
	"strconv"
	"strings"

	"gonfalon/engine/clause"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Lexicon is for those who make battles of the system.
func (Lab) Lexicon() clause.Lexicon {
	return clause.Lexicon{
		Lines:  formsOfBattle(),
		Phases: map[string]rule.Ref{phaseKeys[0]: "4.1.2", phaseKeys[1]: "5.2.1", phaseKeys[2]: "4.1.2", phaseKeys[3]: "5.2.1"},
		Events: map[game.EventClass]rule.Ref{game.GivingGround: "5.4.2", game.Shot: "10.2", game.BannerFall: "7.1.5",
			game.LeaderLoss: "8.2.4", game.Arrival: "R-374", game.FortLoss: "11.1.6"},
	}
}

// told is what clauses are told of, in the order of a row.
type told = map[string]clause.Told

// formsOfBattle are all lines of a battle, with the vocabularies by which they are read.
func formsOfBattle() []clause.Form {
	return slices.Concat(headingForms(), armyForms(), forceForms(), endForms())
}

// headingForms are the lines before the first side.
func headingForms() []clause.Form {
	list := clause.CommonHeadings(told{
		"system":  {Among: []string{"medieval"}, Example: "medieval"},
		"battle":  {Example: Editions[0].Key},
		"edition": {Example: Editions[0].Key, Among: editionKeys()},
		"turns":   {Ref: "2.0", Example: "1-6"},
	})
	list = append(list, (&Scenario{}).clauses()[1:].Headings(told{
		"morale":          {Ref: "6.1.2", Example: "0"},
		"balanced-morale": {Ref: "R-525", Example: "-2"},
		"morale-boxes":    {Ref: "R-256", Example: "10"},
		"track-boxes":     {Ref: "R-297", Example: "12"},
		"turn-limit":      {Ref: "R-18", Example: "30"},
		"half-move":       {Ref: "R-362", Example: "1"},
		"surrender":       {Ref: "R-397", Example: "24"},
		"escapes":         {Ref: "R-398", Example: "score", Among: []string{"score"}},
		"leaderless":      {Ref: "R-506", Example: "fights-on", Among: []string{"fights-on"}},
	})...)
	list = append(list, clause.OptionForms(options[:])...)
	return append(list, clause.Form{Word: "scale", Ref: "R-411", Example: "tiny 20, small 40, overwhelming", Fields: grades()})
}

// armyForms are the lines of a side that are about no force of it.
func armyForms() []clause.Form {
	a := &Army{}
	return []clause.Form{
		{Word: "side", Where: clause.AsSide, Many: true, Example: "letter P", Fields: a.clauses().Fields(told{
			"letter":      {Ref: "4.4.3", Example: "P"},
			"banners":     {Ref: "R-410", Example: "2"},
			"begins-with": {Ref: "R-508", Example: "3"},
			"wins-ties":   {Ref: "R-366"},
			"bows":        {Ref: "R-367"},
		})},
		{Word: "points", Where: clause.InArmy, Ref: "R-508", Example: "leader 20, banner 10, cavalry 2, infantry 1", Fields: []clause.Field{
			{Word: "leader", Kind: clause.ANumber, Hi: maxPoints, Told: clause.Told{Ref: "8.2.4", Example: "20"}},
			{Word: "banner", Kind: clause.ANumber, Hi: maxPoints, Told: clause.Told{Ref: "7.1.5", Example: "10"}},
		}},
		{Word: "arrivals", Where: clause.InArmy, Ref: "R-408", Example: "from 2, horse 6, foot 6", Fields: a.Arrivals.clauses().Fields(told{
			"from":  {Ref: "R-374", Example: "2"},
			"horse": {Ref: "R-408", Example: "6"},
			"foot":  {Ref: "R-408", Example: "6"},
		})},
		goalForm("hold", "points 3, at 1010", "points", "denied", "at"),
		goalForm("units-near", "points 1, at 1010, within 3", "points", "at", "within"),
		{Word: "pits", Where: clause.InArmy, Ref: "11.2.1", Example: "1010 1011",
			Value: &clause.Field{Kind: clause.SomeHexes, Told: clause.Told{Ref: "11.2.1", Example: "1010 1011"}}},
	}
}

// forceForms are the lines of leaders and pools, and of their units.
func forceForms() []clause.Form {
	c, p, b := &Command{}, &Pool{}, &Block{}
	own := placement(c.Setup.clauses())
	return []clause.Form{
		{Word: "leader", Where: clause.AsForce, Many: true, Ref: "12.2.1", Example: "initial Le, range 2, set-up 1010(2)", Fields: append(c.clauses()[len(own):].Fields(told{
			"initial":    {Ref: "1.2", Example: "Le"},
			"range":      {Ref: "8.2.2", Example: "2"},
			"fatigue":    {Ref: "13.1.1", Example: "4"},
			"banner":     {Ref: "7.1.1"},
			"moves-from": {Ref: "R-370", Example: "3"},
			"worth":      {Ref: "R-508", Example: "5"},
			"vital":      {Ref: "R-293"},
			"penalty":    {Ref: "R-369", Example: "5"},
			"losses":     {Ref: "R-395", Example: "4"},
			"gathers":    {Ref: "12.2.2"},
			"defects":    {Ref: "R-393"},
		}), own...)},
		{Word: "pool", Where: clause.AsForce, Many: true, Ref: "12.2.2", Example: "initial Po, set-up 1010(2)", Fields: append(p.clauses().Fields(told{
			"initial": {Ref: "1.2", Example: "Po"},
			"under":   {Ref: "R-404", Example: "lech"},
			"usually": {Ref: "R-404", Example: "lech"},
		}), own...)},
		{Word: "units", Where: clause.InForce, Many: true, Ref: "1.2", Example: "cavalry",
			Value: &clause.Field{Kind: clause.OneWord, Told: clause.Told{Ref: "1.2", Example: "cavalry", Among: kindsOfUnits()}},
			Fields: append(b.clauses()[len(own):].Fields(told{
				"sp":         {Ref: "1.2", Example: "2/1"},
				"armour":     {Ref: "5.2.7", Example: "1"},
				"mp":         {Ref: "4.1.3", Example: "7"},
				"scores":     {Ref: "R-508", Example: "cavalry"},
				"pikemen":    {Ref: "R-353"},
				"banners-of": {Ref: "R-402", Example: "2"},
			}), own...)},
	}
}

// endForms are the lines of a battle that begins in its midst.
func endForms() []clause.Form {
	return []clause.Form{
		{Word: "begins", Where: clause.AtEnd, Ref: "2.0", Example: "turn 1, phase A cavalry-movement", Fields: (&Opening{}).clauses().Fields(told{
			"turn":   {Ref: "2.0", Example: "1"},
			"phase":  {Ref: "2.1", Example: "A cavalry-movement"},
			"morale": {Ref: "6.1.2", Example: "0"},
			"level":  {Ref: "6.1.9", Example: "0"},
			"points": {Ref: "R-508", Example: "0 0"},
		})},
		{Word: "stands", Where: clause.AtEnd, Many: true, Ref: "2.0", Example: "lech 1010, lech-c1 1011 NW left 1", Fields: (&Stand{}).clauses().Fields(told{
			"left":          {Ref: "1.2", Example: "1"},
			"cf":            {Ref: "5.6.3", Example: "2"},
			"fatigue":       {Ref: "13.1.3", Example: "4"},
			"disorganised":  {Ref: "Ko-9.2.3"},
			"panicked":      {Ref: "Ko-10.2.2"},
			"waits":         {Ref: "R-374"},
			"scattered":     {Ref: "9.1.6"},
			"away":          {Ref: "4.4.3", Example: "3"},
			"palisade":      {Ref: "Ko-15.2.2", Example: "N", Among: directions()},
			"stakes":        {Ref: "Ko-15.1.1"},
			"shiltron":      {Ref: "11.3.2"},
			"movement-side": {Ref: "10.1.1"},
			"moved":         {Ref: "4.1.2"},
			"attacked":      {Ref: "R-65"},
			"freed":         {Ref: "R-370"},
			"trophy":        {Ref: "7.1.6"},
			"defected":      {Ref: "R-393"},
			"held":          {Ref: "7.1.2", Example: "lech-c1"},
			"of":            {Ref: "12.2.2", Example: "lech"},
		})},
	}
}

// goalForm is the form of a kind of goal, with the clauses that speak of it.
func goalForm(name, example string, words ...string) clause.Form {
	all := (&Goal{}).clauses().Fields(told{
		"points": {Ref: "R-505", Example: "3"},
		"denied": {Ref: "R-505", Example: "3"},
		"at":     {Ref: "R-505", Example: "1010"},
		"within": {Ref: "R-505", Example: "3"},
	})
	return clause.Form{Word: "goal", Name: name, Where: clause.InArmy, Many: true, Ref: "R-505", Example: example, Fields: clause.Only(all, words...)}
}

// placement are the clauses that say where counters begin.
func placement(v clause.Vocabulary) []clause.Field {
	return v.Fields(told{"set-up": {Ref: "12.2.1", Example: "1010(2)"}, "arrives": {Ref: "R-374", Example: "North", Entry: true},
		"facing": {Ref: "R-7", Example: "N", Among: directions()}, "once": {Ref: "12.2.1", Example: "1010(2)"}})
}

func editionKeys() (keys []string) {
	for _, e := range Editions {
		keys = append(keys, e.Key)
	}
	return keys
}

func directions() (words []string) {
	for d := hex.N; d <= hex.NW; d++ {
		words = append(words, d.String())
	}
	return words
}

// grades are the steps of a victory scale, the last without a number.
func grades() (list []clause.Field) {
	for _, code := range Outcomes() {
		if word, ok := strings.CutSuffix(code, "-victory"); ok {
			list = append(list, clause.Field{Word: word, Kind: clause.OneWord, Told: clause.Told{Ref: "R-411", Example: strconv.Itoa(20 * (len(list) + 1))}})
		}
	}
	list[len(list)-1].Kind, list[len(list)-1].Example = clause.Bare, ""
	return list
}

// kindsOfUnits are the kinds that a line about units can name.
func kindsOfUnits() (words []string) {
	for k := range Kind(len(kindKeys)) {
		if k != LeaderKind && k != BannerKind {
			words = append(words, k.String())
		}
	}
	return words
}
