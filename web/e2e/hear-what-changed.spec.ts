import { violationsOf } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { HOMES, makeGame, signIn } from './managed-game.ts';
import { playOn, startRun } from './player.ts';

const [FOR_SALE = ''] = HOMES;

test('a home is guessed before its sale, the host settles it, and its player hears of the points', async ({
  page,
  anotherPage,
  stack,
  brandUrl,
  callService,
}) => {
  const slug = await makeGame(stack);
  // The first home is for sale: its price is yet to come.
  await callService.sql(
    `insert into private.listing_prices (listing_id, version, kind, currency)
     select gl.listing_id, 2, 'poll', 'GBP' from public.game_listings gl join public.games g on g.id = gl.game_id
     where g.slug = $1 and gl.position = 1`,
    [slug],
  );
  const guest = await anotherPage();
  await startRun(guest, 'Gus', brandUrl('star', `/game/${slug}`));
  await playOn(guest, ['440k', '450k', '500k']);

  await signIn(
    page,
    stack,
    'star-agent@example.com',
    brandUrl('star', `/game/${slug}/superbee?tab=fairness`),
  );
  await page.getByRole('button', { name: `Lock the guesses of ${FOR_SALE}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lock the guesses' }).click();
  await page.getByRole('button', { name: `Enter the sale of ${FOR_SALE}` }).click();
  const sale = page.getByRole('dialog');
  await sale.getByLabel('Price', { exact: true }).fill('440k');
  await sale.getByRole('button', { name: 'Enter the sale' }).click();
  await expect(page.getByText('1 run changed')).toBeVisible();

  await guest.goto(brandUrl('star', '/games'));
  const results = guest.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'My results' });
  await expect(results).toHaveAccessibleName('My results 1 new notification');
  await results.click();
  await guest.getByRole('link', { name: 'Notifications 1 new notification' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(guest.getByText('New', { exact: true })).toBeVisible();
  // It is read now, and the mark is gone.
  await expect(results).toHaveAccessibleName('My results');
  expect(await violationsOf(guest)).toEqual([]);
  await guest.getByRole('link', { name: `Sold: ${FOR_SALE}` }).click();
  await expect(guest.getByText('It sold for £440,000.')).toBeVisible();
  await expect(guest.getByText('This home: nothing → 1,000 points.')).toBeVisible();
});
