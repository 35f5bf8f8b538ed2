package page

import (
	"gonfalon/app/mapview"
	"gonfalon/app/panel"
	"gonfalon/app/table"
)

// Cover is what lies over the table, with the arms of whom it is about.
func (p screens) Cover(v table.View) panel.Cover {
	c := p.Table.Mode.Cover(v)
	if c.Grave != nil && c.Grave.Bearer != "" {
		c.Grave.Arms = p.armsOf(c.Grave.Bearer)
	}
	return c
}

// armed are sections of a dock with the arms of those who bear some.
func (p screens) armed(list []panel.Section) []panel.Section {
	for i, s := range list {
		if h, ok := s.(panel.Head); ok && h.Bearer != "" {
			h.Arms = p.armsOf(h.Bearer)
			list[i] = h
		}
	}
	return list
}

// armsOf is the coat of arms of a leader of the battle on the table, empty until it is there. Those of a
// lesson have none.
func (p screens) armsOf(bearer string) string {
	if p.Table.Lesson != nil {
		return ""
	}
	return mapview.ArmsOf(p.Prints.Get(mapview.ArmsFile(p.Table.Scenario.Battle)), bearer)
}
