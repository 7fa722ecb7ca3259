import type { Browser } from '@playwright/test';

/** Names of all entries of the running gallery, as `?entry=` takes them. */
export async function listEntries(browser: Browser, galleryUrl: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(galleryUrl);
  const entries = await page.locator('main.gallery').getAttribute('data-entries');
  await page.close();
  return (entries ?? '').split(' ').filter(Boolean);
}
