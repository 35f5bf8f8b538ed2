package save

import (
	"encoding/json"
	"reflect"
	"strings"
	"unicode/utf8"
)

// Picked is what a text that people send one another holds of games.
type Picked struct {
	Text  string // of the first whole record, as Write writes it; else what there is of one, "" for nothing
	Whole bool
	Cut   bool // the record is not whole as its end is missing
	More  int  // other whole records after it
}

// Pick finds the record in a text: in a letter or a message, wrapped, quoted, indented, in code fences,
// with other quotation marks, as word processors set them. The text is one that Untangle returned.
// A record that breaks off is given up to there; what comes of one that is damaged is given as well, so
// that Read tells where it breaks. Nothing is guessed: a text that is no record stays none.
func Pick(text string) (p Picked) {
	for at, work := 0, 0; work <= mostWork*(len(text)+maxField); {
		next := strings.IndexByte(text[at:], '{')
		if next < 0 {
			break
		}
		at += next
		c := copyist{text: text, at: at}
		if c.object() {
			p.add(string(c.out) + "\n")
			at = c.at
			continue
		}
		if p.Text == "" && c.format {
			p.Text, p.Cut = c.rest()
		}
		work += c.at - at
		at++
	}
	return p
}

// add adds a whole record; the same once more is none.
func (p *Picked) add(record string) {
	switch {
	case !p.Whole:
		*p = Picked{Text: record, Whole: true}
	case record != p.Text:
		p.More++
	}
}

// mostWork is how often a text may be read, for braces in it that begin no record.
const mostWork = 4

// copyist copies one record out of a text, without what stands between its signs.
type copyist struct {
	text string
	at   int // how far it has read
	out  []byte

	open   []byte // the brackets that are open
	acts   bool   // it is in the list of acts
	format bool   // the head has said its format
	listed bool   // the list of acts was begun
}

// deepestRecord is how many brackets may be open in a record.
const deepestRecord = 8

// object copies the object that begins here; it reports whether that is a whole record. Where it is not,
// c.at is where it breaks.
func (c *copyist) object() bool {
	for c.at < len(c.text) {
		if !c.sign() {
			return false
		}
		if len(c.open) == 0 {
			return c.format && c.listed && json.Valid(c.out)
		}
	}
	return false
}

// sign copies the next sign of the text, or skips what is none; it reports whether the record can go on.
func (c *copyist) sign() bool {
	b := c.text[c.at]
	switch b {
	case ' ', '\t', '\n':
		return c.space()
	case '\\':
		return c.backslash()
	case '{', '[':
		return c.opens(b)
	case '}', ']':
		return c.closes(b)
	case ':', ',':
		return c.put(b)
	}
	if literal(b) {
		return c.put(b)
	}
	mark, n := utf8.DecodeRuneInString(c.text[c.at:])
	if kind := quoteKind(mark); kind != 0 {
		c.at += n
		return c.quoted(kind, mark, false)
	}
	return false
}

// put copies a sign as it is.
func (c *copyist) put(b byte) bool {
	c.out = append(c.out, b)
	c.at++
	return true
}

// space skips spaces. Between two letters of a number or a word only the break of a line can stand.
func (c *copyist) space() bool {
	from := c.at
	for c.at < len(c.text) && strings.IndexByte(" \t\n", c.text[c.at]) >= 0 {
		c.at++
	}
	broken := strings.Contains(c.text[from:c.at], "\n")
	return broken || c.at == len(c.text) || !literal(c.text[c.at]) || len(c.out) == 0 || !literal(c.out[len(c.out)-1])
}

// backslash skips what escapes a sign between two texts: of a record in a text of JSON, or one that was
// written for Markdown.
func (c *copyist) backslash() bool {
	c.at++
	if c.at == len(c.text) {
		return true
	}
	switch c.text[c.at] {
	case 'n', 'r', 't':
		c.at++
	case '"':
		c.at++
		return c.quoted('"', '"', true)
	}
	return true
}

// literal reports whether a number, true, false or null may have a letter.
func literal(b byte) bool {
	return '0' <= b && b <= '9' || 'a' <= b && b <= 'z' || b == '-' || b == '.' || b == '+' || b == 'E'
}

