import { violationsOf } from './axe.ts';
import { makePerson } from './builder.ts';
import { expect, test } from './fixtures.ts';
import { keepSession } from './keep-session.ts';
import { playOn, startRun } from './player.ts';

// A page of somebody else, a profile that is hidden again and a link that is used up: the browser reports the answers.
test.use({ allowedNoise: [/status of 4(?:03|04|10|22)/] });

test('a player reads their record, is compared with a friend, shows a profile, and leaves', async ({
  page,
  anotherPage,
  stack,
}) => {
  const ada = await makePerson(stack);
  const ben = await makePerson(stack);
  // Guesses that were made before signing in go along with the account.
  await startRun(page, 'Ada Lovely');
  await playOn(page, ['400k', '400k', '400k', '400k', '400k']);
  await expect(page.getByRole('heading', { name: 'Over par' })).toBeVisible();
  await page.goto('/auth/login?next=/my-results');
  await page.getByLabel('E-mail address').fill(ada.email);
  await page.getByLabel('Password').fill(ada.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('link', { name: 'My record' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My record' })).toBeVisible();
  await expect(page.locator('.record-figures').first()).toContainText('Homes guessed5');
  await expect(page.getByRole('img', { name: 'You played on 1 of the last 182 days.' })).toBeVisible();
  await expect(page.getByText(/^Half of your 5 guesses missed by/)).toBeVisible();
  await expect(page.getByText('First key')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const record = page.url();

  // A link works once, and both see the comparison.
  await page.getByRole('button', { name: 'Make a link for a friend' }).click();
  const link = await page.getByLabel('Link for your friend', { exact: true }).inputValue();
  const friend = await anotherPage();
  await keepSession(friend, stack.site, ben);
  await friend.goto(record);
  await expect(friend).toHaveURL(/access-error/);
  await friend.goto(link);
  await expect(friend.getByText('Ada Lovely would like to compare results with you.')).toBeVisible();
  expect(await violationsOf(friend)).toEqual([]);
  await friend.getByRole('button', { name: 'Agree' }).click();
  await expect(friend.getByText('You and Ada Lovely are compared now.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have ended no game in common yet.')).toBeVisible();

  // Nothing is public before it is chosen.
  await page.getByRole('link', { name: 'Public profile' }).click();
  await expect(page.getByText('Your profile is private.')).toBeVisible();
  await page.getByLabel(/^Show a profile as Ada Lovely/).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Tick the box if you are.').first()).toBeVisible();
  await page.getByLabel('I am sixteen or older').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'See it as others do' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const address = await page.getByLabel('Address of your profile', { exact: true }).inputValue();
  await friend.goto(address);
  await expect(friend.getByRole('heading', { level: 1, name: 'Ada Lovely' })).toBeVisible();
  await expect(friend.getByText('First key')).toBeVisible();
  expect(await violationsOf(friend)).toEqual([]);

  // Leaving: the file first, then the address typed once more.
  await page.getByRole('link', { name: 'My data' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  expect((await file).suggestedFilename()).toBe('house-price-game.json');
  await page.getByLabel('Your e-mail address').fill(ben.email);
  await page.getByRole('button', { name: 'Delete my account in 30 days' }).click();
  await expect(page.getByLabel('Your e-mail address')).toHaveValue(ben.email);
  await expect(page.getByText(/Nothing was deleted/).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('Your e-mail address').fill(ada.email);
  await page.getByRole('button', { name: 'Delete my account in 30 days' }).click();
  await expect(
    page.getByRole('heading', { name: /^Your account will be deleted on \d+ \w+ \d{4}$/ }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await friend.goto(address);
  await expect(friend.getByRole('heading', { level: 1, name: 'Ada Lovely' })).toHaveCount(0);

  // Whoever signs in within the month is told, and keeps it by one press.
  await page.goto('/auth/login?next=/my-results');
  await page.getByLabel('E-mail address').fill(ada.email);
  await page.getByLabel('Password').fill(ada.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible();
  await page.getByRole('button', { name: 'My account', exact: true }).click();
  await page.getByRole('link', { name: 'My record' }).click();
  await page.getByRole('link', { name: 'My data' }).click();
  await expect(page.getByRole('heading', { name: /^Your account will be deleted on/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeVisible();
  await expect(page.getByText(/^Your account will be deleted on/)).toHaveCount(0);
  await friend.goto(address);
  await expect(friend.getByRole('heading', { level: 1, name: 'Ada Lovely' })).toBeVisible();
});
