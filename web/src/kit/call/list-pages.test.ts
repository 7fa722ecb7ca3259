import { describe, expect, it } from 'vitest';
import { putRow, rowsOf, takeRow } from './list-pages.ts';

const page = (...ids: string[]) => ({ rows: ids.map((id) => ({ id, text: `old ${id}` })), next: null });
const pages = [page('a', 'b'), page('c')];
const idsOf = (shown: typeof pages) => shown.map(({ rows }) => rows.map(({ id }) => id));
const row = (id: string) => ({ id, text: `new ${id}` });

describe('rowsOf()', () => {
  it('shows a row once, in its first place, as it was read last', () => {
    const later = { rows: [row('b'), row('c')], next: null };
    expect(rowsOf([page('a', 'b'), later]).map(({ text }) => text)).toEqual(['old a', 'new b', 'new c']);
  });
});

describe('putRow()', () => {
  it('replaces a row in its place, on any page', () => {
    expect(rowsOf(putRow(pages, row('c'))).map(({ text }) => text)).toEqual(['old a', 'old b', 'new c']);
  });
  it('puts a new row after another, else on top', () => {
    expect(idsOf([...putRow(pages, row('x'), 'b')])).toEqual([['a', 'b', 'x'], ['c']]);
    expect(idsOf([...putRow(pages, row('x'), 'gone')])).toEqual([['x', 'a', 'b'], ['c']]);
    expect(idsOf([...putRow(pages, row('x'))])).toEqual([['x', 'a', 'b'], ['c']]);
  });
});

describe('takeRow()', () => {
  it('takes a row off its page and no other', () => {
    expect(idsOf([...takeRow(pages, 'c')])).toEqual([['a', 'b'], []]);
    expect(idsOf([...takeRow(pages, 'x')])).toEqual([['a', 'b'], ['c']]);
  });
});
