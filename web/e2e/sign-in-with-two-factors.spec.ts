import type { Page } from '@playwright/test';
import { codeAt } from '../../scripts/stack/gateway/auth/second-factor/totp.ts';
import { violationsInBothSchemes } from './axe.ts';
import { expect, test, type Service } from './fixtures.ts';

const PASSWORD = 'correct horse battery';

// The browser reports refused codes itself.
test.use({ allowedNoise: [/status of 4(00|22)/] });

interface Account {
  readonly id: string;
  readonly email: string;
}

async function newAccount(api: string, publishableKey: string): Promise<Account> {
  const email = `codes-${crypto.randomUUID()}@example.com`;
  const answer = await fetch(`${api}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, data: { display_name: 'Ada' } }),
  });
  const { user } = (await answer.json()) as { user: { id: string } };
  return { id: user.id, email };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

async function givePassword(page: Page, { email }: Account): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function giveCode(page: Page, secret: string, button = 'Go on'): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, Date.now()));
  await page.getByRole('button', { name: button, exact: true }).last().click();
}

/** A code works once: as if its time were over. */
async function letCodesPass({ sql }: Service, { id }: Account): Promise<void> {
  await sql(
    `update auth.mfa_challenges c set verified_at = now() - interval '5 minutes'
      from auth.mfa_factors f where f.id = c.factor_id and f.user_id = $1 and c.verified_at is not null`,
    [id],
  );
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My account', exact: true }).click();
  await page.locator('#account-menu').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
}

/** Signs in on the page of the account, and sets an app up there. Answers its secret. */
async function setUp(page: Page, account: Account, name: string): Promise<string> {
  await page.goto(`/u/${account.id}/admin/user`);
  await givePassword(page, account);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('img', { name: /authenticator app to scan/ })).toBeVisible();
  return (await page.getByLabel('Secret', { exact: true }).inputValue()).replaceAll(' ', '');
}

test('an app is set up, asked for at the next sign-in, and taken away', async ({
  page,
  stack,
  callService,
}) => {
  const account = await newAccount(stack.api, stack.publishableKey);
  const own = `/u/${account.id}/admin/user`;
  const secret = await setUp(page, account, 'Phone');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await giveCode(page, secret, 'Turn it on');
  await expect(page.getByText('“Phone” is set up.')).toBeVisible();

  await signOut(page);
  await letCodesPass(callService, account);
  await page.goto(own);
  await givePassword(page, account);
  await expect(heading(page, 'Your code')).toBeFocused();
  await page.getByLabel('Code', { exact: true }).fill('000 000');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('The code is not right.').first()).toBeVisible();
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('000 000');
  expect(await violationsInBothSchemes(page)).toEqual([]);

  // Whoever comes back without the code is asked for it, and comes to the page that they asked for.
  await page.goto('/');
  await page.goto(own);
  await expect(heading(page, 'Your code')).toBeVisible();
  await giveCode(page, secret);
  await expect(page).toHaveURL(new RegExp(`${own}$`));
  await expect(page.getByText('You are asked for a code whenever you sign in.')).toBeVisible();

  await letCodesPass(callService, account);
  await page.getByRole('button', { name: 'Take away Phone' }).click();
  await expect(page.getByRole('dialog')).toContainText('your password alone will sign you in again');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await giveCode(page, secret, 'Take away');
  await expect(page.getByText('“Phone” is taken away.')).toBeVisible();
  await expect(page.getByText('No app is set up.')).toBeVisible();

  await signOut(page);
  await page.goto(own);
  await givePassword(page, account);
  await expect(heading(page, 'How you sign in')).toBeVisible();
});

test('without the code somebody plays, signs out, and changes no password by mail', async ({
  page,
  anotherPage,
  stack,
  callService,
}) => {
  const account = await newAccount(stack.api, stack.publishableKey);
  const secret = await setUp(page, account, 'Phone');
  await giveCode(page, secret, 'Turn it on');
  await expect(page.getByText('“Phone” is set up.')).toBeVisible();
  await letCodesPass(callService, account);

  const other = await anotherPage();
  await other.goto('/auth/login');
  await givePassword(other, account);
  await expect(heading(other, 'Your code')).toBeVisible();
  await other.getByRole('button', { name: 'Sign out' }).last().click();
  await expect(other.getByLabel('Password')).toBeVisible();

  await other.goto('/auth/reset-password');
  await other.getByLabel('E-mail address').fill(account.email);
  await other.getByRole('button', { name: 'Send the link' }).click();
  await expect(heading(other, 'Look into your mail')).toBeVisible();
  const find = async () => {
    const mails = (await (await fetch(`${stack.mail}/api/messages`)).json()) as {
      to: string;
      text: string;
    }[];
    return /https?:\S+/.exec(mails.find(({ to }) => to === account.email)?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(find).not.toBe('');
  await other.goto(await find());
  await expect(heading(other, 'Your code')).toBeVisible();
  await giveCode(other, secret);
  await other.getByLabel('New password').fill('another horse battery');
  await other.getByRole('button', { name: 'Save the password' }).click();
  await expect(other.getByText('Your password is changed.')).toBeVisible();
});
