import { violationsOf } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { HOMES, makeGame, save, signIn } from './managed-game.ts';
import { guess, onward, playOn, startRun } from './player.ts';

const AGENT = 'star-agent@example.com';
const ADMIN = 'star-admin@example.com';
const [FIRST = '', SECOND = '', THIRD = ''] = HOMES;

test('a manager reorders, retitles and hides homes while a guest plays on with the rounds it has', async ({
  page,
  anotherPage,
  stack,
  brandUrl,
}) => {
  const slug = await makeGame(stack);
  const guest = await anotherPage();
  await startRun(guest, 'Gus', brandUrl('star', `/game/${slug}`));
  await expect(guest.getByRole('heading', { name: FIRST })).toBeVisible();
  await guess(guest, '410k');

  await signIn(page, stack, AGENT, brandUrl('star', `/game/${slug}/superbee`));
  const homes = page.getByRole('list', { name: 'Homes in their order' });
  await expect(homes.getByRole('heading', { level: 2 })).toHaveText([FIRST, SECOND, THIRD]);
  await expect(homes).toContainText('£400,000 sold price, 14 March 2025');
  await page.getByRole('button', { name: `Move ${THIRD} up` }).click();
  await page.getByRole('button', { name: `Move ${THIRD} up` }).click();
  await homes.getByText('Title and clues').first().click();
  await page.getByLabel('Title in this game').first().fill('The hill, yours for £450,000');
  await page.getByRole('switch', { name: `Shown to players: ${SECOND}` }).click();
  // Another tab and back: what is not saved yet is still there.
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page).toHaveURL(/\?tab=log$/);
  await page.getByRole('tab', { name: 'Homes' }).click();
  await save(page);
  await expect(homes.getByRole('heading', { level: 2 })).toHaveText([/The hill, yours for/, FIRST, SECOND]);
  await expect(homes).not.toContainText('yours for £450,000');
  await expect(homes.getByText('Hidden', { exact: true })).toBeVisible();
  // Somebody has a ranked run: what points depend on stays as it is.
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByLabel('Difficulty')).toBeDisabled();
  // Which sites may frame it does not; the next visitor of such a site is let in.
  await page.getByLabel(/^Sites that may show/).fill('https://www.example.com/page');
  await page.getByRole('button', { name: 'Add the site' }).click();
  await save(page);
  const framed = await anotherPage();
  const policyOf = async () =>
    (await framed.goto(brandUrl('star', `/embed/${slug}`)))?.headers()['content-security-policy'];
  await expect.poll(policyOf).toContain("frame-ancestors 'self' https://www.example.com");
  await page.getByRole('button', { name: 'Remove www.example.com' }).click();
  await save(page);
  await expect.poll(policyOf).toContain("frame-ancestors 'none'");
  // How many played, as a sentence and as a table.
  await page.getByRole('tab', { name: 'Players' }).click();
  await expect(page.getByText('Runs in 30 days: 1 started, 0 of them finished.')).toBeVisible();
  // A phone shows four tabs of eight: the one that an address opens is among them.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(brandUrl('star', `/game/${slug}/superbee?tab=log`));
  await expect(page.getByRole('tab', { name: 'History' })).toBeInViewport({ ratio: 0.95 });
  await page.setViewportSize({ width: 1280, height: 800 });

  // The guest's run has the homes that it began with, also the hidden one.
  await onward(guest).click();
  await expect(guest.getByRole('heading', { name: SECOND })).toBeVisible();
  await playOn(guest, ['450k', '500k']);

  const later = await anotherPage();
  await startRun(later, 'Lea', brandUrl('star', `/game/${slug}`));
  await expect(later.getByRole('heading', { name: /The hill, yours for/ })).toBeVisible();
  await guess(later, '410k');
  await onward(later).click();
  await playOn(later, ['450k']);
});

