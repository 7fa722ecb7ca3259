import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { guess, onward, startRun } from './player.ts';

test.use({ viewport: { width: 360, height: 640 } });

const game = (mode: string): string => `/game/sample-mode-${mode}`;

/** Nothing of the page lies beside the screen of a small phone. */
async function expectToFit(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, page.url()).toBe(0);
}

async function begin(page: Page, mode: string, sentence: string): Promise<void> {
  await page.goto(game(mode));
  await expect(page.getByText(sentence)).toBeVisible();
  await expectToFit(page);
  await startRun(page, 'Ada', game(mode));
  await expectToFit(page);
}

test('blitz shows its clock', async ({ page }) => {
  await begin(page, 'blitz', '15 seconds for each home.');
  await expect(page.getByRole('timer')).toContainText(/0:1[0-5]/);
  // The bar along the photo says the same: it is shorter than the photo as soon as time has passed.
  const widthOf = async (part: string) => (await page.locator(part).boundingBox())?.width ?? 0;
  await expect
    .poll(async () => (await widthOf('.clock-bar')) / (await widthOf('.guess-photos')))
    .toBeLessThan(0.95);
  await guess(page, '400k');
  await expectToFit(page);
});

test('a page about a mode leads into a run of it, in a game of another mode', async ({ page }) => {
  await page.goto('/game-modes/blitz');
  await page.getByRole('link', { name: /^Play .* this way$/ }).click();
  await expect(page.getByLabel('How you play it')).toHaveValue('blitz');
  await expect(page.getByText('Played like this, your run is practice')).toBeVisible();
  await expectToFit(page);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('timer')).toContainText(/0:1[0-5]/);
});

test('zen says that it is practice and keeps its points for the result', async ({ page }) => {
  await begin(page, 'zen', 'No clock, no points until the result, and no ranking');
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByText('Practice: this mode has no ranking.')).toBeVisible();
  await expect(page.locator('.run-total')).toHaveCount(0);
  await guess(page, '400k');
  await expect(page.locator('.ui-reveal')).toBeVisible();
  await expect(page.locator('.ui-ring, .run-total')).toHaveCount(0);
  await expectToFit(page);
});

test('photos alone: no empty panel before the guess, every fact after it', async ({ page }) => {
  await begin(page, 'photo-only', 'You guess from photos alone');
  await expect(page.getByRole('heading', { level: 1, name: 'A home to guess' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Photos of this home' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'About this home' })).toHaveCount(0);
  await guess(page, '400k');
  await expect(page.getByRole('list', { name: 'About this home' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'A home to guess' })).toHaveCount(0);
  await expectToFit(page);
});

test('facts alone: no empty picture before the guess, the photos after it', async ({ page }) => {
  await page.goto(game('text-only'));
  await expect(page.locator('.home-picture')).toHaveCount(0);
  await begin(page, 'text-only', 'You guess from facts alone');
  await expect(page.getByRole('list', { name: 'About this home' })).toBeVisible();
  await expect(page.locator('.guess-photos')).toHaveCount(0);
  await guess(page, '400k');
  await expect(page.getByRole('region', { name: 'Photos of this home' })).toBeVisible();
  await onward(page).click();
  await expect(page.locator('.guess-photos')).toHaveCount(0);
  await expectToFit(page);
});

test('a classroom asks for no name', async ({ page }) => {
  await page.goto(game('classroom-safe'));
  await expect(page.getByText('everybody gets a friendly name')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('button', { name: 'That is my guess' })).toBeVisible();
  await expectToFit(page);
});
