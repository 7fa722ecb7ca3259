import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext, type Page, type Response } from '@playwright/test';
import type { Log } from '../stack/log.ts';
import { findBrowser } from '../test/find-browser.ts';
import { createGuestPlayer } from '../test/load/guest-player.ts';
import { quantile, tableLines } from './figures.ts';
import { measurePupil } from './measure-pupil.ts';
import { PHONE, slowDown } from './phone.ts';
import { startedSite, startSite, type Site } from './site.ts';

/** Rounds are played on a phone and on a small laptop. */
const WINDOWS = [
  [390, 664],
  [1366, 657],
] as const;
const VISITS = 5;
const GAME = 'house-prices-game';
/** An article with a chart, a checklist, what a reader's own days are, a city's quiz, a mode with its games, a calculator. */
const CONTENT_PAGES = [
  '/pricing-metrics/log-error',
  '/buying-steps',
  '/daily-challenge/streaks',
  '/uk-house-price-quiz/by-the-coast',
  '/play/photo-only',
  '/pricing-metrics/purchase-tax',
] as const;

interface WebTarget {
  readonly name: string;
  readonly path: string;
  readonly paintMs: number;
  readonly scriptKilobytes: number;
  /** whose run it is; absent: nobody whom the browser knows */
  readonly token?: string;
}
interface Visit extends Seen {
  readonly scriptBytes: number;
  readonly styleBytes: number;
}
/** What the page's own observers saw. */
interface Seen {
  paintMs: number;
  /** The element of the largest paint. */
  painted: string;
  shift: number;
  /** All shifts together, those after a press as well. */
  moved: number;
  /** Each shift: its size, when, and what moved. */
  shifts: string[];
}

/**
 * Opens landing and some content pages as a newcomer and the guess page as its player, of the started site, or else of one of its
 * own, with an empty cache on an emulated phone, and prints largest paint, layout shift and gzipped bytes until the network is idle: the median of several visits.
 * @returns true once measured, whether or not the targets are met
 */
export async function benchWeb(log: Log): Promise<boolean> {
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const stack = startedSite() ?? (await startSite(stops, log));
    const { executablePath, args, env } = await findBrowser();
    const browser = await chromium.launch({ executablePath, args, env });
    stops.unshift(() => browser.close());
    const guess = await startGuess(stack);
    const targets: WebTarget[] = [
      { name: 'landing', path: '/', paintMs: 1_800, scriptKilobytes: 120 },
      { name: 'guess page', paintMs: 2_500, scriptKilobytes: 120, ...guess },
      ...CONTENT_PAGES.map((path) => ({ name: path, path, paintMs: 1_200, scriptKilobytes: 60 })),
    ];
    const rows = [];
    const details: string[] = [];
    for (const target of targets) {
      const visits: Visit[] = [];
      for (let visit = 0; visit < VISITS; visit++)
        visits.push(await visitOnce(browser, stack.site + target.path, target.token));
      rows.push(targetRow(target, visits));
      details.push(...detailLines(target, visits));
    }
    log(
      `\nEmulated phone: ${PHONE.latencyMs} ms round trip, 1.6 Mbit/s, processor ${PHONE.slowdown} times slower, ${PHONE.width} px wide.`,
    );
    log(`Empty cache, median of ${VISITS} visits.\n`);
    tableLines(
      ['page', 'largest paint', 'target', 'layout shift', 'target', 'script', 'target', 'styles', 'target'],
      rows,
    ).forEach((line) => log(line));
    log('');
    for (const line of details) log(line);
    await measurePupil(browser, stack, GAME, log);
    log('\nA round, from its opening over the guess to the next home, on the same line and processor.\n');
    tableLines(
      ['window', 'motion', 'all shifts', 'target', 'tap to reveal', 'of it waiting for the answer'],
      await measureRounds(browser, stack),
    ).forEach((line) => log(line));
    return true;
  } finally {
    for (const stop of stops) await stop();
  }
}

