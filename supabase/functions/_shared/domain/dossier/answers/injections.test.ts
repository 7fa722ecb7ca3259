import { describe, expect, it } from 'vitest';
import { checkClaims, readClaims } from './check-claims.ts';
import { cleanRow, MOST_ROW_LENGTH, rowsForModel } from './rows-for-model.ts';
import { INJECTIONS } from './stand-in-injections.ts';
import { phonesIn, stripContacts } from './strip-contacts.ts';
import { holdsLink, stripLinks } from './strip-links.ts';

const OUTSIDE = /https?:|\/\/evil|www\.|javascript:|data:|mailto:|ftp:|<[a-z/!]|!\[|evil\.example/i;
const HIDDEN = /[\u200B\u202A-\u202E\u{E0000}-\u{E007F}]/u;

describe('hostile texts', () => {
  it('are a hundred, no two alike, in many languages and in every place', () => {
    expect(INJECTIONS.length).toBeGreaterThanOrEqual(100);
    expect(new Set(INJECTIONS.map(([, text]) => text)).size).toBe(INJECTIONS.length);
    const scripts = ['Latin', 'Arabic', 'Hebrew', 'Han', 'Hangul', 'Cyrillic', 'Greek', 'Devanagari'];
    for (const script of scripts)
      expect(INJECTIONS.some(([, text]) => new RegExp(`\\p{Script=${script}}`, 'u').test(text))).toBe(true);
    expect(new Set(INJECTIONS.map(([place]) => place)).size).toBe(6);
  });
  it.each(INJECTIONS)(
    'stay one row of data, with nothing that leads outside or is hidden: %s: %j',
    (kind, text) => {
      const row = cleanRow({ id: 'note-1', kind, text });
      expect(row.text).not.toMatch(OUTSIDE);
      expect(row.text).not.toMatch(HIDDEN);
      expect(holdsLink(row.text)).toBe(false);
      const handed = rowsForModel([row, { id: 'fact-2', kind: 'fact', text: 'bedrooms: 3' }]);
      const lines = handed.split(/[\n\r\u2028\u2029]/);
      expect(lines).toHaveLength(2);
      expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
        { id: 'note-1', kind, text: row.text },
        { id: 'fact-2', kind: 'fact', text: 'bedrooms: 3' },
      ]);
      expect(handed).not.toMatch(/[<>]/);
    },
  );
  it.each(INJECTIONS)('said by a model come out as no claim: %s: %j', (_, text) => {
    expect(checkClaims(readClaims(text), [{ id: 'fact-2', kind: 'fact', text: 'bedrooms: 3' }]).kept).toEqual(
      [],
    );
    // Nor does a true quote carry a link out with it.
    const { kept } = checkClaims(
      [{ text: `${text} here`, sources: [{ id: 'fact-2', quote: 'bedrooms: 3' }] }],
      [{ id: 'fact-2', kind: 'fact', text: 'bedrooms: 3' }],
    );
    for (const claim of kept) expect(claim.text).not.toMatch(/https?:|\/\/evil|www\.|<[a-z/!]|!\[/i);
  });
  it('a long row is cut, and says so', () => {
    const long = cleanRow({ id: 'a', kind: 'note', text: 'x'.repeat(MOST_ROW_LENGTH + 1) });
    expect(long.text.endsWith(' […]')).toBe(true);
    expect(cleanRow({ id: 'a', kind: 'note', text: 'x'.repeat(MOST_ROW_LENGTH) }).text).toHaveLength(
      MOST_ROW_LENGTH,
    );
  });
});

describe('stripContacts()', () => {
  it.each([
    ['Write to ana.b+c@mail.example.co.uk now', 'Write to [email] now'],
    ['jane (at) example (dot) com', '[email]'],
    ['jane at example dot com', '[email]'],
    ['Call +44 7700 900123', 'Call [phone]'],
    ['Call 07700 900 123 or (0113) 496 0000', 'Call [phone] or [phone]'],
    ['US: (206) 555-0123, 206-555-0123', 'US: [phone], [phone]'],
    ['Móvil 612 345 678', 'Móvil [phone]'],
    ['Fijo 95 212 34 56 o 952123456', 'Fijo 95 212 34 56 o [phone]'],
    ['Pay GB29 NWBK 6016 1331 9268 19', 'Pay [account]'],
    ['NIE X1234567L', 'NIE [person-number]'],
    ['Ask @ana_homes', 'Ask [handle]'],
    ['０７７００ ９００１２３', '[phone]'],
    ['07\u200B700 900123', '[phone]'],
  ])('%j becomes %j', (text, stripped) => {
    expect(stripContacts(text)).toBe(stripped);
  });
  it.each([
    'Asks £350,000, was £1,250,000 in 2019',
    '650.000.000 or 650 000 000 €',
    'Built 1932, 92.5 m², LS6 2AB, band D',
    'Sold 2019-05-01 for $1,234,567',
    'Lease of 999 years from 01/02/1988',
    'uprn 100023336956',
  ])('leaves %j as it is', (text) => {
    expect(stripContacts(text)).toBe(text);
  });
});

describe('stripLinks()', () => {
  it('keeps the words of a link', () => {
    expect(stripLinks('See [the plan](https://a.example/x), please')).toBe('See the plan, please');
    expect(stripLinks('5 < 6 and 7 > 6')).toBe('5 < 6 and 7 > 6');
    expect(stripLinks('On file: deeds, data: none')).toBe('On file: deeds, data: none');
    expect(stripLinks('price <asking and good')).toBe('price asking and good');
    expect(stripLinks('Near No. 5. Old Mill')).toBe('Near No. 5. Old Mill');
  });
});

describe('phonesIn()', () => {
  it('finds the numbers to call, as they are written, and no price', () => {
    expect(phonesIn('Meet Ann, 020 7946 0958 or +34 612 345 678. Asking £325,000.')).toEqual([
      '+34 612 345 678',
      '020 7946 0958',
    ]);
    expect(phonesIn('Bring the keys at 10:30.')).toEqual([]);
  });
});
