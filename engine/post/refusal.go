package post

import (
	"errors"
	"fmt"

	"gonfalon/engine/rule"
)

// Refusal says by a code why a letter or a part of one is not taken. Letters that do not replay name the
// act, and the rule where one forbids it.
type Refusal struct {
	Code string
	Act  int           // the index of the act in the letter, -1 for none
	Why  *rule.Refusal // the rule that forbids it, or nil
}

// refuse makes a refusal of a whole letter.
func refuse(code string) *Refusal { return &Refusal{Code: code, Act: -1} }

// refuseAct makes a refusal of an act.
func refuseAct(code string, act int) *Refusal { return &Refusal{Code: code, Act: act} }

// Error says it for tools.
func (r *Refusal) Error() string {
	switch {
	case r.Why != nil:
		return fmt.Sprintf("%s: act %d: %v", r.Code, r.Act+1, r.Why)
	case r.Act >= 0:
		return fmt.Sprintf("%s: act %d", r.Code, r.Act+1)
	}
	return r.Code
}

// refusalOf is the refusal in an error of this package, nil for none.
func refusalOf(err error) *Refusal {
	var no *Refusal
	errors.As(err, &no)
	return no
}

// The codes of refusals of letters as bytes.
const (
	CutOff       = "cut-off"       // the bytes are not whole, or were changed on the way
	TooLong      = "too-long"      // a link unpacks to more than any letter has
	OtherVersion = "version"       // a later version wrote it
	BadKind      = "kind"          // it is of no known kind, or awaits nothing known
	BadMode      = "mode"          // its way of throwing is none, or not one of its kind
	NotCanonical = "not-canonical" // the same letter is written in another way
	NotUTF8      = "not-utf8"
	NoteLength   = "note-length"
	NoteLetters  = "note-letters" // control letters, or marks that turn text round
	TooManyActs  = "too-many-acts"
	ActLine      = "act-line" // an act is no line
	BadLink      = "link"     // the packed acts are of no known form
)

// The codes of refusals of letters in their order.
const (
	OtherGame     = "other-game"
	OtherNumber   = "number"
	OtherBranch   = "other-branch" // it follows another transcript
	NotAccepted   = "not-accepted" // the first letter accepts, and no other does
	SecretOwed    = "secret-owed"  // a declared throw waits for the answer of the other
	NoQuestion    = "no-question"  // it answers what nobody declared
	NotReleased   = "not-released" // the turn was not handed over for throwing by letter
	Released      = "released"     // it was, and so may not be declared
	TurnHeld      = "turn-held"    // the sender holds a turn to be thrown by letter: it goes first
	NoReveal      = "no-reveal"
	RevealLength  = "reveal-length"
	RevealIndex   = "reveal-index"
	RevealWrong   = "reveal-wrong"
	ChainEnd      = "chain-end"
	SameAnchor    = "same-anchor"
	BadRenewal    = "renew"
	RenewalWaits  = "renew-unanswered"
	SaltLength    = "salt-length"
	BadChallenge  = "challenge"
	ThrownOtherly = "throw" // a strict game is thrown declared, and hands no turn over otherwise
)

// The codes of refusals of letters by the game.
const (
	OtherBattle    = "other-battle" // no battle of this name is known
	OtherRules     = "other-rules"
	OtherData      = "other-data"
	OtherOptions   = "other-options"
	OtherDeputy    = "other-deputy"
	OtherStep      = "other-step"     // its acts are done from another step
	OtherAwaits    = "other-awaits"   // it waits for something else than the position does
	OtherPosition  = "other-position" // it leads elsewhere
	NotOver        = "not-over"       // what was sealed is opened when the game is over
	GameOver       = "game-over"
	NotYourTurn    = "not-your-turn"
	NotYours       = "not-yours"    // the act is one of the other side
	Hidden         = "hidden"       // the act hides somebody from the other, who could read it
	NotSealed      = "not-sealed"   // it bares what was not sealed so
	FalseSeal      = "false-seal"   // with what it bares the letters before it do not hold
	StopBlind      = "stop-blind"   // it opens nothing
	NoContact      = "no-contact"   // it stops a letter that met nobody there
	ContactKept    = "contact-kept" // somebody hidden was met, and his side kept silent
	ShowFirst      = "show-first"   // the letter that shows whom the other met goes first
	Illegal        = "illegal"      // the rules forbid the act
	AsksOther      = "asks-other"   // the letter goes on where the other has to answer
	StopsEarly     = "stops-early"  // it ends where he has to go on
	Undeclared     = "undeclared"   // the act throws dice that nobody can know yet
	OtherDeputyAct = "other-answer" // the deputy of the absent answers otherwise
	RulesFailed    = "rules-failed"
	BadGame        = "whole-game" // the text is no whole game
	UnderWay       = "under-way"  // a letter is begun and not sent
	NoOffer        = "no-offer"   // there is nothing to agree to
	BadEnding      = "bad-ending" // nothing of the kind can be asked for now
)
