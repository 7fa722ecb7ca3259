import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOnly } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What else may be wrong in the dark: it changes colours and nothing else. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Every violation of WCAG 2.2 A and AA on the page as it comes to rest, as lines that say where. */
export async function violationsOf(page: Page): Promise<string[]> {
  await comeToRest(page);
  return runAxe(page, { type: 'tag', values: WCAG });
}

/** The same in light, and once more in dark as far as colours may break it: the page itself stays, so nothing may move. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  const light = await paintIn(page, 'light');
  const violations = await violationsOf(page);
  if ((await paintIn(page, 'dark')) === light) return [...violations, 'the page stays light'];
  const dark = await runAxe(page, { type: 'rule', values: OF_COLOURS });
  return [...violations, ...dark.map((line) => `in dark: ${line}`)];
}

/** Answers the colour of the paper, once every colour has changed. */
async function paintIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string> {
  await page.emulateMedia({ colorScheme });
  await comeToRest(page);
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

/** Until nothing fades in or changes its colour: half faded, everything has too little contrast. What moves for ever may. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What is drawn only when it comes into view keeps the colours of before until then.
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [all];
    const willEnd = (one: Animation) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime ?? 0));
    const isMoving = () =>
      document.getAnimations().some((one) => one.playState === 'running' && willEnd(one));
    for (let stillFrames = 0; stillFrames < 3; stillFrames = isMoving() ? 0 : stillFrames + 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

async function runAxe(page: Page, runOnly: RunOnly): Promise<string[]> {
  // The site's policy allows no foreign script in the page; the test's own world is not bound by it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations, passes, incomplete } = await page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    // Of what is right or cannot be told, one element a rule is enough to know that the rules were asked.
    // Fetching every style sheet again, for a rule about turned screens, takes as long as all the other rules.
    return axe.run({ runOnly: only, resultTypes: ['violations'], preload: false });
  }, runOnly);
  if (violations.length + passes.length + incomplete.length === 0) return ['axe found nothing to look at'];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
