import { describe, expect, it } from 'vitest';
import type { DraftRow } from '#wire/drafts.ts';
import { emptyRow } from '#wire/draft-row.ts';
import { findRows, sortRows, tickRows, tickSpread } from './find-rows.ts';
import { judgeRows } from './judge-rows.ts';
import { newDraft } from './new-draft.ts';

function home(number: number, more: Partial<DraftRow['facts']> = {}): DraftRow {
  const row = emptyRow({ id: String(number), origin: 'feed', line: number + 1 });
  const amountMinor = 20_000_000 + ((number * 7) % 100) * 100_000;
  const price = { kind: 'asking' as const, amountMinor, highMinor: null, currency: 'GBP', period: null };
  const facts = { ...row.facts, price, address: `${String(number)} Elm Road`, ...more };
  return { ...row, file: 'homes.csv', facts };
}
const draft = (rows: readonly DraftRow[]) => ({ ...newDraft('public', 'GBP'), rows: [...rows] });
const idsOf = (rows: readonly { row: DraftRow }[]) => rows.map(({ row }) => row.id);

describe('findRows()', () => {
  const judged = judgeRows(draft([home(1, { town: 'Peñíscola' }), home(2, { town: 'Leeds' }), home(12)]));

  it('finds every word anywhere, without accents', () => {
    expect(idsOf(findRows(judged, 'elm peniscola'))).toEqual(['1']);
    expect(idsOf(findRows(judged, ' LEEDS '))).toEqual(['2']);
    expect(idsOf(findRows(judged, 'homes.csv 13'))).toEqual(['12']);
    expect(findRows(judged, 'nowhere')).toEqual([]);
    expect(findRows(judged, ' ')).toBe(judged);
  });

  it('finds a home by what was typed last', () => {
    const [first] = judged;
    if (!first) throw new Error('There is no home.');
    expect(findRows(judged, 'york')).toEqual([]);
    const moved = judgeRows(draft([{ ...first.row, facts: { ...first.row.facts, town: 'York' } }]));
    expect(idsOf(findRows(moved, 'york'))).toEqual(['1']);
    expect(findRows(moved, 'peniscola')).toEqual([]);
  });

  it('sorts for looking, homes without a price last', () => {
    const rows = judgeRows(draft([home(1), home(2), home(3, { price: null })]));
    expect(idsOf(sortRows(rows, 'dearest'))).toEqual(['2', '1', '3']);
    expect(idsOf(sortRows(rows, 'cheapest'))).toEqual(['1', '2', '3']);
    expect(sortRows(rows, 'own')).toBe(rows);
  });
});

describe('tickRows() and tickSpread()', () => {
  const rows = Array.from({ length: 100 }, (_, index) => home(index + 1));
  const judged = judgeRows(draft(rows));
  const ticked = (all: readonly DraftRow[]) => all.filter(({ isWanted }) => isWanted).length;

  it('tick and untick what is shown and nothing else', () => {
    const shown = findRows(judged, '1 Elm');
    const without = tickRows(shown, false)(draft(rows));
    expect(ticked(without.rows)).toBe(100 - shown.length);
    expect(tickRows(shown, true)(without).rows).toEqual(rows);
  });

  it('take fifty from all prices, others with another seed, and the faulty never', () => {
    const faulty = home(101, { listingType: 'rent' });
    const all = judgeRows(draft([...rows, faulty]));
    const chosenBy = (seed: string) =>
      tickSpread(all, seed)(draft([...rows, faulty])).rows.filter(({ isWanted }) => isWanted);
    expect(chosenBy('a')).toHaveLength(50);
    expect(chosenBy('a')).not.toContainEqual(faulty);
    expect(chosenBy('a')).not.toEqual(chosenBy('b'));
    const amounts = chosenBy('a').map(({ facts }) => facts.price?.amountMinor ?? 0);
    expect(new Set(amounts.map((amount) => Math.floor((amount - 20_000_000) / 200_000))).size).toBe(50);
  });
});
