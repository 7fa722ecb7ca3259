import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { THEMES, WINDOWS } from './take-screenshots.ts';

/** In which windows and themes a page is photographed. */
export interface Everywhere {
  readonly windows: readonly { readonly width: number; readonly height: number }[];
  readonly themes: readonly ('light' | 'dark')[];
}

/** The seven windows, light and dark. */
export const EVERYWHERE: Everywhere = { windows: WINDOWS, themes: THEMES };

/**
 * Photographs a page as it stands in every window and theme, without reading it anew: a page that was loaded once is
 * sized fourteen times in the time of loading it three times.
 * @param nameOf what a picture is called, by its width and theme
 * @returns how many files were written
 */
export async function shootEverywhere(
  page: Page,
  folder: string,
  { windows, themes }: Everywhere,
  nameOf: (width: number, theme: string) => string,
  fullPage = true,
): Promise<number> {
  let files = 0;
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      await comeToRest(page);
      const path = join(folder, `${nameOf(viewport.width, theme)}.png`);
      await page.screenshot({ path, fullPage, animations: 'disabled' });
      files += 1;
    }
  }
  return files;
}

/** Waits until requests, fonts and pictures of a page are there. */
export async function comeToRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    const late = [...document.images].filter((image) => !image.complete);
    const settled = late.map(
      (image) =>
        new Promise((resolve) => {
          image.addEventListener('load', resolve, { once: true });
          image.addEventListener('error', resolve, { once: true });
          setTimeout(resolve, 2_000);
        }),
    );
    await Promise.all(settled);
  });
}
