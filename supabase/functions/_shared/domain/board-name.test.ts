import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardName, nameTellsPrice } from './board-name.ts';
import { ADJECTIVES, NOUNS } from './friendly-names.ts';

describe('nameTellsPrice()', () => {
  test.each([
    ...[
      'R1 is £738,219',
      '450k',
      '450 K',
      '1.2m',
      '1,2 mil',
      '€450',
      '$ 9',
      '738219',
      '12345',
      '7 3 8 2 1',
      'R1 738 R2 512',
    ],
    ...[
      '٧٣٨٢١٩',
      '７３８２１',
      '7\u{200b}3\u{200b}8\u{200b}2\u{200b}1',
      '7️⃣3️⃣8️⃣2️⃣1️⃣',
      '𝟳𝟯𝟴𝟮𝟭',
      '73万',
      'four hundred thousand',
    ],
    ...['seven three eight two one', '738_219', "738'219", '45OK', 'half a million', 'GBP 738'],
  ])('refuses “%s”', (name) => {
    expect(nameTellsPrice(name)).toBe(true);
  });

  test.each([
    ...[
      'Ada',
      'Ada 1985',
      'Jo & Mo',
      'Zoë',
      '三浦',
      'O’Neil',
      'Player 7E4A',
      'Ke$ha',
      '3 little pigs',
      'Mike',
      'No. 10',
      '👩‍🚀 Eva',
      'Billion Bob',
    ],
  ])('takes “%s”', (name) => {
    expect(nameTellsPrice(boardName(name))).toBe(false);
  });

  test('takes every friendly name', () => {
    for (const adjective of ADJECTIVES)
      for (const noun of NOUNS) expect(nameTellsPrice(`${adjective} ${noun}`)).toBe(false);
  });

  test('refuses every number of five digits or more, however it is set', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 99_999_999 }),
        fc.constantFrom('', ' ', ',', '.', '’', '_', '·', '-', '\u{200b}', '\u{2009}', '\u{202e}'),
        fc.constantFrom(0x30, 0x660, 0x966, 0xff10, 0x1d7ce),
        fc.constantFrom('', 'R1 ', 'Bob '),
        (amount, separator, zero, before) => {
          const digits = Array.from(String(amount), (digit) => String.fromCodePoint(zero + Number(digit)));
          expect(nameTellsPrice(boardName(before + digits.join(separator)))).toBe(true);
        },
      ),
    );
  });
});

test('boardName() holds nothing that nobody sees or that turns the direction', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
      const name = boardName(`${typed}\u{202e}\u{200b}\u{ad}\u{2066}`);
      expect(name).not.toMatch(
        /[\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{2069}\u{ad}\u{feff}\u{e0000}-\u{e007f}]/u,
      );
      expect(boardName(name)).toBe(name);
    }),
  );
  expect(boardName(' \u{200f}Ada\u{ad}  of\tLeeds ')).toBe('Ada of Leeds');
});
