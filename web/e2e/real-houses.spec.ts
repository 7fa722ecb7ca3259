import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from './fixtures.ts';
import { guess, onward, playByHand, startRun } from './player.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const houses = fileURLToPath(new URL('../../../shared/data/houses', import.meta.url));
const GAME = '/game/journey-houses';

test.describe('real houses with their photos and prices', () => {
  test.skip(!existsSync(houses), 'the folder with real houses is not beside this checkout');
  test.slow();

  test('are imported by the command and played to the leaderboard', async ({ page }) => {
    test.setTimeout(300_000);
    const options = [
      '--csv',
      `${houses}/houses.csv`,
      '--photos',
      houses,
      '--game',
      'journey-houses',
      '--title',
      'Real houses',
      '--currency',
      'USD',
    ];
    await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'scripts/import/main.ts', 'listings', ...options],
      { cwd: root },
    );
    await startRun(page, 'Rhea', GAME);
    await expect(page.getByText('in USD')).toBeVisible();
    await page.getByRole('button', { name: 'Next photo' }).click();
    await guess(page, '$700k');
    await page.getByRole('button', { name: 'Verify it' }).click();
    await expect(page.getByText('Verified')).toBeVisible();
    await onward(page).click();
    await playByHand(page, ['550k', '$480,000', '1.1m', '620000']);
    await page.getByRole('main').getByRole('link', { name: 'Leaderboard' }).click();
    await expect(page.getByRole('row', { name: /Rhea \(you\)/ })).toBeVisible();
  });
});
