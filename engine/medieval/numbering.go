package medieval

import (
	"fmt"
	"maps"

	"gonfalon/engine/rule"
)

// The code cites paragraphs by the numbers of "Kulikovo Field 1380"; here stand the numbers
// of the other books where they differ, empty where a book has no such rule.

// numbers translates paragraphs of the code into those of a book.
type numbers []struct{ code, book rule.Ref }

// numbering adds translations to those of a book like it; the last one to name a paragraph is right.
func numbering(base map[rule.Ref]rule.Ref, parts ...numbers) map[rule.Ref]rule.Ref {
	all := map[rule.Ref]rule.Ref{}
	maps.Copy(all, base)
	for _, part := range parts {
		for _, n := range part {
			all[n.code] = n.book
		}
	}
	return all
}

// renumbered translates a section and its paragraphs first to last, which keep their order
// from a new first number on.
func renumbered(from string, first, last int, to string, start int) numbers {
	list := make(numbers, last-first+1)
	for i := range list {
		list[i].code, list[i].book = paragraph(from, first+i), paragraph(to, start+i)
	}
	return list
}

// absent translates the paragraphs of a section that a book does not have.
func absent(section string, first, last int) numbers {
	list := make(numbers, last-first+1)
	for i := range list {
		list[i].code = paragraph(section, first+i)
	}
	return list
}

func paragraph(section string, n int) rule.Ref { return rule.Ref(fmt.Sprintf("%s.%d", section, n)) }

// laterNumbers differ from "Kulikovo Field 1380" in all the other books alike.
var laterNumbers = numbering(nil,
	numbers{{"4.2.5", "4.2.7"}, {"4.2.6", "4.2.5"}, {"4.2.7", "4.2.6"}, {"4.2.9", "4.2.8"}, {"4.3.9", ""}, {"5.4.7", "5.4.6"}, {"5.5.10", "6.1.8"}},
	renumbered("5.5", 2, 9, "5.5", 3),
	renumbered("5.6", 7, 10, "5.6", 8),
	absent("11.2", 1, 3),
	absent("11.3", 1, 11),
)
