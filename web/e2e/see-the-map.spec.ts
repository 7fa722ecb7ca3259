import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures.ts';

const MAP = '/game/uk-homes/withmap';

/** The share of the map that has the colour of a role. */
async function shareOf(page: Page, role: string): Promise<number> {
  const color = await page.evaluate((name) => {
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${name})`;
    if (!pen) return [];
    pen.fillStyle = getComputedStyle(probe).color;
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

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the land is on the map before and after a home is chosen: motion ${reducedMotion}, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion, colorScheme });
      await page.goto(MAP);
      const isDrawn = async () =>
        (await shareOf(page, '--raised')) > 0.1 && (await shareOf(page, '--sunken')) > 0.1;
      await expect.poll(isDrawn).toBe(true);
      const home = page.getByRole('listitem').getByRole('button').first();
      await home.click();
      await expect(home).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(isDrawn).toBe(true);
    });
