import { describe, expect, it } from 'vitest';
import { notationsOf, type Secret } from './notations.ts';
import { createPriceSearch, search } from './search-text.ts';

const sample: Secret = {
  ownerId: 'listing-1',
  amountMinor: 73_821_900,
  minorDigits: 2,
  areaM2: 87,
  ids: ['listing-1', 'game-listing-1'],
};
const { ids: _, ...ofTheHunt } = sample;
const found = (secret: Secret, text: string, where = 'visitor: games') =>
  search([{ where, text }], createPriceSearch([secret], [])).map(({ notation }) => notation);

describe("a number that may by chance be somebody's price per area", () => {
  it('is a finding in a text that speaks of the home', () => {
    expect(found(sample, '{"home":"game-listing-1","perM2":848528}')).toEqual(['per area']);
  });

  it('is a finding in the answer to a question about the home', () => {
    expect(found(sample, '{"perM2":848528}', 'visitor: open_round listing-1')).toEqual(['per area']);
  });

  it('is chance in a text about something else', () => {
    expect(found(sample, '{"home":"listing-2","port":78831}')).toEqual([]);
  });

  it('is a finding everywhere where the home is one that the hunt made', () => {
    expect(found(ofTheHunt, '{"port":78831}')).toEqual(['per area']);
  });

  it('is a finding everywhere with as many digits as no chance has', () => {
    expect(found(sample, '{"perM2":8485.2758,"rounded":"8485.28"}')).toEqual([]);
    expect(found({ ...sample, areaM2: 8.7 }, '{"rounded":"84852.76"}')).toEqual(['per area']);
  });
});

it('finds the price itself in every text', () => {
  expect(found(sample, '{"of":"nobody","x":738219}')).toEqual(['integer']);
});

describe('where a list goes on, in base64', () => {
  const round: Secret = { ownerId: 'listing-1', amountMinor: 21_400_000, minorDigits: 2, areaM2: null };
  const cursor = (...parts: readonly unknown[]) =>
    `{"next":"${Buffer.from(JSON.stringify(parts)).toString('base64')}"}`;

  it('hides no price', () => {
    expect(found(round, cursor('price', 21_400_000))).toEqual(['minor units']);
    expect(found(round, cursor('price', '214000'))).toEqual(['integer']);
  });

  it('has ids that mean nothing', () => {
    // As Postgres writes it, with a space behind each comma: then the digits of this id stand where those of a price do.
    const text = '["most_played", 0, "5f7cb214-ff2f-47e1-ae0a-17214003ea59"]';
    const encoded = Buffer.from(text).toString('base64');
    expect(notationsOf(round).some(({ pattern }) => pattern.test(encoded))).toBe(true);
    expect(found(round, `{"next":"${encoded}"}`)).toEqual([]);
  });

  it('is a mere id on a board', () => {
    const price: Secret = { ...round, amountMinor: 42_490_000 };
    const id = 'c2370f78-1805-45e4-9077-f01642490043';
    const encoded = (text: string) => Buffer.from(text).toString('base64');
    expect(notationsOf(price).some(({ pattern }) => pattern.test(encoded(id)))).toBe(true);
    expect(found(price, `{"cursor":"${encoded(id)}"}`)).toEqual([]);
    expect(found(price, `{"cursor":"${encoded(`${id} 424900`)}"}`)).toEqual(['integer']);
  });
});
