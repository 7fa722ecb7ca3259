import { ERROR_BANDS } from './error-bands.ts';
import { STAKE_FACTOR } from './stake-factor.ts';

/** A stake is won by the bands up to this number: spot on and excellent. */
export const LAST_WINNING_BAND = ERROR_BANDS.findIndex(({ key }) => key === 'excellent');

/** Points of a guess under a stake that was made before its home was seen: doubled in the best bands, none otherwise. */
export function stakedScore(score: number, band: number): number {
  return band <= LAST_WINNING_BAND ? STAKE_FACTOR * score : 0;
}
