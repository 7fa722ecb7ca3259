import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { StackAddress } from '../../scripts/test/stack-address.ts';
import { violationsOf } from './axe.ts';
import { keepSession } from './keep-session.ts';
import { expect, test } from './fixtures.ts';
import { guess } from './player.ts';

const FORUM = '/r/sample-forum';

/** Starts a run from a post of the thread list, under a name; answers the post's title. */
async function openPost(page: Page, name: string, place: number): Promise<string> {
  await page.goto(FORUM);
  const post = page.locator('.forum-post').nth(place);
  const title = (await post.getByRole('heading', { level: 3 }).innerText()).trim();
  await page.evaluate((own) => localStorage.setItem('displayName', own), name);
  await post.getByRole('button', { name: title }).click();
  await expect(page.getByLabel('Your guess')).toBeVisible();
  return title;
}

const comments = (page: Page) => page.getByRole('region', { name: 'What players say' });

async function say(page: Page, text: string): Promise<void> {
  await comments(page).getByRole('textbox', { name: 'Your comment' }).fill(text);
  await comments(page).getByRole('button', { name: 'Post the comment' }).click();
}

/** An account of the platform's own people, made for this test. */
async function makeStaff({ api, publishableKey, secretKey }: StackAddress) {
  const account = { email: `${randomUUID()}@example.com`, password: randomUUID() };
  const ask = async (path: string, key: string, body: object) => {
    const answer = await fetch(api + path, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.ok, path).toBe(true);
    return answer.text();
  };
  const signedUp = JSON.parse(await ask('/auth/v1/signup', publishableKey, account)) as {
    user: { id: string };
  };
  await ask('/rest/v1/rpc/set_staff_member', secretKey, { user_id: signedUp.user.id });
  return account;
}

test('a thread opens with the own guess, is reported, and is moderated', async ({
  page,
  anotherPage,
  stack,
}) => {
  const name = `Talker ${String(Date.now() % 10_000)}`;
  const text = `Too near the road, says ${name}`;
  // The first player guesses and says something.
  const title = await openPost(page, name, 1);
  await expect(page).toHaveURL(/\/r\/sample-forum\/comments\/[0-9a-f-]{36}\/[a-z0-9-]{2,}\?session=/);
  await expect(comments(page)).toHaveCount(0);
  await guess(page, '900k');
  await say(page, text);
  await expect(comments(page).getByText(text)).toBeVisible();

  // The second sees nothing of it before the own guess: not in the list, not on the post, not on the wire.
  const other = await anotherPage();
  const wire: string[] = [];
  other.on('response', (response) => {
    if (response.url().startsWith(stack.api) && !response.url().includes('/storage/'))
      void response.text().then(
        (body) => wire.push(body),
        () => undefined,
      );
  });
  await openPost(other, 'Listener', 1);
  await expect(other.getByText(text)).toHaveCount(0);
  expect(wire.join('\n')).not.toContain(text);
  await guess(other, '800k');
  await expect(comments(other).getByText(text)).toBeVisible();
  await comments(other)
    .getByRole('listitem')
    .filter({ hasText: text })
    .getByRole('button', { name: 'Report' })
    .click();
  await other.getByLabel('Reason').selectOption('personal');
  await other.getByLabel(/^Note/).fill('It says where they live');
  await other.getByRole('button', { name: 'Send the report' }).click();
  await expect(comments(other).getByText('Reported')).toBeVisible();

  // The people who run the game see the report and remove the comment.
  const staff = await anotherPage();
  await keepSession(staff, stack.site, await makeStaff(stack));
  await staff.goto(`${FORUM}/leaderboard`);
  await staff.getByRole('button', { name: /Reports and moderation/ }).click();
  const report = staff.getByRole('listitem').filter({ hasText: text });
  await expect(report).toContainText('It says where they live');
  await expect(report).toContainText(title);
  await report.getByRole('button', { name: 'Remove' }).click();
  await staff.getByLabel('Why').fill('Gives a neighbour away');
  await staff.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(staff.getByRole('listitem').filter({ hasText: text }).getByRole('button')).toHaveCount(0);

  await other.reload();
  await expect(comments(other)).toBeVisible();
  await expect(comments(other).getByLabel('Your comment')).toBeVisible();
  await expect(other.getByText(text)).toHaveCount(0);
  await page.reload();
  await expect(comments(page).getByText('Removed by the people who run this game')).toBeVisible();
});

