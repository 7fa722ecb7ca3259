import { describe, expect, it } from 'vitest';
import { settleChange } from './settle-change.ts';

describe('settleChange()', () => {
  it('writes what only this side changed, and nothing that is there already', () => {
    const base = { title: 'Roof', room: '' };
    expect(settleChange({ base, changes: { room: 'loft' } }, { title: 'New roof', room: '' })).toEqual({
      room: 'loft',
    });
    expect(settleChange({ base, changes: { room: 'loft' } }, { title: 'Roof', room: 'loft' })).toEqual({});
  });

  it('puts lists of words together: what either added stays, what either took away goes', () => {
    const base = { tags: ['damp', 'old'] };
    const changes = { tags: ['damp', 'old', 'loud'] };
    expect(settleChange({ base, changes }, { tags: ['damp', 'dark'] })).toEqual({
      tags: ['damp', 'dark', 'loud'],
    });
    expect(settleChange({ base, changes }, { tags: ['damp', 'old', 'loud', 'dark'] })).toEqual({});
  });

  it('leaves to people what both changed and no rule joins', () => {
    const base = { status: 'open', tags: [] };
    expect(settleChange({ base, changes: { status: 'done' } }, { status: 'doing' })).toBeNull();
    expect(settleChange({ base: { note: [1] }, changes: { note: [2] } }, { note: [3] })).toBeNull();
  });
});
