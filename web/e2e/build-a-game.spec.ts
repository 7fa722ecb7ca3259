import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import {
  countOf,
  dropFiles,
  goToStep,
  homes,
  listingPage,
  makePerson,
  openSignedIn,
  publish,
  showAll,
  signInHere,
  wantedAndKept,
} from './builder.ts';
import { fileTold, messyFile, photoFolder, photosTold } from './builder-files.ts';
import { expect, test } from './fixtures.ts';
import { clickAtRest, guess, onward } from './player.ts';

// Two devices that change one draft: the browser reports the refused save by itself.
test.use({ allowedNoise: [/status of 409/] });

test('a saved page becomes a game that a stranger plays; sign-in loses nothing', async ({
  page,
  anotherPage,
  stack,
}) => {
  await page.goto('/create-game');
  await dropFiles(page, {
    name: 'A house.html',
    mimeType: 'text/html',
    buffer: Buffer.from(listingPage({ street: 'Acacia Avenue', price: 738_219 })),
  });
  await expect(homes(page)).toHaveCount(1);
  await expect(homes(page)).toContainText('12 Acacia Avenue');
  await expect(homes(page)).toContainText('£738,219');
  // Off the thread that draws: however large a page is, the screen goes on moving.
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining('reader')]);
  await page
    .getByLabel('Title of the game')
    .fill(`Saved page ${crypto.randomUUID().replace(/\d/g, 'x').slice(0, 8)}`);
  await goToStep(page, 'Rules');
  await expect(page.getByText('Players may guess from £1,000 to £500,000,000.')).toBeVisible();
  await goToStep(page, 'Publish');
  await page.getByLabel('Your name on it').fill('The Test Press');
  await page.getByLabel(/Sites that may show/).fill('https://www.example.com/page');
  await page.getByRole('button', { name: 'Add the site' }).click();

  // Signing in leads back to the same step of the same draft.
  await signInHere(page, await makePerson(stack));
  await expect(page.getByLabel('Your name on it')).toHaveValue('The Test Press');
  const path = await publish(page);
  await expect(page.getByRole('textbox', { name: 'For another site' })).toHaveValue(/\/embed\/saved-page-/);

  // A stranger sees neither the price nor the street before the guess, and the price after it.
  const player = await anotherPage();
  const seen: string[] = [];
  player.on(
    'response',
    (answer) =>
      void answer
        .text()
        .then((text) => seen.push(text))
        .catch(() => undefined),
  );
  const answer = await player.goto(path);
  expect(answer?.headers()['content-security-policy']).toContain(
    "frame-ancestors 'self' https://www.example.com",
  );
  await expect(player.getByText('Hosted by The Test Press')).toBeVisible();
  await player.getByRole('button', { name: 'Play now' }).click();
  await expect(player.getByLabel('Your guess')).toBeVisible();
  await expect(player.getByRole('heading', { level: 1 })).toHaveText(/house in Leeds/i);
  const before = seen.join('\n');
  for (const secret of ['738,219', '738219', '73821900', 'Acacia', 'LS6 3AA'])
    expect(before).not.toContain(secret);
  await guess(player, '700k');
  await expect(player.getByRole('heading', { name: /^The price is £738,219/ })).toBeVisible();
  await onward(player).click();
  await expect(player).toHaveURL(/\/results\//);
});

test('links keep their rows, are mended in place, and duplicates are told', async ({ page }) => {
  await page.goto('/create-game');
  await page
    .getByLabel('Listing links, one a line')
    .fill(
      [
        'https://www.rightmove.co.uk/properties/171844895?utm_source=mail#/?channel=RES_BUY',
        'https://www.rightmove.co.uk/properties/171844895',
        'https://homes.example.com/listing/acacia-avenue?utm_campaign=x',
        'not a link',
      ].join('\n'),
    );
  await clickAtRest(page.getByRole('button', { name: 'Add these links' }));
  await expect(homes(page)).toHaveCount(3);
  await expect(page.getByText('Lines that are no web address: 1. The first: not a link')).toBeVisible();
  await expect(homes(page).nth(1)).toContainText('It is the same home as number 1.');
  await expect(homes(page).nth(2)).not.toContainText('utm_campaign');

  // The page that a row waits for is brought, and fills that row.
  await expect(homes(page).nth(2)).toContainText('Page needed');
  await homes(page)
    .nth(2)
    .getByRole('button', { name: /^Bring its page/ })
    .click();
  await page.getByLabel('Source of the page').fill(listingPage({ street: 'Acacia Avenue', price: 405_000 }));
  await page.getByRole('button', { name: 'Read the page' }).click();
  await expect(homes(page).nth(2)).toContainText('£405,000');
  await expect(homes(page)).toHaveCount(3);

  // Pages in an archive are taken one by one; one that robots guard is a row named by its file.
  const guarded =
    '<html><head><title>Just a moment...</title></head><script>window._cf_chl_opt = {}</script></html>';
  const archive = zipSync({
    'saved/guarded.html': strToU8(guarded),
    'saved/open.html': strToU8(listingPage({ street: 'Birch Grove', price: 515_000 })),
    'saved/older.zip': zipSync({ 'a.html': strToU8(guarded) }),
  });
  await dropFiles(page, {
    name: 'pages.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(archive),
  });
  await expect(homes(page)).toHaveCount(5);
  await expect(homes(page).nth(3)).toContainText('pages.zip › saved/guarded.html');
  await expect(homes(page).nth(3)).toContainText('check for robots');
  await expect(homes(page).nth(4)).toContainText('£515,000');
  await expect(page.getByText('pages.zip › saved/older.zip is an archive in an archive.')).toBeVisible();

  // Another is typed in by hand: with a price it is a home.
  await homes(page).nth(0).getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Price', { exact: true }).fill('1.2m');
  await page.getByLabel('Bedrooms').selectOption('4');
  await expect(homes(page).nth(0)).toContainText('£1,200,000');
  await expect.poll(() => countOf(page, 'In the game')).toBe(3);
});

