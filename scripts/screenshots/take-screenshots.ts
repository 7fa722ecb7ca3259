import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

/** Parts in the gallery have no window of their own: three widths tell all. */
const WIDTHS = [360, 768, 1440] as const;
/** What of a window people really see: phones upright and on their side, a tablet, a small laptop, a desk. */
export const WINDOWS = [
  { width: 360, height: 640 },
  { width: 375, height: 553 },
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1366, height: 657 },
  { width: 1440, height: 900 },
] as const;
export const THEMES = ['light', 'dark'] as const;

export interface Shot {
  /** becomes the file's name */
  readonly name: string;
  readonly url: string;
}

/**
 * Photographs every page at every width in light and dark into `folder`, as `<name>-<width>-<theme>.png`.
 * Animations are finished first, so that two runs over the same page give the same picture.
 * @returns the files written
 */
export async function takeScreenshots(
  browser: Browser,
  shots: readonly Shot[],
  folder: string,
  onShot: (file: string) => void = () => undefined,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const { name, url } of shots) {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const file = join(folder, `${name}-${width}-${theme}.png`);
        await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
        files.push(file);
        onShot(file);
      }
    }
  }
  await context.close();
  return files;
}
