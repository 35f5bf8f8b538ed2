#!/bin/sh
# A tournament of all battles as an array of Slurm jobs, one core each:
#
#     sbatch --export=ALL,A=captain,B=knight,PAIRS=500 app/tools/batch/slurm.sh
#     gonfalon tournament -merge -json played/*.json > table.json
#
#SBATCH --job-name=gonfalon
#SBATCH --array=1-64
#SBATCH --cpus-per-task=1
#SBATCH --time=04:00:00
set -eu
mkdir -p played
part=$SLURM_ARRAY_TASK_ID
"${GONFALON:-gonfalon}" tournament -json -a "$A" -b "$B" -pairs "$PAIRS" -shard "$part/$SLURM_ARRAY_TASK_COUNT" >"played/$part.part"
mv "played/$part.part" "played/$part.json"
