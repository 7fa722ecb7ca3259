import { violationsOf } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './managed-game.ts';

const AGENT = 'star-agent@example.com';

// A pretended site of the agency: what the guard keeps out is refused before anything is asked.
test('an agent tries an address, sees why it is refused, and keeps what was typed', async ({
  page,
  stack,
  brandUrl,
}) => {
  await signIn(page, stack, AGENT, brandUrl('star', '/scoot-management'));
  await page.getByRole('link', { name: 'Feeds' }).click();
  await page.getByRole('button', { name: 'Add a feed' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add a feed' });
  const name = `Feed ${crypto.randomUUID().slice(0, 8)}`;
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByLabel('Address of the feed').fill(`http://127.0.0.1/${name.slice(-8)}.json`);
  // On a phone as well, what became of it is in sight.
  await page.setViewportSize({ width: 360, height: 640 });
  await dialog.getByRole('button', { name: 'Try it now' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The address leads into a private network');
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByLabel('Read it').selectOption('once a week');
  await dialog.getByRole('button', { name: 'Save the feed' }).click();
  const feed = page.getByRole('listitem').filter({ hasText: name });
  await expect(feed).toContainText('once a week');

  // The clock or the agent reads it: it is paused with the reason, and its readings say so.
  await feed.getByRole('button', { name: `Read now: ${name}` }).click();
  await expect(feed.getByText('Paused')).toBeVisible({ timeout: 20_000 });
  await feed.getByText('Readings so far').click();
  await expect(feed.getByRole('list', { name: `Readings of ${name}` })).toContainText('private network');
  expect(await violationsOf(page)).toEqual([]);
  await feed.getByRole('button', { name: `Remove ${name}` }).click();
  await page
    .getByRole('dialog', { name: `Remove ${name}?` })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(feed).toHaveCount(0);
});
