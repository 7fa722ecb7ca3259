import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { GAME, guess, onward, playOn, startRun } from './player.ts';

// A refused clipboard and results that are not shared are part of these journeys.
test.use({ allowedNoise: [/status of 40[034]|ERR_FAILED.*share-image/] });
test.slow();

const AMOUNTS = ['400k', '350k', '500k', '450k', '300k'];

async function playARun(page: Page, name: string): Promise<string> {
  await startRun(page, name);
  await playOn(page, AMOUNTS);
  return new URL(page.url()).pathname;
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Everything that the backend answers to a page, as text. */
function listenToAnswers(page: Page, api: string): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    const isText = /json|html/.test(response.headers()['content-type'] ?? '');
    if (isText || response.url().startsWith(`${api}/rest`)) bodies.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(bodies)).join('\n');
}

test('a player hands a result on in every way, and others see squares and no price @phone', async ({
  page,
  context,
  anotherPage,
  stack,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await playARun(page, 'Sharer');
  const said = page.locator('.share-box .share-said');

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Copied. Paste it wherever your friends are.')).toBeVisible();
  expect(await clipboard(page)).toMatch(/(🟩|🟢|🟨|🟠|🟥|⬛){5}\nhttp/u);

  await page.getByRole('button', { name: 'Copy as squares' }).click();
  await expect(said).toHaveText('Copied as squares.');
  const squares = await clipboard(page);
  expect(squares).toMatch(/: about [\d,]+ of 5,000 points\n(🟩|🟢|🟨|🟠|🟥|⬛){5}\nhttp/u);
  await page.getByRole('button', { name: 'Copy as words' }).click();
  await expect(said).toHaveText('Copied as words.');
  expect(await clipboard(page)).toMatch(/Home 1: [A-Z][a-z ]+\n(Home \d: .*\n){4}http/);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(said).toHaveText('The link is copied.');
  const link = await clipboard(page);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the image' }).click();
  expect((await saved).suggestedFilename()).toBe('house-prices-game.jpg');
  await expect(said).toHaveText('The image is saved.');

  const visitor = await anotherPage();
  const answers = listenToAnswers(visitor, stack.api);
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: /^Beat Sharer: about [\d,]+ points$/ })).toBeVisible();
  await expect(visitor.locator('.share-rounds li')).toHaveCount(5);
  expect(await answers()).not.toMatch(/price_minor|amount_minor|error_percent|log_error|"score"/);
  const html = await (await visitor.request.get(link)).text();
  const image = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? '';
  expect(image).toContain('/functions/v1/share-image?session=');
  expect((await visitor.request.get(image)).headers()['content-type']).toBe('image/jpeg');
});

test('a friend takes the challenge on the same homes, and both results stand side by side', async ({
  page,
  anotherPage,
}) => {
  await startRun(page, 'Darer');
  const homes: string[] = [];
  for (const amount of AMOUNTS) {
    homes.push(new URL(page.url()).pathname);
    await guess(page, amount);
    const address = page.url();
    await onward(page).click();
    await expect(page).not.toHaveURL(address);
  }
  await expect(page.getByRole('heading', { name: 'The challenge' })).toBeHidden();
  const friend = await anotherPage();
  await friend.goto(page.url().replace('/results/', '/results_to_share/'));
  await expect(friend).toHaveTitle(/^Can you beat Darer’s [\d,]+ points or so\?/);
  await friend.getByRole('button', { name: 'Take the challenge' }).click();
  for (const home of homes) {
    await expect(friend).toHaveURL((url) => url.pathname === home);
    await guess(friend, '410k');
    await onward(friend).click();
  }
  await expect(
    friend.getByText(/^(You beat Darer|Darer is ahead of you|You and Darer are level)\.$/),
  ).toBeVisible();
  const duel = friend.getByRole('table').filter({ hasText: 'Darer' });
  await expect(duel.getByRole('row')).toHaveCount(7);
  expect((await duel.locator('.band-sign').first().boundingBox())?.width).toBeGreaterThan(8);

  await page.reload();
  await expect(page.getByRole('heading', { name: '1 friend took your challenge' })).toBeVisible();
});

