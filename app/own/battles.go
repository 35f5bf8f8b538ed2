package own

import (
	"cmp"
	"slices"
	"strings"

	"gonfalon/app/shelf"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// Battles finds the battles that ship and those of the device.
type Battles struct {
	device *shelf.Shelf
	ours   save.Find // reads what stands after save.OwnMark, too
	came   func(*game.Scenario)
	read   map[string]*game.Scenario // by what they were looked up by; nil for what is not there
}

// New is the battles of a device; came hears of each that is read.
func New(device *shelf.Shelf, ours save.Find, came func(*game.Scenario)) *Battles {
	return &Battles{device, ours, came, map[string]*game.Scenario{}}
}

// Find looks a battle up by its id, or reads the one that stands packed after save.OwnMark.
func (b *Battles) Find(key string) (*game.Scenario, error) {
	packed, carried := strings.CutPrefix(key, save.OwnMark)
	if !carried && !game.IsOwn(key) {
		return b.ours(key)
	}
	if sc, known := b.read[key]; sc != nil || known && !carried {
		return b.known(key)
	}
	if !carried {
		b.read[key] = nil
		packed = b.kept(key)
	}
	sc, err := b.ours(save.OwnMark + packed)
	if err != nil {
		return nil, err
	}
	b.read[sc.ID] = sc
	if carried {
		b.read[key] = sc
	}
	b.came(sc)
	return b.known(key)
}

// known is a battle that was read, or what is said of one that is not there.
func (b *Battles) known(key string) (*game.Scenario, error) {
	if sc := b.read[key]; sc != nil {
		return sc, nil
	}
	return b.ours(key)
}

// kept is the packed text of a battle as the shelf has it, by itself or in a game; "" for none.
func (b *Battles) kept(id string) string {
	if packed := b.device.Battle(id); packed != "" {
		return packed
	}
	for _, e := range b.device.List() {
		if e.Broken != nil || e.Scenario != id {
			continue
		}
		if _, text, err := b.device.Load(e.ID); err == nil {
			if rec, _ := save.Read([]byte(text), b.Find); rec != nil && rec.Own != "" {
				return rec.Own
			}
		}
	}
	return ""
}

// Keep keeps a battle on the device, if it is one that does not ship. It fails as the shelf does.
func (b *Battles) Keep(sc *game.Scenario) error {
	if !sc.Made.Foreign() || b.device.Battle(sc.ID) == sc.Made.Packed {
		return nil
	}
	return b.device.SetBattle(sc.ID, sc.Made.Packed)
}

// Drop takes a battle off the device. Games of it stay, and carry it.
func (b *Battles) Drop(id string) error { return b.device.SetBattle(id, "") }

// List is the battles that the device keeps, by their titles. What cannot be read is left out.
func (b *Battles) List() (list []*game.Scenario) {
	for _, id := range b.device.Battles() {
		if strings.HasPrefix(id, riddleID) {
			continue
		}
		if sc, err := b.Find(id); err == nil {
			list = append(list, sc)
		}
	}
	slices.SortStableFunc(list, func(x, y *game.Scenario) int {
		return cmp.Or(strings.Compare(x.Made.Title, y.Made.Title), strings.Compare(x.ID, y.ID))
	})
	return list
}

// linkMark stands in an address before a packed battle.
const linkMark = "#own="

// Link is the end of an address that carries a battle.
func Link(sc *game.Scenario) string { return linkMark + sc.Made.Packed }

// In is the packed battle that the first such address in a text carries, "" for none.
func In(text string) string { return after(linkMark, text) }

// after is what is packed after a mark in a text.
func after(mark, text string) string {
	_, rest, ok := strings.Cut(text, mark)
	if !ok {
		return ""
	}
	if end := strings.IndexFunc(rest, func(r rune) bool { return !packable(r) }); end >= 0 {
		rest = rest[:end]
	}
	return rest
}

// packable reports whether a packed text may have a letter.
func packable(r rune) bool {
	return '0' <= r && r <= '9' || 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || r == '-' || r == '_'
}
