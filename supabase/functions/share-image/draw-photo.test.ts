import { describe, expect, test } from 'vitest';
import { createCanvas, type Canvas } from './canvas.ts';
import { drawPhoto } from './draw-photo.ts';

/** A picture in grey from its rows of brightness. */
function grey(rows: readonly (readonly number[])[]): Canvas {
  const pixels = Uint8Array.from(rows.flat().flatMap((one) => [one, one, one]));
  return { width: rows[0]?.length ?? 0, height: rows.length, pixels };
}

/** What is drawn of a photo in a box of this size, as rows of brightness; around the box nothing changes. */
function drawn(photo: Canvas, width: number, height: number): number[][] {
  const canvas = createCanvas(width + 2, height + 2, [7, 7, 7]);
  drawPhoto(canvas, photo, { x: 1, y: 1, width, height });
  const rows = Array.from({ length: height + 2 }, (_, y) =>
    Array.from({ length: width + 2 }, (__, x) => canvas.pixels[(y * (width + 2) + x) * 3] ?? 0),
  );
  const edge = [rows[0], rows.at(-1), rows.map((row) => row[0]), rows.map((row) => row.at(-1))];
  expect(edge.flat().every((one) => one === 7)).toBe(true);
  return rows.slice(1, -1).map((row) => row.slice(1, -1));
}

describe('drawPhoto()', () => {
  test('takes the mean of the area that each pixel covers', () => {
    const photo = grey([
      [0, 100, 40, 40],
      [100, 200, 40, 40],
    ]);
    expect(drawn(photo, 2, 1)).toEqual([[100, 40]]);
  });

  test('cuts off what does not fit, the same on both sides', () => {
    expect(drawn(grey([[255, 10, 20, 255]]), 2, 1)).toEqual([[10, 20]]);
    expect(drawn(grey([[255], [10], [20], [255]]), 1, 2)).toEqual([[10], [20]]);
  });

  test('enlarges smoothly and invents no brightness', () => {
    const [row = []] = drawn(
      grey([
        [0, 100],
        [0, 100],
      ]),
      8,
      8,
    );
    expect(row).toEqual([...row].sort((one, other) => one - other));
    expect([row[0], row.at(-1)]).toEqual([0, 100]);
    expect(new Set(row).size).toBeGreaterThan(3);
  });

  test.each([
    [1, 1, 5, 3],
    [37, 53, 11, 7],
    [5, 400, 16, 9],
    [400, 5, 9, 16],
  ])('keeps one colour as it is: %i×%i in %i×%i', (fromWidth, fromHeight, width, height) => {
    const photo = createCanvas(fromWidth, fromHeight, [93, 93, 93]);
    expect(new Set(drawn(photo, width, height).flat())).toEqual(new Set([93]));
  });
});
