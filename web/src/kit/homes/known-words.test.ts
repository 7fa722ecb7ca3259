import { beforeAll, describe, expect, it } from 'vitest';
import type { HomeWordGroup } from './home-word.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { KNOWN_WORDS, wordOptions } from './known-words.ts';

const en = readTexts('en');

beforeAll(() => speakLocale('en-GB', en));

const GROUPS = Object.keys(KNOWN_WORDS) as HomeWordGroup[];

describe('KNOWN_WORDS', () => {
  it.each(GROUPS)('has exactly the words of %s that there is a text for', (group) => {
    const texts = Object.keys(en).filter((key) => key.startsWith(`${group}.`));
    expect(KNOWN_WORDS[group].map((word) => `${group}.${word}`).toSorted()).toEqual(texts.toSorted());
  });
});

describe('wordOptions()', () => {
  it('offers our words under their names, and nothing at all where a fact may be missing', () => {
    expect(wordOptions('tenure', 'freehold')).toContainEqual({ value: 'freehold', label: 'Freehold' });
    expect(wordOptions('tenure', '')[0]).toEqual({ value: '', label: 'Not given' });
    expect(wordOptions('propertyType', 'flat').map(({ value }) => value)).not.toContain('');
  });
  it('keeps a word that is not ours, and one that is written another way, as it came', () => {
    expect(wordOptions('propertyType', 'Yurt')).toContainEqual({ value: 'Yurt', label: 'Yurt' });
    expect(wordOptions('tenure', 'Share of freehold')).toContainEqual({
      value: 'Share of freehold',
      label: 'Share of freehold',
    });
  });
  it('offers one of two words for the same thing, unless the other is what the home has', () => {
    expect(wordOptions('room', '').filter(({ label }) => label === 'Living room')).toHaveLength(1);
    expect(wordOptions('room', 'living').map(({ value }) => value)).toContain('living');
  });
});
