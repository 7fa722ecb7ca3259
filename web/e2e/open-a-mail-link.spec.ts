import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { GAME, tabTo } from './player.ts';

const PASSWORD = 'correct horse battery';

// The browser reports refused links and passwords itself.
test.use({ allowedNoise: [/status of 40[03]/] });

interface Account {
  readonly email: string;
  readonly session: { readonly access_token: string; readonly refresh_token: string };
}

/** An account that was made somewhere else. */
async function newAccount(api: string, publishableKey: string): Promise<Account> {
  const email = `link-${crypto.randomUUID()}@example.com`;
  const answer = await fetch(`${api}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, data: { display_name: 'Ada' } }),
  });
  return { email, session: (await answer.json()) as Account['session'] };
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => personIn(page)).toBe(email);
}

/** Who is signed in in this browser. */
function personIn(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('auth-session') ?? '{}') as { user?: { email: string } }).user?.email,
  );
}

/** The link of the newest mail to an address, as its reader finds it in the local mailbox. */
async function linkTo(mail: string, email: string): Promise<string> {
  const find = async () => {
    const mails = (await (await fetch(`${mail}/api/messages`)).json()) as { to: string; text: string }[];
    return /https?:\S+/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0];
  };
  await expect.poll(find).toBeTruthy();
  return (await find()) ?? '';
}

/** Asks for a new password, by keyboard. */
async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/auth/reset-password');
  await tabTo(page, page.getByLabel('E-mail address'));
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
}

/** Nothing of the proof is left in the address, nothing sticks out sideways, and axe is content. */
async function expectCleanPage(page: Page): Promise<void> {
  expect(page.url()).not.toMatch(/token|type=|#/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(1);
  expect(await violationsOf(page)).toEqual([]);
}

test('a forged link with tokens signs nobody in, and replaces nobody', async ({ page, stack }) => {
  const attacker = await newAccount(stack.api, stack.publishableKey);
  const victim = await newAccount(stack.api, stack.publishableKey);
  const { access_token, refresh_token } = attacker.session;
  const forged = `#access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&token_type=bearer&type=recovery`;
  const places = ['/', '/auth/confirm', '/auth/reset-password', '/auth/login'];
  for (const who of [undefined, victim.email]) {
    if (who !== undefined) await signIn(page, who);
    for (const path of places) {
      await page.goto('about:blank');
      await page.goto(path + forged);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      // What could read a session from the address is loaded with the account pages, in the same document.
      await page
        .getByRole('link', { name: /^(Sign in|House Price Game)/ })
        .first()
        .click();
      await page.waitForLoadState('networkidle');
      expect(await personIn(page), path).toBe(who);
    }
  }
});

test('a new account is confirmed by the link of its mail, by keyboard @phone', async ({ page, stack }) => {
  const email = `new-${crypto.randomUUID()}@confirm.example.com`;
  await page.goto(`/auth/create-account?next=${encodeURIComponent(GAME)}`);
  await tabTo(page, page.getByLabel('Name on the leaderboard'));
  await page.keyboard.type('Nora');
  await tabTo(page, page.getByLabel('E-mail address'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(PASSWORD);
  await tabTo(page, page.getByLabel('I am 16 or older.'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();

  const link = await linkTo(stack.mail, email);
  const answer = await page.goto(link);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page.getByRole('heading', { name: 'This address is confirmed.' })).toBeVisible();
  await expect(page.getByText(`The link belongs to the account ${email}.`)).toBeVisible();
  await expectCleanPage(page);
  expect(await personIn(page)).toBeUndefined();
  await tabTo(page, page.getByRole('button', { name: `Sign in as ${email}` }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${GAME}$`));
  expect(await personIn(page)).toBe(email);

  // The link was good once.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link is used or too old.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  await expectCleanPage(page);
  expect(await personIn(page)).toBe(email);
});

test('an account signs in by the link of a mail, and an address without one gets none', async ({
  page,
  stack,
}) => {
  const { email } = await newAccount(stack.api, stack.publishableKey);
  const unknown = `nobody-${crypto.randomUUID()}@example.com`;
  for (const address of [unknown, email]) {
    await page.goto(`/auth/login?next=${encodeURIComponent(GAME)}`);
    await page.getByRole('link', { name: 'Send me a link instead' }).click();
    await expect(page.getByRole('link', { name: 'Sign in with a password' })).toBeVisible();
    await page.getByLabel('E-mail address').fill(address);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
    await expectCleanPage(page);
  }
  const link = await linkTo(stack.mail, email);
  const mails = (await (await fetch(`${stack.mail}/api/messages`)).json()) as { to: string }[];
  expect(mails.filter(({ to }) => to === unknown)).toEqual([]);

  await page.goto(link);
  await expect(page.getByText(`The link belongs to the account ${email}.`)).toBeVisible();
  await page.getByRole('button', { name: `Sign in as ${email}` }).click();
  await expect(page).toHaveURL(new RegExp(`${GAME}$`));
  expect(await personIn(page)).toBe(email);
});

test('a forgotten password is replaced by the link of a mail, and other sessions end, by keyboard', async ({
  page,
  anotherPage,
  stack,
}) => {
  const { email } = await newAccount(stack.api, stack.publishableKey);
  const elsewhere = await anotherPage();
  await signIn(elsewhere, email);
  await askForLink(page, email);
  await page.goto(await linkTo(stack.mail, email));
  await expect(page.getByText(`For the account ${email}.`)).toBeVisible();
  await expectCleanPage(page);

  const field = page.getByLabel('New password');
  await tabTo(page, field);
  await page.keyboard.type('short');
  await page.keyboard.press('Enter');
  await expect(page.getByText('At least 8 characters.').first()).toBeVisible();
  await expect(field).toHaveValue('short');
  await field.fill('another horse battery');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect.poll(() => personIn(page)).toBe(email);

  // The other browser's session cannot be renewed, and the old password is none.
  const refreshToken = await elsewhere.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('auth-session') ?? '{}') as { refresh_token: string }).refresh_token,
  );
  const renewed = await fetch(`${stack.api}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
  expect(renewed.status).toBe(400);
  await elsewhere.evaluate(() => localStorage.clear());
  await signIn(elsewhere, email, 'another horse battery');
});

test('a link for another account says both names, and replaces nobody unasked @phone', async ({
  page,
  stack,
}) => {
  const here = await newAccount(stack.api, stack.publishableKey);
  const other = await newAccount(stack.api, stack.publishableKey);
  await signIn(page, here.email);
  await askForLink(page, other.email);
  await page.goto(await linkTo(stack.mail, other.email));
  await expect(page.getByText(`For the account ${other.email}`)).toContainText(here.email);
  await page.getByLabel('New password').fill('another horse battery');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your password is changed.' })).toBeVisible();
  await expect(page.getByText(`You are signed in as ${here.email}`)).toContainText(other.email);
  await expectCleanPage(page);
  expect(await personIn(page)).toBe(here.email);
  await page.getByRole('button', { name: `Stay signed in as ${here.email}` }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await personIn(page)).toBe(here.email);

  await askForLink(page, other.email);
  await page.goto(await linkTo(stack.mail, other.email));
  await page.getByLabel('New password').fill('a third horse battery');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Sign in as ${other.email}` }).click();
  await expect.poll(() => personIn(page)).toBe(other.email);
});
