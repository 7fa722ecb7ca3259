import { describe, expect, it } from 'vitest';
import { mergeChecklist, mergeTags, type ChecklistItem } from './merge-lists.ts';

const item = (id: string, text = id, isDone = false): ChecklistItem => ({ id, text, isDone });

describe('mergeTags()', () => {
  it('keeps what either added and drops what either took away', () => {
    expect(mergeTags(['a', 'b'], ['a', 'x'], ['a', 'b', 'y'])).toEqual(['a', 'y', 'x']);
    expect(mergeTags(['a'], ['a'], [])).toEqual([]);
    expect(mergeTags([], ['same'], ['same'])).toEqual(['same']);
  });
});

describe('mergeChecklist()', () => {
  it('takes a tick of one and a text of the other', () => {
    const { items, seams } = mergeChecklist([item('a')], [item('a', 'a', true)], [item('a', 'boiler')]);
    expect(items).toEqual([item('a', 'boiler', true)]);
    expect(seams).toEqual([]);
  });
  it('shows a text that both changed', () => {
    const { items, seams } = mergeChecklist([item('a')], [item('a', 'roof')], [item('a', 'loft')]);
    expect(items).toEqual([item('a', 'loft')]);
    expect(seams).toEqual([{ id: 'a', mine: 'roof', theirs: 'loft' }]);
  });
  it('keeps items of both, and one that was changed although the other took it away', () => {
    const base = [item('a'), item('b')];
    const { items } = mergeChecklist(base, [item('a', 'a', true), item('m')], [item('b'), item('t')]);
    expect(items.map(({ id }) => id)).toEqual(['t', 'a', 'm']);
  });
  it('lets go of what one took away and nobody touched', () => {
    expect(mergeChecklist([item('a')], [], [item('a')]).items).toEqual([]);
    expect(mergeChecklist([item('a')], [item('a')], []).items).toEqual([]);
  });
});
