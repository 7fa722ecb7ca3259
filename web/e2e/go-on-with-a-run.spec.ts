import { expect, test } from './fixtures.ts';
import { countedTotal, GAME, guess, onward, runningTotal, startRun } from './player.ts';

// A second guess and a stranger's run are refused on purpose; the browser reports both answers itself.
test.use({ allowedNoise: [/status of 40[39]/] });

test('a reload in the middle of a guess keeps what was typed', async ({ page }) => {
  await startRun(page);
  await page.getByLabel('Your guess').fill('612k');
  await page.reload();
  await expect(page.getByLabel('Your guess')).toHaveValue('612,000');
});

test('the back button shows the home that was guessed, and the run goes on', async ({ page }) => {
  await startRun(page);
  await guess(page, '333k');
  const total = await countedTotal(page);
  await onward(page).click();
  await expect(page.getByText('Home 2 of 5')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Home 1 of 5')).toBeVisible();
  await expect(page.locator('.ui-reveal')).toContainText('£333,000');
  await expect.poll(() => runningTotal(page)).toBe(total);
  await page.goto(GAME);
  await page.getByRole('link', { name: 'Go on with your run' }).click();
  await expect(page.getByText('Home 2 of 5')).toBeVisible();
});

test('two tabs of one round agree on the first guess', async ({ page, context }) => {
  await startRun(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('Your guess')).toBeVisible();
  await guess(page, '500k');
  await other.getByLabel('Your guess').fill('900k');
  await other.getByRole('button', { name: 'That is my guess' }).click();
  await expect(other.getByText('You had guessed this home already.')).toBeVisible();
  await expect(other.locator('.ui-reveal')).toContainText('£500,000');
  // Both count up to it.
  await expect.poll(async () => (await runningTotal(other)) - (await runningTotal(page))).toBe(0);
});

test('a run opened in another browser is shown without its prices', async ({ page, anotherPage }) => {
  await startRun(page);
  await guess(page, '500k');
  const session = new URL(page.url()).searchParams.get('session') ?? '';
  const other = await anotherPage();
  await other.goto(`${GAME}/results/${session}`);
  await expect(other).toHaveURL(/results_to_share/);
  await expect(other.getByRole('heading', { level: 1, name: /^Beat / })).toBeVisible();
  await expect(other.locator('main')).not.toContainText('£');
});