test('where the browser does not let us copy, the text is there to be taken by hand', async ({ page }) => {
  await playARun(page, 'Blocked');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  });
  await page.getByRole('button', { name: 'Copy as words' }).click();
  await expect(page.locator('.share-box .share-said')).toContainText('The text is selected below');
  const field = page.getByRole('textbox', { name: 'Copy this text' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/Home 5: /);
  const selected = await field.evaluate(
    (area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart,
  );
  expect(selected).toBe((await field.inputValue()).length);

  await page.route('**/functions/v1/share-image*', (route) => route.abort());
  await page.getByRole('button', { name: 'Download the image' }).click();
  await expect(page.locator('.share-box .share-said')).toContainText('The image did not come.');
  await expect(page.getByRole('link', { name: 'Open the image' })).toBeVisible();
});

test('prices are shared only while the player wants it, and cost the viewer their ranking', async ({
  page,
  anotherPage,
  stack,
}) => {
  const results = await playARun(page, 'Open');
  await page.getByRole('link', { name: 'Every price and what the crowd said' }).click();
  await expect(page.getByText('The homes of this run that are most like it:').first()).toBeVisible();
  await page.getByRole('button', { name: 'Verify all prices' }).click();
  await expect(page.getByText(/^Verified: .* all 5 prices/)).toBeVisible();
  await page.getByRole('button', { name: 'Share with prices' }).click();
  await expect(page.getByText('Anybody with the link can see every price')).toBeVisible();
  const shared = results.replace('/results/', '/shareable_detailed_results/');

  const visitor = await anotherPage();
  const answers = listenToAnswers(visitor, stack.api);
  await visitor.goto(shared);
  await expect(visitor.getByRole('heading', { name: 'Prices ahead' })).toBeVisible();
  expect(await answers()).not.toMatch(/price_minor|amount_minor/);
  await visitor.getByRole('button', { name: 'Show me the prices' }).click();
  await expect(visitor.locator('.detailed-rounds > li')).toHaveCount(5);
  await startRun(visitor, 'Spoilt');
  await expect(visitor.getByText('Practice', { exact: false }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('Only you can see this page.')).toBeVisible();
  await visitor.goto(shared);
  await expect(visitor.getByRole('heading', { name: 'These results are not shared.' })).toBeVisible();
});

test('the earlier layout shows the same results as one table', async ({ page }) => {
  const results = await playARun(page, 'Older');
  await expect(page.locator('.results-rounds strong')).toHaveCount(5);
  const total = await page.locator('.results-rounds strong').allInnerTexts();
  await page.goto(results.replace('/results/', '/results_older/'));
  await expect(page.getByRole('row')).toHaveCount(6);
  expect(await page.locator('.older-results td:last-child').allInnerTexts()).toEqual(total);
  await page.getByRole('link', { name: 'The newer layout of these results' }).click();
  await expect(page).toHaveURL(new RegExp(`${results}$`));
});

test('link previews of this site can be looked at, and of no other', async ({ page, brandUrl }) => {
  await page.goto(`/meta-test?path=${GAME}`);
  await expect(page.getByRole('img', { name: 'The image of the link' })).toBeVisible();
  await expect(page.getByRole('row', { name: /og:image / })).toContainText('The same');
  await expect(page.getByText('Different')).toHaveCount(0);
  await expect(page.getByText('Not there')).toHaveCount(0);
  await page.getByLabel('Path of the page').fill('/no/such/page');
  await page.getByRole('button', { name: 'Look' }).click();
  await expect(page.getByText('Served with status 404.')).toBeVisible();
  await page.getByLabel('Path of the page').fill('https://example.com/');
  await page.getByRole('button', { name: 'Look' }).click();
  await expect(page.getByRole('alert')).toContainText('This address is not of this site');
  await expect(page.getByLabel('Path of the page')).toHaveValue('https://example.com/');

  await page.goto(brandUrl('star', '/meta-test?path=/'));
  await expect(page.getByRole('row', { name: /^canonical / })).toContainText('http://star.localhost');
  await expect(page.getByRole('row', { name: /^og:image / })).toContainText('brand=star');
});
