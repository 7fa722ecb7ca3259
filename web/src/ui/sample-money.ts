/** What the examples of money components share: pounds, and sentences as the locale files would give them. */
export const sampleMoney = {
  currency: 'GBP',
  locale: 'en-GB',
  bounds: { minMinor: 100_000, maxMinor: 50_000_000_000 },
};

export function sampleRefusal(code: string, bounds: { min: string; max: string } | null): string {
  if (code === 'amount_out_of_range' && bounds) return `Guess between ${bounds.min} and ${bounds.max}.`;
  if (code === 'wrong_currency') return 'This home is priced in pounds.';
  if (code === 'amount_too_large') return 'That is more than any home here costs.';
  if (code === 'amount_not_positive') return 'A price is more than nothing.';
  return 'Type an amount, for example 450k or 1.2m.';
}
