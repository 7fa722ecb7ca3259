import type { BuyerMeasure } from './buyer-bias.ts';

/** The middle 80 % of a normal distribution, in standard deviations to each side. */
const MIDDLE_80 = 1.2815515655446004;

/** An amount with the range in which it lies with 80 %, in minor units. */
export interface AmountRange {
  readonly lowMinor: number;
  readonly middleMinor: number;
  readonly highMinor: number;
}

/** What is known before a first offer. */
export interface OfferGround {
  /** what the buyer thinks the home is worth */
  readonly guessMinor: number;
  readonly measure: Pick<BuyerMeasure, 'share' | 'spread'>;
  readonly valuation: AmountRange | null;
  readonly askingMinor: number | null;
}

export interface FirstOffer {
  /** the guess without the buyer's own bias */
  readonly corrected: AmountRange;
  /** that and the valuation, each by how sure it is */
  readonly together: AmountRange;
  /** how much of `together` is the buyer's: 1 without a valuation */
  readonly ownWeight: number;
  /** where a first offer may begin, and where it stops to be one; never above what is asked */
  readonly fromMinor: number;
  readonly toMinor: number;
  readonly note: 'asks_less' | 'asks_more' | 'asks_within' | 'asks_unknown';
}

/**
 * What a buyer's own measure means for a first offer: their guess divided by their bias, and weighed against the valuation
 * by the inverse of the variance of each (two measurements of one value, in logarithms). An estimate and no advice.
 */
export function firstOffer({ guessMinor, measure, valuation, askingMinor }: OfferGround): FirstOffer | null {
  if (!(guessMinor > 0) || !(measure.share > -1)) return null;
  const own = { mean: Math.log(guessMinor) - Math.log1p(measure.share), sd: Math.max(measure.spread, 0.01) };
  const other = valuation && distributionOf(valuation);
  const ownWeight = other ? other.sd ** 2 / (other.sd ** 2 + own.sd ** 2) : 1;
  const mean = other ? ownWeight * own.mean + (1 - ownWeight) * other.mean : own.mean;
  const sd = other ? (own.sd * other.sd) / Math.hypot(own.sd, other.sd) : own.sd;
  const together = rangeOf(mean, sd);
  const most = askingMinor ?? Infinity;
  return {
    corrected: rangeOf(own.mean, own.sd),
    together,
    ownWeight,
    fromMinor: Math.min(together.lowMinor, most),
    toMinor: Math.min(together.middleMinor, most),
    note: noteOf(together, askingMinor),
  };
}

function noteOf({ lowMinor, highMinor }: AmountRange, askingMinor: number | null): FirstOffer['note'] {
  if (askingMinor === null) return 'asks_unknown';
  if (askingMinor < lowMinor) return 'asks_less';
  return askingMinor > highMinor ? 'asks_more' : 'asks_within';
}

function distributionOf({
  lowMinor,
  middleMinor,
  highMinor,
}: AmountRange): { mean: number; sd: number } | null {
  if (!(lowMinor > 0) || middleMinor < lowMinor || highMinor < middleMinor) return null;
  const sd = Math.log(highMinor / lowMinor) / (2 * MIDDLE_80);
  return { mean: Math.log(middleMinor), sd: Math.max(sd, 0.01) };
}

function rangeOf(mean: number, sd: number): AmountRange {
  const at = (log: number) => Math.round(Math.exp(log));
  return { lowMinor: at(mean - MIDDLE_80 * sd), middleMinor: at(mean), highMinor: at(mean + MIDDLE_80 * sd) };
}
