#!/bin/sh
# A tournament of all battles in parts, as many at a time as there are cores, with GNU parallel:
#
#     GONFALON=./gonfalon app/tools/batch/parallel.sh captain knight 500 > table.json
#
# PARTS says into how many parts it is cut (64). What was played stays in PLAYED, so that one
# who was interrupted goes on.
set -eu
a=$1 b=$2 pairs=$3
gonfalon=${GONFALON:-gonfalon} parts=${PARTS:-64} played=${PLAYED:-played}
mkdir -p "$played"

seq "$parts" | parallel --halt soon,fail=1 "
	[ -s '$played'/{}.json ] || {
		'$gonfalon' tournament -json -a '$a' -b '$b' -pairs '$pairs' -shard {}/'$parts' > '$played'/{}.part
		mv '$played'/{}.part '$played'/{}.json
	}"
"$gonfalon" tournament -merge -json "$played"/*.json
