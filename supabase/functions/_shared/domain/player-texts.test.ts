import { describe, expect, test } from 'vitest';
import { PLAYER_TEXTS, scrubPlayerTexts, type PlayerTextTable } from './player-texts.ts';
import { SCRUBBED } from './price-scrub.ts';

const known = [{ amountMinor: 73_821_900, currency: 'GBP' }];
const isTable = (name: string): name is PlayerTextTable => Object.hasOwn(PLAYER_TEXTS, name);

describe('scrubPlayerTexts()', () => {
  test.each(Object.entries(PLAYER_TEXTS))(
    'scrubs every column of %s, as the database and the wire spell it',
    (table, columns) => {
      if (!isTable(table)) throw new Error(table);
      for (const column of columns) {
        if (column === 'address_line') continue;
        const camel = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
        const row = { [column]: 'R1 is 7 3 8 2 1 9', [camel]: ['a', '738٬219'], id: '738219', nothing: null };
        const scrubbed: Record<string, unknown> = scrubPlayerTexts(table, row, known);
        expect(scrubbed).toMatchObject({ id: '738219', nothing: null });
        expect(JSON.stringify([scrubbed[column], scrubbed[camel]])).not.toMatch(/738|8 2/);
      }
    },
  );

  test('leaves the number of a house, and no price, in an address', () => {
    const row = { addressLine: '738 Sample Street', address_line: 'By £738,219', town: '738219' };
    expect(scrubPlayerTexts('assets', row, [{ amountMinor: 73_800_000, currency: 'GBP' }])).toEqual({
      addressLine: '738 Sample Street',
      address_line: `By ${SCRUBBED}`,
      town: SCRUBBED,
    });
  });

  test('leaves null, numbers and other columns, and grows no text', () => {
    const row = {
      town: null,
      tenure: '£1',
      bedrooms: 738_219,
      source_url: 'https://a.example/738219',
      features: [],
    };
    expect(scrubPlayerTexts('assets', row, known)).toEqual({ ...row, tenure: SCRUBBED });
    const long = '£1'.repeat(60);
    expect(scrubPlayerTexts('games', { title: long }, known).title.length).toBeLessThanOrEqual(long.length);
  });
});
