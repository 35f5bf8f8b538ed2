package medieval

import (
	"fmt"
	"maps"

	"gonfalon/engine/rule"
)

// The code cites paragraphs by the numbers of "Kulikovo Field 1380"; here stand the numbers
// of the other books where they differ, empty where a book has no such rule.

// numbers translates paragraphs of the code into those of a book.
type numbers map[rule.Ref]rule.Ref

// numbering joins translations; the last one to name a paragraph is right.
func numbering(parts ...numbers) numbers {
	all := numbers{}
	for _, p := range parts {
		maps.Copy(all, p)
	}
	return all
}

// renumbered translates a section and its paragraphs first to last, which keep their order
// from a new first number on.
func renumbered(from string, first, last int, to string, start int) numbers {
	n := numbers{}
	for i := first; i <= last; i++ {
		n[paragraph(from, i)] = paragraph(to, start+i-first)
	}
	return n
}

// absent translates the paragraphs of a section that a book does not have.
func absent(section string, first, last int) numbers {
	n := numbers{}
	for i := first; i <= last; i++ {
		n[paragraph(section, i)] = ""
	}
	return n
}

func paragraph(section string, n int) rule.Ref { return rule.Ref(fmt.Sprintf("%s.%d", section, n)) }

// laterNumbers differ from "Kulikovo Field 1380" in all the other books alike.
var laterNumbers = numbering(
	numbers{"4.2.5": "4.2.7", "4.2.6": "4.2.5", "4.2.7": "4.2.6", "4.2.9": "4.2.8", "4.3.9": "", "5.4.7": "5.4.6", "5.5.10": "6.1.8"},
	renumbered("5.5", 2, 9, "5.5", 3),
	renumbered("5.6", 7, 10, "5.6", 8),
	absent("11.2", 1, 3),
	absent("11.3", 1, 11),
)

var legnicaNumbers = numbering(laterNumbers,
	numbers{"4.2.8": "4.2.9", "Ko-5.5.2": "5.5.2", "Ko-5.6.7": "5.6.7"},
	renumbered("5.6", 11, 13, "5.6", 12),
	renumbered("10.2", 1, 6, "10.2", 2),
	numbers{"10.4.1": "10.2.1", "10.4.2": "10.4.1", "10.6.1": "10.2.1", "10.6.2": "10.6.1", "10.6.3": "10.6.2"},
	renumbered("12.2", 1, 3, "12.1", 1),
)

var kosovoNumbers = numbering(laterNumbers,
	numbers{"4.2.8": "4.2.5", "4.2.10": "4.2.9", "5.6.11": "", "5.6.13": ""},
	numbers{"5.8.2": "", "5.8.3": "5.8.1"}, renumbered("5.8", 4, 8, "5.8", 2),
	numbers{"8.1.7": "8.1.8", "8.2.6": "8.1.7", "8.2.7": "8.1.7"}, renumbered("8.2", 8, 10, "8.2", 6),
	absent("9.1", 1, 2), absent("9.1", 4, 8),
	numbers{"10.1": "11.1", "10.2": "11.2", "10.3": "11.3", "10.5": "11.5", "10.7": "11.7", "11.1": "12.1"},
	renumbered("10.1", 1, 7, "11.1", 1),
	renumbered("10.2", 1, 6, "11.2", 2),
	renumbered("10.3", 1, 2, "11.3", 1), numbers{"10.3.3": "11.7.4"},
	numbers{"10.4.1": "11.2.1", "10.4.2": "11.4.1", "10.6.1": "11.2.1", "10.6.2": "11.6.1", "10.6.3": "11.6.2"},
	renumbered("10.5", 1, 11, "11.5", 1),
	renumbered("10.7", 1, 5, "11.7", 1),
	renumbered("11.1", 1, 9, "12.1", 1),
	numbers{"12.2.1": "13.1.2", "12.2.2": "13.1.1", "12.2.3": ""},
	renumbered("13.1", 1, 3, "14.2", 1), numbers{"13.1.4": "", "13.1.5": "14.2.4", "13.1.6": "14.2.5", "13.2.1": "14.3.1", "13.2.2": ""},
)

var grunwaldNumbers = numbering(kosovoNumbers,
	numbers{"10.5.11": "14.1.5", "12.2.1": "13.1.5", "12.2.2": "13.1.5"},
	renumbered("13.1", 1, 3, "14.1", 1), numbers{"13.1.5": "14.1.4", "13.1.6": "14.1.6", "13.2.1": "14.2.1", "Ko-14.3.1": "14.2.1"},
)
