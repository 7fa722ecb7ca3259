import { describe, expect, it } from 'vitest';
import { homeName } from './home-name.ts';
import { NO_FACTS } from './listing-record.ts';

const price = {
  kind: 'asking',
  amountMinor: 42_500_000,
  highMinor: null,
  currency: 'GBP',
  period: null,
} as const;

describe('homeName()', () => {
  it('is the address, with the town and the postcode that it does not say', () => {
    expect(
      homeName({ ...NO_FACTS, address: '1 Sample Lane, Leeds', town: 'Leeds', postcode: 'LS6 3AA' }),
    ).toBe('1 Sample Lane, Leeds, LS6 3AA');
  });

  it('is else the title, without the price', () => {
    expect(homeName({ ...NO_FACTS, title: 'A house for £425,000', price })).not.toMatch(/425/);
  });

  it('is nothing for a page that names no home, and never too long', () => {
    expect(homeName(NO_FACTS)).toBeNull();
    expect(homeName({ ...NO_FACTS, title: 'x'.repeat(900) })).toHaveLength(200);
  });
});
