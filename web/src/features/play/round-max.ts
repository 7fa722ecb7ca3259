import { STAKE_FACTOR } from '#domain/stake-factor.ts';
import type { Round } from '#wire/rounds.ts';
import type { Run } from '#wire/runs.ts';

/** The points of a perfect guess on this home, without hints. In what a run can make a home that was staked on counts double. */
export function roundMax(
  { maxScore, rounds }: Pick<Run, 'maxScore' | 'rounds'>,
  { isStaked }: Pick<Round, 'isStaked'>,
): number {
  const plain = maxScore / rounds.reduce((sum, round) => sum + (round.isStaked ? STAKE_FACTOR : 1), 0);
  return isStaked ? STAKE_FACTOR * plain : plain;
}
