import { describe, expect, test } from 'vitest';
import { chanceOfAtLeast, LEVEL, standsOut } from './unlikely-luck.ts';

describe('chanceOfAtLeast()', () => {
  test('is the binomial tail where the chances are equal', () => {
    expect(chanceOfAtLeast(0, [0.5, 0.5])).toBe(1);
    expect(chanceOfAtLeast(1, [0.5, 0.5])).toBeCloseTo(0.75, 12);
    expect(chanceOfAtLeast(2, [0.5, 0.5])).toBeCloseTo(0.25, 12);
    // Five of ten at 5 %: 10 choose 5 · 0.05^5 · 0.95^5 and what lies above.
    expect(
      chanceOfAtLeast(
        5,
        Array.from({ length: 10 }, () => 0.05),
      ),
    ).toBeCloseTo(6.369e-5, 8);
  });

  test('takes each try at its own chance', () => {
    expect(chanceOfAtLeast(2, [0.1, 0.3])).toBeCloseTo(0.03, 12);
    expect(chanceOfAtLeast(1, [0.1, 0.3])).toBeCloseTo(1 - 0.9 * 0.7, 12);
    expect(chanceOfAtLeast(3, [0.1, 0.3])).toBe(0);
  });

  test('agrees with drawing by chance', () => {
    const chances = [0.05, 0.2, 0.1, 0.4, 0.3];
    let seed = 7;
    const draw = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const hits = Array.from({ length: 50_000 }, () => chances.filter((chance) => draw() < chance).length);
    const share = hits.filter((count) => count >= 3).length / hits.length;
    expect(chanceOfAtLeast(3, chances)).toBeCloseTo(share, 2);
  });
});

describe('standsOut()', () => {
  test('asks more of the same count where more were looked at', () => {
    const row = { chance: LEVEL / 10 };
    expect(standsOut([row], 10)).toEqual([row]);
    expect(standsOut([row], 11)).toEqual([]);
  });

  test('compares the second with one test less, and stops at the first that could be chance', () => {
    const rows = [LEVEL / 100, LEVEL / 99, LEVEL / 97, 0].map((chance) => ({ chance }));
    expect(standsOut(rows.slice(0, 2), 100)).toHaveLength(2);
    expect(standsOut([{ chance: 0.5 }, { chance: 0.000001 }], 100)).toEqual([{ chance: 0.000001 }]);
  });

  test('accuses hardly ever anybody in a game of honest players', () => {
    let seed = 11;
    const draw = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const chances = [0.04, 0.06, 0.05, 0.08, 0.03];
    const lists = Array.from({ length: 200 }, () => {
      const rows = Array.from({ length: 100 }, () => ({
        chance: chanceOfAtLeast(chances.filter((chance) => draw() < chance).length, chances),
      }));
      return standsOut(rows, 100).length;
    });
    expect(lists.filter((count) => count > 0).length).toBeLessThanOrEqual(8);
  });
});
