#!/usr/bin/env bash
#SBATCH --job-name=seam-merge
#SBATCH --ntasks=1
#SBATCH --output=shards/merge.log
# Merges the reports of all tasks of slurm.sh; its exit status is the verdict of the whole run.
set -euo pipefail
shards=$1
files=()
for ((shard = 1; shard <= shards; shard++)); do files+=("shards/$shard.json"); done
exec "${SEAM:-seam}" merge "${files[@]}" --quiet \
  --reporter json=seam.json --reporter junit=seam.xml --reporter markdown=seam.md
