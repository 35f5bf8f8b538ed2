#!/bin/sh
# Builds, serves and tests Gonfalon. It needs Go and nothing else; the tests also
# need Chromium, WebKitGTK and Firefox, which they install where they may.
set -eu
cd "$(dirname "$0")"

# The tag leaves out a typesetter of the drawing library that nothing here uses.
tags=latex

usage() {
	cat <<-EOF
		./build.sh          build the site into dist/
		./build.sh site     the same (more arguments: see the command site; -quick to try it)
		./build.sh serve    build it and serve it (more arguments: see the command serve)
		./build.sh test     all checks and tests
		./build.sh bench    benchmarks as one table (more arguments: the folder for what each printed)
	EOF
}

say() { printf '\n== %s\n' "$*"; }

die() {
	printf 'build.sh: %s\n' "$*" >&2
	exit 1
}

need_go() {
	command -v go >/dev/null || die "Go is missing; install it from https://go.dev/dl/"
}

# The Debian packages of the browsers that the tests lack. The shell is Chromium without windows: it
# does the same tests with half the work.
missing_browsers() {
	has chromium-headless-shell || echo chromium-headless-shell
	has WebKitWebDriver || echo webkit2gtk-driver
	has Xvfb || echo xvfb
	has firefox-esr firefox || echo firefox-esr
}

has() {
	for name; do
		if command -v "$name" >/dev/null; then return; fi
	done
	return 1
}

# Without Chromium there is no testing the page; without the others what every engine must
# do is left out for them.
need_browsers() {
	missing=$(missing_browsers | tr '\n' ' ')
	if [ -n "$missing" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
		say "installing browsers for the tests: $missing"
		apt-get update -q || echo "the list of packages is as it was"
		for package in $missing; do
			apt-get install -q -y --no-install-recommends "$package" || echo "$package cannot be installed"
		done
		missing=$(missing_browsers | tr '\n' ' ')
	fi
	has chromium-headless-shell chromium chromium-browser google-chrome ||
		die "the browser tests need Chromium; install it (Debian: apt-get install chromium-headless-shell) and try again"
	untested=
	[ -z "$missing" ] || untested=", but without: $missing(Debian packages)"
}

# The program itself, built natively; its commands build, serve and simulate.
program=app/app
build_program() { go build -tags "$tags" -o "$program" ./app; }

check_format() {
	unformatted=$(gofmt -l app engine scenarios)
	[ -z "$unformatted" ] || die "not formatted with gofmt: $unformatted"
}

# The engine must do the same in the browser as natively: the rule scripts, the saves and the
# small proofs say so; those that play many games are left out, as they take minutes there. The
# tag puts the texts of the battles into the program, which the page fetches.
many_games='PlaysEveryBattle|OneSeedPlays|PlayWith|RandomPlay|BothSidesSee|NobodySees|OfTheBook|ReachLeads|ReachIs|ReachMisses|OffersCite|WaysDiffer|BeatsASimpleMind|EveryLevelPlays|FoundIsProven|SameSeedFinds|LossyChannel|WholeGame$|GamesOfAllManners|GamesByLetters|CaptainsByLetters|LinksCarryLetters|AnswerIsNeverWorse|HasLittleToBeTold|AwaitsStrikesWhoComes|LeadDecidesLeaders|BattleIsLookedAt|TurnsArePlayedOut|HoweverItIsCut|EveryRulingNamedExists|ShotsAreFound|MendedLetterThrows|NoLossIsAdvisedFirst|LetterThatStopsEarly'
test_engine_as_wasm() {
	if ! command -v node >/dev/null; then
		echo "node is missing: the engine's tests were not run as WebAssembly"
		return
	fi
	build_program
	as_shipped computer test -skip "$many_games" -exec="$(go env GOROOT)/lib/wasm/go_js_wasm_exec" ./engine/...
}

# as_shipped PROGRAM COMMAND... is the go command with the flags with which a program ships: what is tested
# is what ships. (go vet wants the folders of stand-ins to be there, and cannot be asked so.)
as_shipped() {
	made=$(mktemp -d)
	"$program" flags -program "$1" -tags lab "$made" >"$made/flags"
	(
		command=$2
		shift 2
		IFS='
'
		set -f
		GOOS=js GOARCH=wasm go "$command" $(cat "$made/flags") "$@"
	)
	rm -r "$made"
}

# The browser tests run by themselves and three at a time, as they wait a good deal. Two cores can be
# so busy with three pages that one of them tries any patience: the few tests that failed are tried
# once more, one at a time, and it is said which. Whoever fails then has failed; who passes then is put
# on record, and a name that stands there twice of late fails (TestNoTestPassesAtTheSecondTryAgain).
browser=app/e2e
flakes=$browser/testdata/flakes.tsv
test_browsers() {
	said=$(mktemp)
	if go test -timeout 40m -parallel 3 -tags "$tags" "./$browser" >"$said" 2>&1; then
		cat "$said"
		return
	fi
	cat "$said"
	failed=$(sed -n 's/^--- FAIL: \([A-Za-z0-9_]*\) .*/\1/p' "$said")
	case $(echo "$failed" | wc -w) in
	[123]) say "once more, one at a time:" $failed ;;
	*) die "the browser tests failed" ;;
	esac
	go test -parallel 1 -tags "$tags" -run "^($(echo "$failed" | paste -sd '|' -))\$" "./$browser"
	for name in $failed; do
		printf '%s\t%s\t%s\n' "$(date +%F)" "$name" "$(why "$name" "$said")" >>"$flakes"
	done
	say "passed at the second try; commit $flakes with the change at hand"
	tail -n "$(echo "$failed" | wc -w)" "$flakes"
}

