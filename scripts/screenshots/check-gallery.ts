import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../test/find-browser.ts';
import { listEntries } from './list-entries.ts';
import { serveGallery } from './serve-gallery.ts';

// npx tsx scripts/screenshots/check-gallery.ts
// Every gallery entry in a real browser: axe with colour contrast and target sizes, in light, dark and high contrast,
// and nothing wider than a 320 px screen (which is also 400 % zoom on a 1280 px one).

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const looks = [
  { name: 'light', options: { colorScheme: 'light' } },
  { name: 'dark', options: { colorScheme: 'dark' } },
  { name: 'more contrast, dark', options: { colorScheme: 'dark', contrast: 'more' } },
] as const;

const browser = await chromium.launch(await findBrowser());
const gallery = await serveGallery();
const problems: string[] = [];
let checks = 0;
try {
  const entries = await listEntries(browser, gallery.url);
  for (const { name: look, options } of looks) {
    const page = await browser.newPage({
      ...options,
      viewport: { width: 320, height: 640 },
      reducedMotion: 'reduce',
    });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(`console, ${look}: ${message.text()}`);
    });
    for (const entry of entries) {
      await page.goto(`${gallery.url}?entry=${entry}`, { waitUntil: 'networkidle' });
      for (const problem of [...(await axeProblems(page)), ...(await overflow(page))])
        problems.push(`${entry}, ${look}: ${problem}`);
      checks++;
    }
    await page.close();
  }
} finally {
  await browser.close();
  await gallery.stop();
}
for (const problem of problems) console.error(problem);
console.log(`${checks} gallery checks, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

async function axeProblems(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run('main', { rules: { 'target-size': { enabled: true } } });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 120)} ${node.any[0]?.message ?? ''}`),
    );
  });
}

async function overflow(page: Page): Promise<string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > 320 ? [`${width} px wide on a 320 px screen`] : [];
}