test(`every row of ${fileTold} is accounted for, and a killed tab loses none of it`, async ({
  page,
  context,
}) => {
  const csv = messyFile();
  await page.goto('/create-game');
  await dropFiles(page, { name: 'homes.csv', mimeType: 'text/csv', buffer: csv });
  await showAll(page, 250);
  await expect(page.getByText('homes.csv: 250 rows read.')).toBeVisible();
  const counts = {
    all: await countOf(page, 'All'),
    in: await countOf(page, 'In the game'),
    faulty: await countOf(page, 'Need a look'),
    out: await countOf(page, 'Left out'),
  };
  expect(counts.all).toBe(250);
  expect(counts.in).toBe(50);
  // A home of the game with something unsure is in both lists, so each row is in one of them at least.
  expect(counts.in + counts.faulty + counts.out).toBeGreaterThanOrEqual(250);
  expect(counts.faulty).toBeGreaterThan(0);
  // Whatever is refused says why.
  await page.getByRole('button', { name: /^Need a look/ }).click();
  await showAll(page, counts.faulty);
  for (const text of await homes(page).locator('.builder-row-fault').allInnerTexts())
    expect(text).toMatch(/\w+ \w+/);
  await page.getByLabel('Title of the game').fill('Birmingham, all of it');
  await page.getByRole('button', { name: /^All/ }).click();
  // The list is found through, and its ticks go by many at once.
  await page.getByLabel('Search the homes').fill('homes.csv 25');
  expect(await homes(page).count()).toBeLessThan(250);
  await page.getByRole('button', { name: /^Untick these/ }).click();
  await page.getByLabel('Search the homes').fill('');
  await page.getByRole('button', { name: /^Untick all/ }).click();
  await expect.poll(() => countOf(page, 'In the game')).toBe(0);
  await page.getByRole('button', { name: 'Tick 50 at random, of all prices' }).click();
  await expect.poll(() => countOf(page, 'In the game')).toBe(50);
  await expect.poll(() => wantedAndKept(page)).toBe(50);
  await page.getByRole('checkbox', { checked: true }).first().click();
  await expect.poll(() => countOf(page, 'In the game')).toBe(49);

  // What this browser has kept, the tab may lose: it is gone without a goodbye.
  await expect.poll(() => wantedAndKept(page)).toBe(49);
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto('/create-game');
  await showAll(again, 250);
  await expect(again.getByLabel('Title of the game')).toHaveValue('Birmingham, all of it');
  expect(await countOf(again, 'In the game')).toBe(49);
  // Before the game is out, its host hears of what stays out of it, and is led there.
  await again.getByRole('tab', { name: 'Publish' }).click();
  await expect(again.getByText(/^\d+ homes? that you brought in needs? a look\./)).toBeVisible();
  await again.getByRole('link', { name: 'Look at the homes' }).click();
  await expect(again.getByRole('tab', { name: 'Homes' })).toHaveAttribute('aria-selected', 'true');
});

