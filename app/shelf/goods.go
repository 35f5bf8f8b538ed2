package shelf

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"strings"
)

// Goods is all that a shelf keeps, as one text takes it to another device.
type Goods struct {
	Games    []string           `json:"games,omitempty"` // sealed, the record of the player among them
	Settings Settings           `json:"settings"`
	Lessons  map[string]int     `json:"lessons,omitempty"`
	Setups   map[string][]Setup `json:"setups,omitempty"`  // by the end of their key
	Battles  map[string]string  `json:"battles,omitempty"` // that do not ship, by their ids
}

// What may be wrong with goods. The messages are catalogue keys.
var (
	ErrNoGoods    = errors.New("goods-foreign") // it is another file
	ErrCutGoods   = errors.New("goods-cut")     // something of them is missing or has changed
	ErrLaterGoods = errors.New("goods-later")   // a later version packed them
)

// goodsMagic begins the text of goods; the number is the format, and goodsKin that of every format.
const (
	goodsMagic = "gonfalon-all 1 "
	goodsKin   = "gonfalon-all "
)

// AreGoods reports whether a text looks like goods, whole or not.
func AreGoods(text string) bool { return strings.HasPrefix(text, goodsKin) }

// Goods packs all that the shelf keeps. What cannot be read stays behind.
func (s *Shelf) Goods() Goods {
	g := Goods{Settings: s.Settings(), Lessons: s.Lessons(), Setups: map[string][]Setup{}}
	for _, id := range s.ids() {
		if p, err := s.newest(id); err == nil && !strings.Contains(id, lettersMark) && !strings.HasPrefix(id, draftMark) {
			p.Friend = nil // its letters stay: they have what no other device may have besides
			g.Games = append(g.Games, seal(p.Header, p.packed))
		}
	}
	for _, id := range s.Battles() {
		if g.Battles == nil {
			g.Battles = map[string]string{}
		}
		g.Battles[id] = s.Battle(id)
	}
	for _, key := range s.store.Keys() {
		var list []Setup
		if at, ok := strings.CutPrefix(key, setupsKey); ok {
			if text, _ := s.store.Get(key); json.Unmarshal([]byte(text), &list) == nil && len(list) > 0 {
				g.Setups[at] = list
			}
		}
	}
	return g
}

// String is the text of goods.
func (g Goods) String() string {
	text, err := json.Marshal(g)
	if err != nil {
		panic(err) // it is made of texts and numbers, and of moments that the shelf has cut to what JSON knows
	}
	return fmt.Sprintf("%s%08x %s\n", goodsMagic, crc32.ChecksumIEEE(text), text)
}

// ReadGoods reads the text of goods. It fails with ErrNoGoods, ErrCutGoods or ErrLaterGoods.
func ReadGoods(text string) (g Goods, err error) {
	body, ok := strings.CutPrefix(strings.TrimSpace(text), goodsMagic)
	switch {
	case !ok && laterOf(text, goodsKin):
		return g, ErrLaterGoods
	case !ok:
		return g, ErrNoGoods
	}
	sum, rest, _ := strings.Cut(body, " ")
	if sum != fmt.Sprintf("%08x", crc32.ChecksumIEEE([]byte(rest))) || json.Unmarshal([]byte(rest), &g) != nil {
		return Goods{}, ErrCutGoods
	}
	return g, nil
}

// Opened is a game of some goods.
type Opened struct {
	Header
	Text   string
	Record bool // it is the record of the player
	packed string
}

// Open reads one of the games of goods. It fails with what makes a game unreadable.
func (g Goods) Open(i int) (o Opened, err error) {
	if o.Header, o.packed, err = unseal(g.Games[i]); err != nil {
		return o, err
	}
	o.Record = o.ID == recordID
	if o.Text, err = unpack(o.packed); err != nil {
		return o, errDamaged
	}
	return o, nil
}

// TakeIn keeps a game of some goods in the place of another, or in one of its own where that is "". It
// fails as Save does.
func (s *Shelf) TakeIn(o Opened, id string) error {
	h := o.Header
	h.Friend = nil
	if h.ID = id; id == "" {
		h.ID = o.ID
		if _, err := s.newest(o.ID); !errors.Is(err, ErrUnknown) || !isID(o.ID) {
			h.ID = s.freeID()
		}
	}
	last, err := s.newest(h.ID)
	if errors.Is(err, ErrLater) {
		return err
	}
	if h.Name == "" {
		h.Name = last.Name
	}
	h.Name, h.Writes = SetupName(h.Name), max(last.Writes, h.Writes)+1
	_, err = s.write(last.stored, h, o.packed)
	return err
}

// isID reports whether a text may be the id of a game: small letters and digits.
func isID(id string) bool {
	return id != "" && len(id) <= 32 && id != recordID && strings.Trim(id, "abcdefghijklmnopqrstuvwxyz0123456789-") == ""
}

// TakeChoices merges the choices of some goods with those of this device: the newer settings, the lesson
// that has come further, and set-ups of either. It fails as Set does, after it has done what it could.
func (s *Shelf) TakeChoices(g Goods) error {
	own := s.Settings()
	won := max(own.Won, g.Settings.Won)
	fought := own.Fought || g.Settings.Fought
	if g.Settings.At.After(own.At) {
		last := own.Last
		own = g.Settings
		own.Last = last // by an id of this device
	}
	own.Won, own.Fought = won, fought
	lessons := s.Lessons()
	for key, n := range g.Lessons {
		if was := lessons[key]; was != Learnt && (n == Learnt || n > was) {
			lessons[key] = n
		}
	}
	err := errors.Join(s.SetSettings(own), s.SetLessons(lessons))
	for id, text := range g.Battles {
		if isID(id) && s.Battle(id) == "" {
			err = errors.Join(err, s.SetBattle(id, text))
		}
	}
	for at, list := range g.Setups {
		err = errors.Join(err, s.addSetups(at, list))
	}
	return err
}

// addSetups adds set-ups to those of a side that have other names.
func (s *Shelf) addSetups(at string, more []Setup) error {
	key := setupsKey + at
	var own []Setup
	text, _ := s.store.Get(key)
	if text != "" && json.Unmarshal([]byte(text), &own) != nil {
		return nil // it is not this program's
	}
	named := map[string]bool{}
	for _, v := range own {
		named[v.Name] = true
	}
	for _, v := range more {
		if v.Name = SetupName(v.Name); !named[v.Name] {
			own = append(own, v)
		}
	}
	kept, err := json.Marshal(own)
	if err != nil {
		return err
	}
	return s.store.Set(key, string(kept))
}
