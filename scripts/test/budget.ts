import { gzipSync } from 'node:zlib';
import { chromium, type Page, type Response } from '@playwright/test';
import { findBrowser } from './find-browser.ts';
import { gate, sum, type Outcome } from './outcome.ts';
import type { StackAddress } from './stack-address.ts';
import type { Shared } from './test-stack.ts';

/** Bytes, gzipped, that a first visit may load before the network is idle. */
const budgets = { script: 120_000, stylesheet: 20_000 };
/** Files of script that a first visit may name: each costs a request, and small ones compress worse. */
const MAX_SCRIPTS = 8;

/** The landing page and the guess page stay within the budget, measured in a browser with an empty cache. */
export async function checkBudget(shared: Shared): Promise<Outcome> {
  const { address } = await shared.site();
  const browser = await chromium.launch(await findBrowser());
  try {
    const run = await startGuestRun(address);
    const pages = { landing: address.site, guess: run.guessPage };
    const outcomes = [];
    for (const [name, url] of Object.entries(pages)) {
      const context = await browser.newContext();
      await context.addInitScript((token) => localStorage.setItem('guestToken', token), run.guestToken);
      const page = await context.newPage();
      const loaded = await measure(page, url);
      const scripts = loaded.get('script')?.files ?? 0;
      outcomes.push(
        gate(
          scripts > 0 && scripts <= MAX_SCRIPTS,
          `${name} page: ${scripts} of ${MAX_SCRIPTS} files of script`,
        ),
      );
      for (const [type, limit] of Object.entries(budgets)) {
        const { bytes } = loaded.get(type) ?? { bytes: 0 };
        const isRight = bytes <= limit && (type !== 'script' || bytes > 0);
        outcomes.push(
          gate(isRight, `${name} page, ${type}: ${kilobytes(bytes)} of ${kilobytes(limit)} gzipped`),
        );
      }
    }
    return sum(outcomes);
  } finally {
    await browser.close();
  }
}

interface Loaded {
  readonly files: number;
  readonly bytes: number;
}

/** Files and their gzipped bytes, by type, of everything that a page loads until the network is idle. */
async function measure(page: Page, url: string): Promise<ReadonlyMap<string, Loaded>> {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  await page.goto(url, { waitUntil: 'networkidle' });
  const loaded = new Map<string, Loaded>();
  for (const answer of answers) {
    const type = answer.request().resourceType();
    if (!(type in budgets) || !answer.ok()) continue;
    const { files, bytes } = loaded.get(type) ?? { files: 0, bytes: 0 };
    loaded.set(type, { files: files + 1, bytes: bytes + gzipSync(await answer.body()).length });
  }
  return loaded;
}

/** A guest's run, opened at its first round. */
async function startGuestRun({ api, publishableKey, site }: StackAddress) {
  const game = 'house-prices-game';
  const answer = await fetch(`${api}/functions/v1/start-run`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ game }),
  });
  if (!answer.ok) throw new Error(`No run for the guess page: ${answer.status} ${await answer.text()}`);
  const run = (await answer.json()) as {
    sessionId: string;
    guestToken: string;
    rounds: { gameListingId: string }[];
  };
  const home = run.rounds[0]?.gameListingId ?? '';
  return {
    guestToken: run.guestToken,
    guessPage: `${site}/game/${game}/property/${home}?session=${run.sessionId}`,
  };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
