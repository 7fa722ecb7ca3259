import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { notationsOf } from './notations.ts';

const secret = { ownerId: 'a', amountMinor: 73_821_900, minorDigits: 2, areaM2: 87 };
const found = (text: string) => [
  ...new Set(notationsOf(secret).flatMap(({ name, pattern }) => (pattern.test(text) ? [name] : []))),
];

describe('notationsOf()', () => {
  it.each([
    ['{"price":738219}', 'integer'],
    ['{"price":738219.00}', 'integer'],
    ['{"amount_minor":73821900,"x":1}', 'minor units'],
    ['sold for £738,219 in May', 'thousands separators'],
    ['738.219 €', 'thousands separators'],
    ["CHF 738'219", 'thousands separators'],
    ['738\u202f219', 'thousands separators'],
    ['about 738.2k', 'k'],
    ['738.219K', 'k'],
    ['£0.7382m', 'm'],
    ['0.738219 million', 'm'],
    ['price-0x4666ecc.webp', 'hex'],
    ['b43ab', 'hex'],
    [Buffer.from('73821900').toString('base64'), 'base64'],
    [Buffer.from('x=738219;').toString('base64'), 'base64'],
    [Buffer.from('{"p":738219}').toString('base64'), 'base64'],
    ['{"per_m2_minor":848528}', 'per area'],
    ['8485.28 per m²', 'per area'],
    ['#738219', 'integer'],
    ['#78831', 'per area'],
  ])('finds the price in %s', (text, name) => {
    expect(found(text)).toContain(name);
  });

  it.each([
    '1738219',
    '738219000',
    '73.821',
    '748k',
    'c4666ecc0',
    '738,218',
    '{"w":1600,"h":1200}',
    '--line:#78831d;',
  ])('finds nothing in %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('has all eight notations for a price with enough digits', () => {
    expect(new Set(notationsOf(secret).map(({ name }) => name)).size).toBe(8);
  });
});

describe('notationsOf() a planted round price', () => {
  const round = { ...secret, amountMinor: 43_000_000, isPlantedRound: true };
  const foundRound = (text: string) => notationsOf(round).some(({ pattern }) => pattern.test(foldText(text)));

  it.each([
    '430k',
    '£430K',
    'about 430 thousand',
    '£0.43m',
    '.43 million',
    'four hundred and thirty thousand pounds',
    'FOUR HUNDRED THIRTY THOUSAND',
    '٤٣٠k',
    '４３０k',
    '£430\u2060k',
    '&#52;30k',
    '%34%33%30k',
    '430\u202f000',
  ])('finds it in %s', (text) => {
    expect(foundRound(text)).toBe(true);
  });

  it.each(['1430k', '430km', '4.30k', 'x430k', '431k', 'forty-three'])('finds nothing in %s', (text) => {
    expect(foundRound(text)).toBe(false);
  });
});
