import { describe, expect, it } from 'vitest';
import { comesOut, figureIn, workOut, type FigureLanguage } from './work-out.ts';
import { CHARTS } from './charts.ts';
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

  it('reads Spanish figures by their own signs', () => {
    expect(figureIn('son 313.650,5 dólares', 'es')).toEqual({ value: 313_650.5, decimals: 1 });
    expect(comesOut('unos 815 puntos', '816', 'es')).toBe(true);
    expect(comesOut('815 puntos', '816', 'es')).toBe(false);
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

describe('the figures of content pages', () => {
  const pages = readPages();
  const flat = (body = '') => body.replaceAll(/\s+/g, ' ');
  const sums = pages.flatMap(({ path, texts, sums: british = {} }) => {
    const spanish = texts.get('es');
    const rows = (language: FigureLanguage, of: Readonly<Record<string, string>>, body = '') =>
      Object.entries(of).map(([words, expression]) => ({
        ...{ path, language, words, expression, body: flat(body) },
        // A translation without figures of its own tells those of the British text.
        translation: language === 'en' && spanish && !spanish.sums ? flat(spanish.body) : undefined,
      }));
    return [...rows('en', british, texts.get('en')?.body), ...rows('es', spanish?.sums ?? {}, spanish?.body)];
  });

  it.each(sums)(
    '$path ($language) tells “$words” and it comes out',
    ({ language, words, expression, body, translation }) => {
      expect(body).toContain(words);
      expect([words, workOut(expression), comesOut(words, expression, language)]).toEqual([
        words,
        workOut(expression),
        true,
      ]);
      if (translation !== undefined) expect(translation).toMatch(inSpanish(words));
    },
  );

  it('are on every page that shows neither a chart nor something that works', () => {
    const bare = pages.filter(
      ({ path, part, sums = {} }) =>
        part === undefined && Object.keys(sums).length === 0 && !CHARTS.some(({ page }) => page === path),
    );
    expect(bare.map(({ path }) => path)).toEqual([]);
  });
});

/** The first figure of British words as a Spanish text writes it: `£1,234.50` is `1234,50` or `1.234,50`. */
function inSpanish(words: string): RegExp {
  const { value, decimals } = figureIn(words);
  const [whole = '', part] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '\\.?');
  return new RegExp(`(?<![\\d.,])${grouped}${part === undefined ? '' : `,${part}`}(?![.,]?\\d)`);
}
