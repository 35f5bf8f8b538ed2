package save_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"gonfalon/engine/save"
)

// Each of these once kept a browser busy for many seconds. What follows the limit is no JSON, so
// that the trouble told shows that nobody looked at it.
func TestHostileRecordsAreRefusedBeforeTheyAreRead(t *testing.T) {
	many := strings.Repeat("{},", 3_000_000/3) // fits under MaxSize
	fields := strings.Repeat(`"x":0,`, 600_000)
	tests := []struct {
		name string
		data []byte
		code string
		what string
	}{
		{"empty acts without end", with(t, `"acts":[`, `"acts":[`+many+"!"), save.TooManyActs, ""},
		{"an unknown battle with acts without end", bytes.Replace(with(t, `"green"`, `"nowhere"`), []byte(`"acts":[`), []byte(`"acts":[!`), 1), save.UnknownScenario, ""},
		{"a later format with acts without end", bytes.Replace(with(t, `"format":1`, `"format":7`), []byte(`"acts":[`), []byte(`"acts":[!`), 1), save.TooNew, ""},
		{"fields without end", with(t, `"rules":1,`, `"rules":1,`+fields+"!"), save.BrokenHead, "too-many-fields"},
		{"lists of acts without end", with(t, `"acts":[`, strings.Repeat(`"acts":[],`, 300_000)+`!"acts":[`), save.BrokenHead, "too-many-fields"},
		{"a number without end", with(t, `"rules":1`, `"rules":`+strings.Repeat("1", 3<<20)), save.BrokenHead, "too-long"},
		{"a name without end", with(t, `"rules":1`, `"`+strings.Repeat("r", 3<<20)+`":1`), save.BrokenHead, "too-long"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			rec, err := save.Read(tt.data, find)
			var trouble *save.Trouble
			if rec != nil || !errors.As(err, &trouble) {
				t.Fatalf("record %v, error %v", rec != nil, err)
			}
			if trouble.Code != tt.code || trouble.Args["what"] != tt.what {
				t.Errorf("trouble %v, want %s", trouble, tt.code)
			}
			short(t, trouble)
		})
	}
}

func TestHostileActsStopTheGameBeforeThem(t *testing.T) {
	for name, act := range map[string]string{
		"a number without end":    `{"do":"step","unit":` + strings.Repeat("1", 3<<20) + `}`,
		"a text without end":      `{"do":"` + strings.Repeat("step", 1<<19) + `"}`,
		"fields without end":      `{"do":"end"` + strings.Repeat(`,"x":0`, 300_000) + `}`,
		"dice without end":        `{"do":"end","dice":[1` + strings.Repeat(`,1`, 1<<20) + `]}`,
		"other letters than ours": `{"do":"` + strings.Repeat("\U0001f3f0", 1000) + `"}`,
	} {
		t.Run(name, func(t *testing.T) {
			s, trouble := opened(with(t, `{"do":"end"}`, act))
			if trouble == nil || trouble.Code != save.BrokenAct || trouble.Line != 5 || len(s.Steps) != 3 {
				t.Fatalf("trouble %.200v", trouble)
			}
			short(t, trouble)
		})
	}
}

// short fails the test if an error quotes more than can be read.
func short(t *testing.T, trouble *save.Trouble) {
	t.Helper()
	if text := trouble.Error(); len(text) > 1000 {
		t.Errorf("the error has %d bytes: %.100s", len(text), text)
	}
}

// A record as long as a game may be is read.
func TestRecordOfMostActsIsRead(t *testing.T) {
	data := with(t, `"acts":[`, `"acts":[`+strings.Repeat(`{"do":"end"},`, save.MaxActs-7))
	rec, err := save.Read(data, find)
	if err != nil || len(rec.Acts) != save.MaxActs {
		t.Errorf("%v", err)
	}
}
