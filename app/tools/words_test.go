package tools

import (
	"bytes"
	"strings"
	"testing"

	"gonfalon/app/i18n"
)

func TestWordsListsWhatALanguageLacks(t *testing.T) {
	var files []i18n.File
	for _, f := range i18n.Files(i18n.Default) {
		if f.Name == "names.txt" {
			files = append(files, i18n.File{Name: f.Name, Text: strings.Replace(f.Text, "name.Boleslaw", "#", 1)})
		}
	}
	defer i18n.Speak(i18n.Language{Code: "xx", Name: "X"}, files)()
	var out, errs bytes.Buffer
	if code := Words([]string{"-lang", "xx"}, &out, &errs); code != 0 || errs.Len() != 0 {
		t.Fatalf("it ends with %d: %s", code, &errs)
	}
	text := out.String()
	if !strings.Contains(text, "\nnames.txt: 1 of ") || !strings.Contains(text, "\n\tname.Boleslaw\n") || !strings.Contains(text, "\n\tui.menu\n") || !strings.HasSuffix(text, " are missing, 1 % are there\n") {
		t.Errorf("it says %.300s", text)
	}
	out.Reset()
	if Words([]string{"-lang", "xx", "-count"}, &out, &errs); strings.Contains(out.String(), "\t") {
		t.Error("texts are listed where only counts are asked for")
	}
}

func TestWordsOfACompleteLanguageLackNothing(t *testing.T) {
	for _, l := range i18n.Languages {
		var out, errs bytes.Buffer
		if Words([]string{"-lang", l.Code}, &out, &errs); l.Complete != strings.HasPrefix(out.String(), "0 of ") {
			t.Errorf("%s: %s", l.Code, &out)
		}
	}
}

func TestWordsAsksForALanguage(t *testing.T) {
	var out, errs bytes.Buffer
	if code := Words(nil, &out, &errs); code != 2 || !strings.Contains(errs.String(), "-lang") {
		t.Errorf("it ends with %d: %s", code, &errs)
	}
}
