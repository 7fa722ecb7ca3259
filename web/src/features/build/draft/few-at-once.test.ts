import { describe, expect, it } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

describe('fewAtOnce()', () => {
  it.each([0, 1, 100, 101, 250])('works through all %d in their order', async (count) => {
    const list = Array.from({ length: count }, (_, place) => place);
    const done: number[] = [];
    await fewAtOnce(list, (few) => done.push(...few));
    expect(done).toEqual(list);
  });

  it('lets others have their turn in a long list, and in a short one does everything at once', () => {
    const turns: number[] = [];
    void fewAtOnce(Array.from({ length: 250 }), (few) => turns.push(few.length));
    expect(turns).toEqual([]);
    void fewAtOnce(Array.from({ length: 3 }), (few) => turns.push(few.length));
    expect(turns).toEqual([3]);
  });

  it('fails as its work does', async () => {
    const broken = fewAtOnce(Array.from({ length: 250 }), () => {
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
  });
});