test.describe('what is refused', () => {
  test.use({ allowedNoise: [/status of 40[39]/] });

  test('two managers who edit at once are asked, and nothing of either is lost', async ({
    page,
    anotherPage,
    stack,
    brandUrl,
  }) => {
    const url = brandUrl('star', `/game/${await makeGame(stack)}/superbee`);
    const other = await anotherPage();
    await signIn(page, stack, AGENT, url);
    await signIn(other, stack, ADMIN, url);
    for (const one of [page, other]) await one.getByRole('tab', { name: 'Settings' }).click();

    await other.getByLabel('Title of the game').fill('The title of the admin');
    await other.getByLabel('Description').fill('Words of the admin.');
    await save(other);

    await page.getByLabel('Title of the game').fill('The title of the agent');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Somebody else saved meanwhile' });
    await expect(dialog).toContainText('Words of the admin.');
    // Put off, everything typed is still there, and the next save asks again.
    await dialog.getByRole('button', { name: 'Go on editing' }).last().click();
    await expect(page.getByLabel('Title of the game')).toHaveValue('The title of the agent');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByRole('radio', { name: /Yours/ })).toBeChecked();
    await dialog.getByRole('radio', { name: /Theirs/ }).check();
    await dialog.getByRole('radio', { name: /Yours/ }).check();
    await dialog.getByRole('button', { name: 'Save this' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The title of the agent');
    await expect(page.getByLabel('Description')).toHaveValue('Words of the admin.');
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByText('saved the game.')).toHaveCount(2);
  });

  test('a visitor is asked to sign in, and whoever may not manage gets the access error', async ({
    page,
    stack,
    brandUrl,
    request,
  }) => {
    const path = `/game/${await makeGame(stack)}/superbee`;
    const url = brandUrl('star', path);
    await page.goto(url);
    await expect(page).toHaveURL(/\/auth\/login\?next=/);
    await signIn(page, stack, 'player@example.com', url);
    await expect(page).toHaveURL(/\/access-error/);
    await expect(page.getByRole('heading', { name: 'There was an issue accessing this page' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'hello@star.example.com' })).toBeVisible();
    const source = await request.get(path);
    expect(source.headers()['x-robots-tag']).toBe('noindex,nofollow');
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).not.toMatch(/superbee|guesstimates-manage|scoot-management/);
  });
});

