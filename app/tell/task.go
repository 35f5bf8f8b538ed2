package tell

import (
	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
)

// Task says what those are about who are led together, in one sentence.
func (w Words) Task(t bot.Task) string {
	p := w.Game.Piece(t.Who)
	of := match.Following{Leader: game.None, Kind: p.Kind}
	if match.IsLeader(p) {
		of = match.Following{Leader: t.Who}
	}
	key, args := "foe.task."+string(t.Do), i18n.Args{"of": w.Following(of)}
	switch {
	case t.On != game.None:
		key += ".on"
		args["on"] = w.Names([]game.ID{t.On})
	case t.Aim:
		key += ".at"
		args["hex"] = t.At.String()
	case t.With != game.None:
		args["with"] = w.Names([]game.ID{t.With})
	}
	return w.Say(key, args)
}

// tasked is the row of a task in the list of what the computer did: it tells for all who take part.
func (v Teller) tasked(f *match.Feat, n int) panel.Feat {
	why := v.Say("foe.task.units", i18n.Args{"n": f.Task.Units})
	if f.Task.Since < v.Table.Turn {
		why += " · " + v.Say("foe.task.since", i18n.Args{"n": f.Task.Since})
	}
	return panel.Feat{Do: do.FoeLook(f.From), N: n, Text: v.Task(f.Task), Why: why}
}

// orders lists what the computer did since the person acted, the last first: of a movement what everybody is
// about who is led together, and not each move.
func (v Teller) orders() (rows []panel.Feat) {
	list := v.Lately()
	for i := range list {
		if i > 0 && list[i-1].Shares(&list[i]) {
			continue
		}
		if f := &list[i]; f.Task.Do != "" {
			rows = append(rows, v.tasked(f, len(rows)+1))
		} else {
			rows = append(rows, v.featRow(f, len(rows)+1))
		}
	}
	return rows
}
