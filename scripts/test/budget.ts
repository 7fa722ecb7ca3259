import { chromium } from '@playwright/test';
import { checkContentPages, kilobytes } from './content-budget.ts';
import { findBrowser } from './find-browser.ts';
import { createGuestPlayer } from './load/guest-player.ts';
import { gate, sum, type Outcome } from './outcome.ts';
import { measure } from './page-bytes.ts';
import type { StackAddress } from './stack-address.ts';
import type { Shared } from './test-stack.ts';

/** Bytes, gzipped, that a first visit may load before the network is idle: scripts and texts together, and styles. */
const BUDGETS = {
  landing: { code: 120_000, styles: 20_000 },
  guess: { code: 120_000, styles: 20_000 },
  results: { code: 135_000, styles: 20_000 },
} as const;
type PageName = keyof typeof BUDGETS;
/** Files of script that a first visit may name: each costs a request, and small ones compress worse. */
const MAX_SCRIPTS = 8;

/** The landing page, the guess page, the results and the content pages stay within their budgets, measured in a browser with an empty cache. */
export async function checkBudget(shared: Shared): Promise<Outcome> {
  const { address } = await shared.site();
  const browser = await chromium.launch(await findBrowser());
  try {
    const run = await startGuestRun(address);
    const outcomes = [];
    for (const name of Object.keys(BUDGETS) as PageName[]) {
      if (name === 'results') await run.guess();
      const context = await browser.newContext();
      await context.addInitScript((token) => localStorage.setItem('guestToken', token), run.guestToken);
      const page = await context.newPage();
      const loaded = await measure(page, run.pages[name]);
      const { scripts, texts, styles } = loaded;
      const code = scripts.bytes + texts.bytes;
      const limits = BUDGETS[name];
      const isFew = name === 'results' || scripts.files <= MAX_SCRIPTS;
      outcomes.push(
        gate(scripts.files > 0 && isFew, `${name} page: ${scripts.files} of ${MAX_SCRIPTS} files of script`),
        gate(
          code <= limits.code && scripts.bytes > 0 && texts.bytes > 0,
          `${name} page, scripts ${kilobytes(scripts.bytes)} and texts ${kilobytes(texts.bytes)}: ${kilobytes(code)} of ${kilobytes(limits.code)} gzipped`,
        ),
        gate(
          styles.bytes <= limits.styles,
          `${name} page, styles: ${kilobytes(styles.bytes)} of ${kilobytes(limits.styles)} gzipped`,
        ),
      );
    }
    outcomes.push(...(await checkContentPages(address.site, browser)));
    return sum(outcomes);
  } finally {
    await browser.close();
  }
}

/** A guest's run, opened at its first home; `guess` guesses that home, so that the results have something to show. */
async function startGuestRun({ api, publishableKey, site }: StackAddress) {
  const game = 'house-prices-game';
  const player = createGuestPlayer({ api, publishableKey }, 'Ada', '127.0.0.1');
  const run = await player.startRun(game);
  const home = run.rounds[0]?.gameListingId ?? '';
  return {
    guestToken: run.guestToken ?? '',
    pages: {
      landing: site,
      guess: `${site}/game/${game}/property/${home}?session=${run.sessionId}`,
      results: `${site}/game/${game}/results/${run.sessionId}`,
    } satisfies Record<PageName, string>,
    guess: () => player.guess(run.sessionId, home, 45_000_000),
  };
}
