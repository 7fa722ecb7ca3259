import { describe, expect, it } from 'vitest';
import type { Frame } from './frames.ts';
import { SMEAR_SIZE, smearOver, type Pixels } from './smear.ts';

/** A picture whose every pixel is its own colour, so that any pixel that was used shows. */
function picture(width: number, height: number, seed: number, inside: readonly Frame[] = []): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isCovered = inside.some(
      (part) => x >= part.x && x < part.x + part.width && y >= part.y && y < part.y + part.height,
    );
    for (const channel of [0, 1, 2]) {
      const own = (x * 7 + y * 13 + channel * 31) % 256;
      data[at * 4 + channel] = isCovered ? (own + seed * 97) % 256 : own;
    }
    data[at * 4 + 3] = 255;
  }
  return { data, width, height };
}

const PARTS: Readonly<Record<string, readonly Frame[]>> = {
  'a part in the middle': [{ x: 30, y: 20, width: 40, height: 15 }],
  'a part in a corner': [{ x: 0, y: 0, width: 25, height: 25 }],
  'a part across the whole width': [{ x: 0, y: 30, width: 100, height: 10 }],
  'the whole picture': [{ x: 0, y: 0, width: 100, height: 60 }],
  'two parts side by side': [
    { x: 20, y: 20, width: 20, height: 20 },
    { x: 40, y: 20, width: 20, height: 20 },
  ],
  'parts that overlap': [
    { x: 20, y: 20, width: 30, height: 20 },
    { x: 35, y: 30, width: 30, height: 20 },
  ],
  'a part as thin as a line': [{ x: 50, y: 10, width: 1, height: 40 }],
};

describe('smearOver()', () => {
  it.each(Object.entries(PARTS))('takes nothing of what it covers: %s', (_, parts) => {
    const smears = [0, 1, 2, 3].map((seed) =>
      parts.map((part) => [...smearOver(picture(100, 60, seed, parts), part, parts)]),
    );
    for (const smear of smears) expect(smear).toEqual(smears[0]);
  });

  it('is of the colours around, so that it does not stand out', () => {
    const red = { data: new Uint8ClampedArray(50 * 50 * 4), width: 50, height: 50 };
    for (let at = 0; at < 2_500; at += 1) red.data.set([200, 30, 20, 255], at * 4);
    const part = { x: 10, y: 10, width: 20, height: 20 };
    const smear = smearOver(red, part, [part]);
    expect(smear).toHaveLength(SMEAR_SIZE * SMEAR_SIZE * 4);
    expect([...smear.slice(0, 4)]).toEqual([200, 30, 20, 255]);
  });

  it('would show if a pixel outside were other', () => {
    const part = { x: 30, y: 20, width: 40, height: 15 };
    const other = picture(100, 60, 0);
    other.data.fill(255, 19 * 100 * 4, 20 * 100 * 4);
    expect([...smearOver(other, part, [part])]).not.toEqual([
      ...smearOver(picture(100, 60, 0), part, [part]),
    ]);
  });
});
