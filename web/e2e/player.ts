import { expect, type Locator, type Page } from '@playwright/test';

/** The game that every journey plays, unless it says otherwise: five drawn homes of the default brand. */
export const GAME = '/game/house-prices-game';
export const ROUNDS = 5;

/** Opens a game's start page and starts a run under a name. */
export async function startRun(page: Page, name = 'Ada', start = GAME): Promise<void> {
  await page.goto(start);
  await page.getByLabel(/^(Name on the leaderboard|Your name)/).fill(name);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByLabel('Your guess')).toBeVisible();
}

/** Types an amount and sends it; the reveal is on screen afterwards. */
export async function guess(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Your guess').fill(amount);
  await page.getByRole('button', { name: 'That is my guess' }).click();
  await expect(onward(page)).toBeVisible();
}

/** The one way on from a reveal: the next home, or the results. */
export function onward(page: Page): Locator {
  return page.getByRole('link', { name: /^(Next home|See your results)$/ });
}

/** Plays a run that is under way to its results. */
export async function playOn(page: Page, amounts: readonly string[]): Promise<void> {
  for (const amount of amounts) {
    const address = page.url();
    await guess(page, amount);
    await onward(page).click();
    await expect(page).not.toHaveURL(address);
  }
  await expect(page).toHaveURL(/\/results\//);
}

/** The running total as the run bar shows it. */
export async function runningTotal(page: Page): Promise<number> {
  return Number((await page.locator('.run-total').innerText()).replace(/\D/g, ''));
}

/** Presses Tab until something has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
