import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILT_MODES, modeOptions } from '#domain/modes.ts';
import { modeSign } from './mode-sign.ts';

/** The plain game, and the clock that runs along its picture. */
const WITHOUT = ['classic', 'blitz'];

/** A preset is called by what its host chose. */
const NAMED = BUILT_MODES.filter((mode) => mode !== 'custom-presets');

test('modeSign() is another one for every mode, and each is drawn', () => {
  const signs = NAMED.filter((mode) => !WITHOUT.includes(mode)).map((mode) => modeSign(modeOptions(mode)));
  expect(new Set(signs).size).toBe(signs.length);
  const styles = readFileSync(join(import.meta.dirname, 'mode-sign.css'), 'utf8');
  for (const sign of signs) expect(styles).toContain(`[data-sign='${sign ?? ''}']`);
});

test('modeSign() of a plain game is none', () => {
  expect([modeSign(undefined), modeSign({}), modeSign({ isRange: false })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