test('a run that is taken out leaves the board, keeps its result, and comes back', async ({
  page,
  anotherPage,
  stack,
  brandUrl,
}) => {
  const slug = await makeGame(stack);
  const guest = await anotherPage();
  await startRun(guest, 'Rob Otto', brandUrl('star', `/game/${slug}`));
  const home = /property\/([^?]+)/.exec(guest.url())?.[1] ?? '';
  await playOn(guest, ['400k', '450k', '500k']);
  const board = await anotherPage();
  await board.goto(brandUrl('star', `/game/${slug}/leaderboard`));
  await expect(board.getByRole('row', { name: /Rob Otto/ })).toBeVisible();

  await signIn(page, stack, AGENT, brandUrl('star', `/game/${slug}/property/${home}/guesstimates-manage`));
  await expect(page.getByRole('row', { name: /Rob Otto.*Ranked/ })).toBeVisible();
  await page.getByRole('button', { name: 'Take out the run of Rob Otto' }).click();
  await page.getByRole('button', { name: 'Take it out' }).click();
  await expect(page.getByText('Say why, in three characters or more.')).toBeVisible();
  await page.getByLabel('Why?').fill('Every guess is exact');
  await page.getByRole('button', { name: 'Take it out' }).click();
  await expect(page.getByRole('row', { name: /Rob Otto.*Taken out.*Every guess is exact/ })).toBeVisible();
  await expect(board.getByText('Rob Otto')).toBeHidden({ timeout: 15_000 });
  await guest.reload();
  await expect(guest.getByRole('heading', { name: /3,000 of 3,000 points/ })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toBe(`${slug}-guesses.csv`);
  await page.getByRole('button', { name: 'Take back in the run of Rob Otto' }).click();
  await expect(page.getByRole('row', { name: /Rob Otto.*Ranked/ })).toBeVisible();
  await expect(board.getByRole('row', { name: /Rob Otto/ })).toBeVisible({ timeout: 15_000 });
});

test('several runs are marked by keyboard, taken out together and taken back in', async ({
  page,
  anotherPage,
  stack,
  brandUrl,
}) => {
  const slug = await makeGame(stack);
  let home = '';
  for (const name of ['Rob Otto', 'Ida Bot']) {
    const guest = await anotherPage();
    await startRun(guest, name, brandUrl('star', `/game/${slug}`));
    home = /property\/([^?]+)/.exec(guest.url())?.[1] ?? '';
    await playOn(guest, ['400k', '450k', '500k']);
  }
  await signIn(page, stack, AGENT, brandUrl('star', `/game/${slug}/property/${home}/guesstimates-manage`));
  const marked = page.getByRole('group', { name: 'Marked rows' });
  await expect(marked.getByRole('status')).toHaveText('No row is marked');
  await page.getByRole('checkbox', { name: 'Mark all rows of this page' }).press('Space');
  await expect(marked.getByRole('status')).toHaveText('2 rows are marked');
  expect(await violationsOf(page)).toEqual([]);
  await marked.getByRole('button', { name: 'Take out 2 runs' }).press('Enter');
  await page.getByLabel('Why?').fill('One machine played both');
  await page.getByRole('button', { name: 'Take them out' }).click();
  await expect(page.getByRole('row', { name: /Taken out.*One machine played both/ })).toHaveCount(2);
  await expect(marked.getByRole('status')).toHaveText('No row is marked');
  await page.getByRole('checkbox', { name: 'Mark the guess of Rob Otto' }).check();
  await marked.getByRole('button', { name: 'Take 1 run back in' }).click();
  await expect(page.getByRole('row', { name: /Rob Otto.*Ranked/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Ida Bot.*Taken out/ })).toBeVisible();
});

test.describe('beside other journeys of the brand', () => {
  // The list that another journey has changed meanwhile asks first.
  test.use({ allowedNoise: [/status of 409.*save_scoot/] });

  test('a home is edited, and the site shows the games that its people chose', async ({
    page,
    stack,
    brandUrl,
  }) => {
    const slug = await makeGame(stack);
    await signIn(page, stack, AGENT, brandUrl('star', `/game/${slug}/superbee`));
    await page.getByRole('link', { name: 'Edit this home' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: FIRST })).toBeVisible();
    await page.getByLabel('Price', { exact: true }).fill('425k');
    await page.getByLabel('Bedrooms').selectOption('4');
    await page.getByLabel('Description').fill('Offers over £425,000. A garden.');
    await save(page);
    await expect(page.getByLabel('Description')).not.toHaveValue(/425,000/);
    await page.getByText('Earlier versions of the price').click();
    await expect(page.getByText('£400,000 sold price, 14 March 2025')).toBeVisible();

    await page.goto(brandUrl('star', '/scoot-management'));
    const title = `Managed ${slug.slice(-8)}`;
    await page.getByRole('switch', { name: `Shown to players: ${title}` }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    // Other journeys make games of this brand at the same time: then the list asks, and mine is saved with theirs.
    const asks = page.getByRole('button', { name: 'Save this' });
    await expect(page.getByText('Saved.').or(asks)).toBeVisible();
    if (await asks.isVisible()) await asks.click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.goto(brandUrl('star'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
  });
});

test('the place of a home is chosen on a map: fields, pin and arrow keys say the same', async ({
  page,
  stack,
  brandUrl,
}) => {
  const slug = await makeGame(stack);
  await signIn(page, stack, AGENT, brandUrl('star', `/game/${slug}/superbee`));
  await page.getByRole('link', { name: 'Edit this home' }).first().click();
  const latitude = page.getByRole('textbox', { name: 'Latitude' });
  const longitude = page.getByRole('textbox', { name: 'Longitude' });
  await latitude.fill('');
  await longitude.fill('');
  const toggle = page.getByRole('button', { name: 'Choose on a map' });
  await toggle.click();
  // A place of which one half is missing is none: the pin comes with the middle of the map.
  await page.getByRole('button', { name: 'Put the pin in the middle of the map' }).click();
  await expect(latitude).not.toHaveValue('');
  await latitude.fill('53.95');
  await longitude.fill('-1.105');
  const pin = page.getByRole('application', { name: 'Pin at latitude 53.95, longitude -1.105' });
  await expect(pin).toBeVisible();
  await pin.focus();
  await page.keyboard.press('ArrowUp');
  await expect(latitude).toHaveValue('53.9505');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(longitude).toHaveValue('-1.11');
  await expect(
    page.getByRole('status').filter({ hasText: 'Pin at latitude 53.9505, longitude -1.11' }),
  ).toBeAttached();
  // Pressed in the middle of the right half, the map takes the pin there: east of where it was.
  const ground = page.locator('.ui-map-ground');
  const box = await ground.boundingBox();
  await ground.click({ position: { x: (box?.width ?? 0) * 0.75, y: (box?.height ?? 0) * 0.5 } });
  expect(Number(await longitude.inputValue())).toBeGreaterThan(-1.11);
  expect(await violationsOf(page)).toEqual([]);
  await save(page);
  await page.reload();
  await expect(longitude).not.toHaveValue('');
  await page.getByRole('button', { name: 'Choose on a map' }).click();
  await expect(page.getByRole('application', { name: /^Pin at latitude / })).toBeVisible();
});

test('the demo agent edits homes of the agency', async ({ page, stack, brandUrl }) => {
  await signIn(page, stack, AGENT, brandUrl('star', '/scoot-management'));
  await expect(page.getByRole('link', { name: 'North of England' })).toBeVisible();
  await page.goto(brandUrl('star', '/play/northern-homes/superbee'));
  const homes = page.getByRole('list', { name: 'Homes in their order' });
  await expect(homes.getByRole('link', { name: 'Edit this home' })).toHaveCount(6);
  await homes.getByRole('link', { name: 'Edit this home' }).first().click();
  await expect(page.getByRole('combobox', { name: 'Bedrooms' })).toBeEnabled();
});
