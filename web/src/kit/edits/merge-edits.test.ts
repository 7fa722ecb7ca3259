import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame, mergeEdits, type Fields } from './merge-edits.ts';

const base: Fields = { title: 'A', rounds: 5, order: ['1', '2', '3'], 'home.1.isVisible': true };

describe('mergeEdits()', () => {
  it('takes what only one side changed', () => {
    const merged = mergeEdits(base, { ...base, title: 'Mine' }, { ...base, rounds: 10 });
    expect(merged).toEqual({
      fields: { ...base, title: 'Mine', rounds: 10 },
      clashes: [],
      taken: ['rounds'],
    });
  });

  it('leaves a field that both changed to a person, and holds mine meanwhile', () => {
    const merged = mergeEdits(base, { ...base, title: 'Mine' }, { ...base, title: 'Theirs' });
    expect(merged.clashes).toEqual([{ key: 'title', mine: 'Mine', theirs: 'Theirs' }]);
    expect(merged.fields.title).toBe('Mine');
  });

  it('is no clash when both changed to the same', () => {
    const same = { ...base, title: 'Same' };
    expect(mergeEdits(base, same, same)).toEqual({ fields: same, clashes: [], taken: [] });
  });

  it('joins two orders: mine, with what they added, without what they removed', () => {
    const mine = { ...base, order: ['3', '2', '1'] };
    const theirs = { ...base, order: ['1', '3', '4'] };
    expect(mergeEdits(base, mine, theirs).fields.order).toEqual(['3', '1', '4']);
  });

  it('joins two lists whose order nobody changed, and asks nobody', () => {
    const mine = { ...base, order: ['1', '3', 'mine'] };
    const theirs = { ...base, order: ['theirs', '1', '2', '3'] };
    const merged = mergeEdits(base, mine, theirs);
    expect(merged).toEqual({
      fields: { ...base, order: ['theirs', '1', '3', 'mine'] },
      clashes: [],
      taken: ['order'],
    });
  });

  it('asks about a list that somebody put into another order', () => {
    const mine = { ...base, order: ['3', '2', '1'] };
    const theirs = { ...base, order: ['1', '2', '3', '4'] };
    expect(mergeEdits(base, mine, theirs).clashes.map(({ key }) => key)).toEqual(['order']);
    expect(mergeEdits(base, theirs, mine).clashes.map(({ key }) => key)).toEqual(['order']);
  });

  it('takes the homes that they added and drops those that they removed', () => {
    const { 'home.1.isVisible': _, ...without } = base;
    const merged = mergeEdits(base, base, { ...without, 'home.4.isVisible': true });
    expect(merged.fields).toEqual({ ...without, 'home.4.isVisible': true });
  });

  it('loses no change of either side', () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.boolean());
    const fields = fc.record({ a: value, b: value, c: value });
    fc.assert(
      fc.property(fields, fields, fields, (was, mine, theirs) => {
        const { fields: merged, clashes } = mergeEdits(was, mine, theirs);
        for (const key of ['a', 'b', 'c'] as const) {
          const clash = clashes.some((one) => one.key === key);
          if (!isSame(mine[key], was[key])) expect(merged[key]).toEqual(mine[key]);
          else expect(merged[key]).toEqual(theirs[key]);
          const bothChanged = !isSame(mine[key], was[key]) && !isSame(theirs[key], was[key]);
          expect(clash).toBe(bothChanged && !isSame(mine[key], theirs[key]));
        }
      }),
    );
  });
});
