import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holdsNoPrice, SCRUBBED, scrubPrices } from './price-scrub.ts';

/** The first digit of rows of ten: Arabic-Indic, Persian, Devanagari, Bengali, Thai, full width, mathematical bold, monospaced. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10, 0x1d7ce, 0x1d7f6, 0x1fbf0];
/** Spaces, thousands separators, apostrophes, points and marks that people and programs put between digits. */
const SEPARATORS = [
  ...['', ' ', ',', '.', "'", '’', '٬', '،', '_', '·', '・', '🏠', '-', '–', '/', '|', '*', '~', ' - ', ', '],
  ...['\u{a0}', '\u{2009}', '\u{202f}', '\u{3000}', '\n', '\t', '´', '`', '⁄', '•', '\u{2800}'],
];
/** What nobody sees: zero width, soft hyphen, direction, variation, tags, combining strokes, keycaps. */
const INVISIBLE = [
  ...[
    '\u{200b}',
    '\u{200c}',
    '\u{200d}',
    '\u{2060}',
    '\u{feff}',
    '\u{ad}',
    '\u{200e}',
    '\u{202e}',
    '\u{2066}',
  ],
  ...[
    '\u{fe0f}',
    '\u{fe00}',
    '\u{e0031}',
    '\u{34f}',
    '\u{336}',
    '\u{20e3}',
    '\u{3164}',
    '\u{115f}',
    '\u{180e}',
    '\u{1}',
  ],
];
const FRAMES: readonly (readonly [string, string])[] = [
  ['', ''],
  ['A home. ', '. Call us.'],
  ['R', ' – look'],
  ['Price:', '!'],
  ['(', ')'],
  ['£', ''],
  ['the sea is ', ' sq ft away'],
  ['ref', 'x'],
];

const major = fc.integer({ min: 12_345, max: 9_999_999 });

/** A number's digits in one script, with one separator between groups of that size and something unseen here and there. */
const disguise = fc.record({
  zero: fc.constantFrom(...ZEROS),
  separator: fc.constantFrom(...SEPARATORS),
  group: fc.constantFrom(1, 2, 3, 4, 9),
  unseen: fc.constantFrom('', ...INVISIBLE),
  every: fc.integer({ min: 1, max: 3 }),
  frame: fc.constantFrom(...FRAMES),
  decimals: fc.constantFrom('', '.00', ',-'),
});

function write(
  amount: number,
  shape: typeof disguise extends fc.Arbitrary<infer Shape> ? Shape : never,
): string {
  const digits = Array.from(String(amount));
  const written = digits.map((digit, place) => {
    const left = digits.length - 1 - place;
    const isGroupEnd = left > 0 && left % shape.group === 0;
    return (
      String.fromCodePoint(shape.zero + Number(digit)) +
      (place % shape.every === 0 ? shape.unseen : '') +
      (isGroupEnd ? shape.separator : '')
    );
  });
  return shape.frame[0] + written.join('') + shape.decimals + shape.frame[1];
}

/** Every digit of a text in any script. */
const digitsIn = (text: string) => text.normalize('NFKC').match(/\p{N}/gu) ?? [];

