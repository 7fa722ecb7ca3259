import { describe, expect, it } from 'vitest';
import { emptyRow } from '#wire/draft-row.ts';
import type { DraftDocument } from '#wire/drafts.ts';
import { newDraft } from './new-draft.ts';
import { typePlace, typePrice, typePriceIn } from './type-facts.ts';

const A = 'a';
const B = 'b';
const draft: DraftDocument = {
  ...newDraft('public', 'GBP'),
  rows: [A, B].map((id) => emptyRow({ id, origin: 'typed' })),
};
const asked = { kind: 'asking', amountMinor: 25_000_000 } as const;
const told = ({ currency, currencyFrom, rows }: DraftDocument) => [
  currency,
  currencyFrom,
  rows[0]?.facts.price?.currency ?? null,
];

describe('typePriceIn()', () => {
  it('says what the game is played in while nothing else does', () => {
    expect(told(typePriceIn(A, { ...asked, currency: 'USD' })(draft))).toEqual(['USD', 'homes', 'USD']);
  });

  it('leaves the game as it is where another home is priced, or its maker chose', () => {
    const priced = typePrice(B, { ...asked, currency: 'GBP' })(draft);
    expect(told(typePriceIn(A, { ...asked, currency: 'USD' })(priced))).toEqual(['GBP', 'guess', 'USD']);
    const chosen: DraftDocument = { ...draft, currencyFrom: 'host' };
    expect(told(typePriceIn(A, { ...asked, currency: 'USD' })(chosen))).toEqual(['GBP', 'host', 'USD']);
  });
});

describe('typePlace()', () => {
  const priced = typePrice(A, { ...asked, currency: 'GBP' })(draft);

  it.each([
    ['town', 'Austin', 'USD'],
    ['town', 'Málaga', 'EUR'],
    ['postcode', 'M5V 2T6', 'CAD'],
    ['region', 'New South Wales', 'AUD'],
    ['address', '1 A Street, Austin, TX 78660', 'USD'],
    ['town', 'Little Sampling', 'GBP'],
  ] as const)('a guess follows the place of the first home: %s %s is %s', (field, value, currency) => {
    const after = typePlace(A, field, value)(priced);
    expect(told(after)).toEqual([currency, 'guess', currency]);
    expect(after.rows[0]?.facts.price?.amountMinor).toBe(25_000_000);
  });

  it('is no reason where a sign was typed, the maker chose, or another home is priced', () => {
    const signed = typePriceIn(A, { ...asked, currency: 'GBP' })(draft);
    expect(told(typePlace(A, 'town', 'Austin')(signed))[0]).toBe('GBP');
    expect(told(typePlace(A, 'town', 'Austin')({ ...priced, currencyFrom: 'host' }))[0]).toBe('GBP');
    const both = typePrice(B, { ...asked, currency: 'GBP' })(priced);
    expect(told(typePlace(A, 'town', 'Austin')(both))[0]).toBe('GBP');
  });
});
