package tell

import (
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// MostFigures is how many figures of a counter a legend explains.
const MostFigures = 6

// Legend explains the figures that a counter has, from its top on; asked is the one asked for.
func (w Words) Legend(p game.Piece, asked string) panel.Legend {
	l := panel.Legend{Title: w.Say("help.card", i18n.Args{"unit": w.Named(p)}), Chip: w.Chip(p)}
	drawn := w.figuresOf(p)
	for _, part := range mapview.Parts {
		if f, ok := drawn[part]; ok && len(l.Lines) < MostFigures {
			f.Part, f.On = part, part == asked
			l.Lines = append(l.Lines, f)
		}
	}
	return l
}

// figuresOf are the figures of a counter in words, by the part of its picture.
func (w Words) figuresOf(p game.Piece) map[string]panel.Figure {
	switch p.Rank {
	case game.Banner:
		return map[string]panel.Figure{"flagged": w.figure("banner", nil)}
	case game.Leader, game.GrandLeader:
		return w.figuresOfLeader(p)
	}
	out := map[string]panel.Figure{"id": w.figure("name", nil), "sil": w.figure("kind", i18n.Args{"kind": Capital(w.kind(p))}),
		"sp": w.figure("sp", i18n.Args{"n": p.SP}), "mp": w.figure("mp", i18n.Args{"n": int(p.Move / game.Point)})}
	if p.HasFacing {
		out["id"] = w.figure("front", nil)
	}
	switch {
	case p.Charge > 0:
		out["cf"] = w.figure("charge", i18n.Args{"n": p.Charge})
	case p.Has(game.Charging):
		out["cf"] = w.figure("lance", nil)
	}
	if p.Armour > 0 {
		out["shield"] = w.figure("armour", i18n.Args{"n": p.Armour})
	}
	if p.Bow > 0 {
		out["bow"] = w.figure("bow", i18n.Args{"n": p.Bow, "range": p.BowRange})
	}
	if name := dots[p.Dot]; name != "" {
		out["dot"] = w.figure("dot", i18n.Args{"dot": Capital(w.Say("mark."+name, nil))})
	}
	return out
}

func (w Words) figuresOfLeader(p game.Piece) map[string]panel.Figure {
	out := map[string]panel.Figure{"ribbon": w.figure("name", nil), "sil": w.figure("leader", nil)}
	if p.Rank == game.GrandLeader {
		out["sil"] = w.figure("grand-leader", nil)
	}
	if p.Range > 0 {
		out["range"] = w.figure("range", i18n.Args{"n": p.Range})
	}
	if value(p) > 0 {
		out["worth"] = w.figure("value", i18n.Args{"n": p.SP})
	}
	return out
}

// figure is what a figure means, with the paragraph of the book in play that says so.
func (w Words) figure(key string, args i18n.Args) panel.Figure {
	f := panel.Figure{Name: w.Say("figure."+key, args), Text: w.Say("figure."+key+".text", args)}
	if g, ok := w.Game.(game.Guide); ok {
		f.Ref = w.Cite(g.Explains(key))
	}
	return f
}
