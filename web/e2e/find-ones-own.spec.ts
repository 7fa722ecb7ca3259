import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { makePerson } from './builder.ts';
import { expect, test } from './fixtures.ts';
import type { Person } from './keep-session.ts';
import { makeGame } from './managed-game.ts';
import { guess, playOn, startRun, tabTo } from './player.ts';

// A name that is refused, and a page that is not for everybody: the browser reports the answers itself.
test.use({ allowedNoise: [/status of 4(?:03|22)/] });

const FIVE = ['400k', '400k', '400k', '400k', '400k'];

/** Signs in on the host of an address and goes there. */
async function signInAt(page: Page, { email, password }: Person, url: string): Promise<void> {
  const { origin, pathname } = new URL(url);
  await page.goto(`${origin}/auth/login?next=${encodeURIComponent(pathname)}`);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(url);
}

test('a guest changes the name of a run, goes on to a new game and finds the result again', async ({
  page,
}) => {
  await startRun(page, 'Lively Rowan');
  await playOn(page, FIVE);
  const results = new URL(page.url()).pathname;
  await expect(page.getByText('You played as Lively Rowan')).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('Your name').fill('It is 450k');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByText('A name cannot hold a price').first()).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('It is 450k');
  await page.getByLabel('Your name').fill('Amber Otter');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByText('You played as Amber Otter')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change' })).toBeFocused();

  await expect(page.getByRole('link', { name: 'Play again (practice)' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const next = page.getByRole('link', { name: /^Next game: / });
  const title = ((await next.textContent()) ?? '').replace('Next game: ', '');
  await next.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('link', { name: 'My results' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My results' })).toBeFocused();
  const runs = page.getByRole('main').getByRole('listitem');
  await expect(runs).toHaveCount(1);
  await expect(runs).toContainText('Finished');
  expect(await violationsOf(page)).toEqual([]);
  await runs.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${results}$`));
});

test('whoever made a game without an agency finds it, and only they see the way to manage it', async ({
  page,
  anotherPage,
  stack,
  brandUrl,
  callService,
}) => {
  const slug = await makeGame(stack);
  const host = await makePerson(stack);
  const start = brandUrl('star', `/game/${slug}`);
  await signInAt(page, host, start);
  await expect(page.getByRole('link', { name: 'Manage this game' })).toHaveCount(0);
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('link', { name: 'My games' }).click();
  await expect(page.getByText('You have made no game yet')).toBeVisible();
  // A brand that has no builder offers none, here as little as in its header.
  await expect(page.getByRole('link', { name: 'Make a game' })).toHaveCount(0);

  await callService.sql(
    'update public.games set owner_id = (select id from auth.users where email = $1) where slug = $2',
    [host.email, slug],
  );
  await page.goto(brandUrl('star', '/scoot-management'));
  await expect(page).toHaveURL(brandUrl('star', '/my-games'));
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Managed' });
  await expect(row).toContainText('3 homes');
  await expect(row).toContainText('Open');
  expect(await violationsOf(page)).toEqual([]);
  await row.getByRole('link', { name: /^Manage this game/ }).click();
  await expect(page).toHaveURL(new RegExp(`/game/${slug}/superbee$`));

  for (const path of [start, `${start}/leaderboard`]) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Manage this game' })).toBeVisible();
  }
  const visitor = await anotherPage();
  await visitor.goto(start);
  await expect(visitor.getByRole('button', { name: 'Play now' })).toBeEnabled();
  await expect(visitor.getByRole('link', { name: 'Manage this game' })).toHaveCount(0);
});

test('what everybody guessed, opened in the middle of a run, leads back to its next home', async ({
  page,
}) => {
  await startRun(page);
  await guess(page, '400k');
  const run = new URL(page.url());
  await page.goto(`${run.pathname}/guesstimates`);
  await page.getByRole('link', { name: 'Next home' }).click();
  await expect(page.getByLabel('Your guess')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('session')).toBe(run.searchParams.get('session'));
  expect(new URL(page.url()).pathname).not.toBe(run.pathname);
});

for (const viewport of [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
])
  test(`the ways of the site lie under the thumb at ${String(viewport.width)} pixels, and not in a run`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const box = await menu.boundingBox();
    expect(box && Math.round(box.y + box.height)).toBe(viewport.height);
    expect(box?.height).toBeLessThan(64);
    await menu.getByRole('link', { name: 'Make a game' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Make a game' })).toBeVisible();
    await menu.getByRole('link', { name: 'Games' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeFocused();
    await expect(menu.getByRole('link', { name: 'Games' })).toHaveAttribute('aria-current', 'page');
    expect(await violationsOf(page)).toEqual([]);
    await startRun(page);
    await expect(menu).toHaveCount(0);
  });

test('the account menu is opened, gone through and left by the keyboard', async ({ page, stack }) => {
  await signInAt(page, await makePerson(stack), new URL('/games', stack.site).href);
  const button = page.getByRole('button', { name: 'My account' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'My games' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'My games' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'My games' })).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Drafts' }).click();
  await expect(page.getByRole('dialog', { name: 'Drafts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await button.click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});
