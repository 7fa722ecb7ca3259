import { violationsOf } from './axe.ts';
import { dropFiles, goToStep, homes, makePerson, openSignedIn, publish } from './builder.ts';
import { expect, test } from './fixtures.ts';
import { guess } from './player.ts';

const CSV = [
  'address,town,price,bedrooms',
  '"1 Alpha Road",Leeds,£250000,3',
  '"2 Beta Road",York,£310000,2',
  '"3 Gamma Road",Leeds,£400000,4',
].join('\n');

test('an agent publishes under the brand, with a penalty, a region and a code that expires', async ({
  page,
  anotherPage,
  stack,
  callService,
  brandUrl,
}) => {
  const person = await makePerson(stack);
  await callService.sql(
    `insert into public.agency_members (agency_id, user_id, role)
     select a.id, u.id, 'agent' from public.agencies a, auth.users u where a.key = 'star' and u.email = $1`,
    [person.email],
  );
  await openSignedIn(page, person);
  await dropFiles(page, { name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
  await expect(homes(page)).toHaveCount(3);
  await page
    .getByLabel('Title of the game')
    .fill(`Rules ${crypto.randomUUID().replace(/\d/g, 'x').slice(0, 8)}`);
  expect(await violationsOf(page)).toEqual([]);

  await goToStep(page, 'Rules');
  const example = page.getByText(/^For example, a home for £300,000/);
  await expect(example).toContainText('£330,000, 10% too high, earns 683 of 1,000 points');
  await page.getByText('Advanced scoring').click();
  await page.getByLabel('Penalty above the price').check();
  await expect(example).toContainText('earns 512 of 1,000 points');
  // A bonus for a band beside points for money would tell the price: it is not to be had.
  await page.getByLabel('Points for').selectOption({ label: 'The amount missed' });
  await expect(page.getByLabel('Bonus for a streak')).toBeDisabled();
  await page.getByLabel('No points from a miss of').fill('60k');
  await expect(example).toContainText('earns 375 of 1,000 points');
  await page.getByLabel('Points for').selectOption({ label: 'How close in proportion' });
  await page.getByText('Only some regions or towns').click();
  await page.getByLabel('Leeds').check();
  expect(await violationsOf(page)).toEqual([]);

  await goToStep(page, 'Publish');
  await expect(
    page.getByRole('heading', { name: '1 home is outside the regions that you chose' }),
  ).toBeVisible();
  await expect(page.getByText('2 Beta Road')).toBeVisible();
  const brand = page.getByLabel('Publish under');
  await brand.selectOption({ index: 1 });
  await expect(page.getByText(/^Players meet it as a game of /)).toContainText(
    await brand.locator('option').nth(1).innerText(),
  );
  await page.getByLabel('Visibility').selectOption({ label: 'With an access code' });
  await page.getByLabel('Access code').fill('open-sesame');
  await page.getByLabel('Runs it opens at most').fill('3');
  await page.getByLabel('Expires').fill('2031-05-01T10:00');
  await page.getByRole('button', { name: 'Add the code' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'OPEN-SESAME' })).toContainText(/3 runs.*2031/);
  expect(await violationsOf(page)).toEqual([]);
  const path = await publish(page);
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  expect(new URL(link).host).toBe(new URL(brandUrl('star')).host);

  // Every row of the file is in the person's history, and the two homes of the game are led to.
  const noted = () =>
    callService.sql<{ rows: string }>(
      `select count(*) || ' noted, ' || count(i.listing_id) || ' tied' as rows from public.listing_imports i
       join auth.users u on u.id = i.user_id where u.email = $1 and i.way = 'file' and i.outcome = 'read'`,
      [person.email],
    );
  await expect.poll(async () => (await noted())[0]?.rows).toBe('3 noted, 2 tied');

  const player = await anotherPage();
  await player.goto(brandUrl('star', `${path}?code=open-sesame`));
  const penalty = player.getByText('A guess above the price loses a quarter of its points');
  await expect(player.getByRole('button', { name: 'Play now' })).toBeVisible();
  // The rules of a game behind a code are for who is in it.
  await expect(penalty).toBeHidden();
  const code = player.getByLabel('Access code');
  if (await code.isVisible()) await code.fill('open-sesame');
  await player.getByRole('button', { name: 'Play now' }).click();
  // A tenth too high: 683 points, and a quarter less for being above.
  await guess(player, '275k');
  await expect(player.locator('.run-total')).toContainText('512');
  await player.goto(brandUrl('star', path));
  await expect(penalty).toBeVisible();
});
