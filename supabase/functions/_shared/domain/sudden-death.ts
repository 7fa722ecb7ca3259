/** The default of sudden death: a guess may miss by a quarter (decisions, section 3). */
export const DEFAULT_MISS_LIMIT_LOG = Math.log(1.25);

export interface MissLimit {
  /** How far above the price a guess may lie, in percent. */
  readonly overPercent: number;
  /** How far below. Less than above, since the limit is one on the ratio. */
  readonly underPercent: number;
}

/** A limit on |ln(guess / price)| in the words of people: ln 1.25 is 25 % over and 20 % under. */
export function missLimitPercent(missLimitLog: number): MissLimit {
  return {
    overPercent: Math.round((Math.exp(missLimitLog) - 1) * 1000) / 10,
    underPercent: Math.round((1 - Math.exp(-missLimitLog)) * 1000) / 10,
  };
}
