import { describe, expect, it } from 'vitest';
import type { DraftFacts } from '#wire/draft-facts.ts';
import type { DraftRow } from '#wire/drafts.ts';
import { draftProblems } from './draft-problems.ts';
import { judgeRows, wantAtMost } from './judge-rows.ts';
import { newDraft } from './new-draft.ts';
import { emptyRow } from '#wire/draft-row.ts';

let last = 0;
function home(facts: Partial<DraftFacts> = {}): DraftRow {
  last += 1;
  const row = emptyRow({ id: String(last), origin: 'typed' });
  const price = {
    kind: 'asking' as const,
    amountMinor: 25_000_000 + last * 100,
    highMinor: null,
    currency: 'GBP',
    period: null,
  };
  return { ...row, facts: { ...row.facts, price, address: `${String(last)} Station Road`, ...facts } };
}

const draft = (rows: readonly DraftRow[], more = {}) => ({
  ...newDraft('public', 'GBP'),
  title: 'Homes',
  rows: [...rows],
  ...more,
});
const faults = (rows: readonly DraftRow[], more = {}) =>
  judgeRows(draft(rows, more)).map(({ fault }) => fault?.code ?? null);

describe('judgeRows()', () => {
  it('takes a home with a price', () => {
    expect(faults([home()])).toEqual([null]);
  });

  it.each<[string, Partial<DraftFacts>]>([
    ['rent', { listingType: 'rent' }],
    [
      'price_on_application',
      {
        price: { kind: 'on-application', amountMinor: null, highMinor: null, currency: 'GBP', period: null },
      },
    ],
    [
      'auction_guide',
      { price: { kind: 'auction', amountMinor: 5_000_000, highMinor: null, currency: 'GBP', period: null } },
    ],
    [
      'other_currency',
      { price: { kind: 'asking', amountMinor: 25_000_000, highMinor: null, currency: 'EUR', period: null } },
    ],
  ])('refuses with %s', (code, facts) => {
    expect(faults([home(facts)])).toEqual([code]);
  });

  it('tells which home a duplicate repeats, by link or by address and price', () => {
    const first = home({ url: 'https://www.rightmove.co.uk/properties/1' });
    const again = home({ url: 'https://www.rightmove.co.uk/properties/1?utm_source=x' });
    const twin = home({ address: first.facts.address, price: first.facts.price });
    const judged = judgeRows(draft([first, home(), again, twin]));
    expect(judged.map(({ fault }) => fault?.of ?? null)).toEqual([null, null, 1, 1]);
  });

  it('keeps homes outside of the chosen regions out of the game, without a fault', () => {
    const rows = [home({ town: 'Leeds' }), home({ town: 'York' })];
    const judged = judgeRows(draft(rows, { regions: ['york'] }));
    expect(judged.map(({ fault, isIn, isOutside }) => [fault, isIn, isOutside])).toEqual([
      [null, false, true],
      [null, true, false],
    ]);
    // What nobody wants in the game is not told as missing from it.
    const unwanted = rows.map((row) => ({ ...row, isWanted: false }));
    expect(judgeRows(draft(unwanted, { regions: ['york'] })).some(({ isOutside }) => isOutside)).toBe(false);
  });

  it('says what is simply not there yet, and grades only what is', () => {
    const waiting = (code: string) => ({
      ...emptyRow({ id: code, origin: 'link' }, `https://homes.example.com/${code}`),
      pageRefusal: { code, reason: 'Not read.' },
    });
    const rows = [
      ...[
        home(),
        home({ price: null }),
        waiting('waiting'),
        waiting('host_not_allowed'),
        waiting('withdrawn'),
      ],
      { ...home({ price: null }), origin: 'feed' as const },
      home({ price: { kind: 'asking', amountMinor: 1e8, highMinor: null, currency: 'USD', period: null } }),
    ];
    expect(judgeRows(draft(rows)).map(({ awaits }) => awaits)).toEqual([
      ...[null, 'price', 'page', 'page', null],
      ...[null, 'currency'],
    ]);
  });

  it('judges a row anew where something that counts has changed, and not for a tick', () => {
    const row = home();
    const [before] = judgeRows(draft([row]));
    const [ticked] = judgeRows(draft([{ ...row, isWanted: false }]));
    expect(ticked?.missing).toBe(before?.missing);
    const [refused] = judgeRows(draft([{ ...row, pageRefusal: { code: 'search', reason: 'A search.' } }]));
    expect([before?.fault?.code, refused?.fault?.code]).toEqual([undefined, 'search']);
    const [back] = judgeRows(draft([row]));
    expect(back?.fault).toBeNull();
  });
});

describe('wantAtMost()', () => {
  const isIn = (rows: readonly DraftRow[]) => judgeRows(draft(rows)).map((one) => one.isIn);

  it('ticks sound homes of all prices and leaves the rest in the list', () => {
    const rent = home({ listingType: 'rent' });
    const { rows } = wantAtMost(draft([rent, ...Array.from({ length: 40 }, () => home())]), 4);
    const places = isIn(rows).flatMap((one, index) => (one ? [Math.floor((index - 1) / 10)] : []));
    expect(places).toEqual([0, 1, 2, 3]);
    expect(rows).toHaveLength(41);
  });

  it('keeps what was in the game when more homes come', () => {
    const first = [home(), home(), home()];
    const more = Array.from({ length: 20 }, () => home());
    const { rows } = wantAtMost(draft([...first, ...more]), 5, (row) => more.includes(row));
    expect(isIn(rows).slice(0, 3)).toEqual([true, true, true]);
    expect(isIn(rows).filter(Boolean)).toHaveLength(5);
  });
});

describe('draftProblems()', () => {
  const problems = (more = {}) => {
    const made = draft([home()], more);
    return draftProblems(made, judgeRows(made));
  };

  it('finds none in a sound draft', () => {
    expect(problems({ embedDomains: ['*.example.com'] })).toEqual([]);
  });

  it.each([
    ['noTitle', { title: ' ' }],
    ['slug', { slug: 'guides' }],
    ['noHomes', { rows: [] }],
    ['noCode', { visibility: 'code' }],
    [
      'codeExpires',
      {
        visibility: 'code',
        opensAt: '2027-01-02T00:00:00Z',
        codes: [{ code: 'OPEN', maxUses: null, expiresAt: '2027-01-01T00:00:00Z' }],
      },
    ],
    ['embedDomains', { embedDomains: ['www.example.com', '*.github.io'] }],
    ['dates', { opensAt: '2027-01-02T00:00:00Z', closesAt: '2027-01-01T00:00:00Z' }],
    [
      'outsideBounds',
      { rules: { ...newDraft('public', 'GBP').rules, bounds: { minMinor: 1, maxMinor: 2 } } },
    ],
  ])('finds %s', (problem, more) => {
    expect(problems(more)).toContain(problem);
  });
});
