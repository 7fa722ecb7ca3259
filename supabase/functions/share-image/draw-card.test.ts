import { describe, expect, test } from 'vitest';
import { createCanvas, fillOutlines, type Canvas } from './canvas.ts';
import { accentOf, readableOn, visibleOnPaper } from './card-colors.ts';
import { drawCard } from './draw-card.ts';
import { photo as examplePhoto } from '../_shared/wire/examples/photos.ts';
import { fitText, writableText } from './fit-text.ts';
import { typefaces } from './typeface.ts';

const CARD = {
  brand: 'Polestar',
  accent: '#1d4e89',
  title: 'Homes by the sea',
  cover: null,
  homes: 5,
  squares: null,
  totalScore: null,
  maxScore: null,
};
const paint = (card: Partial<typeof CARD>, cover: Canvas | null = null) =>
  Buffer.from(drawCard({ ...CARD, ...card }, cover, 'en').pixels);

describe('fillOutlines()', () => {
  test('covers a pixel by the share that lies inside', () => {
    const canvas = createCanvas(4, 3, [0, 0, 0]);
    fillOutlines(canvas, [[0.5, 1, 3.25, 1, 3.25, 2, 0.5, 2]], [200, 200, 200]);
    const row = [0, 1, 2, 3].map((x) => canvas.pixels[(4 + x) * 3]);
    expect(row).toEqual([100, 200, 200, 50]);
    expect(canvas.pixels.subarray(0, 12).every((part) => part === 0)).toBe(true);
  });

  test('covers half of a square by a triangle, however wide it is', () => {
    for (const size of [1, 7, 40]) {
      const canvas = createCanvas(size, size, [0, 0, 0]);
      fillOutlines(canvas, [[0, 0, size, 0, 0, size]], [255, 255, 255]);
      const sum = canvas.pixels.reduce((all, part) => all + part, 0) / 3 / 255;
      expect(sum).toBeCloseTo((size * size) / 2, 0);
    }
  });

  test('leaves the hole of a letter open and stays inside the picture', () => {
    const canvas = createCanvas(60, 60, [255, 255, 255]);
    const { display } = typefaces();
    fillOutlines(canvas, display.outlines('O', 60, 5, 50), [0, 0, 0]);
    const at = (x: number, y: number) => canvas.pixels[(y * 60 + x) * 3];
    const middle = Math.round(5 + display.measure('O', 60) / 2);
    expect([at(middle, 30), at(1, 30)]).toEqual([255, 255]);
    expect(canvas.pixels.some((part) => part === 0)).toBe(true);
    expect(() => fillOutlines(canvas, [[-50, -50, 500, -50, 500, 500]], [0, 0, 0])).not.toThrow();
  });
});

describe('writableText()', () => {
  const { display, body } = typefaces();

  test.each([
    ['Casas de Málaga & Ñuñoa', 'Casas de Málaga & Ñuñoa', display],
    ['Nhà ở Hà Nội', 'Nhà ở Hà Nội', display],
    ['Σπίτια στην Αθήνα 🏡', 'Σπίτια στην Αθήνα', body],
    ['Дома в Софии', 'Дома в Софии', body],
    ['  Two \n  lines ', 'Two lines', display],
  ])('%s', (title, text, face) => {
    expect(writableText(title, [display, body])).toEqual({ text, face });
  });

  test.each(['東京の家', 'بيوت', 'Homes in 東京', '🏡🏡', ''])('has no letters for %s', (title) => {
    expect(writableText(title, [display, body])).toBeNull();
  });
});

describe('fitText()', () => {
  const { display } = typefaces();
  const room = { width: 600, maxLines: 3, sizes: [80, 60, 40] };

  test.each(['Short', 'word '.repeat(60), 'x'.repeat(400), 'Donaudampfschifffahrtsgesellschaft '.repeat(4)])(
    'stays in its room with %s',
    (text) => {
      const { lines, size } = fitText(text.trim(), display, room);
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) expect(display.measure(line, size)).toBeLessThanOrEqual(600);
    },
  );

  test('takes the largest size that fits, and says with an ellipsis that words are missing', () => {
    expect(fitText('Short', display, room)).toMatchObject({ lines: ['Short'], size: 80 });
    expect(fitText('word '.repeat(90).trim(), display, room).lines.at(-1)).toMatch(/…$/);
  });
});

describe('drawCard()', () => {
  test('draws what it is given, and a title without letters as plain words', () => {
    expect(paint({}).equals(paint({ title: 'Homes by the lake' }))).toBe(false);
    expect(paint({ title: '東京の家' }).equals(paint({ title: '서울의 집' }))).toBe(true);
  });

  test('shows the cover beside the title and beside the squares, and names who made it', () => {
    const cover = createCanvas(40, 30, [10, 200, 30]);
    const isOfCover = (pixels: Uint8Array, x: number, y: number) =>
      [...pixels.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)].join() === '10,200,30';
    const squares = [0, 1, 5, 2, 3];
    for (const card of [{}, { homes: null, squares }]) {
      const drawn = drawCard({ ...CARD, ...card }, cover, 'en').pixels;
      const credited = { ...examplePhoto, attribution: 'Anna' };
      const named = drawCard({ ...CARD, ...card, cover: credited }, cover, 'en').pixels;
      const foot = card.squares ? 470 : 620;
      expect([isOfCover(drawn, 1_000, 300), isOfCover(drawn, 300, 300)]).toEqual([true, false]);
      expect([isOfCover(drawn, 1_190, foot), isOfCover(named, 1_190, foot)]).toEqual([true, false]);
    }
  });

  test.each(
    [1, 2, 10, 50].flatMap((count) =>
      [null, createCanvas(3, 9, [0, 0, 0])].map((cover) => [count, cover] as const),
    ),
  )('has room for %i squares', (count, cover) => {
    const squares = Array.from({ length: count }, (_, place) => (place % 7 === 6 ? null : place % 7));
    const card = { ...CARD, homes: null, squares, totalScore: 100, maxScore: 1000 };
    const { pixels, width, height } = drawCard(card, cover, 'es');
    expect(pixels).toHaveLength(width * height * 3);
  });
});

describe('colours of a brand', () => {
  test('are brick red where there is none', () => {
    expect(accentOf(null)).toEqual([179, 57, 31]);
    expect(accentOf('red; x')).toEqual([179, 57, 31]);
  });

  test('never hide what stands on them', () => {
    expect(readableOn([255, 230, 0])).toEqual([34, 28, 23]);
    expect(readableOn([20, 30, 90])).toEqual([255, 255, 255]);
    expect(visibleOnPaper([255, 240, 120])[0]).toBeLessThan(255);
  });
});
