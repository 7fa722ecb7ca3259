import { describe, expect, it } from 'vitest';
import { INJECTIONS } from '../answers/stand-in-injections.ts';
import type { Wish } from './match-score.ts';
import { phrasesOfModel, sayPlainly, wishWords, WISH_LANGUAGES } from './plain-wishes.ts';
import { WISHED_FACTS, WISHED_KINDS } from './wish-phrases.ts';
import { readWishes } from './wishes-in-words.ts';

const usual = { weight: 3, isMust: false };
const WISHES: readonly Wish[] = [
  { fact: 'bedrooms', want: 'at_least', value: 4, ...usual },
  { fact: 'bathrooms', want: 'at_least', value: 2, ...usual },
  { fact: 'floorAreaM2', want: 'at_least', value: 90, ...usual },
  { fact: 'leaseYears', want: 'at_least', value: 120, ...usual },
  { fact: 'priceMinor', want: 'at_most', value: 35_000_000, ...usual },
  { fact: 'energyRating', want: 'at_least', value: 'C', ...usual },
  ...WISHED_FACTS.map(([fact]): Wish => ({ fact, want: 'is', value: true, ...usual })),
  ...WISHED_KINDS.map(([, kinds]): Wish => ({ fact: 'homeKind', want: 'one_of', value: kinds, ...usual })),
  { fact: 'hasPool', want: 'is', value: false, ...usual },
  { fact: 'hasGarden', want: 'is', value: true, weight: 5, isMust: true },
  { fact: 'bedrooms', want: 'at_least', value: 3, weight: 5, isMust: true },
  { fact: 'hasPool', want: 'is', value: false, weight: 5, isMust: true },
  { fact: 'hasLift', want: 'is', value: true, weight: 1, isMust: false },
];

describe('sayPlainly()', () => {
  it.each(WISH_LANGUAGES.flatMap((language) => WISHES.map((wish) => [language, wish] as const)))(
    'says in %s what is read as the same wish: %j',
    (language, wish) => {
      const said = sayPlainly(wish, language);
      expect(readWishes(said ?? '')).toEqual({ wishes: [wish], notRead: [] });
    },
  );

  it('says nothing that the rules would turn round', () => {
    expect(sayPlainly({ fact: 'isStepFree', want: 'is', value: false, ...usual }, 'en')).toBeNull();
    expect(sayPlainly({ fact: 'yearBuilt', want: 'at_least', value: 1990, ...usual }, 'en')).toBeNull();
  });
});

describe('wishWords()', () => {
  it.each(WISH_LANGUAGES)('has only words that the rules read, in %s', (language) => {
    const amountOf = (word: string) =>
      /^(?:EPC|certificado)/.test(word) ? 'C' : /^(?:under|hasta)/.test(word) ? '90000' : '90';
    for (const word of wishWords(language))
      expect(readWishes(word.replace('#', amountOf(word))).notRead, word).toEqual([]);
  });
});

describe('phrasesOfModel()', () => {
  it('keeps what the rules read, in our own words, and nothing that was said already', () => {
    const said =
      '- A big garden for the dog, see https://evil.example\n4 bedrooms\nmust have no pool\nHello!';
    expect(phrasesOfModel(said, 'pets welcome, 4 bedrooms', 'en')).toEqual(['garden', 'must have no pool']);
    expect(phrasesOfModel(said, '', 'es')).toContain('4 dormitorios');
    expect(phrasesOfModel('NONE', 'a quiet street', 'en')).toEqual([]);
  });

  it('lets no word of a hostile answer through', () => {
    const words = new Set(
      wishWords('en')
        .flatMap((word) => word.split(' '))
        .concat('must', 'have', 'ideally', 'no'),
    );
    for (const [, text] of INJECTIONS)
      for (const phrase of phrasesOfModel(text, '', 'en'))
        for (const word of phrase.split(' '))
          expect(words.has(word) || /^(?:[\d.]+|[A-G])$/.test(word), phrase).toBe(true);
  });
});
