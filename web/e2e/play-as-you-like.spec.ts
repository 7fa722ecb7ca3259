import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from './axe.ts';
import { goToStep, homes, makePerson, openSignedIn, publish } from './builder.ts';
import { expect, test } from './fixtures.ts';
import { GAME, onward, tabTo } from './player.ts';

/** What a home may cost somebody who saves data, photos and answers together. */
const MOST_BYTES = 60_000;

/** What photos and answers have cost since the last home. */
class Cost {
  bytes = 0;
  photos = 0;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    page.on('requestfinished', (request) => {
      if (!/\/(?:storage|rest|functions)\/v1\//.test(request.url())) return;
      void request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
        this.bytes += responseBodySize + responseHeadersSize;
        if (request.url().includes('/storage/')) this.photos += 1;
      });
    });
  }

  /** What a home cost, of which so many photos were seen at the most; the next one is counted anew. */
  async expectOfHome(photos: number): Promise<void> {
    // A photo that the page before showed as well costs nothing once more, so it is the picture that is waited for.
    const isDrawn = () =>
      [...document.images].some(
        (img) => img.src.includes('/storage/') && img.complete && img.naturalWidth > 0,
      );
    await expect.poll(() => this.page.evaluate(isDrawn)).toBe(true);
    expect(this.photos).toBeLessThanOrEqual(photos);
    expect(this.bytes).toBeGreaterThan(1_000);
    expect(this.bytes).toBeLessThan(MOST_BYTES);
    this.bytes = 0;
    this.photos = 0;
  }
}

/** The page fits the narrowest screen, and axe finds nothing on it, in light and in dark. */
async function expectToBeFit(page: Page, what: string): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, `${what} is wider than the screen`).toBe(0);
  expect(await violationsInBothSchemes(page), what).toEqual([]);
}

async function guessByKeys(page: Page): Promise<void> {
  const field = page.getByLabel('Your guess');
  await expect(field).toBeVisible();
  await tabTo(page, field);
  await page.keyboard.type('400k');
  await page.keyboard.press('Enter');
  await expect(onward(page)).toBeVisible();
}

test('a preset is shared by its code, and a family plays its game by keyboard on a small screen and a slow network', async ({
  page,
  anotherPage,
  stack,
}) => {
  test.slow();
  // A host makes a preset of their own, and keeps it.
  await openSignedIn(page, await makePerson(stack));
  await page.getByRole('button', { name: /^Quick three/ }).click();
  await expect(homes(page)).toHaveCount(6);
  await goToStep(page, 'Rules');
  await page.getByLabel('Mode').selectOption({ label: 'My own preset' });
  await page.getByLabel('Photos', { exact: true }).selectOption({ label: 'The outside last' });
  for (const name of ['The price turns over as cards', 'For slow networks', 'For families'])
    await page.getByLabel(name, { exact: true }).check();
  await expect(page.getByLabel('Double or nothing')).toBeDisabled();
  await page.getByLabel('Name, for you alone').fill('Our evenings');
  await page.getByRole('button', { name: 'Keep this preset' }).click();
  const kept = page.getByText(/^Kept\. Its code: /);
  const code = ((await kept.innerText()).split(': ')[1] ?? '').trim();
  expect(code).toMatch(/^[A-Z2-9]{8}$/);

  // Somebody else makes a game of it.
  const host = await anotherPage();
  await openSignedIn(host, await makePerson(stack));
  await host.getByRole('button', { name: /^Quick three/ }).click();
  await expect(homes(host)).toHaveCount(6);
  await host
    .getByLabel('Title of the game')
    .fill(`Evening ${crypto.randomUUID().replaceAll(/\d/g, 'x').slice(0, 8)}`);
  await goToStep(host, 'Rules');
  await host.getByLabel('Mode').selectOption({ label: 'My own preset' });
  await host.getByLabel('Code of a preset').fill(code.toLowerCase());
  await host.getByRole('button', { name: 'Apply' }).click();
  await expect(host.getByLabel('For families', { exact: true })).toBeChecked();
  await expect(host.getByLabel('Photos', { exact: true })).toHaveValue('outside-last');
  await goToStep(host, 'Publish');
  const path = await publish(host);

  // A family plays it.
  const family = await anotherPage();
  await family.setViewportSize({ width: 320, height: 640 });
  await family.goto(path);
  await expect(family.getByText('For families: words instead of points')).toBeVisible();
  const cost = new Cost(family);
  await tabTo(family, family.getByRole('button', { name: 'Play now' }));
  await family.keyboard.press('Enter');
  await expect(family.getByLabel('Your guess')).toBeVisible();
  await expect(family.locator('.run-total')).toHaveCount(0);
  await guessByKeys(family);
  await expect(family.locator('.ui-flipping')).toBeVisible();
  await expect(family.locator('.ui-ring, .reveal-crowd')).toHaveCount(0);
  await expect(family.getByRole('link', { name: 'All guesses on this home' })).toHaveCount(0);
  await expectToBeFit(family, 'a reveal');
  // The next home was not fetched ahead: only this one's first photo came.
  await cost.expectOfHome(1);
  for (let left = 2; left > 0; left -= 1) {
    await tabTo(family, onward(family));
    await family.keyboard.press('Enter');
    await guessByKeys(family);
    await cost.expectOfHome(1);
  }
  await tabTo(family, onward(family));
  await family.keyboard.press('Enter');
  await expect(family.getByRole('heading', { level: 1, name: 'What you found out' })).toBeVisible();
  await expect(family.getByText(/points|place/i)).toHaveCount(0);
  await expectToBeFit(family, 'what was found out');
});

test('a player saves data and sees cards in anybody’s game, and this browser remembers it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(GAME);
  await page.getByText('How it looks on this device').click();
  await page.getByLabel('Save data').check();
  await page.getByLabel('Turn the price over as cards').check();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  const cost = new Cost(page);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByText('Photo 1 of ')).toBeVisible();
  await cost.expectOfHome(1);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Photos of this home' }).getByRole('img')).toHaveCount(1);
  // Another photo comes when it is asked for.
  await page.getByRole('button', { name: 'Next photo' }).click();
  await expect(page.getByText('Photo 2 of ')).toBeVisible();
  await cost.expectOfHome(2);
  await page.getByLabel('Your guess').fill('400k');
  await page.getByRole('button', { name: 'That is my guess' }).click();
  await expect(page.locator('.ui-flipping')).toBeVisible();
  await expect(page.locator('.ui-ring')).toBeVisible();
});
