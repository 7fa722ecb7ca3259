import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../../scripts/test/command.ts';
import { areRealHousesHere, IMPORT_OF_REAL_HOUSES, importWords } from '../../scripts/test/real-houses.ts';
import { expect, test } from './fixtures.ts';
import { clickAtRest, guess, onward, playByHand, startRun } from './player.ts';

const GAME = `/game/${IMPORT_OF_REAL_HOUSES.game}`;

test.describe('real houses with their photos and prices', () => {
  test.skip(!areRealHousesHere, 'the folder with real houses is not beside this checkout');
  test.slow();

  test('are imported by the command and played to the leaderboard', async ({ page }) => {
    test.setTimeout(300_000);
    await promisify(execFile)(
      process.execPath,
      [
        '--import',
        'tsx',
        'scripts/import/main.ts',
        ...importWords({ ...IMPORT_OF_REAL_HOUSES, random: '8' }),
      ],
      { cwd: root },
    );
    await startRun(page, 'Rhea', GAME);
    await expect(page.getByText('in USD')).toBeVisible();
    await page.getByRole('button', { name: 'Next photo' }).click();
    await guess(page, '$700k');
    await clickAtRest(page.getByRole('button', { name: 'Verify it' }));
    await expect(page.getByText('Verified')).toBeVisible();
    await onward(page).click();
    await playByHand(page, ['550k', '$480,000', '1.1m', '620000']);
    await page.getByRole('main').getByRole('link', { name: 'Leaderboard' }).click();
    await expect(page.getByRole('row', { name: /Rhea \(you\)/ })).toBeVisible();
  });
});
