import { describe, expect, it } from 'vitest';
import { readabilityOf, syllablesOf } from './readability.ts';

describe('readabilityOf()', () => {
  it('finds short words in short sentences easier than long ones in long ones', () => {
    const easy = readabilityOf('The cat sat on the mat. It was fat. We fed it.', 'en');
    const hard = readabilityOf(
      'Notwithstanding considerable administrative complications, municipal valuation methodologies necessitate comprehensive documentation.',
      'en',
    );
    expect(easy.ease).toBeGreaterThan(90);
    expect(hard.ease).toBeLessThan(0);
    expect([easy.words, easy.sentences, easy.middleSentence]).toEqual([12, 3, 3]);
  });

  it('counts no heading, no table and no address as a sentence', () => {
    const text =
      'One two three.\n\n## A heading here\n\n| a | b |\n|---|---|\n\nSee [the games](/games/of/a/long/address).';
    expect(readabilityOf(text, 'en').sentences).toBe(2);
  });

  it.each([
    ['home', 'en', 1],
    ['table', 'en', 2],
    ['asked', 'en', 1],
    ['started', 'en', 2],
    ['estimation', 'en', 4],
    ['vivienda', 'es', 3],
    ['a', 'es', 1],
  ] as const)('%s (%s) has %d syllables', (word, language, count) => {
    expect(syllablesOf(word, language)).toBe(count);
  });
});
