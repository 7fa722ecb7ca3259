/** A home that is let: amounts in minor units. */
export interface Letting {
  readonly priceMinor: number;
  readonly monthlyRentMinor: number;
  /** weeks of a year in which nobody pays */
  readonly emptyWeeks: number;
  /** what it costs each year, without the loan */
  readonly yearlyCostsMinor: number;
}

export interface RentalYield {
  /** twelve rents as a share of the price */
  readonly gross: number;
  /** what is left of the rents of a year after empty weeks and costs, as a share of the price */
  readonly net: number;
  readonly yearlyRentMinor: number;
  readonly leftMinor: number;
}

const WEEKS = 52;

/** What a home earns as a share of its price, before and after what it costs; null for what nobody can let. */
export function rentalYield(letting: Letting): RentalYield | null {
  const { priceMinor, monthlyRentMinor, emptyWeeks, yearlyCostsMinor } = letting;
  const isWhole = [priceMinor, monthlyRentMinor, yearlyCostsMinor].every(
    (one) => Number.isInteger(one) && one >= 0,
  );
  if (!isWhole || priceMinor === 0 || !(emptyWeeks >= 0 && emptyWeeks <= WEEKS)) return null;
  const yearlyRentMinor = monthlyRentMinor * 12;
  const leftMinor = Math.round((yearlyRentMinor * (WEEKS - emptyWeeks)) / WEEKS) - yearlyCostsMinor;
  return {
    gross: yearlyRentMinor / priceMinor,
    net: leftMinor / priceMinor,
    yearlyRentMinor,
    leftMinor,
  };
}
