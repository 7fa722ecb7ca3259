import { expect, type Locator, type Page } from '@playwright/test';
import { createGuestPlayer } from '../../scripts/test/load/guest-player.ts';
import { readStackAddress } from '../../scripts/test/stack-address.ts';

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

/** Plays a run that is under way to its results, home by home as a player does. */
export async function playByHand(page: Page, amounts: readonly string[]): Promise<void> {
  for (const amount of amounts) {
    const address = page.url();
    await guess(page, amount);
    await onward(page).click();
    await expect(page).not.toHaveURL(address);
  }
  await expect(page).toHaveURL(/\/results\//);
}

/** The same for journeys about what comes after: all homes but the last are guessed past the screens. */
export async function playOn(page: Page, amounts: readonly string[]): Promise<void> {
  await guessAhead(page, amounts.slice(0, -1));
  await playByHand(page, amounts.slice(-1));
}

async function guessAhead(page: Page, amounts: readonly string[]): Promise<void> {
  if (amounts.length === 0) return;
  await expect(page.getByLabel('Your guess')).toBeEditable();
  const address = new URL(page.url());
  const sessionId = address.searchParams.get('session') ?? '';
  const token = await page.evaluate(() => localStorage.getItem('guestToken'));
  const player = createGuestPlayer(readStackAddress(), 'Guest', '198.51.100.7', token);
  const run = (await player.call('run_state', { session_id: sessionId })) as {
    readonly rounds: readonly { readonly game_listing_id: string }[];
  };
  const homes = run.rounds.map((round) => round.game_listing_id);
  const here = homes.findIndex((home) => address.pathname.endsWith(home));
  for (const [place, amount] of amounts.entries()) {
    const home = homes[here + place] ?? '';
    const { currency } = (await player.openRound(sessionId, home)) as { readonly currency: string };
    await player.guess(sessionId, home, Number(amount.replace('k', '000')) * 100, currency);
  }
  await page.goto(address.href.replace(homes[here] ?? '', homes[here + amounts.length] ?? ''));
}

/** The running total as the run bar shows it. */
export async function runningTotal(page: Page): Promise<number> {
  return Number((await page.locator('.run-total').innerText()).replace(/\D/g, ''));
}

/** The running total once the points of a guess have been counted up to it. */
export async function countedTotal(page: Page): Promise<number> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const last = before;
        before = await runningTotal(page);
        return before > 0 && before === last;
      },
      { message: 'the total has been counted up', intervals: [300] },
    )
    .toBe(true);
  return before;
}

/**
 * Clicks a button once it stands still: above it a slow machine may still put what a call answers, and who presses a button
 * that moves away under the pointer has pressed nothing.
 */
export async function clickAtRest(button: Locator): Promise<void> {
  let before = '';
  await expect
    .poll(
      async () => {
        const last = before;
        before = JSON.stringify(await button.boundingBox());
        return before !== 'null' && before === last;
      },
      { message: 'the button stands still', intervals: [400] },
    )
    .toBe(true);
  await button.click();
}

/** Presses Tab until something has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
