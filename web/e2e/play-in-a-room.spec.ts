import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from './axe.ts';
import { expect, test } from './fixtures.ts';

const PARTY = '/play/party?game=house-prices-game';

/** Opens a party as its host; answers the code that the others need. */
async function openParty(page: Page, name: string): Promise<string> {
  await page.goto(PARTY);
  await page.getByLabel('Your name here').fill(name);
  await page.getByRole('button', { name: 'Open a party' }).click();
  await expect(page.getByRole('heading', { name: 'Let the others in' })).toBeVisible();
  return new URL(page.url()).searchParams.get('room') ?? '';
}

/** Comes in by the link, as a scanned code leads to it. */
async function joinParty(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/play/party?room=${code}`);
  await page.getByLabel('Your name here').fill(name);
  await page.getByRole('button', { name: 'Join the room' }).click();
  await expect(page.getByText('You are in. The host starts the game.')).toBeVisible();
}

async function guess(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Your guess').fill(amount);
  await page.getByRole('button', { name: 'That is my guess' }).click();
}

test('two people play a room to its podium, and again, and no price shows before the reveal, on a small phone @phone', async ({
  page,
  anotherPage,
}) => {
  const other = await anotherPage();
  const frames: string[] = [];
  for (const one of [page, other])
    one.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => frames.push(payload.toString())),
    );
  const code = await openParty(page, 'Ada');
  expect(code).toMatch(/^[ACDEFGHJKMNPRTWXY34679]{6}$/);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await joinParty(other, code, 'Bela');
  // The host's screen hears of it by itself.
  await expect(page.getByText('Bela', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(other.getByText('Home 1 of 5')).toBeVisible();
  // What is typed and not yet sent survives a reload.
  await page.getByLabel('Your guess').fill('420k');
  await page.getByLabel('Your guess').blur();
  await page.reload();
  await expect(page.getByLabel('Your guess')).toHaveValue(/420/);
  expect(await violationsInBothSchemes(other)).toEqual([]);

  await guess(other, '300k');
  await expect(other.getByText(/^Your guess is in: £300,000/)).toBeVisible();
  await expect(page.getByText('Has guessed', { exact: true })).toBeVisible();
  await expect(page.getByText('Everybody waits for you.')).toBeVisible();
  await expect(other.getByText(/It costs/)).toBeHidden();
  // A reload finds the same seat and the guess that was kept.
  await other.reload();
  await expect(other.getByText(/^Your guess is in: £300,000/)).toBeVisible();
  await guess(page, '400k');
  for (const one of [page, other]) {
    await expect(one.getByText(/^It costs £/)).toBeVisible();
    await expect(one.getByText(/£400,000/)).toBeVisible();
  }
  const [price = ''] = /[\d,]+$/.exec((await page.getByText(/^It costs £/).textContent()) ?? '') ?? [];
  expect(await violationsInBothSchemes(page)).toEqual([]);
  for (let home = 2; home <= 5; home += 1) {
    await page.getByRole('button', { name: 'Next home' }).click();
    for (const one of [page, other]) await expect(one.getByText(`Home ${String(home)} of 5`)).toBeVisible();
    await Promise.all([guess(page, '350k'), guess(other, '250k')]);
    await expect(page.getByText(/^It costs £/)).toBeVisible();
  }
  await page.getByRole('button', { name: 'To the podium' }).click();
  for (const one of [page, other]) await expect(one.getByRole('heading', { name: 'Podium' })).toBeVisible();
  await expect(other.getByText(/^The closest moment: /)).toBeVisible();
  // Anybody may check afterwards that every price was fixed before.
  await other.getByRole('button', { name: 'Verify all prices' }).click();
  await expect(other.getByText(/^Verified: .* all 5 prices/)).toBeVisible();
  expect(await violationsInBothSchemes(other)).toEqual([]);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(other.getByText('Home 1 of 5')).toBeVisible();
  // What the room says aloud has no price, no guess and no name.
  const told = frames.filter((frame) => frame.includes('"changed"'));
  expect(told.some((frame) => frame.includes('"has_guessed":true'))).toBe(true);
  expect(price).not.toBe('');
  const secrets = [price.replaceAll(',', ''), '300000', '400000'].join('|');
  for (const frame of told) expect(frame).not.toMatch(new RegExp(`(?<!\\d)(${secrets})(00)?(?!\\d)|Bela`));
});

test('a room goes on without websockets, and its host’s place goes to whoever is there', async ({
  page,
  anotherPage,
}) => {
  const other = await anotherPage();
  await other.routeWebSocket(/realtime/, (socket) => socket.close());
  const code = await openParty(page, 'Ada');
  await joinParty(other, code.toLowerCase(), 'Bela');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(other.getByText('Home 1 of 5')).toBeVisible();
  await page.close();
  await expect(other.getByRole('button', { name: 'Reveal the price now' })).toBeVisible({ timeout: 25_000 });
  await guess(other, '300k');
  await other.getByRole('button', { name: 'Reveal the price now' }).click();
  await expect(other.getByText(/^It costs £/)).toBeVisible();
});

test('a room says one amount together, and drafts the homes of another game, without a price before its time', async ({
  page,
  anotherPage,
}) => {
  const other = await anotherPage();
  const code = await openParty(page, 'Ada');
  await page.getByLabel('How it is played').selectOption('All together');
  await joinParty(other, code, 'Bela');
  await expect(other.getByText(/^You say one amount together/)).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await other.getByLabel('Your guess').fill('300k');
  await other.getByRole('button', { name: 'Propose it' }).click();
  await page.getByRole('button', { name: 'Propose £300,000 as well' }).click();
  for (const one of [page, other]) {
    await expect(one.getByText(/^It costs £/)).toBeVisible();
    await expect(one.getByText('All of you')).toBeVisible();
  }
  for (let home = 2; home <= 5; home += 1) {
    await page.getByRole('button', { name: 'Next home' }).click();
    await expect(page.getByText(`Home ${String(home)} of 5`)).toBeVisible();
    await page.getByRole('button', { name: 'Reveal without a guess' }).click();
    await expect(page.getByText(/^It costs £/)).toBeVisible();
  }
  await page.getByRole('button', { name: 'To the podium' }).click();
  await expect(other.getByText(/^Together: [\d,]+ points$/)).toBeVisible();

  await page.getByLabel('How it is played').selectOption('Draft');
  await page.getByRole('combobox', { name: 'Another game' }).fill('public');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Play again' }).click();
  for (const one of [page, other])
    await expect(one.getByRole('heading', { name: 'Pick the homes' })).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await expect(page.locator('.room-cards')).not.toContainText('£');
  // The host picks for whoever has the turn, or has it themselves.
  const mine = page.getByRole('button', { name: /^Pick this home: / }).first();
  const theirs = page.getByRole('button', { name: /^Pick the first free one for / });
  const isOn = other.getByText(/^Home 1 of /);
  const picked = page.locator('.room-cards [data-picked]');
  for (let pick = 1; ; pick += 1) {
    await mine.or(theirs).first().click();
    await expect(async () => {
      if (!(await isOn.isVisible())) expect(await picked.count()).toBe(pick);
    }).toPass();
    if (await isOn.isVisible()) break;
  }
  await expect(other.getByText(/It costs/)).toBeHidden();
});

test('the worst guess is out, and in the next game two teams play, by keyboard and on a narrow screen', async ({
  page,
  anotherPage,
}) => {
  const other = await anotherPage();
  await other.setViewportSize({ width: 320, height: 640 });
  const code = await openParty(page, 'Ada');
  await page.getByLabel('How it is played').selectOption('Elimination');
  await joinParty(other, code, 'Bela');
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  const type = async (one: Page, amount: string) => {
    await one.getByLabel('Your guess').focus();
    await one.keyboard.type(amount);
    await one.keyboard.press('Enter');
  };
  await press('Start');
  await expect(other.getByText('Home 1 of 1')).toBeVisible();
  await type(other, '300k');
  await type(page, '400k');
  for (const one of [page, other])
    await expect(one.getByText(/^(Ada|Bela) is out\. ?(Ada|Bela) is the last one in\.$/)).toBeVisible();
  expect(await violationsInBothSchemes(other)).toEqual([]);
  await press('To the podium');
  await expect(other.locator('.room-places').getByText('Out', { exact: true })).toHaveCount(1);

  await page.getByLabel('How it is played').selectOption('Team against team');
  await other.getByRole('button', { name: 'Join team 2' }).press('Enter');
  await expect(other.getByText('Your team')).toBeVisible();
  await press('Play again');
  for (let home = 1; home <= 5; home += 1) {
    for (const one of [page, other]) await expect(one.getByText(`Home ${String(home)} of 5`)).toBeVisible();
    await Promise.all([type(page, '350k'), type(other, '250k')]);
    await expect(page.getByText(/^It costs £/)).toBeVisible();
    await expect(other.getByRole('heading', { name: 'How the teams stand' })).toBeVisible();
    if (home === 1) expect(await violationsInBothSchemes(other)).toEqual([]);
    await press(home < 5 ? 'Next home' : 'To the podium');
  }
  await expect(other.getByRole('heading', { name: 'Podium' })).toBeVisible();
  await expect(other.locator('.room-standing [data-team]')).toHaveCount(2);
  const isWide = await other.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide).toBe(false);
});

test('the page of a game leads to a room of it', async ({ page }) => {
  await page.goto('/game/sample-public');
  await page.getByRole('link', { name: 'Play with friends' }).click();
  await expect(page).toHaveURL(/\/play\/party\?game=sample-public$/);
  await page.getByRole('button', { name: 'Open a party' }).click();
  await expect(page.getByRole('heading', { name: 'Let the others in' })).toBeVisible();
});

test.describe('refusals', () => {
  test.use({ allowedNoise: [/40[349]/] });

  test('a game that is played alone has no such link, and its room is refused with a reason', async ({
    page,
  }) => {
    await page.goto('/ultima/v/sample-ultima');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Play with friends' })).toBeHidden();
    await page.goto('/play/party?game=sample-ultima');
    await page.getByRole('button', { name: 'Open a party' }).click();
    await expect(page.getByText(/^This game is not played in such a room/)).toBeVisible();
  });

  test('somebody whom the host removed is out, and a wrong code says so', async ({ page, anotherPage }) => {
    const other = await anotherPage();
    const code = await openParty(page, 'Ada');
    await joinParty(other, code, 'Bela');
    await page.getByRole('button', { name: 'Remove Bela' }).click();
    await expect(other.getByRole('heading', { name: 'You are not in this room any more' })).toBeVisible();
    await other.goto('/play/party');
    await other.getByLabel('Code of the room').fill('O0O0O0');
    await other.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(other.getByText(/^No room has such a code/)).toBeVisible();
  });

  test('a third player of a duel may watch', async ({ page, anotherPage }) => {
    await page.goto('/play/vs?game=house-prices-game');
    await page.getByRole('button', { name: 'Open a duel' }).click();
    await expect(page.getByText('It takes two: wait for your opponent.')).toBeVisible();
    const code = new URL(page.url()).searchParams.get('room') ?? '';
    await joinParty(await anotherPage(), code, 'Bela');
    const third = await anotherPage();
    await third.goto(`/play/vs?room=${code}`);
    await third.getByRole('button', { name: 'Join the room' }).click();
    await expect(third.getByText(/This room is full/)).toBeVisible();
    await third.getByRole('button', { name: 'Watch instead' }).click();
    await expect(third.getByText('Watching')).toBeVisible();
  });
});
