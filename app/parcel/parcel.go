package parcel

import (
	"encoding/json"
	"errors"
	"strings"

	"gonfalon/app/shelf"
	"gonfalon/engine/save"
)

// ErrCut is what is wrong with a record whose end is missing. Its message is a catalogue key, as those of
// shelf.ErrNoGame and its like.
var ErrCut = errors.New("import-cut")

// Parcel is what a player gave to be opened: a file, pasted text, or a link.
type Parcel struct {
	Text   string // of the record
	Broken error  // it is not whole: ErrCut, shelf.ErrCutLink
	Moment int    // the act at which its link looks, NoMoment for none
	More   int    // other games that it holds, of which the first is opened
}

// NoMoment is the Moment of a game that is to be played on.
const NoMoment = -1

// Import finds the record in what a player gives, as it left the one who sent it or as mail, chat
// and word processors have made it. It fails with one of the errors above.
func Import(given string) (Parcel, error) {
	if len(given) > shelf.MaxFile {
		return Parcel{}, shelf.ErrTooLong
	}
	given = strings.TrimSpace(strings.TrimPrefix(given, "\ufeff"))
	text := save.Untangle(given)
	if strings.HasPrefix(given, "{") && text == given && json.Valid([]byte(given)) {
		return sized(Parcel{Text: given, Moment: NoMoment}) // as it was written, or by hand: errors tell its lines
	}
	picked, linked := save.Pick(text), linksIn(text)
	switch {
	case picked.Whole:
		return sized(Parcel{Text: picked.Text, Moment: NoMoment, More: picked.More + linked.others(picked.Text)})
	case linked.whole():
		return sized(Parcel{Text: linked.games[0].text, Moment: linked.games[0].moment, More: len(linked.games) - 1})
	case linked.err != nil && picked.Text == "":
		return linked.broken()
	case picked.Cut:
		return sized(Parcel{Text: picked.Text, Moment: NoMoment, Broken: ErrCut})
	case picked.Text != "":
		return sized(Parcel{Text: picked.Text, Moment: NoMoment})
	case strings.HasPrefix(given, "{"):
		return sized(Parcel{Text: given, Moment: NoMoment})
	}
	return Parcel{}, shelf.ErrNoGame
}

// sized refuses a record that is longer than any game.
func sized(p Parcel) (Parcel, error) {
	if len(p.Text) > shelf.MaxText {
		return Parcel{}, shelf.ErrTooLong
	}
	return p, nil
}
