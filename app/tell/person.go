package tell

import (
	"cmp"
	"slices"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Name is a counter in a sentence: as the register of the battle calls it, "Knights of Opole (2nd company)",
// and to who is spoken to plainly as a person, "your rider (Opole 2)". A leader has his own name.
func (w Words) Name(id game.ID) i18n.Name {
	if id == game.None || int(id) >= w.Game.Counters() {
		return i18n.Named(w.Say("side.none", nil))
	}
	return w.naming(w.Game.Piece(id))
}

// Names joins the names of several counters in a sentence, each by its short one. Plainly they are leaders
// and their men.
func (w Words) Names(ids []game.ID) i18n.Name {
	var nom, acc []string
	var men []game.ID
	for _, id := range ids {
		if w.Plain() && len(ids) > 1 && id != game.None && w.Game.Piece(id).Rank == game.Unit {
			men = append(men, id)
			continue
		}
		name := w.among(id, len(ids))
		nom, acc = append(nom, name.Nom), append(acc, name.Acc)
	}
	if len(men) > 0 {
		name := w.men(men, ids)
		nom, acc = append(nom, name.Nom), append(acc, name.Acc)
	}
	return i18n.Name{Nom: w.List(nom), Acc: w.List(acc)}
}

// Apart is Names, and plainly of one whose name others have as well where it stands among them.
func (w Words) Apart(ids, others []game.ID) i18n.Name {
	name := w.Names(ids)
	if !w.Plain() || len(ids) != 1 || ids[0] == game.None {
		return name
	}
	p := w.Game.Piece(ids[0])
	like := []hex.Hex{p.Hex}
	for _, o := range others {
		if other := w.Game.Piece(o); o != ids[0] && w.commonly(other) == w.commonly(p) && !slices.Contains(like, other.Hex) {
			like = append(like, other.Hex)
		}
	}
	where := w.Spread(like)[0]
	if where == "" {
		return name
	}
	if c := w.called(&p); c != nil && p.Rank == game.Unit {
		where = c.Short + ", " + where
	}
	return bracketed(w.commonly(p), where)
}

// Unit is a counter where its name stands alone.
func (w Words) Unit(id game.ID) string { return Capital(w.Name(id).Nom) }

// Named is Unit of a counter as it was.
func (w Words) Named(p game.Piece) string { return Capital(w.naming(p).Nom) }

// Units are several counters where their names stand alone.
func (w Words) Units(ids []game.ID) string { return Capital(w.Names(ids).Nom) }

// naming is Name of a counter as it was.
func (w Words) naming(p game.Piece) i18n.Name {
	switch {
	case p.Rank == game.Banner && p.Commander != game.None:
		return i18n.Named(w.Say("unit.banner-of", i18n.Args{"leader": w.Name(p.Commander), "whose": w.whose(p.Commander)}))
	case p.Rank == game.Unit:
		return w.unit(p)
	case p.Proper != "":
		name := i18n.Named(w.proper(p))
		if w.Plain() {
			name.Acc = w.Say("unit.whom", i18n.Args{"leader": name.Nom, "whose": w.possessive(p)})
		}
		return name
	}
	return i18n.Named(cmp.Or(p.Label, w.kind(p))) // a banner that no leader has yet is one as others
}

// proper is the name that a counter has of its own; two of one name may be called apart by their sides.
func (w Words) proper(p game.Piece) string {
	key := "name." + p.Proper
	return whole(i18n.Or(w.Lang, i18n.First(key+"."+w.Sides[p.Side], key), p.Proper))
}

// whole keeps the number of a name on its line: "Mieszko II".
func whole(name string) string {
	const longest = len("VIII.")
	if i := strings.LastIndexByte(name, ' '); i > 0 && len(name)-i-1 <= longest {
		return name[:i] + "\u00a0" + name[i+1:]
	}
	return name
}

// unit is naming of a unit: what its battle calls it, its kind and number where that is not known, and what is
// printed on it where it is in no battle.
func (w Words) unit(p game.Piece) i18n.Name {
	c := w.called(&p)
	switch {
	case w.Plain() && c != nil:
		return bracketed(w.person(p), c.Short)
	case w.Plain():
		return w.person(p)
	case c != nil:
		if at := strings.LastIndex(c.Name, ", "); at > 0 {
			return bracketed(i18n.Named(c.Name[:at]), c.Name[at+2:])
		}
		return i18n.Named(c.Name)
	}
	if p.Proper != "" {
		return i18n.Named(w.proper(p))
	}
	if _, n, numbered := strings.Cut(p.Label, " "); numbered && w.Battle != "" && p.Commander != game.None {
		return bracketed(i18n.Named(Capital(w.kind(p))+" "+n), w.Name(p.Commander).Nom)
	}
	return i18n.Named(p.Label)
}

// among is Name of a counter that is one of so many: with others it has its short name.
func (w Words) among(id game.ID, n int) i18n.Name {
	if n > 1 && id != game.None && !w.Plain() {
		p := w.Game.Piece(id)
		if c := w.called(&p); c != nil && p.Rank == game.Unit {
			return i18n.Named(c.Short)
		}
	}
	return w.Name(id)
}

// commonly is naming of a counter without what tells it from others of its kind.
func (w Words) commonly(p game.Piece) i18n.Name {
	if w.Plain() && p.Rank == game.Unit {
		return w.person(p)
	}
	return w.naming(p)
}

// called is what the register of the battle has of a counter, nil where it has nothing.
func (w Words) called(p *game.Piece) *i18n.Calling {
	if w.Battle == "" {
		return nil
	}
	return i18n.Called(w.Lang, w.Battle, w.Sides[p.Side], p)
}

// bracketed is a name with what tells it from others.
func bracketed(name i18n.Name, what string) i18n.Name {
	what = " (" + what + ")"
	return i18n.Name{Nom: name.Nom + what, Acc: name.Acc + what, Part: name.Part}
}

// person is a unit as one man of it.
func (w Words) person(p game.Piece) i18n.Name {
	key := "noun." + p.Kind
	noun := i18n.Forms(i18n.Or(w.Lang, i18n.First(key+"."+w.Sides[p.Side], key), w.kind(p)))
	noun.Part = true
	return w.owned("who", p.Side, p.Commander, i18n.Args{"noun": noun})
}

// men are the units among some counters of one side.
func (w Words) men(ids, all []game.ID) i18n.Name {
	first := w.Game.Piece(ids[0])
	leader := first.Commander
	for _, id := range ids {
		if w.Game.Piece(id).Commander != leader {
			leader = game.None
		}
	}
	switch {
	case len(ids) == 1:
		return w.person(first)
	case leader != game.None && len(all) == len(ids)+1 && slices.Contains(all, leader):
		return i18n.Forms(w.Say("men.his", i18n.Args{"n": len(ids)}))
	}
	return w.owned("men", first.Side, leader, i18n.Args{"n": len(ids)})
}

// owned says of what a text with this key names whose it is: of those who read, of a leader, of the enemy,
// or of a side where both sides read.
func (w Words) owned(key string, side game.Side, leader game.ID, args i18n.Args) i18n.Name {
	switch {
	case w.mine[side]:
		key += ".yours"
	case leader != game.None:
		key, args["whose"] = key+".led", w.whose(leader)
	case w.mine[side.Other()]:
		key += ".theirs"
	default:
		key, args["side"], args["of"] = key+".side", w.Side(side), w.SideOf(side)
	}
	return i18n.Forms(w.Say(key, args))
}

// whose is the name of a leader before or behind what is his.
func (w Words) whose(leader game.ID) string { return w.possessive(w.Game.Piece(leader)).Nom }

// possessive is whose of a leader; its object is his own, where a language makes that of it.
func (w Words) possessive(p game.Piece) i18n.Name {
	regular := w.Say("unit.whose", i18n.Args{"leader": w.proper(p)})
	name := i18n.Forms(whole(i18n.Or(w.Lang, "name-of."+p.Proper, regular)))
	name.Part = true
	return name
}

// aloof is the words of somebody who is of no side.
func (w Words) aloof() Words {
	w.mine = [2]bool{}
	return w
}
