import { expect, test } from './fixtures.ts';
import { GAME, playOn, startRun } from './player.ts';

// The journey meets a wrong password and a stranger's run; the browser reports both answers itself.
test.use({ allowedNoise: [/status of 40[03]/] });

test('signing up claims the run that was played as a guest', async ({ page }) => {
  const email = `claim-${String(Date.now())}@example.com`;
  await startRun(page, 'Claire');
  await playOn(page, ['400k', '400k', '400k', '400k', '400k']);
  const results = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'create an account' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('Accounts are for players of 16 and older.').first()).toBeVisible();
  await page.getByLabel('I am 16 or older.').check();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('1 run of this browser is now yours.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${results}$`));
  await page.getByRole('button', { name: 'My account' }).click();
  await expect(page.getByText(email)).toBeVisible();

  // The run is the account's now: signed out, the same address shows what anybody may see.
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await page.goto(results);
  await expect(page).toHaveURL(/results_to_share/);
  await page.goto(`/auth/login?next=${encodeURIComponent(results)}`);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill('a wrong one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The e-mail address or the password is wrong.')).toBeVisible();
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(new RegExp(`${results}$`));
  await page.goto(`${GAME}/leaderboard`);
  await expect(page.getByRole('row', { name: /\(you\)/ })).toBeVisible();
});