/** A run at its first round, which only the browser with its token may open. */
async function startGuess(stack: Site): Promise<{ path: string; token: string }> {
  const run = await createGuestPlayer(stack, 'Visitor', '198.51.100.1').startRun(GAME);
  const [round] = run.rounds;
  if (round === undefined || run.guestToken === undefined) throw new Error('the sample game gave no run');
  return {
    path: `/game/${GAME}/property/${round.gameListingId}?session=${run.sessionId}`,
    token: run.guestToken,
  };
}

function targetRow(target: WebTarget, visits: readonly Visit[]): string[] {
  const median = (pick: (visit: Visit) => number) => quantile(visits.map(pick), 0.5);
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  return [
    target.name,
    `${median((visit) => visit.paintMs).toFixed(0)} ms`,
    `< ${target.paintMs} ms`,
    median((visit) => visit.shift).toFixed(4),
    '< 0.02',
    kilobytes(median((visit) => visit.scriptBytes)),
    `≤ ${target.scriptKilobytes} KB`,
    kilobytes(median((visit) => visit.styleBytes)),
    '≤ 20 KB',
  ];
}

/** What was painted largest and what moved, in the last visit. */
function detailLines(target: WebTarget, visits: readonly Visit[]): string[] {
  const last = visits.at(-1);
  if (last === undefined) return [];
  return [
    `  ${target.name}: largest is ${last.painted}`,
    ...last.shifts.map((shift) => `  ${target.name}: shift ${shift}`),
  ];
}

/** Each window and motion plays a round of its own: shifts counted whole, and the time from the tap to the price. */
async function measureRounds(browser: Browser, stack: Site): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [width, height] of WINDOWS)
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const { path, token } = await startGuess(stack);
      const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion,
        hasTouch: true,
      });
      try {
        await prepare(context, token);
        const page = await context.newPage();
        await slowDown(page);
        await page.goto(stack.site + path, { waitUntil: 'networkidle', timeout: 120_000 });
        const { moved, revealMs, answerMs } = await playRound(page);
        const [shift, reveal, answer] = [moved.toFixed(4), revealMs.toFixed(0), answerMs.toFixed(0)];
        rows.push([`${width} × ${height}`, reducedMotion, shift, '< 0.05', `${reveal} ms`, `${answer} ms`]);
      } finally {
        await context.close();
      }
    }
  return rows;
}

async function playRound(page: Page): Promise<{ moved: number; revealMs: number; answerMs: number }> {
  await page.getByLabel('Your guess').fill('450000');
  const answered = page.waitForResponse((answer) => answer.url().includes('/submit-guess'));
  const tappedAt = performance.now();
  await page.getByRole('button', { name: 'That is my guess' }).tap();
  await answered;
  const answerMs = performance.now() - tappedAt;
  await page.getByRole('img', { name: /of 1,000 points/ }).waitFor();
  const revealMs = performance.now() - tappedAt;
  await page.getByRole('link', { name: 'Next home' }).tap();
  await page.getByLabel('Your guess').waitFor();
  await page.waitForTimeout(1_000);
  const { moved } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  return { moved, revealMs, answerMs };
}

async function prepare(context: BrowserContext, token?: string): Promise<void> {
  if (token !== undefined)
    await context.addInitScript((guestToken) => localStorage.setItem('guestToken', guestToken), token);
  await context.addInitScript({ path: fileURLToPath(new URL('observe-page.mjs', import.meta.url)) });
}

async function visitOnce(browser: Browser, url: string, token?: string): Promise<Visit> {
  const { width, height } = PHONE;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    await prepare(context, token);
    const page = await context.newPage();
    await slowDown(page);
    const answers: Response[] = [];
    page.on('response', (answer) => answers.push(answer));
    await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
    await page.waitForTimeout(500); // the last paint is reported a little after it happened
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    const bytes = { script: 0, stylesheet: 0 };
    for (const answer of answers) {
      const type = answer.request().resourceType();
      if (answer.ok() && (type === 'script' || type === 'stylesheet'))
        bytes[type] += gzipSync(await answer.body()).length;
    }
    return { ...seen, scriptBytes: bytes.script, styleBytes: bytes.stylesheet };
  } finally {
    await context.close();
  }
}
