import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { dropFiles, goToStep, homes, listingPage, makePerson, openSignedIn } from './builder.ts';
import { expect, test, type Service } from './fixtures.ts';
import { HOMES, makeGame, save, signIn } from './managed-game.ts';
import { clickAtRest, guess, onward, startRun } from './player.ts';

const AGENT = 'star-agent@example.com';
const ADMIN = 'star-admin@example.com';
const STAFF = 'staff@example.com';
const [FIRST = '', SECOND = ''] = HOMES;

test.use({ allowedNoise: [/status of 4(?:09|22)/] });

/** Somebody asks for a home to be taken down, as the form does it, from an address of their own. */
async function ask(callService: Service, name: string, pageUrl: string): Promise<void> {
  await callService.rpc('request_takedown', {
    client_address: randomUUID(),
    payload: {
      ...{ request_key: randomUUID(), name, email: 'rights@example.com', capacity: 'photographer' },
      ...{ subject: 'photos', page_url: pageUrl, statement: `These photos are mine, says ${name}.` },
    },
  });
}

/** The id of a home of a game, by its title. */
async function homeOf(callService: Service, slug: string, title: string): Promise<string> {
  const [row] = await callService.sql<{ id: string }>(
    `select gl.id from public.game_listings gl join public.games g on g.id = gl.game_id
      join public.listings l on l.id = gl.listing_id where g.slug = $1 and l.title = $2`,
    [slug, title],
  );
  return row?.id ?? '';
}

async function openTab(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('tab', { name }).click();
}

test('managers refuse one takedown with a reason and grant another, once, and runs keep their points', async ({
  page,
  anotherPage,
  stack,
  brandUrl,
  callService,
}) => {
  const slug = await makeGame(stack);
  const url = brandUrl('star', `/game/${slug}/superbee`);
  const guest = await anotherPage();
  await startRun(guest, 'Gil', brandUrl('star', `/game/${slug}`));
  await guess(guest, '400k');
  for (const [title, name] of [
    [FIRST, 'Ana Sample'],
    [SECOND, 'Ben Sample'],
  ] as const)
    await ask(
      callService,
      name,
      brandUrl('star', `/game/${slug}/property/${await homeOf(callService, slug, title)}`),
    );

  const other = await anotherPage();
  await signIn(page, stack, AGENT, url);
  await signIn(other, stack, ADMIN, url);
  for (const one of [page, other]) await openTab(one, /^Takedowns \(2\)$/);
  const requests = page.getByRole('region', { name: 'Takedown requests' }).getByRole('listitem');
  await expect(requests.filter({ hasText: 'Ana Sample says that they took the photos.' })).toContainText(
    FIRST,
  );
  expect(await violationsOf(page)).toEqual([]);

  // A refusal says why.
  await page.getByRole('button', { name: `Refuse with a reason: ${SECOND}` }).click();
  await page.getByRole('button', { name: 'Refuse with a reason', exact: true }).click();
  await expect(page.getByText('The reason is missing. Say in a few words why.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Why' }).fill('Our own photographer took these.');
  await page.getByRole('button', { name: 'Refuse with a reason', exact: true }).click();
  await expect(page.getByText('The request is refused. The home stays.')).toBeVisible();

  // A second decider, who still sees the request, is told that nothing of theirs happened.
  await other.getByRole('button', { name: `Take the home down: ${SECOND}` }).click();
  await other.getByRole('button', { name: 'Take the home down', exact: true }).click();
  await expect(other.getByText(/Somebody else was faster and refused the request/)).toBeVisible();

  await page.getByRole('button', { name: `Take the home down: ${FIRST}` }).click();
  const dialog = page.getByRole('dialog', { name: `Take down ${FIRST}?` });
  await expect(dialog).toContainText('Runs keep their points');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Take the home down', exact: true }).click();
  await expect(page.getByText('The home is taken down.')).toBeVisible();
  await expect(page.getByText('No open requests')).toBeVisible();
  await page.getByText('Decided requests').click();
  await expect(page.getByText('Our own photographer took these.')).toBeVisible();
  await openTab(page, /^History$/);
  await expect(page.getByText('refused to take a home down: Our own photographer took these.')).toBeVisible();
  await expect(page.getByText('took a home down.', { exact: false }).first()).toBeVisible();
  await openTab(page, /^Homes$/);
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();

  await onward(guest).click();
  await expect(guest.getByRole('heading', { name: SECOND })).toBeVisible();
  await guess(guest, '450k');
  await onward(guest).click();
  await guess(guest, '500k');
  await onward(guest).click();
  await expect(guest.getByRole('heading', { name: /3,000 of 3,000 points/ })).toBeVisible();
});

