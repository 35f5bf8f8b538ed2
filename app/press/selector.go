package press

import (
	"slices"
	"strings"
)

// styles are the rules of style sheets.
type styles struct {
	rules []rule // the weaker before the stronger
}

// rule is what a selector says of the elements it fits.
type rule struct {
	parts  []part // from the outermost to the element itself
	weight int
	says   [][2]string
}

// part is a selector of one element.
type part struct {
	direct       bool // it is the very child of the one before
	tag          string
	classes, not []string
	theme        string
	root         bool
}

// readStyles reads style sheets. Rules for what a drawing has nothing of, such as other media, hovering
// and animation, are left out.
func readStyles(text string) styles {
	var s styles
	for text = withoutRemarks(text); ; {
		open := strings.IndexByte(text, '{')
		if open < 0 {
			break
		}
		head, size := strings.TrimSpace(text[:open]), block(text[open:])
		body := text[open+1 : open+size-1]
		text = text[open+size:]
		if name, declared := strings.CutPrefix(head, "@property "); declared {
			head, body = ":root", name+strings.Replace(body[strings.Index(body, "initial-value"):], "initial-value", "", 1)
		}
		if strings.HasPrefix(head, "@") {
			continue
		}
		s.add(head, declarations(body))
	}
	slices.SortStableFunc(s.rules, func(a, b rule) int { return a.weight - b.weight })
	return s
}

func withoutRemarks(text string) string {
	var out strings.Builder
	for {
		before, after, found := strings.Cut(text, "/*")
		out.WriteString(before)
		if !found {
			return out.String()
		}
		_, text, _ = strings.Cut(after, "*/")
	}
}

// block is how long the text in braces is with which a text begins.
func block(text string) int {
	deep := 0
	for i, c := range text {
		switch c {
		case '{':
			deep++
		case '}':
			if deep--; deep == 0 {
				return i + 1
			}
		}
	}
	return len(text)
}

func declarations(text string) (says [][2]string) {
	for d := range strings.SplitSeq(text, ";") {
		if name, value, ok := strings.Cut(d, ":"); ok {
			says = append(says, [2]string{strings.TrimSpace(name), strings.TrimSpace(value)})
		}
	}
	return says
}

func (s *styles) add(head string, says [][2]string) {
	for selector := range strings.SplitSeq(head, ",") {
		if r, ok := readSelector(selector); ok {
			r.says = says
			s.rules = append(s.rules, r)
		}
	}
}

// readSelector takes a selector apart; one that no drawing can fit is not ok.
func readSelector(text string) (r rule, ok bool) {
	direct := false
	for word := range strings.FieldsSeq(strings.ReplaceAll(text, ">", " > ")) {
		if word == ">" {
			direct = true
			continue
		}
		p, weight, ok := readPart(word)
		if !ok {
			return r, false
		}
		p.direct, direct = direct, false
		r.parts, r.weight = append(r.parts, p), r.weight+weight
	}
	return r, len(r.parts) > 0
}

// What parts of a selector weigh against each other.
const classWeight, tagWeight = 100, 1

func readPart(word string) (p part, weight int, ok bool) {
	for word != "" {
		name, rest := word, ""
		if i := strings.IndexAny(word[1:], ".[:"); i >= 0 {
			name, rest = word[:i+1], word[i+1:]
		}
		switch {
		case strings.HasPrefix(word, ":not(."):
			inside, after, closed := strings.Cut(word[len(":not(."):], ")")
			if !closed {
				return p, 0, false
			}
			p.not, rest, weight = append(p.not, inside), after, weight+classWeight
		case name == ":root":
			p.root, weight = true, weight+classWeight
		case strings.HasPrefix(name, "[data-theme="):
			p.theme, weight = strings.TrimSuffix(name[len("[data-theme="):], "]"), weight+classWeight
		case name[0] == '.':
			p.classes, weight = append(p.classes, name[1:]), weight+classWeight
		case strings.ContainsAny(name, ":[#%"):
			return p, 0, false
		case name != "*":
			p.tag, weight = name, weight+tagWeight
		}
		word = rest
	}
	return p, weight, true
}

// fits reports whether a selector is about an element.
func (r *rule) fits(n *node) bool {
	last := len(r.parts) - 1
	return r.parts[last].fits(n) && above(r.parts[:last], r.parts[last].direct, n.parent)
}

// above reports whether the outer parts of a selector fit what is around an element.
func above(parts []part, direct bool, n *node) bool {
	if len(parts) == 0 {
		return true
	}
	last := len(parts) - 1
	for ; n != nil; n = n.parent {
		if parts[last].fits(n) && above(parts[:last], parts[last].direct, n.parent) {
			return true
		}
		if direct {
			return false
		}
	}
	return false
}

func (p *part) fits(n *node) bool {
	if p.tag != "" && p.tag != n.tag || p.root && n.parent != nil || p.theme != "" && p.theme != n.attr["data-theme"] {
		return false
	}
	for _, c := range p.classes {
		if !slices.Contains(n.classes, c) {
			return false
		}
	}
	return !slices.ContainsFunc(p.not, func(c string) bool { return slices.Contains(n.classes, c) })
}
