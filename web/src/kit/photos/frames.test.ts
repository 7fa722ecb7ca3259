import { describe, expect, it } from 'vitest';
import { CORNERS, frameBetween, moveFrame, pixelsOf, resizeFrame } from './frames.ts';

const FRAME = { x: 0.2, y: 0.3, width: 0.4, height: 0.2 };
const LEAST = { width: 0.1, height: 0.1 };

describe('moveFrame()', () => {
  it('stays within the picture, and keeps its size', () => {
    expect(moveFrame(FRAME, 1, 1)).toEqual({ x: 0.6, y: 0.8, width: 0.4, height: 0.2 });
    expect(moveFrame(FRAME, -1, -1)).toEqual({ x: 0, y: 0, width: 0.4, height: 0.2 });
  });
});

describe('resizeFrame()', () => {
  it.each(CORNERS)('%s moves alone, however far, and leaves the least size', (corner) => {
    for (const [dx, dy] of [
      [5, 5],
      [-5, -5],
      [5, -5],
      [-5, 5],
      [0.05, -0.05],
    ] as const) {
      const { x, y, width, height } = resizeFrame(FRAME, corner, dx, dy, LEAST);
      expect([x >= 0, y >= 0, x + width <= 1.000001, y + height <= 1.000001]).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect([width >= 0.0999, height >= 0.0999]).toEqual([true, true]);
      if (corner.endsWith('left')) expect(x + width).toBeCloseTo(0.6);
      else expect(x).toBe(0.2);
      if (corner.startsWith('top')) expect(y + height).toBeCloseTo(0.5);
      else expect(y).toBe(0.3);
    }
  });
});

describe('frameBetween()', () => {
  it('is the same whichever point comes first', () => {
    const [a, b] = [
      { x: 0.1, y: 0.6 },
      { x: 0.5, y: 0.2 },
    ];
    expect(frameBetween(a, b, LEAST)).toEqual(frameBetween(b, a, LEAST));
    expect(frameBetween(a, b, LEAST)).toMatchObject({
      x: 0.1,
      y: 0.2,
      width: 0.4,
      height: expect.closeTo(0.4),
    });
  });

  it('is no smaller than it may be, also at the edge', () => {
    expect(frameBetween({ x: 1, y: 1 }, { x: 1, y: 1 }, LEAST)).toEqual({ x: 0.9, y: 0.9, ...LEAST });
  });
});

describe('pixelsOf()', () => {
  it('takes in every pixel that the frame touches', () => {
    expect(pixelsOf({ x: 0.101, y: 0.109, width: 0.1, height: 0.1 }, 100, 50)).toEqual({
      x: 10,
      y: 5,
      width: 11,
      height: 6,
    });
  });
});