# What a test said first when it failed.
why() {
	sed -n "/^--- FAIL: $1 /,/^--- /s/^ *\([a-z_0-9]*_test\.go:[0-9]*: .*\)/\1/p" "$2" | head -n 1 | tr '\t' ' ' | cut -c 1-200
}

# Two packages are tested at a time, in the order in which they are named: the slowest begin, or one of them would
# go on alone at the end.
slowest='./scenarios ./engine/bot ./app/page'

# The tests' programs are short and memory is plenty: with rarer collections they take a quarter less.
run_tests() {
	export GOGC="${GOGC:-400}"
	need_browsers
	say "format and vet"
	check_format
	go vet -tags "$tags" ./...
	say "tests: units, rule scripts"
	go test -timeout 20m -tags "$tags" $slowest $(go list -tags "$tags" ./... | grep -v "/$browser\$")
	say "tests: the page in browsers"
	test_browsers
	say "the engine's tests as WebAssembly"
	test_engine_as_wasm
	say "self-play of every battle"
	build_program
	"$program" simulate -games 10 -workers "$(getconf _NPROCESSORS_ONLN)"
	say "all passed$untested"
}

# What each benchmark prints stays in a folder, to be compared with what is kept of earlier ones.
run_benchmarks() {
	mkdir -p "$1"
	say "natively"
	go test -tags "$tags" -run '^$' -bench . -benchmem ./engine/... ./scenarios ./app/page ./app/mapview/... ./app/tools | tee "$1/native.txt"
	say "as WebAssembly under node" # for so long that it is compiled well, and with as much garbage as the page allows
	GOGC=300 GOOS=js GOARCH=wasm go test -tags lab -run '^$' -bench . -benchtime 3s -timeout 40m -exec="$(go env GOROOT)/lib/wasm/go_js_wasm_exec" ./engine/... ./scenarios | tee "$1/node.txt"
	say "in Chromium"
	go test -timeout 40m -tags "$tags" -run '^$' -bench . ./app/e2e | tee "$1/chromium.txt"
	build_program
	say "all of it"
	"$program" bench native="$1/native.txt" node="$1/node.txt" Chromium="$1/chromium.txt"
}

need_go
case "${1-}" in
"")
	build_program
	"$program" site
	;;
site)
	shift
	build_program
	"$program" site "$@"
	;;
serve)
	shift
	build_program
	exec "$program" serve "$@" # so that a signal to this script stops the server
	;;
test) run_tests ;;
bench)
	shift
	run_benchmarks "${1:-bench}"
	;;
help | -h | --help) usage ;;
*)
	usage >&2
	exit 2
	;;
esac
