package tools

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// A copy of the reference holds facts and figures. What it says in sentences is kept as a
// short sum, by which a change is noticed.

// longest is how many words a text may have and still be a figure.
const longest = 8

// printed are the fields that hold the print of a book letter by letter.
var printed = []string{"raw", "raw_column_order", "as_printed", "header", "stray_text", "kulikovo_raw", "crosscheck"}

// told are the fields that explain.
var told = []string{"situation", "flag", "note", "reason", "verdict", "interpretation", "issues", "special",
	"movement_restrictions", "reinforcements", "victory", "assignment", "text", "setup_rule"}

// sum is the short sum of a text.
func sum(text string) string {
	all := sha256.Sum256([]byte(text))
	return hex.EncodeToString(all[:4])
}

// decoded reads JSON with its numbers as they are written.
func decoded(text []byte) (v any, err error) {
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	return v, d.Decode(&v)
}

// plain is a value without sentences; those of an object are summed up in its field "words".
func plain(v any) any {
	switch v := v.(type) {
	case map[string]any:
		return plainObject(v)
	case []any:
		out := make([]any, len(v))
		for i := range v {
			out[i] = plain(v[i])
		}
		return out
	case string:
		if sentence(v) {
			return sum(v)
		}
	}
	return v
}

func plainObject(v map[string]any) map[string]any {
	out, words := map[string]any{}, ""
	for _, key := range ordered(v) {
		text, isText := v[key].(string)
		switch {
		case slices.Contains(printed, key):
		case slices.Contains(told, key) || isText && sentence(text):
			words += key + compact(v[key])
		default:
			out[key] = plain(v[key])
		}
	}
	if words != "" {
		out["words"] = sum(words)
	}
	return out
}

func sentence(s string) bool { return len(strings.Fields(s)) > longest }

// rulingLine is "12. **Topic** (paragraphs) - ...", or the same without a topic set apart.
var rulingLine = regexp.MustCompile(`(?m)^(\d+)\. .*$`)

// rulings are the sums of the rulings by number; what they say, our own files say anew.
func rulings(text []byte) (any, error) {
	all := map[string]any{}
	for _, m := range rulingLine.FindAllStringSubmatch(string(text), -1) {
		if all[m[1]] != nil {
			return nil, fmt.Errorf("ruling %s stands twice", m[1])
		}
		all[m[1]] = sum(m[0])
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("no line begins like a ruling, \"1. **\"")
	}
	return all, nil
}

// tables are the decided values of the tables; a cell of the combat table says only what
// it does.
func tables(text []byte) (any, error) {
	all, err := fields(text, "combat", "scatter", "disorganisation", "pursuit", "fire", "terrain", "morale_test", "morale_track", "misc")
	if err != nil {
		return nil, err
	}
	all["combat"] = effective(all["combat"])
	return plain(all), nil
}

// effective is a value without the fields that say no or nothing.
func effective(v any) any {
	object, ok := v.(map[string]any)
	if !ok {
		return v
	}
	out := map[string]any{}
	for key, value := range object {
		if value != false && value != json.Number("0") {
			out[key] = effective(value)
		}
	}
	return out
}

// examples are the worked examples by name.
func examples(text []byte) (any, error) {
	var all struct{ Cases []map[string]any }
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	if err := d.Decode(&all); err != nil {
		return nil, err
	}
	by := map[string]any{}
	for _, c := range all.Cases {
		id, _ := c["id"].(string)
		if id == "" || by[id] != nil {
			return nil, fmt.Errorf("example %q has no name of its own", id)
		}
		delete(c, "id")
		by[id] = plain(c)
	}
	return by, nil
}

// battleOrders are the orders of battle.
func battleOrders(text []byte) (any, error) {
	all, err := fields(text, "editions")
	return plain(all), err
}

// mapped are the figures of a map, and the names on it.
func mapped(text []byte) (any, error) {
	return fields(text, "columns", "rows", "legend", "grid", "roads", "streams", "rivers", "bridges", "fords", "gates",
		"places", "zones", "friendly")
}

// fields keeps these fields of an object.
func fields(text []byte, names ...string) (map[string]any, error) {
	v, err := decoded(text)
	if err != nil {
		return nil, err
	}
	object, ok := v.(map[string]any)
	if !ok {
		return nil, fmt.Errorf("want an object")
	}
	maps.DeleteFunc(object, func(key string, _ any) bool { return !slices.Contains(names, key) })
	return object, nil
}

// differences lists what is new, changed or gone, by the way that leads to it.
func differences(at string, then, now any) (list []string) {
	a, b := parts(then), parts(now)
	if a == nil || b == nil {
		if compact(then) != compact(now) {
			list = append(list, fmt.Sprintf("changed %s: %s, was %s", at, compact(now), compact(then)))
		}
		return list
	}
	both := maps.Clone(a)
	maps.Copy(both, b)
	for _, key := range ordered(both) {
		was, had := a[key]
		is, has := b[key]
		way := strings.TrimPrefix(at+"/"+key, "/")
		switch {
		case !had:
			list = append(list, fmt.Sprintf("new %s: %s", way, compact(is)))
		case !has:
			list = append(list, fmt.Sprintf("gone %s: %s", way, compact(was)))
		default:
			list = append(list, differences(way, was, is)...)
		}
	}
	return list
}

// parts are what an object or a list is made of, by name or number; nil for anything else.
func parts(v any) map[string]any {
	switch v := v.(type) {
	case map[string]any:
		return v
	case []any:
		by := map[string]any{}
		for i := range v {
			by[strconv.Itoa(i)] = v[i]
		}
		return by
	}
	return nil
}

// ordered are the names of an object, numbers by their size.
func ordered(v map[string]any) []string {
	return slices.SortedFunc(maps.Keys(v), func(a, b string) int {
		m, notA := strconv.Atoi(a)
		n, notB := strconv.Atoi(b)
		if notA == nil && notB == nil {
			return cmp.Compare(m, n)
		}
		return cmp.Compare(a, b)
	})
}

// compact is a value in one line.
func compact(v any) string {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		panic(err) // what was decoded can be encoded
	}
	return strings.TrimSpace(b.String())
}

// width is how long a line of a copy may be.
const width = 160

// laidOut is a value as a copy is written: a line for whatever fits into one, so that a
// change is a change of few lines.
func laidOut(v any, indent string) string {
	line, deeper := compact(v), indent+" "
	if len(line) <= width {
		return line
	}
	var items []string
	switch v := v.(type) {
	case map[string]any:
		for _, key := range ordered(v) {
			items = append(items, compact(key)+": "+laidOut(v[key], deeper))
		}
		return "{\n" + deeper + strings.Join(items, ",\n"+deeper) + "\n" + indent + "}"
	case []any:
		for i := range v {
			items = append(items, laidOut(v[i], deeper))
		}
		return "[\n" + filled(items, deeper) + "\n" + indent + "]"
	}
	return line
}

// filled lays short items of a list side by side.
func filled(items []string, indent string) string {
	lines := []string{indent + items[0]}
	for _, item := range items[1:] {
		last := &lines[len(lines)-1]
		*last += ","
		if len(*last)+len(item) < width && len(item) < width/4 {
			*last += item
		} else {
			lines = append(lines, indent+item)
		}
	}
	return strings.Join(lines, "\n")
}
