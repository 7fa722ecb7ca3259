import { STAKE_FACTOR } from '#domain/stake-factor.ts';
import type { Round } from '#wire/rounds.ts';
import type { Run } from '#wire/runs.ts';

/** The points of a perfect guess on this home, without hints. Where a player may stake, the run's most counts every home doubled. */
export function roundMax(
  run: Pick<Run, 'maxScore' | 'rounds' | 'modeOptions'>,
  { isStaked }: Pick<Round, 'isStaked'>,
): number {
  const most = run.maxScore / run.rounds.length;
  return run.modeOptions?.mayDouble && !isStaked ? most / STAKE_FACTOR : most;
}
