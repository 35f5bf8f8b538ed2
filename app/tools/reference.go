package tools

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// held is one file of the reference and the copy of its facts that the project keeps beside
// the tests that use it.
type held struct {
	copy  string // in the source tree
	from  string // in the folder of the reference
	facts func(text []byte) (any, error)
}

// heldTo is everything the project is held against.
var heldTo = []held{
	{copy: "engine/medieval/testdata/reference/rulings.json", from: "rules/RULINGS.md", facts: rulings},
	{copy: "engine/medieval/testdata/reference/tables.json", from: "rules/TABLES.json", facts: tables},
	{copy: "engine/medieval/testdata/reference/examples.json", from: "rules/EXAMPLES.json", facts: examples},
	{copy: "engine/bmw/testdata/reference/rulings.json", from: "rules/RULINGS_BMW.md", facts: rulings},
	{copy: "scenarios/testdata/reference/orders.json", from: "rules/OOB.json", facts: battleOrders},
	{copy: "scenarios/testdata/reference/kulikovo.json", from: "maps/kulikovo.json", facts: mapped},
	{copy: "scenarios/testdata/reference/legnica.json", from: "maps/legnica.json", facts: mapped},
	{copy: "scenarios/testdata/reference/kosovo.json", from: "maps/kosovo.json", facts: mapped},
	{copy: "scenarios/testdata/reference/grunwald.json", from: "maps/grunwald.json", facts: mapped},
	{copy: "scenarios/testdata/reference/arsuf.json", from: "maps/arsuf.json", facts: mapped},
	{copy: "scenarios/testdata/reference/hastings.json", from: "maps/hastings.json", facts: mapped},
}

// Reference compares the copies that the tests use with the reference they were taken from:
//
//	reference [-from DIR] [-root DIR] [-write]
//
// It lists what is new, changed or gone and fails if there is any; with -write it takes the
// reference over into the copies.
func Reference(args []string, out, err io.Writer) int {
	f := flag.NewFlagSet("reference", flag.ContinueOnError)
	f.SetOutput(err)
	from := f.String("from", "", "`folder` of the reference; \"shared\" beside the source tree if empty")
	root := f.String("root", "", "`folder` of the source tree; the one around the working directory if empty")
	write := f.Bool("write", false, "take the reference over")
	if f.Parse(args) != nil || f.NArg() > 0 {
		return 2
	}
	differ, no := compareAll(*root, *from, *write, out)
	if no != nil {
		fmt.Fprintln(err, "reference:", no)
		return 2
	}
	fmt.Fprintf(out, "%d files, %d differences\n", len(heldTo), differ)
	if *write {
		return 0
	}
	return min(differ, 1)
}

// compareAll reports the differences of every copy and counts them.
func compareAll(root, from string, write bool, out io.Writer) (differ int, err error) {
	if root == "" {
		if root, err = sourceRoot(); err != nil {
			return 0, err
		}
	}
	if from == "" {
		from = filepath.Join(root, "..", "shared")
	}
	for _, h := range heldTo {
		news, err := h.compare(root, from, write)
		if err != nil {
			return differ, err
		}
		for _, n := range news {
			fmt.Fprintf(out, "%s: %s\n", h.copy, n)
		}
		differ += len(news)
	}
	return differ, nil
}

// compare says how a copy differs from the reference, and brings it up to date if asked.
func (h *held) compare(root, from string, write bool) (news []string, err error) {
	text, err := os.ReadFile(filepath.Join(from, h.from))
	if err != nil {
		return nil, err
	}
	now, err := h.facts(text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", h.from, err)
	}
	file := filepath.Join(root, h.copy)
	then, err := readFacts(file)
	if err != nil {
		return nil, err
	}
	if news = differences("", then, now); write && len(news) > 0 {
		err = writeFacts(file, now)
	}
	return news, err
}

// readFacts reads a copy; one not yet taken holds nothing.
func readFacts(file string) (any, error) {
	text, err := os.ReadFile(file)
	if errors.Is(err, os.ErrNotExist) {
		return map[string]any{}, nil
	}
	if err != nil {
		return nil, err
	}
	v, err := decoded(text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return v, nil
}

func writeFacts(file string, v any) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, []byte(laidOut(v, "")+"\n"), 0o644)
}
