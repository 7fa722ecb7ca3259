import type { Page } from '@playwright/test';
import { BUILT_MODES, type BuiltModeKey } from '#domain/modes.ts';
import type { Scene, Stage } from './scene.ts';

/** A mode, or the plain game in words for families. */
type Played = BuiltModeKey | 'families';

const addressOf = (mode: Played) =>
  mode === 'families' ? '/game/sample-for-families' : `/game/sample-mode-${mode}`;

async function begin(stage: Stage, mode: Played): Promise<Page> {
  const page = await stage.visit(addressOf(mode));
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/property\//);
  if (mode === 'comparison') await page.getByRole('button', { name: 'See both prices' }).waitFor();
  else if (mode === 'double-or-nothing')
    await page.getByRole('button', { name: 'Double or nothing' }).waitFor();
  else await page.getByRole('button', { name: 'That is my guess' }).waitFor();
  return page;
}

async function reveal(stage: Stage, mode: Played): Promise<Page> {
  const page = await begin(stage, mode);
  if (mode === 'comparison') {
    await page.getByRole('radio', { name: 'This one' }).first().check({ force: true });
    await page.getByLabel('By how many percent?').fill('25');
    await page.getByRole('button', { name: 'See both prices' }).click();
    await page.locator('.pair-price').first().waitFor();
    return page;
  }
  if (mode === 'double-or-nothing') await page.getByRole('button', { name: 'Double or nothing' }).click();
  if (mode === 'blind-band') {
    await page.getByLabel('At least').fill('300k');
    await page.getByLabel('At most').fill('400k');
  } else await page.getByLabel('Your guess').fill('90m');
  await page.getByRole('button', { name: 'That is my guess' }).click();
  await page.getByRole('link', { name: /^(Next home|See your results)$/ }).waitFor();
  return page;
}

const START = '/game/:gameSlug';
const GUESS = '/game/:gameSlug/property/:listingInGameUuid';

/** Every mode that a game is published in: where it begins, a home before its guess and after it. */
const PLAYED: readonly Played[] = [...BUILT_MODES.filter((mode) => mode !== 'custom-presets'), 'families'];
export const modeScenes: readonly Scene[] = PLAYED.flatMap((mode): Scene[] => [
  { name: `mode-${mode}-start`, route: START, prepare: (stage) => stage.visit(addressOf(mode)) },
  { name: `mode-${mode}-guess`, route: GUESS, prepare: (stage) => begin(stage, mode) },
  { name: `mode-${mode}-reveal`, route: GUESS, prepare: (stage) => reveal(stage, mode) },
]);
