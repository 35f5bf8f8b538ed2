package page

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"gonfalon/app/mapview"
	"gonfalon/app/table"
	"gonfalon/engine/game"
)

// asked plays until a question of this kind that fits is open.
func asked(t *testing.T, code string, fits func(c *table.Table) bool) *Page {
	t.Helper()
	return askedAt(t, "kulikovo-ambush", code, fits)
}

// askedAt is asked at any battle.
func askedAt(t *testing.T, scenario, code string, fits func(c *table.Table) bool) *Page {
	t.Helper()
	return reached(t, scenario, func(c *table.Table) bool {
		return c.Table.Stage == game.StageQuestion && c.Expect.Code == code && fits(c)
	})
}

// reached plays a battle until this is so.
func reached(t *testing.T, scenario string, so func(c *table.Table) bool) *Page {
	t.Helper()
	for seed := range uint64(20) {
		r := robot{t, seatedAt(t, scenario), rand.New(rand.NewPCG(seed, 7))}
		for range 400 {
			if c := r.Table; c.Table.Stage == game.StageOver {
				break
			} else if so(c) {
				return r.Page
			}
			r.gesture()
		}
	}
	t.Fatal("the battles never come to that")
	return nil
}

func TestWaysOfARetreatAreDrawnAndChosenOneByOne(t *testing.T) {
	p := asked(t, "retreat", func(c *table.Table) bool {
		return slices.ContainsFunc(c.Options(), func(o game.Offer) bool { return len(sameEnd(c.Options(), o)) > 1 })
	})
	c := p.Table
	for _, choice := range c.Mode.Scene(c.In("en"), table.Overlays{}).Overlay.Choice {
		if n := len(choice.Way); n < 2 || choice.Way[n-1] != choice.Hex || choice.Way[0].Distance(choice.Way[1]) != 1 {
			t.Errorf("the way to %v is %v", choice.Hex, choice.Way)
		}
	}
	for i, o := range c.Options() {
		p.Do("choose:" + strconv.Itoa(i))
		drawn := c.Mode.Scene(c.In("en"), table.Overlays{}).Overlay.Choice
		k := slices.IndexFunc(drawn, func(d mapview.ChoiceHex) bool { return d.Hex == o.At })
		if !drawn[k].Chosen || !slices.Equal(drawn[k].Way[1:], o.Way) {
			t.Errorf("option %d leads %v, drawn %+v", i, o.Way, drawn[k])
		}
	}
}

// sameEnd are the options that lead the same counter to the same hex.
func sameEnd(options []game.Offer, of game.Offer) (out []game.Offer) {
	for _, o := range options {
		if o.Unit == of.Unit && o.At == of.At && o.Verb == of.Verb && len(o.Way) > 0 {
			out = append(out, o)
		}
	}
	return out
}

// What the computer cannot choose is nothing to a person who looks on.
func TestNothingIsCrossedWhereTheComputerChooses(t *testing.T) {
	c := asked(t, "retreat", func(c *table.Table) bool { return len(c.Refused()) > 0 }).Table
	c.Person = c.Actor.Other()
	if crossed := c.Mode.Scene(c.In("en"), table.Overlays{}).Overlay.Cross; len(crossed) > 0 {
		t.Errorf("crossed are %v", crossed)
	}
}

func TestBarredHexesOfARetreatAreListedAndCrossed(t *testing.T) {
	p := asked(t, "retreat", func(c *table.Table) bool { return len(c.Refused()) > 0 })
	c := p.Table
	rows := ledgers(p.Shown().Dock())["Barred"]
	if len(rows) != len(c.Refused()) || rows[0].Ref.Para == "" {
		t.Fatalf("%d rows for %d hexes", len(rows), len(c.Refused()))
	}
	crossed := c.Mode.Scene(c.In("en"), table.Overlays{}).Overlay.Cross
	for _, b := range c.Refused() {
		if !slices.Contains(crossed, b.Hex) && !slices.ContainsFunc(c.Options(), func(o game.Offer) bool { return o.At == b.Hex }) {
			t.Errorf("%v is not crossed", b.Hex)
		}
	}
	if len(crossed) == 0 {
		return
	}
	if p.Tap(crossed[0]); c.Why == nil || c.Why.Hex != crossed[0] {
		t.Error("a crossed hex does not say why")
	}
}

// Each of several defenders may give way in many directions.
func TestManyAnswersAreShownForOneCounterAtATime(t *testing.T) {
	p := askedAt(t, "arsuf", "evade", func(c *table.Table) bool { return len(c.Meant()) > 1 })
	c := p.Table
	first, second := c.Meant()[0], c.Meant()[1]
	whole := len(c.Answers)
	if len(c.Options()) >= whole || c.Whose() != first {
		t.Fatalf("%d of %d answers are shown", len(c.Options()), whole)
	}
	p.Do("mean:" + strconv.Itoa(int(second)))
	for _, o := range c.Options() {
		if o.Unit != second && o.Unit != game.None {
			t.Errorf("an answer of counter %d is shown for %d", o.Unit, second)
		}
	}
	if p.Tap(c.Whole().Piece(first).Hex); c.Whose() != first || c.Mode.Picked() != nil {
		t.Error("a tap on the other counter does not show its answers")
	}
}
