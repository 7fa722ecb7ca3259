import { expect, test } from './fixtures.ts';
import { countedTotal, guess, onward, runningTotal, startRun } from './player.ts';

const SUBMIT = '**/functions/v1/submit-guess';

test.use({ allowedNoise: [/net::ERR|Failed to load resource/] });

test('a guess that cannot be sent is kept and goes out by itself', async ({ page }) => {
  await startRun(page);
  await page.route(SUBMIT, (route) => route.abort('connectionfailed'));
  await page.getByLabel('Your guess').fill('425k');
  await page.getByRole('button', { name: 'That is my guess' }).click();
  await expect(page.getByText('Your guess of £425,000 is kept here')).toBeVisible({ timeout: 20_000 });
  await page.unroute(SUBMIT);
  await expect(onward(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.ui-reveal')).toContainText('£425,000');
});

test('a guess whose reply was lost counts once, also after a reload', async ({ page }) => {
  await startRun(page);
  let arrived = 0;
  await page.route(SUBMIT, async (route) => {
    await route.fetch();
    arrived += 1;
    await route.abort('connectionreset');
  });
  await page.getByLabel('Your guess').fill('380k');
  await page.getByRole('button', { name: 'That is my guess' }).click();
  await expect(page.getByText('is kept here')).toBeVisible({ timeout: 20_000 });
  expect(arrived).toBeGreaterThan(1);
  await page.unroute(SUBMIT);
  await page.reload();
  await expect(onward(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.ui-reveal')).toContainText('£380,000');
  const total = await countedTotal(page);
  await page.reload();
  await expect(onward(page)).toBeVisible();
  await expect.poll(() => runningTotal(page)).toBe(total);
});

test('losing the network before a start and after a guess loses nothing, and the next home comes by itself', async ({
  page,
  context,
}) => {
  await page.goto('/game/house-prices-game');
  // What comes last, when the page's own files are there.
  await expect(page.getByText('How it looks on this device')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByText('The server could not be reached.')).toBeVisible({ timeout: 20_000 });
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Play now' }).click();
  await guess(page, '350k');
  const total = await countedTotal(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await onward(page).click();
  await expect(page.getByText('This page comes by itself')).toBeVisible({ timeout: 20_000 });
  await context.setOffline(false);
  await expect(page.getByText('Home 2 of 5')).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => runningTotal(page)).toBe(total);
});
