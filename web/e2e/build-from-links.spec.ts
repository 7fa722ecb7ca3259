import { startStandInPortal } from '../../scripts/test/stand-in-portal.ts';
import type { StackAddress } from '../../scripts/test/stack-address.ts';
import type { Page } from '@playwright/test';
import { goToStep, homes, makePerson, openSignedIn, publish } from './builder.ts';
import { expect, test } from './fixtures.ts';
import { clickAtRest, guess, onward } from './player.ts';

const AGENT = 'https://www.sample-agents.co.uk';
const NOT_ALLOWED = 'https://www.rightmove.co.uk/properties/900000001';

/** What was pasted, and what its row has to say. */
const LINKS: readonly (readonly [string, string])[] = [
  [`${AGENT}/homes/sample-lane`, '£425,000'],
  ['https://www.walled-agents.co.uk/homes/1', 'a check for robots'],
  [`${AGENT}/property-for-sale/sampleton`, 'a page of search results'],
  [NOT_ALLOWED, 'do not let programs read it'],
  [`${AGENT}/homes/sample-lane?utm_source=news&gclid=7`, 'It is the same home as number 1.'],
  [`${AGENT}/homes/sample-manor`, 'The price is given on application only'],
  [`${AGENT}/lettings/sample-flat`, 'This home is to let.'],
];

test('pasted links become a game that a stranger plays; every row says what it is', async ({
  page,
  anotherPage,
  stack,
  callService,
}) => {
  const portal = await serveLinks(page, stack);
  const person = await makePerson(stack);
  await openSignedIn(page, person);
  await page.getByLabel('Listing links, one a line').fill(LINKS.map(([link]) => link).join('\n'));
  await clickAtRest(page.getByRole('button', { name: 'Add these links' }));
  await expect(homes(page)).toHaveCount(LINKS.length);
  for (const [place, [, says]] of LINKS.entries()) await expect(homes(page).nth(place)).toContainText(says);
  expect(portal.asked.some((place) => place.includes('rightmove'))).toBe(false);

  // The page that the server may not read is read where the person has it open.
  await homes(page).nth(3).getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('button', { name: 'Bring the page' }).click();
  await page.getByLabel('Source of the page').fill(portal.sourceOf(NOT_ALLOWED));
  await page.getByRole('button', { name: 'Read the page' }).click();
  await expect(homes(page).nth(3)).toContainText('£450,000');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(homes(page)).toHaveCount(LINKS.length);

  await page
    .getByLabel('Title of the game')
    .fill(`From links ${crypto.randomUUID().replace(/\d/g, 'x').slice(0, 8)}`);
  await goToStep(page, 'Publish');
  await expect(page.getByText('2 homes are in the game.')).toBeVisible();
  const path = await publish(page);

  // The person's history has every link, and the page; two of them lead to the homes.
  const history = await callService.sql<{ way: string; outcome: string; is_tied: boolean }>(
    `select i.way, i.outcome, i.listing_id is not null as is_tied from public.listing_imports i
     join auth.users u on u.id = i.user_id where u.email = $1 order by i.way, i.outcome, is_tied`,
    [person.email],
  );
  expect(history.map(({ way, outcome, is_tied: isTied }) => `${way} ${outcome} ${String(isTied)}`)).toEqual([
    ...['link ask false', 'link ask false', 'link read false', 'link read true'],
    ...['link refused false', 'link refused false', 'link refused false', 'page read true'],
  ]);

  const player = await anotherPage();
  await player.goto(path);
  await player.getByRole('button', { name: 'Play now' }).click();
  await guess(player, '400k');
  await expect(player.getByRole('heading', { name: /^The price is £425,000/ })).toBeVisible();
  await onward(player).click();
  await guess(player, '440k');
  await expect(player.getByRole('heading', { name: /^The price is £450,000/ })).toBeVisible();
  await onward(player).click();
  await expect(player).toHaveURL(/\/results\//);
  await portal.close();
});

test('links that a visitor pasted are read once they have signed in', async ({ page, stack }) => {
  const portal = await serveLinks(page, stack);
  await page.goto('/create-game');
  await page.getByLabel('Listing links, one a line').fill(`${AGENT}/homes/sample-lane`);
  await clickAtRest(page.getByRole('button', { name: 'Add these links' }));
  await expect(homes(page)).toContainText('Sign in and it is fetched');
  expect(portal.asked).toEqual([]);
  await openSignedIn(page, await makePerson(stack));
  await expect(homes(page)).toContainText('£425,000');
  await portal.close();
});

/** Lets the import function of this page fetch from a server that stands in for every site. */
async function serveLinks(page: Page, stack: StackAddress) {
  const portal = await startStandInPortal(stack);
  await page.route('**/functions/v1/import-listing', async (route) => {
    const asked = route.request();
    const answer = await portal.answer(
      new Request('http://functions.test/import-listing', {
        method: asked.method(),
        headers: await asked.allHeaders(),
        body: asked.postData(),
      }),
    );
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    });
  });
  return portal;
}
