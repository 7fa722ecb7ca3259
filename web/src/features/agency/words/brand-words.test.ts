import { afterEach, expect, it } from 'vitest';
import { wordTexts } from '#domain/word-batches.ts';
import { homeWord } from '#kit/homes/home-word.ts';
import { addTexts, speakLocale, t } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';

const en = readTexts('en');
afterEach(() => speakLocale('en-GB', en));

it('what a brand calls homes stands in the place of our words, whichever texts come later', () => {
  speakLocale(
    'en-GB',
    {},
    wordTexts([
      { batch: 'extras', key: 'wine-cellar', text: 'Cellar for wine' },
      { batch: 'property-types', key: 'finca', text: 'Finca' },
      { batch: 'property-labels', key: 'bedrooms', text: 'Sleeping rooms' },
    ]),
  );
  addTexts(en);
  expect(homeWord('feature', 'Wine cellar')).toBe('Cellar for wine');
  expect(homeWord('propertyType', 'finca')).toBe('Finca');
  expect(t('homeField.bedrooms')).toBe('Sleeping rooms');
  expect(homeWord('propertyType', 'villa')).toBe('Villa');
  speakLocale('en-GB', en);
  expect(homeWord('propertyType', 'finca')).toBe('Country house');
  expect(homeWord('feature', 'Wine cellar')).toBe('Wine cellar');
});
