import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsOf } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './player.ts';

const MAP = '/game/uk-homes/withmap';

/** The share of the map that has the colour of a role. */
async function shareOf(page: Page, role: string): Promise<number> {
  const color = await page.evaluate((name) => {
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    const probe = document.querySelector('.ui-map')?.appendChild(document.createElement('i'));
    if (!pen || !probe) return [];
    probe.style.color = `var(${name})`;
    pen.fillStyle = getComputedStyle(probe).color;
    probe.remove();
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, role);
  const shot = await page.locator('.ui-map').screenshot();
  const pixels = await sharp(shot).removeAlpha().raw().toBuffer();
  let same = 0;
  for (let at = 0; at < pixels.length; at += 3)
    if (color.every((value, channel) => pixels[at + channel] === value)) same += 1;
  return (3 * same) / pixels.length;
}

for (const [reducedMotion, colorScheme] of [
  ['reduce', 'light'],
  ['no-preference', 'dark'],
] as const)
  test(`the land is on the map before and after a home is chosen: motion ${reducedMotion}, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion, colorScheme });
    await page.goto(MAP);
    const isDrawn = async () =>
      (await shareOf(page, '--map-land')) > 0.1 && (await shareOf(page, '--map-water')) > 0.1;
    await expect.poll(isDrawn, { timeout: 20_000 }).toBe(true);
    const home = page.getByRole('listitem').getByRole('button').first();
    await home.click();
    await expect(home).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('tooltip')).toContainText(await home.locator('strong').innerText());
    await expect.poll(isDrawn, { timeout: 20_000 }).toBe(true);
  });

test('the card of a home opens under the pointer and with the focus, and Escape closes it', async ({
  page,
}) => {
  await page.goto(MAP);
  const pins = page.locator('.ui-map').getByRole('button', { name: /^Home \d/ });
  const card = page.getByRole('tooltip');
  await pins.nth(1).hover();
  await expect(card).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(card).toBeHidden();
  await tabTo(page, pins.nth(2));
  await expect(card).toBeVisible();
  const [own, frame] = [await card.boundingBox(), await page.locator('.ui-map').boundingBox()];
  expect(own && frame && own.y >= frame.y && own.y + own.height <= frame.y + frame.height).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});
