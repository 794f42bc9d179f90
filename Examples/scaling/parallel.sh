#!/usr/bin/env bash
# Checks scenes on several machines with GNU Parallel over ssh, and merges their reports.
#
#   Examples/scaling/parallel.sh N HOST[,HOST...] SCENE... -- [MERGE ARGUMENT...]
#   Examples/scaling/parallel.sh 8 one,two,: Scenes -- --reporter html=seam.html
#
# Each host has seam and the same scenes in this folder: a checkout, or a shared disk. `:` is this
# machine. A shard whose host fails is run again, on another host where there is one. Reports come
# back over ssh into shards/, where shards/log says what ran where; called again with the same
# arguments, it runs only the shards that are missing.
set -euo pipefail

shards=$1 hosts=$2
shift 2
scenes=()
while [ $# -gt 0 ] && [ "$1" != -- ]; do scenes+=("$1"); shift; done
[ $# -eq 0 ] || shift
seam=${SEAM:-seam}
mkdir -p shards

# What a shard finds is no failure of its host: 0 and 1 are verdicts, which the merge gives again.
check() {
  "$seam" check "${@:3}" --shard "$1/$2" --reporter json || [ $? -eq 1 ]
}
export seam
export -f check
parallel --env seam --env check --sshlogin "$hosts" --workdir "$PWD" --jobs 1 --retries 3 \
  --joblog shards/log --resume-failed --results 'shards/{1}.report' \
  check {1} "$shards" "${scenes[@]}" ::: $(seq "$shards") >/dev/null

files=()
for ((shard = 1; shard <= shards; shard++)); do files+=("shards/$shard.report"); done
exec "$seam" merge "${files[@]}" "$@"
