import { describe, expect, it } from 'vitest';
import type { DraftRow } from '#wire/drafts.ts';
import { emptyRow } from '#wire/draft-row.ts';
import {
  adoptCurrency,
  countPricedIn,
  inCurrency,
  otherCurrencies,
  readInCurrency,
} from './game-currency.ts';
import { judgeRows } from './judge-rows.ts';
import { newDraft } from './new-draft.ts';

let last = 0;
function home(currency: string | null, more: Partial<DraftRow> = {}): DraftRow {
  last += 1;
  const row = emptyRow({ id: String(last), origin: 'feed' });
  const price = currency && {
    ...{ kind: 'asking' as const, amountMinor: 25_000_000 + last, highMinor: null, currency, period: null },
  };
  return { ...row, facts: { ...row.facts, price: price || null, address: `${String(last)} Row` }, ...more };
}
const draft = (...rows: DraftRow[]) => ({ ...newDraft('public', 'GBP'), rows });

describe('adoptCurrency()', () => {
  it('makes a game of the currency that most of its first homes are priced in', () => {
    const after = draft(home('USD'), home('GBP'), home('USD'));
    expect(adoptCurrency(draft(), after).currency).toBe('USD');
    expect(adoptCurrency(draft(home(null)), after).currency).toBe('USD');
  });

  it('leaves a game that has homes as it is, and one whose homes nobody can play in', () => {
    const before = draft(home('GBP'));
    expect(adoptCurrency(before, draft(...before.rows, home('USD'), home('USD'))).currency).toBe('GBP');
    expect(adoptCurrency(draft(), draft(home('XYZ'))).currency).toBe('GBP');
  });

  it('forgets a range of guesses in the currency before', () => {
    const bounds = { minMinor: 1, maxMinor: 2 };
    const ranged = { ...draft(), rules: { ...draft().rules, bounds } };
    expect(inCurrency('USD')(ranged).rules.bounds).toBeNull();
    expect(inCurrency('GBP', 'guess')(ranged)).toBe(ranged);
  });

  it('leaves a game whose maker chose its currency in that', () => {
    const chosen = { ...draft(), currencyFrom: 'host' as const };
    expect(adoptCurrency(chosen, { ...chosen, rows: [home('USD')] }).currency).toBe('GBP');
  });
});

describe('readInCurrency()', () => {
  it('makes prices, range and limits the same figures of another currency', () => {
    const rules = {
      ...draft().rules,
      bounds: { minMinor: 100_00, maxMinor: 900_00 },
      absoluteLimitMinor: 50_00,
    };
    const after = readInCurrency('JPY', 'host')({ ...draft(home('GBP'), home('EUR')), rules });
    expect(after.rows.map(({ facts: { price } }) => price?.currency)).toEqual(['JPY', 'EUR']);
    expect(after.rows[0]?.facts.price?.amountMinor).toBe(Math.round((25_000_000 + last - 1) / 100));
    expect(after.rules).toMatchObject({ bounds: { minMinor: 100, maxMinor: 900 }, absoluteLimitMinor: 50 });
    expect([after.currency, after.currencyFrom]).toEqual(['JPY', 'host']);
  });

  it('leaves homes that are kept elsewhere with their own price', () => {
    const kept = home('GBP', { listingId: '0b6ef1b0-5a31-4d8a-9c5e-1f4a4a1c9a11' });
    expect(readInCurrency('USD')(draft(kept)).rows[0]).toBe(kept);
    expect(countPricedIn(draft(kept, home('GBP')), 'GBP')).toBe(1);
  });

  it('is undone by reading the prices back', () => {
    const before = draft(home('GBP'), home('GBP'));
    const back = readInCurrency('GBP')(readInCurrency('USD')(before));
    expect(back.rows.map(({ facts }) => facts)).toEqual(before.rows.map(({ facts }) => facts));
  });
});

describe('otherCurrencies()', () => {
  it('offers the currencies of homes that are wanted and left out for theirs alone', () => {
    const rows = [home('GBP'), home('EUR'), home('USD'), home('USD'), home('USD', { isWanted: false })];
    const found = otherCurrencies(judgeRows(draft(...rows)));
    expect(found.map(({ currency, rowIds }) => [currency, [...rowIds]])).toEqual([
      ['USD', [rows[2]?.id, rows[3]?.id]],
      ['EUR', [rows[1]?.id]],
    ]);
  });
});