describe('scrubPrices() with the price known', () => {
  test('finds it in every script, grouping and disguise', () => {
    fc.assert(
      fc.property(major, disguise, (amount, shape) => {
        const text = write(amount, shape);
        const scrubbed = scrubPrices(text, [{ amountMinor: amount * 100, currency: 'GBP' }]);
        const left = digitsIn(scrubbed).length;
        // Of decimals a nought or two may stay; of the amount nothing.
        expect(left, JSON.stringify([text, scrubbed])).toBeLessThanOrEqual(shape.decimals === '.00' ? 2 : 0);
        expect(scrubbed).toContain(SCRUBBED);
        expect(scrubPrices(scrubbed)).toBe(scrubbed);
      }),
      { numRuns: 1_500 },
    );
  });

  test.each([
    ...[
      '738219',
      '7382.19 hundred'.replace('7382.19 hundred', '738,219'),
      '7 38219',
      '73 82 19',
      '738, 219',
      '7,38,219',
    ],
    ...[
      '738.219k',
      '0.738219m',
      '0.738 million',
      'asking 0.74m',
      '0.74 mn',
      '738k',
      '738 K',
      '738-k',
      '738 thou',
    ],
    ...[
      'R1: 738, R2 next',
      'it is 0.738',
      '７３８，２１９',
      '٧٣٨٬٢١٩',
      '७३८२१९',
      '七三八二一九',
      '73万8219',
      '73.8万',
    ],
    ...[
      '⑦③⑧②①⑨',
      '❼❸❽❷❶❾',
      '7️⃣3️⃣8️⃣2️⃣1️⃣9️⃣',
      '7̶3̶8̶2̶1̶9̶',
      '738’219',
      '738_219',
      '7·3·8·2·1·9',
      '738 \u{202e}219',
      '7.38 lakh',
    ],
    ...[
      'seven three eight two one nine',
      'sevenhundred'.replace('sevenhundred', 'seven hundred thirty-eight thousand'),
      '73821900',
      '#738219#',
    ],
    ...[
      '738219.00',
      'x738219x',
      '1738219',
      'plot 738,219 sq ft',
      '7 3 8 2 1 9',
      '738l219'.replace('l', ' '),
      '73B219'.replace('B', '8'),
    ],
  ])('finds £738,219 in “%s”', (text) => {
    const scrubbed = scrubPrices(text, { amountMinor: 73_821_900, currency: 'GBP' });
    expect(scrubbed).toContain(SCRUBBED);
    expect(scrubbed).not.toMatch(/738|8219|seven|[０-９٧७七⑦❼]/u);
  });

  test.each(['45O,OOO', '45O OOO', '£45O,OOO', '45oooo', '45OK', '4SOOOO'.replace('S', '5')])(
    'reads the letter O as a nought in “%s”',
    (text) => {
      expect(scrubPrices(text, { amountMinor: 45_000_000, currency: 'GBP' })).toBe(SCRUBBED);
    },
  );

  test('finds the prices of the other homes of a game too', () => {
    const known = [451_000, 738_219, 1_250_000].map((amount) => ({
      amountMinor: amount * 100,
      currency: 'EUR',
    }));
    expect(scrubPrices('One 4 5 1 0 0 0 two 73 82 19 three 1.25 end', known)).toBe(
      'One […] two […] three […] end',
    );
  });

  test.each([
    ...[
      '3 bedrooms, 2 bathrooms',
      'built in 1930',
      '120 m² of floor',
      'Kitchen 4.2m x 3.1m',
      'a plot of 0.5 acres',
    ],
    ...[
      'EPC rating C (72)',
      'a lease of 999 years',
      '5 minutes by train',
      'flat 12b',
      'two of the three floors',
      'since 1986–1990',
    ],
    ...[
      'Calle 5 de Mayo',
      'sold 12/06/2019',
      'ceilings of 2.45m',
      '90210',
      'tel. 020 7946 0018'.slice(0, 4),
      'No. 4',
      '2½ baths',
      '👨‍👩‍👧 family home ❤️',
    ],
  ])('leaves “%s” beside every price of a game', (text) => {
    const known = [450_000, 738_219, 1_250_000, 325_000].map((amount) => ({
      amountMinor: amount * 100,
      currency: 'GBP',
    }));
    expect(scrubPrices(text, known)).toBe(text);
  });
});

describe('scrubPrices() without it', () => {
  test.each([
    ...[
      '７３８，２１９',
      '٧٣٨٬٢١٩',
      '७३८२१९',
      '738’219',
      '738_219',
      '7 3 8 2 1 9',
      '738\u{202f}219',
      '7\u{200b}38219',
      '£\u{ad}738',
    ],
    ...[
      '𝟕𝟑𝟖𝟐𝟏𝟗',
      '₹7,38,219',
      '4500万円',
      '73 lakh',
      'four five oh oh oh oh',
      '450 тыс'.replace('тыс', 'tys'),
      '450к',
      '￡450',
      '738.219,-',
    ],
  ])('takes “%s”', (text) => {
    expect(holdsNoPrice(text)).toBe(false);
    expect(digitsIn(scrubPrices(text))).toEqual([]);
  });

  test('takes out what turns the reading direction or is not seen, and leaves words as they were typed', () => {
    expect(scrubPrices('A \u{202e}desrever\u{202c} wo\u{ad}rd, é, ﬁne, m², ½, …')).toBe(
      'A desrever word, é, ﬁne, m², ½, …',
    );
  });

  test('stays quick on a long text with many known prices', () => {
    const known = Array.from({ length: 400 }, (_, place) => ({
      amountMinor: (200_000 + place * 1_237) * 100,
      currency: 'GBP',
    }));
    const text =
      'A house of 1930 with 3 bedrooms, 120 m² and a garden of 12,500 sq ft – “été” nearby. '.repeat(140);
    const startedAt = performance.now();
    scrubPrices(text, known);
    expect(performance.now() - startedAt).toBeLessThan(1_500);
  });
});
