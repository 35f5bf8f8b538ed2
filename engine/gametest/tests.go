package gametest

import (
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// thrown finds what a system throws dice for: dice.One("combat", dice.Two("combat", b.throw("combat".
var thrown = regexp.MustCompile(`(?:dice\.One|dice\.Two|b\.throw)\("([a-z-]+)"`)

// Tests checks that the package in a folder throws no die without saying what for, and that a
// list names everything it throws for, each once.
func Tests(t *testing.T, home fs.FS, list []string) {
	t.Helper()
	var named []string
	for _, source := range sources(t, home) {
		if strings.Contains(source, ".D6(") {
			t.Error("a die is thrown that nobody announces")
		}
		for _, m := range thrown.FindAllStringSubmatch(source, -1) {
			named = append(named, m[1])
		}
	}
	slices.Sort(named)
	if listed := slices.Sorted(slices.Values(list)); !slices.Equal(slices.Compact(named), listed) {
		t.Errorf("dice are thrown for %v, listed are %v", slices.Compact(named), listed)
	}
}
