package i18n

// A Plural is the rule by which a count chooses among the forms of a text: the first form all of whose
// conditions it meets, or the last, which has none. Forms come in the order of the Unicode CLDR, for
// whole numbers: one, few, many or other.
type Plural [][]condition

// A condition asks whether a count, or what is left of it when it is divided, lies between two numbers,
// or whether it does not.
type condition struct {
	by       int // 0 for the count itself
	from, to int
	not      bool
}

// The rules, by languages that have them.
var (
	None     = Plural{}                                                                                         // Turkish texts, Japanese, Chinese
	OneOther = Plural{{is(1, 1)}}                                                                               // English, German, Italian, Spanish, Dutch
	Czech    = Plural{{is(1, 1)}, {is(2, 4)}}                                                                   // and Slovak
	Polish   = Plural{{is(1, 1)}, {ends(10, 2, 4), ends(100, 12, 14).fails()}}                                  //
	Russian  = Plural{{ends(10, 1, 1), ends(100, 11, 11).fails()}, {ends(10, 2, 4), ends(100, 12, 14).fails()}} // Ukrainian, Serbian
)

func is(from, to int) condition       { return condition{from: from, to: to} }
func ends(by, from, to int) condition { return condition{by: by, from: from, to: to} }
func (c condition) fails() condition  { c.not = true; return c }

// form is the index of the form that a count takes.
func (p Plural) form(n int) int {
	for i, conditions := range p {
		if meets(max(n, -n), conditions) {
			return i
		}
	}
	return len(p)
}

// meets reports whether a count meets all conditions of a form.
func meets(n int, conditions []condition) bool {
	for _, c := range conditions {
		left := n
		if c.by != 0 {
			left %= c.by
		}
		if (c.from <= left && left <= c.to) == c.not {
			return false
		}
	}
	return true
}
