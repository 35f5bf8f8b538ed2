package i18n

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// instead are the places that a plain form has for one of the full text: what leads there and who stands there
// for the number of a hex, and whose for a leader.
var instead = map[string]string{"way": "hex", "whom": "hex", "whose": "leader"}

// A plain form stands beside the text that it is a form of, and is filled with no more than that: one whose
// text has another key by now would never be said.
func TestPlainFormsStandBesideFullOnes(t *testing.T) {
	forms := 0
	for _, lang := range Langs() {
		for key, form := range catalogue(lang) {
			full, is := strings.CutSuffix(key, plainForm)
			if !is {
				continue
			}
			forms++
			said, ok := catalogue(lang)[full]
			if !ok {
				t.Errorf("%s: %q is a form of nothing", lang, key)
			}
			for _, name := range places(form) {
				if from, other := instead[name]; !slices.Contains(places(said), name) && !(other && slices.Contains(places(said), from)) {
					t.Errorf("%s %q names {%s}, which %q does not", lang, key, name, said)
				}
			}
		}
	}
	if forms == 0 {
		t.Error("nothing has a plain form")
	}
}

// Who speaks plainly hears plain forms where there are some, and everything else as it is.
func TestPlainly(t *testing.T) {
	for _, lang := range append(Whole(), "xx") {
		plain, spoken := Plainly(lang), map[bool]string{true: lang, false: Default}[Knows(lang)]
		if Fully(plain) != lang || Fully(lang) != lang || Plainly(plain) != plain || !IsPlain(plain) || IsPlain(lang) {
			t.Errorf("%s is spoken plainly as %s", lang, plain)
		}
		if got, want := T(plain, "plan.go", nil), catalogue(spoken)["plan.go"+plainForm]; got != want || got == T(lang, "plan.go", nil) {
			t.Errorf("%s says %q for %q", plain, got, want)
		}
		if got, want := T(plain, "ui.log", nil), T(lang, "ui.log", nil); got != want {
			t.Errorf("%s says %q for %q", plain, got, want)
		}
		if Of(plain).Code != Of(lang).Code {
			t.Errorf("%s is %s", plain, Of(plain).Code)
		}
	}
}

// unspoken are the beginnings of keys that no table says which speaks plainly: the rule book, the chronicle and
// the analysis after a battle, print, the site, the shelf, and the rules that one may choose for a battle.
var unspoken = regexp.MustCompile(`^(rule|chronicle|analysis|help|figure|publishers|site|first|visit|licences|picture|print|aid|measure|` +
	`trouble|shelf|tally|refused|differs|book|gesture|saves|paste|link|scale|goal|keys|when|speech-full|wrong)\.|^option\..*\.text$|\.ref$`)

// ruleWords are what only those understand who know a rule book: paragraphs, rulings, abbreviations.
var ruleWords = regexp.MustCompile(`\b\d+\.\d+(\.\d+)+\b|\b[RB]-\d+\b|\b(SP|MP|CF|ZOC|PS|PR|WS|BP|AF)\b`)

// labels are what a counter and a hex are called by print: "Su 1", "A 2", "EF4", 3113. A die shows a number too:
// "A 1 on the first die"; and the stories of how it really went name years.
var (
	labels = regexp.MustCompile(`\b(\p{Lu}\p{Ll}? \d{1,2}|\p{Lu}{2}\d{1,2}|\d{4})\b`)
	thrown = regexp.MustCompile(`\bA \d on\b`)
	dated  = regexp.MustCompile(`^(won|lost|thread|source)\.`)
)

// numbersOf are the places that the number of a hex stands in.
var numbersOf = []string{"hex", "at", "from", "place"}

// usual are long things that a text is filled with, by language: a man, some men, a way, a side.
var usual = map[string][4]string{
	"en": {"Kustun’s horse archer", "Kustun’s men (12)", "into the forest, to the north-east", "Crusaders"},
	"pl": {"konny łucznik Kustuna", "ludzie Kustuna (12)", "do lasu, na południowy zachód", "Krzyżowcy"},
	"de": {"Kustuns berittener Schütze", "Kustuns Leute (12)", "in den Wald, nach Nordosten", "Ordensritter"},
}

// usually fills all places of a text with long things.
func usually(lang, said string) string {
	u, args := usual[lang], Args{}
	for _, name := range places(said) {
		switch name {
		case "unit", "by", "who", "first", "whom", "went":
			args[name] = Named(u[0])
		case "units", "others", "attackers", "defenders", "rest", "on":
			args[name] = Named(u[1])
		case "way":
			args[name] = u[2]
		case "side", "whose", "leader", "of":
			args[name] = u[3]
		default:
			args[name] = 12
		}
	}
	return fill(lang, said, args)
}

// plainLength is how many letters a sentence has at most that is said plainly.
const plainLength = 90

// Whatever the plain table can say is plain in every language: no paragraph and no abbreviation of a rule book,
// no number of a hex, and no sentence longer than one reads at a glance, filled with long names.
func TestPlainSpeechIsPlain(t *testing.T) {
	ends := regexp.MustCompile(`[.!?]“?”? `)
	for _, lang := range Langs() {
		for _, key := range Under("") {
			said, ok := text(Plainly(lang), key)
			if !ok || unspoken.MatchString(key) {
				continue
			}
			if hit := ruleWords.FindString(said); hit != "" {
				t.Errorf("%s %s: %q: %s", lang, key, hit, said)
			}
			if hit := labels.FindString(thrown.ReplaceAllString(said, "")); hit != "" && !dated.MatchString(key) {
				t.Errorf("%s %s: %q: %s", lang, key, hit, said)
			}
			for _, name := range places(said) {
				if slices.Contains(numbersOf, name) {
					t.Errorf("%s %s: {%s}: %s", lang, key, name, said)
				}
			}
			for _, sentence := range ends.Split(usually(lang, said), -1) {
				if n := len([]rune(sentence)); n > plainLength {
					t.Errorf("%s %s: %d letters: %s", lang, key, n, sentence)
				}
			}
		}
	}
}
