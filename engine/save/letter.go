package save

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Untangle returns a text without what mail, chat and pages add on its way: marks of quoting before
// lines, entities, tags that only lay out, characters that cannot be seen, spaces and line breaks of
// other kinds. A line break stays a line break.
func Untangle(text string) string {
	text = unmark(visible(text))
	for range deepest {
		plain := unmark(decodeEntities(text))
		if plain == text {
			break
		}
		text = plain
	}
	return dropTags(text)
}

// deepest is how often a text may have been escaped.
const deepest = 4

// visible drops characters of format and makes all spaces, line breaks and hyphens plain. Bytes that
// are no UTF-8 are read as the code pages of older mail programs have them.
func visible(text string) string {
	if plainASCII(text) {
		return text
	}
	var b strings.Builder
	b.Grow(len(text))
	for i := 0; i < len(text); {
		r, n := utf8.DecodeRuneInString(text[i:])
		if r == utf8.RuneError && n == 1 {
			r = codePage(text[i])
		}
		i += n
		if r = plainRune(r); r >= 0 {
			b.WriteRune(r)
		}
	}
	return b.String()
}

func plainASCII(text string) bool {
	for i := range len(text) {
		if text[i] >= utf8.RuneSelf || text[i] == '\r' {
			return false
		}
	}
	return true
}

// plainRune is what stands for a character, -1 for nothing.
func plainRune(r rune) rune {
	switch {
	case r == '\r':
		return -1
	case r == '\u0085', r == '\u2028', r == '\u2029':
		return '\n'
	case r == '\u2010', r == '\u2011', r == '\u2212':
		return '-'
	case unicode.Is(unicode.Cf, r):
		return -1
	case r != '\n' && unicode.IsSpace(r):
		return ' '
	}
	return r
}

// codePage is a byte beyond ASCII in the code pages of Windows, as far as they agree.
func codePage(b byte) rune {
	switch b {
	case 0x82, 0x91, 0x92:
		return '’'
	case 0x84, 0x93, 0x94:
		return '”'
	case 0x85:
		return '…'
	case 0xab:
		return '«'
	case 0xbb:
		return '»'
	case 0xa0:
		return ' '
	case 0xad:
		return '\u00ad'
	}
	return utf8.RuneError
}

// unmark drops the marks of quoting before lines.
func unmark(text string) string {
	if !strings.ContainsAny(text, ">|") {
		return text
	}
	lines, marked := strings.Split(text, "\n"), false
	for i, line := range lines {
		rest := strings.TrimLeft(line, " \t")
		if i > 0 && !marked && opensTag(lines[i-1]) {
			continue // the mark ends a tag in which the line was broken
		}
		marked = false
		for rest != "" && (rest[0] == '>' || rest[0] == '|') {
			rest = strings.TrimLeft(rest[1:], " \t")
			lines[i], marked = rest, true
		}
	}
	return strings.Join(lines, "\n")
}

// opensTag reports whether a line breaks off in a tag that only lays out.
func opensTag(line string) bool {
	at := strings.LastIndexByte(line, '<')
	if at < 0 || strings.IndexByte(line[at:], '>') >= 0 {
		return false
	}
	_, known := tags[tagName(line[at+1:])]
	return known
}

// entities are the names of characters that may stand for those of a record or around it.
var entities = map[string]string{
	"quot": `"`, "amp": "&", "lt": "<", "gt": ">", "apos": "'", "nbsp": " ", "ensp": " ", "emsp": " ", "thinsp": " ",
	"shy": "", "zwnj": "", "zwj": "", "lrm": "", "rlm": "", "NewLine": "\n", "Tab": " ",
	"ldquo": "“", "rdquo": "”", "bdquo": "„", "lsquo": "‘", "rsquo": "’", "sbquo": "‚",
	"laquo": "«", "raquo": "»", "lsaquo": "‹", "rsaquo": "›", "hellip": "…",
	"lbrace": "{", "lcub": "{", "rbrace": "}", "rcub": "}", "lbrack": "[", "lsqb": "[", "rbrack": "]", "rsqb": "]",
	"colon": ":", "comma": ",", "hyphen": "-", "dash": "-", "lowbar": "_", "num": "#", "equals": "=", "sol": "/",
}

// longestEntity is how many letters an entity has at most, and entityReach how far its end is looked
// for, as a line may break in it.
const (
	longestEntity = 8
	entityReach   = 4 * longestEntity
)

// decodeEntities decodes entities once.
func decodeEntities(text string) string { return replaced(text, "&", entity) }

// replaced is a text with what begins with a mark replaced: find is given what follows a mark, and tells
// what that stands for and how long it is, or that it is nothing of the kind.
func replaced(text, mark string, find func(rest string) (stands string, n int, ok bool)) string {
	var b strings.Builder
	for {
		plain, rest, found := strings.Cut(text, mark)
		b.WriteString(plain)
		if !found {
			return b.String()
		}
		stands, n, ok := find(rest)
		if !ok {
			stands, n = mark, 0
		}
		b.WriteString(stands)
		text = rest[n:]
	}
}

// entity is what the entity at the beginning of a text, after its "&", stands for, and its length.
func entity(text string) (stands string, n int, ok bool) {
	end := strings.IndexByte(text[:min(len(text), entityReach)], ';')
	if end < 0 {
		return "", 0, false
	}
	name := strings.Join(strings.Fields(text[:end]), "")
	if stands, ok = entities[name]; ok {
		return stands, end + 1, true
	}
	digits, numbered := strings.CutPrefix(name, "#")
	base := 10
	if numbered && strings.HasPrefix(strings.ToLower(digits), "x") {
		digits, base = digits[1:], 16
	}
	code, err := strconv.ParseUint(digits, base, 21)
	if !numbered || err != nil || len(name) > longestEntity {
		return "", 0, false
	}
	return visible(string(rune(code))), end + 1, true
}

// tags are those that only lay out, and what stands for each: they break a line or not.
var tags = map[string]string{
	"br": "\n", "p": "\n", "div": "\n", "pre": "\n", "blockquote": "\n", "li": "\n", "ul": "\n", "tr": "\n", "td": "\n", "table": "\n", "body": "\n",
	"wbr": "", "span": "", "code": "", "b": "", "i": "", "em": "", "strong": "", "tt": "", "font": "", "u": "", "samp": "", "kbd": "",
}

// longestTag is how far the end of a tag is looked for.
const longestTag = 400

// dropTags drops tags that only lay out.
func dropTags(text string) string { return replaced(text, "<", tag) }

// tag is what the tag at the beginning of a text, after its "<", stands for, and its length.
func tag(text string) (stands string, n int, ok bool) {
	end := strings.IndexByte(text[:min(len(text), longestTag)], '>')
	if end < 0 {
		return "", 0, false
	}
	stands, ok = tags[tagName(text[:end])]
	return stands, end + 1, ok
}

// tagName is the name of a tag, of which the inside is given; a line may break in it.
func tagName(inside string) string {
	inside = strings.ReplaceAll(inside, "\n", "")
	inside = strings.TrimSpace(strings.Trim(inside, "/ "))
	name, _, _ := strings.Cut(inside, " ")
	return strings.ToLower(name)
}
