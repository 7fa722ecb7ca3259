import { mkdirSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { EVERYWHERE, shootEverywhere } from './shoot-everywhere.ts';

/** A screen that needs no run: where it is, and under which brand's subdomain. */
const PLAIN_SCREENS: readonly { readonly name: string; readonly path: string; readonly brand?: string }[] = [
  { name: 'home', path: '/' },
  { name: 'home-star', path: '/', brand: 'star' },
  { name: 'home-valencia', path: '/', brand: 'valencia' },
  { name: 'home-costa', path: '/', brand: 'costa' },
  { name: 'home-11houses', path: '/', brand: '11houses' },
  { name: 'home-mcr', path: '/', brand: 'mcr' },
  { name: 'start', path: '/game/house-prices-game' },
  { name: 'leaderboard', path: '/game/house-prices-game/leaderboard' },
  { name: 'empty-leaderboard', path: '/game/expert-homes/leaderboard' },
  { name: 'sign-in', path: '/auth/login' },
  { name: 'create-account', path: '/auth/create-account' },
  { name: 'reset-password', path: '/auth/reset-password' },
  { name: 'clear', path: '/clear' },
  { name: 'access-error', path: '/access-error' },
  { name: 'about', path: '/i/about' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/nothing-here' },
];

/**
 * Photographs every screen of the running site in every window in light and dark, and plays a run on the way for those
 * that only a run has.
 * @returns how many files were written
 */
export async function takeScreens(browser: Browser, site: string, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true });
  let files = 0;
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
  const page = await context.newPage();
  const shoot = async (name: string, fullPage = true): Promise<void> => {
    const nameOf = (width: number, theme: string) => `screen-${name}-${String(width)}-${theme}`;
    files += await shootEverywhere(page, folder, EVERYWHERE, nameOf, fullPage);
    console.log(`screen ${name}`);
  };
  for (const { name, path, brand } of PLAIN_SCREENS) {
    await page.goto(addressOf(site, path, brand));
    await shoot(name);
  }
  await playAndShoot(page, site, shoot);
  await context.close();
  return files;
}

async function playAndShoot(
  page: Page,
  site: string,
  shoot: (name: string, fullPage?: boolean) => Promise<void>,
): Promise<void> {
  await page.goto(`${site}/game/house-prices-game`);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByLabel('Your guess').waitFor();
  await shoot('guess', false);
  await page.getByLabel('Your guess').fill('1');
  await page.getByRole('button', { name: 'That is my guess' }).click();
  await shoot('guess-refused', false);
  const onward = page.getByRole('link', { name: /^(Next home|See your results)$/ });
  for (const [round, amount] of ['375k', '450k', '900k', '280k', '1.2m'].entries()) {
    await page.getByLabel('Your guess').fill(amount);
    if (round === 0) await shoot('guess-filled', false);
    await page.getByRole('button', { name: 'That is my guess' }).click();
    await onward.waitFor();
    if (round === 0) await shoot('reveal');
    await onward.click();
    if (round < 4) await page.getByLabel('Your guess').waitFor();
  }
  await page.waitForURL(/\/results\//);
  await shoot('results');
  for (const [name, variant] of [
    ['shared-results', 'results_to_share'],
    ['detailed-results', 'detailed_results'],
  ] as const) {
    await page.goto(page.url().replace(/results(_to_share)?\/|detailed_results\//, `${variant}/`));
    await shoot(name);
  }
}

function addressOf(site: string, path: string, brand: string | undefined): string {
  const url = new URL(path, site);
  if (brand !== undefined) url.hostname = `${brand}.localhost`;
  return url.href;
}
