//go:build !js

package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"gonfalon/app/site"
)

func buildSite(args []string, out, err io.Writer) int {
	fs := flag.NewFlagSet("site", flag.ContinueOnError)
	fs.SetOutput(err)
	dir := fs.String("out", "dist", "folder to write")
	base := fs.String("base", "", "address where the site will lie, such as https://example.org/games/")
	stun := fs.String("stun", "", "server that tells devices where others see them, such as stun:stun.example.org:3478, so that two friends in two networks may play over a direct line; it learns their addresses")
	quick := fs.Bool("quick", false, "pack the programs in haste: seconds in place of minutes, for a site that is only tried")
	if fs.Parse(args) != nil {
		return 2
	}
	if e := siteInto(*dir, site.Place{Base: *base, Stun: *stun}, *quick, out); e != nil {
		return fail(err, e)
	}
	return 0
}

func serve(args []string, out, err io.Writer) int {
	fs := flag.NewFlagSet("serve", flag.ContinueOnError)
	fs.SetOutput(err)
	addr := fs.String("addr", "localhost:8080", "address to listen on; port 0 takes any free port")
	dir := fs.String("out", "dist", "folder to write")
	quick := fs.Bool("quick", true, "pack the programs in haste; -quick=false serves what ships")
	if fs.Parse(args) != nil {
		return 2
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	e := siteInto(*dir, site.Place{}, *quick, out)
	if e == nil {
		e = site.Serve(ctx, *addr, *dir, func(url string) { fmt.Fprintf(out, "serving %s (Ctrl+C stops)\n", url) })
	}
	if e != nil {
		return fail(err, e)
	}
	return 0
}

// flags prints, each on a line, the flags of the go command with which a program ships.
func flags(args []string, out, err io.Writer) int {
	fs := flag.NewFlagSet("flags", flag.ContinueOnError)
	fs.SetOutput(err)
	name := fs.String("program", site.Programs[0], "one of "+strings.Join(site.Programs, ", "))
	tags := fs.String("tags", "", "build tags besides its own, with commas between")
	if fs.Parse(args) != nil || fs.NArg() != 1 {
		fmt.Fprintln(err, "usage: gonfalon flags [-program NAME] [-tags TAGS] DIR, a folder for the files that they name")
		return 2
	}
	root, e := site.FindRoot()
	if e != nil {
		return fail(err, e)
	}
	list, e := site.Flags(root, fs.Arg(0), *name, *tags)
	if e != nil {
		return fail(err, e)
	}
	fmt.Fprintln(out, strings.Join(list, "\n"))
	return 0
}

// siteInto builds the site for a place, and says what it made.
func siteInto(dir string, to site.Place, quick bool, out io.Writer) error {
	root, err := site.FindRoot()
	if err != nil {
		return err
	}
	build := site.BuildFor
	if quick {
		build = site.Draft
	} else {
		fmt.Fprintln(out, "packing with care, which takes minutes where a program is new; with -quick seconds, for a site that is only tried")
	}
	report, err := build(root, dir, to)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "%s: %s\n", dir, report)
	return nil
}
