import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Every violation of WCAG 2.2 A and AA on the page, as lines that say where. */
export async function violationsOf(page: Page): Promise<string[]> {
  // The site's policy allows no foreign script in the page; the test's own world is not bound by it.
  await page.evaluate((await import('node:fs')).readFileSync(axePath, 'utf8'));
  const results = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    return axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
  });
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
