import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '#domain/format-money.ts';
import { MARKET_BOUNDS } from '#domain/market-bounds.ts';

const css = readFileSync('web/src/ui/turning-price.css', 'utf8');
/** From how many characters on a price is drawn for so many of its own font sizes. */
const rules = [
  { from: 0, letters: Number(/--letters: ([\d.]+);/.exec(css)?.[1]) },
  ...[...css.matchAll(/nth-child\((\d+)\)\) \{\s+--letters: ([\d.]+);/g)].map(([, from, letters]) => ({
    from: Number(from),
    letters: Number(letters),
  })),
];
/** The database takes no more of a currency's smallest unit. */
const MOST_MINOR = 1e12;

/** How wide a price is in font sizes, gaps included: a digit on its card, a letter, a sign, what is narrow between them. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, one) => {
    if (/\d/.test(one)) return sum + 0.7;
    if (/\p{L}/u.test(one)) return sum + 0.7;
    return sum + (/\p{Sc}/u.test(one) ? 0.62 : 0.3);
  }, 0);
}

function lettersFor(text: string): number {
  return rules.filter(({ from }) => from <= Array.from(text).length).at(-1)?.letters ?? 0;
}

describe('turning-price.css', () => {
  it('is overruled by no size that forgets how long the price is', () => {
    const dock = readFileSync('web/src/features/play/game.css', 'utf8');
    const size = /\.guess-dock \.ui-turning \{\s*font-size: ([^;]+);/.exec(dock)?.[1];
    expect(size).toMatch(/^min\(.+, 100cqi \/ var\(--letters\)\)$/);
  });

  it.each(['en-GB', 'en-US', 'es-ES'])(
    'has room for every length of price, up to the largest of any currency, in %s',
    (locale) => {
      const every = MARKET_BOUNDS.flatMap(({ currency, minMinor, maxMinor }) => {
        const largest = Math.min(maxMinor, MOST_MINOR);
        const powers = Math.floor(Math.log10(largest / minMinor)) + 1;
        return Array.from({ length: powers }, (_, power) =>
          formatMoney(largest / 10 ** power, currency, locale),
        );
      });
      expect(Math.max(...every.map((text) => Array.from(text).length))).toBe(19);
      expect(every.filter((text) => widthOf(text) > lettersFor(text))).toEqual([]);
    },
  );
});