test('staff find the home that a request does not name; reports of a game are in its management', async ({
  page,
  stack,
  brandUrl,
  callService,
}) => {
  const slug = await makeGame(stack);
  const title = `House of ${slug}`;
  await callService.sql(
    `update public.listings set title = $2 where id = (select listing_id from public.game_listings where id = $1)`,
    [await homeOf(callService, slug, FIRST), title],
  );
  await ask(callService, `Cleo ${slug}`, 'the house with the red door');
  await signIn(page, stack, STAFF, brandUrl('star', '/scoot-management'));
  await page.getByRole('link', { name: 'Takedown requests' }).click();
  await expect(page.getByRole('heading', { name: 'Takedown requests' })).toBeFocused();
  const request = page.getByRole('listitem').filter({ hasText: `Cleo ${slug} says` });
  // The oldest come first, so other journeys' requests may stand before it.
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(request.or(more).first()).toBeVisible();
  if (await more.isVisible()) await more.click();
  await request.getByRole('button', { name: /^Take the home down/ }).click();
  await expect(request.getByText('Choose the home that is meant first.')).toBeVisible();
  await request.getByLabel('Which home is meant?').fill(title);
  await request.getByRole('button', { name: 'Look for it' }).click();
  await request.getByRole('checkbox', { name: title }).check();
  await request.getByRole('button', { name: /^Take the home down/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(title);
  await dialog.getByRole('button', { name: 'Take the home down', exact: true }).click();
  await expect(page.getByText('The home is taken down.')).toBeVisible();
  await expect(request).toHaveCount(0);

  await page.goto(brandUrl('star', `/game/${slug}/superbee`));
  await openTab(page, /^Reports$/);
  await expect(page.getByRole('heading', { name: 'Reports and moderation' })).toBeVisible();
  await expect(page.getByText('No open reports')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('a listing is read again: its host refuses, its page is brought, and the manager chooses what to take', async ({
  page,
  anotherPage,
  stack,
  brandUrl,
  callService,
}) => {
  const slug = await makeGame(stack);
  const home = await homeOf(callService, slug, FIRST);
  await callService.sql(
    `update public.listings set source_url = 'https://www.zoopla.co.uk/for-sale/details/900000003/'
      where id = (select listing_id from public.game_listings where id = $1)`,
    [home],
  );
  const guest = await anotherPage();
  await startRun(guest, 'Flo', brandUrl('star', `/game/${slug}`));
  await signIn(page, stack, AGENT, brandUrl('star', `/game/${slug}/property/${home}/superbee`));
  await page.getByLabel('Bedrooms').selectOption('5');
  await page.getByRole('button', { name: 'Read it again on zoopla.co.uk' }).click();
  await expect(page.getByRole('alert')).toContainText("The site's terms");
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('Source of the page').fill(listingPage({ street: 'Mill Lane', price: 425_000 }));
  await page.getByRole('button', { name: 'Read the page' }).click();
  const found = page.getByRole('region', { name: 'Has the listing changed?' });
  await expect(found.getByRole('listitem').filter({ hasText: '£425,000' })).toContainText('£400,000');
  // What is being edited stays unless its editor says otherwise.
  await expect(found.getByRole('checkbox', { name: /Bedrooms You changed this/ })).not.toBeChecked();
  await found.getByRole('checkbox', { name: 'Description' }).uncheck();
  expect(await violationsOf(page)).toEqual([]);
  await found.getByRole('button', { name: /^Put \d+ changes into the form$/ }).click();
  await expect(page.getByLabel('Town')).toHaveValue('Leeds');
  await expect(page.getByLabel('Bedrooms')).toHaveValue('5');
  await expect(page.getByLabel('Description')).toHaveValue('Three bedrooms and a garden.');

  // Somebody else saves first: nothing is overwritten without a choice.
  const other = await anotherPage();
  await signIn(other, stack, ADMIN, brandUrl('star', `/game/${slug}/property/${home}/superbee`));
  await other.getByLabel('Town').fill('York');
  await save(other);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('dialog', { name: 'Somebody else saved meanwhile' });
  await expect(conflict).toContainText('York');
  await conflict
    .getByRole('radio', { name: /Theirs/ })
    .first()
    .check();
  await conflict.getByRole('button', { name: 'Save this' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByLabel('Town')).toHaveValue('York');
  await page.getByText('Earlier versions of the price').click();
  await expect(page.getByText('£425,000 asking price', { exact: false })).toBeVisible();

  // The run under way keeps the price that it was sealed with.
  await guess(guest, '400k');
  await expect(guest.getByText('£400,000').first()).toBeVisible();
});

test('what somebody brought in is listed with its end, and used again', async ({ page, stack }) => {
  await page.goto('/create-game');
  await openBroughtIn(page);
  await expect(page.getByText('Sign in to have a history')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await openSignedIn(page, await makePerson(stack));
  const history = page.getByRole('dialog', { name: 'Drafts and homes' });
  await openBroughtIn(page);
  await expect(history.getByText('Nothing has been brought in yet')).toBeVisible();
  await history.getByRole('button', { name: 'Close' }).click();
  // What the browser reads itself is noted by the side, a little later.
  const isNoted = page.waitForResponse((answer) => answer.url().includes('/rpc/note_imports'));
  await dropFiles(page, {
    name: 'A house.html',
    mimeType: 'text/html',
    buffer: Buffer.from(listingPage({ street: 'Acacia Avenue', price: 738_219 })),
  });
  await expect(homes(page)).toHaveCount(1);
  await isNoted;
  const link = 'https://www.zoopla.co.uk/for-sale/details/900000009/';
  await page.getByLabel('Listing links, one a line').fill(link);
  await clickAtRest(page.getByRole('button', { name: 'Add these links' }));
  await expect(homes(page)).toHaveCount(2);
  await expect(homes(page).nth(1)).toContainText("The site's terms");

  await openBroughtIn(page);
  const entries = history.getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(0)).toContainText('Page needed');
  await expect(entries.nth(0)).toContainText('Link · www.zoopla.co.uk');
  await expect(entries.nth(1)).toContainText('12 Acacia Avenue, Leeds LS6 3AA');
  await expect(entries.nth(1)).toContainText('In this draft');
  await expect(history).not.toContainText(/738,?219/);
  expect(await violationsOf(page)).toEqual([]);
  await history.getByRole('button', { name: 'Close' }).click();

  // Another draft: the link goes in again.
  await page.getByRole('button', { name: 'Drafts and homes' }).click();
  await page.getByRole('button', { name: 'Begin a new game' }).click();
  await expect(homes(page)).toHaveCount(0);
  await openBroughtIn(page);
  await entries
    .nth(0)
    .getByRole('button', { name: /^Use again/ })
    .click();
  await expect(entries.nth(0)).toContainText('In this draft');
  await history.getByRole('button', { name: 'Close' }).click();
  await expect(homes(page)).toHaveCount(1);
});

test('the end and the limit of a code change afterwards', async ({ page, stack, brandUrl }) => {
  const slug = await makeGame(stack);
  await signIn(page, stack, AGENT, brandUrl('star', `/game/${slug}/superbee`));
  await openTab(page, /^Access codes$/);
  await page.getByLabel('What it is for').fill('Friday class');
  await page.getByLabel('Runs it opens at most').fill('2');
  await page.getByRole('button', { name: 'Make a code' }).click();
  await expect(page.getByText('used 0 of 2 times')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'The new code' })).toHaveValue(/^[A-Z0-9-]{6,}$/);
  await expect(page.getByRole('button', { name: 'Copy: The new code' })).toBeVisible();
  // The tab stands in the address; the code is shown once.
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Access codes' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('used 0 of 2 times')).toBeVisible();
  await expect(page.getByText('The new code')).toHaveCount(0);
  await openTab(page, /^Share$/);
  await expect(page).toHaveURL(/\?tab=share$/);
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue(brandUrl('star', `/game/${slug}`));
  await expect(page.getByRole('img', { name: /^QR code for / })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'For another site' })).toHaveValue(
    new RegExp(`/embed/${slug}`),
  );
  expect(await violationsOf(page)).toEqual([]);
  await openTab(page, /^Access codes$/);
  await page.getByRole('button', { name: 'Change: Friday class' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Friday class' });
  await expect(dialog).toContainText('It has opened 0 runs so far.');
  await dialog.getByLabel('Runs it opens at most').fill('30');
  await dialog.getByLabel('Expires').fill('2020-01-01T10:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('Runs it opens at most')).toHaveValue('30');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByLabel('Expires').fill('2099-01-01T10:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('used 0 of 30 times · until 1 Jan 2099')).toBeVisible();
});

test('the limits of a code change before the game is published', async ({ page, stack }) => {
  await openSignedIn(page, await makePerson(stack), '/create-game');
  await goToStep(page, 'Publish');
  await page.getByLabel('Visibility').selectOption('code');
  await page.getByLabel('Access code', { exact: true }).fill('friday');
  await page.getByRole('button', { name: 'Add the code' }).click();
  const code = page.getByRole('listitem').filter({ hasText: 'FRIDAY' });
  await expect(code).toContainText('as often as you like');
  await code.getByRole('button', { name: 'Change the limits of the code FRIDAY' }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  const field = await code.getByLabel('Expires').boundingBox();
  expect((field?.x ?? 360) + (field?.width ?? 0)).toBeLessThan(360);
  await code.getByLabel('Runs it opens at most').fill('30');
  await code.getByLabel('Expires').fill('2099-01-01T10:00');
  expect(await violationsOf(page)).toEqual([]);
  await expect(code).toContainText('30 runs');
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'FRIDAY' })).toContainText('2099');
});

/** Shows what the person brought in before. */
async function openBroughtIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Drafts and homes' }).click();
  await page.getByRole('tab', { name: 'Brought in' }).click();
}
