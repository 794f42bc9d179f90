#!/usr/bin/env bash
#SBATCH --job-name=seam
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=2
#SBATCH --requeue
#SBATCH --output=shards/%a.log
# Checks one shard of Scenes per task of an array, on a disk that all nodes share:
#
#   mkdir -p shards
#   job=$(sbatch --parsable --array=1-8 Examples/scaling/slurm.sh 8)
#   sbatch --dependency=afterok:$job Examples/scaling/slurm-merge.sh 8
#
# A shard that failed is run again by its number, and the merge with it:
#
#   sbatch --array=3 Examples/scaling/slurm.sh 8
set -euo pipefail
shards=$1
# What a shard finds is no failure of its task: 0 and 1 are verdicts, which the merge gives again.
"${SEAM:-seam}" check "${SCENES:-Scenes}" --shard "$SLURM_ARRAY_TASK_ID/$shards" \
  --jobs "${SLURM_CPUS_PER_TASK:-1}" --quiet \
  --reporter json="shards/$SLURM_ARRAY_TASK_ID.json" || [ $? -eq 1 ]