test.describe('words that cannot be shown', () => {
  test.use({ allowedNoise: [/status of 422/] });

  test('a refused name and a refused comment stay in their fields', async ({ page }) => {
    await page.goto('/game/house-prices-game');
    await page.getByLabel('Name on the leaderboard').fill('Sh1thead');
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(page.getByRole('alert')).toContainText('Some of these words cannot be shown');
    await expect(page.getByLabel('Name on the leaderboard')).toHaveValue('Sh1thead');
    await page.getByLabel('Name on the leaderboard').fill('Ada of Scunthorpe');
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(page.getByLabel('Your guess')).toBeVisible();

    await openPost(page, 'Ada of Scunthorpe', 2);
    await guess(page, '700k');
    await say(page, 'What a sh1t kitchen');
    await expect(comments(page).getByRole('alert')).toContainText('Some of these words cannot be shown');
    await expect(comments(page).getByLabel('Your comment')).toHaveValue('What a sh1t kitchen');
    await say(page, 'What a kitchen');
    await expect(comments(page).getByText('What a kitchen')).toBeVisible();
  });
});

test('a post for a forum holds no price before the guess, and hides it after', async ({ page }) => {
  await page.goto(FORUM);
  const post = page.locator('.forum-post').first();
  await post.getByText('Text to paste into a forum').click();
  const body = post.getByLabel('Text', { exact: true });
  await expect(body).toHaveValue(/Look at the photos and guess/);
  expect(await body.inputValue()).not.toMatch(/\$\s?\d|\d{2,3},\d{3}/);
  await openPost(page, 'Poster', 0);
  await guess(page, '650k');
  await page.getByText('Your guess and the price, to paste into a forum').click();
  await expect(comments(page).getByLabel('Text', { exact: true })).toHaveValue(
    />!My guess: .*650,000!<\n\n>!The price: .*!</,
  );
});

test('an address with another ending leads to the post, its query kept @phone', async ({ page }) => {
  await openPost(page, 'Wanderer', 3);
  const home = page.url();
  await page.goto(home.replace(/\/[^/?]+\?/, '/something-else?') + '&from=forum');
  await expect(page).toHaveURL(`${home}&from=forum`);
  await page.goto(new URL(home).pathname);
  await expect(page).toHaveURL(/\/r\/sample-forum#post-/);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'pixels that stick out sideways').toBeLessThanOrEqual(0);
});

test.describe('a talk without a network', () => {
  test.use({ allowedNoise: [/net::ERR|Failed to load resource/] });

  test('a comment that cannot be sent waits, and is posted once when there is a network', async ({
    page,
    context,
    anotherPage,
  }) => {
    const text = `Cold floors, says ${randomUUID().slice(0, 8)}`;
    await openPost(page, 'Waiter', 4);
    await guess(page, '900k');
    await expect(comments(page).getByLabel('Your comment')).toBeVisible();
    const waiting = page.getByRole('list', { name: 'Your comments that are not posted yet' });

    // Every try arrives, and its reply is lost with the network.
    let arrived = 0;
    await page.route('**/functions/v1/write-comment', async (route) => {
      await route.fetch();
      arrived += 1;
      await context.setOffline(true);
      await route.abort('connectionreset');
    });
    await say(page, text);
    await expect(waiting.getByText(text)).toBeVisible({ timeout: 30_000 });
    await expect(waiting).toContainText('Waiting for the network');
    await expect(comments(page).getByRole('textbox', { name: 'Your comment' })).toHaveValue('');
    expect(arrived).toBeGreaterThan(0);
    await say(page, `${text}, twice`);
    await expect(waiting.getByRole('listitem')).toHaveCount(2);
    expect(await violationsOf(page)).toEqual([]);

    await page.unrouteAll({ behavior: 'wait' });
    const sent = page.waitForRequest('**/functions/v1/write-comment');
    await context.setOffline(false);
    await sent;
    await expect(waiting).toHaveCount(0, { timeout: 30_000 });
    await page.reload();
    await expect(comments(page).getByText(text, { exact: true })).toHaveCount(1);
    await expect(comments(page).getByText(`${text}, twice`)).toHaveCount(1);

    const other = await anotherPage();
    await openPost(other, 'Reader', 4);
    await guess(other, '900k');
    await expect(comments(other).getByText(text, { exact: true })).toHaveCount(1);
  });
});