// opens begins an object or a list.
func (c *copyist) opens(b byte) bool {
	if len(c.open) == deepestRecord {
		return false
	}
	if c.acts && len(c.open) == 2 {
		c.out = append(c.out, '\n')
	}
	if len(c.open) == 1 && strings.HasSuffix(string(c.out[max(0, len(c.out)-7):]), `"acts":`) {
		c.acts, c.listed = b == '[', true
	}
	c.open = append(c.open, b)
	return c.put(b)
}

// closes ends an object or a list.
func (c *copyist) closes(b byte) bool {
	last := len(c.open) - 1
	if c.open[last] != b-2 { // of both pairs the first is two before the second
		return false
	}
	if c.acts && last == 1 {
		c.out, c.acts = append(c.out, '\n'), false
	}
	c.open = c.open[:last]
	return c.put(b)
}

// quoteKind is the kind of a quotation mark: '"' for double ones, '\” for single ones, 0 for what is
// none.
func quoteKind(r rune) rune {
	switch r {
	case '"', '“', '”', '„', '‟', '«', '»', '″', '＂', '〝', '〞':
		return '"'
	case '\'', '‘', '’', '‚', '‛', '‹', '›', '`', '′':
		return '\''
	}
	return 0
}

// quoted copies a text up to the mark that ends it, which is of the kind of that before it. Whether its
// marks are escaped they are both.
func (c *copyist) quoted(kind, mark rune, escaped bool) bool {
	from := len(c.out)
	c.out = append(c.out, '"')
	for c.at < len(c.text) && len(c.out)-from < maxField {
		r, n := utf8.DecodeRuneInString(c.text[c.at:])
		c.at += n
		switch {
		case escaped && r == '\\' && strings.HasPrefix(c.text[c.at:], `"`):
			c.at++
			return c.ends(from, mark)
		case !escaped && quoteKind(r) == kind:
			return c.ends(from, mark)
		case r == '\\':
			c.escape()
		case r == '\n':
			c.joins(from)
		case r == '"':
			c.out = append(c.out, `\"`...)
		case r >= ' ':
			c.out = utf8.AppendRune(c.out, r)
		}
	}
	return false
}

// escape copies what JSON has to escape in a text, and drops what others do.
func (c *copyist) escape() {
	if c.at < len(c.text) && strings.IndexByte(`"\/bfnrtu`, c.text[c.at]) >= 0 {
		c.out = append(c.out, '\\', c.text[c.at])
		c.at++
	}
}

// joins goes on after the break of a line in a text.
func (c *copyist) joins(from int) {
	for last := len(c.out) - 1; last > from && c.out[last] == ' '; last-- {
		c.out = c.out[:last]
	}
	for c.at < len(c.text) && strings.IndexByte(" \t\n", c.text[c.at]) >= 0 {
		c.at++
	}
}

// ends ends a text. Some set spaces within their quotation marks.
func (c *copyist) ends(from int, mark rune) bool {
	if mark == '«' || mark == '»' {
		inside := strings.Trim(string(c.out[from+1:]), " ")
		c.out = append(c.out[:from+1], inside...)
	}
	c.out = append(c.out, '"')
	return c.names(string(c.out[from+1 : len(c.out)-1]))
}

// names hears of a text; the first of a record is the name of a field of its head.
func (c *copyist) names(text string) bool {
	first := len(c.open) == 1 && len(c.out) == len(text)+3
	if len(c.open) == 1 && text == "format" {
		c.format = true
	}
	return !first || text == "acts" || headNames[text]
}

// headNames are the fields of a head.
var headNames = func() map[string]bool {
	names := map[string]bool{}
	for _, f := range reflect.VisibleFields(reflect.TypeFor[Head]()) {
		names[wireName(f)] = true
	}
	return names
}()

// rest is what there is of a record that is not whole, and whether its end is missing. What comes after
// the place where a damaged one breaks is given as it is.
func (c *copyist) rest() (text string, cut bool) {
	rest := c.text[c.at:]
	if !strings.Contains(strings.Join(strings.Fields(rest), ""), "]}") && len(c.open) > 0 {
		return string(c.out), true
	}
	return string(c.out) + rest, false
}
