package site

import (
	"os/exec"
	"strings"
	"testing"
)

// Whoever made a part of what ships is named on the page of the licences with the terms, and
// nobody else is.
func TestLicencesOfAllThatShips(t *testing.T) {
	root, err := FindRoot()
	if err != nil {
		t.Fatal(err)
	}
	all := files{}
	if err := all.addLicences(root); err != nil {
		t.Fatal(err)
	}
	page := string(all[licencesFile])
	for _, want := range []string{"gonfalon", "Copyright (c) 2026 The Gonfalon founders", "go-app",
		"tdewolff/canvas", "go-text/typesetting", "Copyright 2009 The Go Authors", "Copyright 2017 The Spectral Project Authors", "SourceSans3"} {
		if !strings.Contains(page, want) {
			t.Errorf("%q is not on the page of the licences", want)
		}
	}
	if strings.Contains(page, "goldmark") || strings.Contains(page, "xgb<") || strings.Contains(page, "chromedp") || strings.Contains(page, "google/uuid") {
		t.Error("the page names what does not ship")
	}
	cmd := exec.Command("go", "list", "-deps", "-tags", engineTags, "-f", "{{with .Module}}{{.Path}}{{end}}", "./app")
	cmd.Dir, cmd.Env = root, engineEnv()
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, module := range strings.Fields(string(out)) {
		if module != "github.com/google/uuid" && !strings.Contains(page, "<h2>"+module+" ") { // a stub stands in for it
			t.Errorf("module %s is linked and not named", module)
		}
	}
}

func TestEveryLicenceCanBeRead(t *testing.T) {
	if _, err := appendNotice(nil, "nobody", "", "no-such-file"); err == nil || !strings.Contains(err.Error(), "nobody") {
		t.Errorf("a missing licence is reported as %v", err)
	}
}
