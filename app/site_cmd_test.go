//go:build !js

package main

import (
	"slices"
	"strings"
	"testing"
)

// The flags of a program are those of what ships, one on a line.
func TestFlagsOfAProgramArePrinted(t *testing.T) {
	folder := t.TempDir()
	status, out, err := do("flags", "-program", "page", "-tags", "lab", folder)
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if status != 0 || !slices.Contains(lines, "-gcflags=all=-l") || !strings.Contains(out, folder) || !strings.Contains(out, ",lab\n") {
		t.Errorf("status %d, %s, flags %q", status, err, lines)
	}
	if status, _, err := do("flags", "-program", "watch", folder); status != 1 || !strings.Contains(err, "computer") {
		t.Errorf("of an unknown program: status %d, %s", status, err)
	}
	if status, _, err := do("flags"); status != 2 || !strings.Contains(err, "usage") {
		t.Errorf("without a folder: status %d, %s", status, err)
	}
}
