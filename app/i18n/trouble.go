package i18n

import (
	"strings"

	"gonfalon/engine/save"
)

// Trouble says what is wrong with a saved game, and where.
func Trouble(lang string, t *save.Trouble) string {
	args := Args{"line": t.Line, "act": t.Act, "good": t.Good, "what": "", "cause": "",
		"quote": strings.TrimSpace(t.Args["field"] + " " + t.Args["value"])}
	for name, value := range t.Args {
		args[name] = detail(lang, name, value)
	}
	text := T(lang, "trouble."+t.Code, args)
	switch {
	case t.Act != "":
		text += " " + T(lang, "trouble.line", args)
	case t.Line > 0:
		text += " " + T(lang, "trouble.line-only", args)
	}
	if t.Why != nil {
		text += " " + T(lang, "refusal."+t.Why.Code, nil) + " " + string(t.Why.Ref)
	}
	return text
}

// detail is an argument of a trouble as people may read it: two of them are codes.
func detail(lang, name, value string) string {
	switch name {
	case "what":
		return Or(lang, "trouble.what."+value, "")
	case "cause":
		return T(lang, "trouble."+value, nil)
	}
	return value
}
