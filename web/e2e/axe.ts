import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOnly } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What else may be wrong in the dark: it changes colours and nothing else. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Every violation of WCAG 2.2 A and AA on the page, as lines that say where. */
export function violationsOf(page: Page): Promise<string[]> {
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

/** Answers the colour of the paper, once every colour has changed: each goes over to the next, however quickly. */
async function paintIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string> {
  await page.emulateMedia({ colorScheme });
  return page.evaluate(async () => {
    const isChanging = () => document.getAnimations().some((one) => one instanceof CSSTransition);
    for (let stillFrames = 0; stillFrames < 3; stillFrames = isChanging() ? 0 : stillFrames + 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return getComputedStyle(document.documentElement).backgroundColor;
  });
}

async function runAxe(page: Page, runOnly: RunOnly): Promise<string[]> {
  // The site's policy allows no foreign script in the page; the test's own world is not bound by it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations, passes, incomplete } = await page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    // Of what is right or cannot be told, one element a rule is enough to know that the rules were asked.
    return axe.run({ runOnly: only, resultTypes: ['violations'] });
  }, runOnly);
  if (violations.length + passes.length + incomplete.length === 0) return ['axe found nothing to look at'];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
