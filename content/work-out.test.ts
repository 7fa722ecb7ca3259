import { describe, expect, it } from 'vitest';
import { CHARTS } from './charts.ts';
import type { PageLanguage } from './page-schema.ts';
import { comesOut, figureIn, figuresIn, workOut } from './work-out.ts';
import { readPages } from './read-pages.ts';

describe('workOut()', () => {
  it.each([
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4', 20],
    ['-(2 - 5) / 3', 1],
    ['7 - 2 - 1', 4],
    ['median(3, 1, 2)', 2],
    ['median(4, 1, 2, 3)', 2.5],
    ['points(330000, 300000)', 683],
    ['points(330000, 300000, percent_error)', 900],
    ['off(330000, 300000)', 10],
    ['tax(england, 300000, 2026-11-28)', 5000],
    ['most_homes', 50],
    ['hint(year) * 1000', 950],
  ])('%s is %d', (expression, value) => {
    expect(workOut(expression)).toBeCloseTo(value, 9);
  });

  it.each(['', '2 +', '2 3', 'nothing(1)', 'nobody', '2 $ 3', 'points(1', 'points(1, 2, no_formula)'])(
    'refuses “%s”',
    (expression) => {
      expect(() => workOut(expression)).toThrow();
    },
  );
});

describe('figureIn()', () => {
  it.each([
    ['£3,214.50 a month', 3214.5, 2],
    ['up 4%', 4, 0],
    ['−1.5 points', -1.5, 1],
  ])('%s', (words, value, decimals) => {
    expect(figureIn(words)).toEqual({ value, decimals });
  });

  it('finds a figure wrong that is off by more than its rounding', () => {
    expect(comesOut('683 points', 'points(330000, 300000)')).toBe(true);
    expect(comesOut('684 points', 'points(330000, 300000)')).toBe(false);
    expect(comesOut('33.3%', '100 / 3')).toBe(true);
    expect(comesOut('33.4%', '100 / 3')).toBe(false);
    expect(comesOut('about £325,000', '324986')).toBe(true);
    expect(comesOut('about £325,000', '323000')).toBe(false);
  });
});

describe('figuresIn()', () => {
  it('reads a figure as its language writes it', () => {
    const values = (words: string, language?: PageLanguage) =>
      figuresIn(words, language).map(({ value }) => value);
    expect(values('from 1,560 to 0.909, then 12.')).toEqual([1560, 0.909, 12]);
    expect(values('de 12.560 a 0,909, luego 1560 y 12.', 'es')).toEqual([12_560, 0.909, 1560, 12]);
  });
});

describe('what the product is asked', () => {
  it.each([
    ['span(forget_rooms, hours)', 24],
    ['span(invite_to_dossier, days, most)', 90],
    ['sign_in(minimum_password_length)', 8],
    ['seats(class)', 60],
    ['seconds(time-attack)', 180],
    ['with_time_bonus(700, 0.5)', 750],
    ['photo_width(4000, 1)', 960],
    ['shown_total(0, 1, 2, 2, 3)', 3050],
    ['edition_hours(uk, 2026-10-25)', 25],
    ['guess_bound(krw, least)', 1_000_000],
    ['choices(40, 5)', 658_008],
    ['up(23 / links_at_a_time)', 5],
    ['longest_address', 60],
    ['shortest_code', 4],
  ])('%s is %d', (expression, value) => {
    expect(workOut(expression)).toBeCloseTo(value, 9);
  });

  it.each([
    'span(invite_to_dossier, days)',
    'span(forget_rooms, weeks)',
    'sign_in(nothing)',
    'seats(hall)',
    'seconds(classic)',
    'guess_bound(xxx, least)',
    'shown_total(0)',
  ])('refuses “%s”', (expression) => {
    expect(() => workOut(expression)).toThrow();
  });
});

const pages = readPages();
const plain = (text = '') => text.replaceAll(/\s+/g, ' ');

describe('the figures of content pages', () => {
  const sums = pages.flatMap(({ path, texts }) =>
    [...texts].flatMap(([language, text]) =>
      Object.entries(text.sums ?? {}).map(([words, expression]) => ({
        ...{ path, language, words, expression },
        body: plain(text.body),
      })),
    ),
  );

  it.each(sums)(
    '$path ($language) tells “$words” and it comes out',
    ({ language, words, expression, body }) => {
      expect(body).toContain(words);
      expect([words, workOut(expression), comesOut(words, expression, language)]).toEqual([
        words,
        workOut(expression),
        true,
      ]);
    },
  );
});

it('every page tells a figure, or shows a chart or something that works', () => {
  const bare = pages.filter(
    ({ path, part, texts }) =>
      part === undefined &&
      Object.keys(texts.get('en')?.sums ?? {}).length === 0 &&
      !CHARTS.some(({ page }) => page === path),
  );
  expect(bare.map(({ path }) => path)).toEqual([]);
});

describe('the figures of translations', () => {
  const translations = pages.flatMap(({ path, texts }) =>
    [...texts].flatMap(([language, text]) =>
      language === 'en' || text.sums
        ? []
        : [{ path, language, body: text.body, told: texts.get('en')?.sums }],
    ),
  );

  it.each(translations)(
    '$path ($language) are those of the British text',
    ({ language, body, told = {} }) => {
      const there = new Set(figuresIn(body, language).map(({ value }) => Math.abs(value)));
      expect(Object.keys(told).filter((words) => !there.has(Math.abs(figureIn(words).value)))).toEqual([]);
    },
  );
});