test('a file whose columns are unclear asks which is which', async ({ page }) => {
  await page.goto('/create-game');
  const csv = 'Where,Figure A,Note\n"1 Alpha Road, Leeds",250000,fine\n"2 Beta Road, Leeds",310000,also';
  await dropFiles(page, { name: 'odd.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText('Which column of odd.csv holds what?')).toBeVisible();
  await page.getByLabel('Figure A').selectOption({ label: 'Price' });
  await page.getByLabel('Where').selectOption({ label: 'Address' });
  await page.getByRole('button', { name: 'Use these columns' }).click();
  await expect(homes(page)).toHaveCount(2);
  await expect(
    page.getByText('2 rows name no currency. Their prices were read as British pounds.'),
  ).toBeVisible();

  // Homes in dollars are offered a game in dollars, and are never read as pounds.
  const dollars =
    'address,amount_usd,beds\n"1 A St, Austin, TX 78660",250000,3\n"2 A St, Austin, TX 78660",ask me,several\n';
  await dropFiles(page, { name: 'texas.csv', mimeType: 'text/csv', buffer: Buffer.from(dollars) });
  await expect(
    page.getByText('1 home is priced in US dollars, and the game is in British pounds.'),
  ).toBeVisible();
  await expect(homes(page).nth(3)).toContainText(
    'texas.csv, line 3 · not understood: amount_usd “ask me”, beds “several”',
  );
  await page.getByRole('button', { name: 'Make it a game in US dollars' }).click();
  await page.getByRole('button', { name: 'Keep them in British pounds' }).click();
  await expect.poll(() => countOf(page, 'In the game')).toBe(1);
  await page.getByRole('button', { name: 'Leave them out' }).click();
  await expect(page.getByText('priced in British pounds')).toHaveCount(0);
});

test(`${photosTold} becomes homes without place or name, and a game`, async ({ page, stack }) => {
  const { files, csv, perHome } = await photoFolder();
  await openSignedIn(page, await makePerson(stack));
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.url()} ${request.postData()?.slice(0, 200_000) ?? ''}`),
  );
  await dropFiles(page, [{ name: 'houses.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }]);
  await expect(homes(page).first()).toBeVisible();
  await dropFiles(page, files);
  await expect(page.getByText(/photos are ready|not uploaded yet/).first()).toBeVisible();
  await expect(page.getByText(/photos are ready|not uploaded yet/)).toHaveCount(0, { timeout: 90_000 });
  const rows = homes(page);
  await expect(rows).toHaveCount(files.length / perHome);
  for (const row of await rows.all()) await expect(row).toContainText(`${String(perHome)} photos`);
  await page
    .getByLabel('Title of the game')
    .fill(`Photo folder ${crypto.randomUUID().replace(/\d/g, 'x').slice(0, 8)}`);
  await goToStep(page, 'Publish');
  await expect(page.getByText('Confirm that no faces')).toBeVisible();
  await page.getByLabel(/^I looked/).check();
  const path = await publish(page);
  // Not a single original name went out.
  for (const { name } of files) expect(sent.some((request) => request.includes(name))).toBe(false);
  await page.goto(path);
  await page.getByRole('button', { name: 'Play now' }).click();
  const photo = page.getByRole('region', { name: 'Photos of this home' }).getByRole('img').first();
  await expect(photo).toBeVisible();
  const source = () => photo.evaluate((image) => (image as HTMLImageElement).currentSrc);
  await expect.poll(source).not.toBe('');
  const address = await source();
  const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
  const metadata = await sharp(bytes).metadata();
  expect(metadata.format).toBe('webp');
  expect(['exif', 'xmp', 'iptc'].filter((part) => part in metadata)).toEqual([]);
});

test('a pack starts a game in one press, and a second device changes it under one’s eyes', async ({
  page,
  anotherPage,
  stack,
}) => {
  const person = await makePerson(stack);
  await openSignedIn(page, person);
  await page.getByRole('button', { name: /^Quick three/ }).click();
  await expect(homes(page)).toHaveCount(6);
  await expect(homes(page).first()).toContainText('—'); // nobody knows a sample's price
  await expect(page.getByText('Saved to your account')).toBeVisible();
  const address = new URL(page.url());

  const other = await anotherPage();
  await openSignedIn(other, person, address.pathname + address.search);
  await expect(homes(other)).toHaveCount(6);
  const title = `Changed on the sofa ${crypto.randomUUID().replace(/\d/g, 'x').slice(0, 8)}`;
  await other.getByLabel('Title of the game').fill(title);
  await expect(other.getByText('Saved to your account')).toBeVisible();

  await page.getByLabel('Title of the game').fill('Changed at the desk');
  await expect(page.getByRole('alert').getByText('This draft was changed on two devices')).toBeVisible();
  await page.getByRole('button', { name: 'Take the other version' }).click();
  await expect(page.getByLabel('Title of the game')).toHaveValue(title);
  await goToStep(page, 'Publish');
  const path = await publish(page);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});

test('the bookmark hands a page over behind the hash', async ({ page }) => {
  await page.goto('/create-game');
  await page.getByRole('button', { name: 'Get the bookmark' }).click();
  const code = await page.getByLabel('Or make a bookmark by hand with this address').inputValue();
  const builder = new URL('/create-game', page.url()).href;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('https://homes.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: listingPage({ street: 'Birch Close', price: 312_500 }) }),
  );
  await page.goto('https://homes.example.com/listing/birch-close');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(decodeURIComponent(code.replace(/^javascript:/, ''))),
  ]);
  await opened.waitForURL((url) => url.href.startsWith(builder));
  await expect(homes(opened)).toContainText('12 Birch Close');
  await expect(homes(opened)).toContainText('£312,500');
  expect(new URL(opened.url()).hash).toBe('');
  expect(asked.some((url) => url.includes('Birch') || url.includes('page='))).toBe(false);
});

test('the plainer page has the same builder on one page @phone', async ({ page }) => {
  await page.goto('/create-game-older');
  for (const heading of ['Homes', 'Rules', 'Publish'])
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Type one in' }).click();
  await page.getByLabel('Price', { exact: true }).fill('250k');
  await expect(page.getByText('1 home is in the game.')).toBeVisible();
});
