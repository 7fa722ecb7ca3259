import { expect, test } from 'vitest';
import { BUILT_MODES, modeOptions } from '#domain/modes.ts';
import { PRESENTATIONS } from '#domain/presentations.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { modeBadge } from './mode-badge.ts';

speakLocale('en-GB', readTexts('en'));

const plain = { modeOptions: {}, roundSeconds: null, missLimitLog: null };

/** A preset is called by what its host chose. */
const NAMED = BUILT_MODES.filter((mode) => mode !== 'custom-presets');

test('modeBadge() is silent about the plain game and has words of its own for every other mode', () => {
  const badges = NAMED.map((mode) => {
    const options = modeOptions(mode);
    return modeBadge({ ...plain, modeOptions: options, roundSeconds: options.roundSeconds ?? null });
  });
  expect(badges[0]).toBeNull();
  expect(badges.slice(1)).not.toContain(null);
  expect(new Set(badges).size).toBe(NAMED.length);
});

test.each([
  [{ ...plain, roundSeconds: 20 }, '20 seconds a home'],
  [{ ...plain, missLimitLog: 0.2231 }, 'One life'],
  [{ ...plain, modeOptions: { isRange: true }, roundSeconds: 20 }, 'Ranges'],
  [{ ...plain, modeOptions: PRESENTATIONS.hard.options }, 'Hard'],
  [{ ...plain, modeOptions: { isRange: true, ...PRESENTATIONS.hard.options } }, 'Ranges · Hard'],
  [{ ...plain, modeOptions: PRESENTATIONS.family.options }, 'For families'],
  [{ ...plain, modeOptions: undefined }, null],
])('modeBadge() of %j comes from mode and rules', (game, badge) => {
  expect(modeBadge(game)).toBe(badge);
});
