import { describe, expect, it } from 'vitest';
import { priceHistory, type KnownFact } from './price-history.ts';

const fact = (part: Partial<KnownFact>): KnownFact => ({
  name: 'price_minor',
  value: 30_000_000,
  source: 'agent',
  saidOn: '2026-03-01',
  savedAt: '2026-11-24T09:00:00Z',
  ...part,
});
const short = (facts: readonly KnownFact[]) =>
  priceHistory(facts).map(({ on, kind, priceMinor }) => [on, kind, priceMinor]);

describe('priceHistory()', () => {
  it('tells cuts and rises in the order of their days, whenever they were written down', () => {
    const late = fact({ value: 27_000_000, saidOn: '2026-05-01', savedAt: '2026-05-01T09:00:00Z' });
    const steps = priceHistory([late, fact({}), fact({ value: 28_000_000, saidOn: '2026-06-01' })]);
    expect(steps.map(({ kind }) => kind)).toEqual(['asked', 'cut', 'raised']);
    expect(steps[1]?.change).toBeCloseTo(-0.1);
  });
  it('makes no step of the same price from somebody else, nor of what is no price', () => {
    const again = fact({ source: 'portal', saidOn: '2026-04-01' });
    const odd = [null, -5, 0.5, '30000000', Number.NaN].map((value) => fact({ value, saidOn: '2026-04-02' }));
    expect(short([fact({}), again, ...odd])).toEqual([['2026-03-01', 'asked', 30_000_000]]);
  });
  it('knows a home that came back, at its price or at another', () => {
    const status = (value: string, saidOn: string) => fact({ name: 'sale_status', value, saidOn });
    const gone = [fact({}), status('withdrawn', '2026-04-01'), status('removed', '2026-04-02')];
    expect(short([...gone, status('listed', '2026-05-01')])).toEqual([
      ['2026-03-01', 'asked', 30_000_000],
      ['2026-04-01', 'withdrawn', 30_000_000],
      ['2026-05-01', 'listed_again', 30_000_000],
    ]);
    expect(short([...gone, fact({ value: 29_000_000, saidOn: '2026-05-01' })]).at(-1)).toEqual([
      '2026-05-01',
      'listed_again',
      29_000_000,
    ]);
  });
  it('takes the day of writing where no other is told', () => {
    expect(short([fact({ saidOn: null })])).toEqual([['2026-11-24', 'asked', 30_000_000]]);
  });
});
