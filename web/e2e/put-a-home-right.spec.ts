import { violationsOf } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { HOMES, makeGame, signIn } from './managed-game.ts';
import { playOn, startRun } from './player.ts';

const AGENT = 'star-agent@example.com';
const [FIRST = ''] = HOMES;

test('a player asks about a price, the host puts it right, and the result says what moved', async ({
  page,
  anotherPage,
  stack,
  brandUrl,
}) => {
  const slug = await makeGame(stack);
  const guest = await anotherPage();
  await startRun(guest, 'Gus', brandUrl('star', `/game/${slug}`));
  await playOn(guest, ['440k', '450k', '500k']);
  await guest.getByRole('button', { name: 'Something is wrong with a home' }).click();
  const question = guest.getByRole('dialog');
  await question.getByLabel('Which home?').selectOption({ label: FIRST });
  await question.getByLabel('In your words').fill('It sold for more than that.');
  expect(await violationsOf(guest)).toEqual([]);
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(guest.getByText('Waits for an answer')).toBeVisible();

  await signIn(page, stack, AGENT, brandUrl('star', `/game/${slug}/superbee?tab=fairness`));
  await expect(page.getByText('It sold for more than that.')).toBeVisible();
  await page.getByRole('button', { name: 'Agree with Gus', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Agree', exact: true }).click();
  await page.getByRole('button', { name: `Correct the price of ${FIRST}` }).click();
  const price = page.getByRole('dialog');
  await price.getByLabel('Price', { exact: true }).fill('440k');
  await price.getByRole('button', { name: 'Correct the price' }).click();
  await expect(page.getByText('1 run changed')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await guest.reload();
  await expect(guest.getByText('The price was £400,000 and is now £440,000.')).toBeVisible();
  await expect(guest.getByText('This home: 683 → 1,000 points.')).toBeVisible();
  await expect(guest.getByText('You were right')).toBeVisible();
  await guest.getByText('All corrections of this game').click();
  await expect(guest.getByText('Home 1')).toBeVisible();
});
