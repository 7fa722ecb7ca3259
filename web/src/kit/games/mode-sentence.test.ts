import { expect, test } from 'vitest';
import { BUILT_MODES, modeOptions } from '#domain/modes.ts';
import { PRESENTATIONS } from '#domain/presentations.ts';
import { readTexts } from '#locales/read-texts.ts';
import { speakLocale } from '#lib/i18n.ts';
import { modeSentence } from './mode-sentence.ts';

const en = readTexts('en');

speakLocale('en-GB', en);

/** A preset is called by what its host chose. */
const NAMED = BUILT_MODES.filter((mode) => mode !== 'custom-presets');

test('modeSentence() says of each mode but classic what it changes, and of no two the same', () => {
  const sentences = NAMED.map((mode) => modeSentence(modeOptions(mode)));
  expect(sentences[0]).toBeNull();
  expect(new Set(sentences).size).toBe(NAMED.length);
});

test.each([
  [{ roundSeconds: 7 }, '7 seconds for each home.'],
  [{ roundSeconds: null }, null],
  [{ isRanked: false }, 'Runs are practice: they have no place on a board.'],
  [{ isCalm: true }, 'No clock, and no points until the result.'],
  [{ hasHints: false }, 'There are no hints.'],
  [
    PRESENTATIONS.hard.options,
    'Hard: no hints, and points fall faster with every miss. It has a board of its own.',
  ],
  [
    { lives: 3, ...PRESENTATIONS.hard.options },
    '3 lives: misses cost them, and the run ends with the last. Hard: no hints, and points fall faster with every miss. It has a board of its own.',
  ],
  [PRESENTATIONS.family.options, 'For families: words instead of points, no clock and no places.'],
  [{ showsFacts: true, showsPhotos: true, isRange: false }, null],
  [undefined, null],
])('modeSentence() of %j comes from the options alone', (options, sentence) => {
  expect(modeSentence(options)).toBe(sentence);
});
