import { fileURLToPath } from 'node:url';
import type { Page, Route } from '@playwright/test';
import { violationsInBothSchemes, violationsOf } from './axe.ts';
import { expect, test } from './fixtures.ts';

const ARTICLE = '/pricing-metrics/log-error';

/** E2E_EVERY_PAGE=1 opens all of them in every language, which takes some minutes. */
const IS_WHOLE = process.env['E2E_EVERY_PAGE'] === '1';

/** One page of each group, from the middle of it: what works on a page and long tables are among them. */
function sampleOf(sitemap: string): string[] {
  if (IS_WHOLE)
    return [...sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>/g)].map(([, url = '']) => {
      const { pathname, search } = new URL(url.replaceAll('&amp;', '&'));
      return pathname + search;
    });
  const paths = [...sitemap.matchAll(/<loc>([^<?]+)<\/loc><lastmod>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const groups = [...new Set(paths.map((path) => path.split('/')[1]))];
  return groups.map((group) => {
    const pages = paths.filter((path) => path.split('/')[1] === group);
    return pages[Math.floor(pages.length / 2)] ?? '/';
  });
}

test('a page of every group has one heading of the first level, and axe finds nothing', async ({
  page,
  request,
}) => {
  test.setTimeout(IS_WHOLE ? 1_800_000 : 120_000);
  const sample = sampleOf(await (await request.get('/sitemap.xml')).text());
  expect(sample.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const path of sample) {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('.ui-skeleton')).toHaveCount(0);
    found.push(...(await violationsOf(page)).map((line) => `${path}: ${line}`));
  }
  expect(found).toEqual([]);
});

test('the app takes a page over without a shift: its elements and what is marked in them stay', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { shift: 0, heading: null as Element | null };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      seen.heading = document.querySelector('h1');
      const paragraph = document.querySelector('.information-text > p:not(.lead)');
      if (paragraph) getSelection()?.selectAllChildren(paragraph);
    });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().includes('/assets/'))
      scripts.push(request.url());
  });
  await page.goto(ARTICLE, { waitUntil: 'networkidle' });
  // Whoever only reads loads none of the app; it comes with the first sign of reaching for something.
  expect(scripts).toEqual([]);
  await page.mouse.move(100, 100);
  await expect(page.locator('.site-choices')).not.toHaveAttribute('inert');
  const after = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { shift: number; heading: Element | null } };
    return {
      shift: seen.shift,
      isSame: seen.heading !== null && seen.heading === document.querySelector('h1'),
      marked: getSelection()?.toString().length ?? 0,
    };
  });
  expect(after).toEqual({ shift: 0, isSame: true, marked: expect.any(Number) });
  expect(after.marked).toBeGreaterThan(40);
});

test('what is pressed and filled in before the scripts are there is done once they are', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().includes('/assets/'))
      scripts.push(request.url());
  });
  await page.goto('/pricing-metrics/price-per-square-metre', { waitUntil: 'networkidle' });
  const status = page.locator('.information-part [role="status"]');
  await expect(status).toContainText('£3,000');
  expect(scripts).toEqual([]);
  await page.getByLabel('Floor area').fill('190');
  await expect(status).toContainText('£1,500');
  expect(scripts.length).toBeGreaterThan(0);

  await page.goto('/buying-steps', { waitUntil: 'networkidle' });
  const box = page.locator('.information-part input[type="checkbox"]').first();
  await box.check();
  await expect(page.locator('.information-part [role="status"]')).toHaveText(/^1 of /);
  await expect(box).toBeChecked();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/play/vs', { waitUntil: 'networkidle' });
  await page.locator('.information-part button[type="submit"]').first().click();
  await expect(page.locator('.information-part [aria-invalid="true"]')).toHaveCount(1);
  expect(new URL(page.url()).search).toBe('');
});

test('the text below a part stays where it is when the part comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.addInitScript({
    path: fileURLToPath(new URL('../../scripts/bench/observe-page.mjs', import.meta.url)),
  });
  const moved: Record<string, number> = {};
  // The letters are there from the first page on: a first visit may set a line anew when they come.
  await page.goto('/play', { waitUntil: 'networkidle' });
  for (const path of [
    '/play/vs',
    '/game-modes/blitz',
    '/scoring-leaderboards/badges',
    '/daily-challenge/uk',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('.information-part .ui-skeleton')).toHaveCount(0);
    moved[path] = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  }
  // What a reader does not feel as a jump (web.dev, "Cumulative Layout Shift").
  for (const [path, shift] of Object.entries(moved)) expect.soft(shift, path).toBeLessThan(0.1);
});

test('a reader of whom the browser keeps something sees the page change at once, and what they press meanwhile is done', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.addInitScript({
    path: fileURLToPath(new URL('../../scripts/bench/observe-page.mjs', import.meta.url)),
  });
  const shift = () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  await page.goto('/play', { waitUntil: 'networkidle' });
  await page.evaluate(() => localStorage.setItem('displayName', 'Ada'));
  const answer = heldAnswers(page);
  await page.route('**/rest/v1/rpc/**', answer.hold);
  for (const path of ['/play/party', '/daily-challenge/streaks', '/game-modes/blitz']) {
    answer.wait();
    await page.goto(path, { waitUntil: 'load' });
    const behind = page.locator('#root[data-behind]');
    await expect(behind).toBeAttached();
    await expect(page.locator('h1').first()).toBeVisible();
    answer.give();
    await expect(behind).toHaveCount(0);
    await expect(page.locator('.site-choices')).not.toHaveAttribute('inert');
    await expect(page.locator('h1')).toHaveCount(1);
    expect.soft(await shift(), path).toBeLessThan(0.001);
  }

  answer.wait();
  await page.goto('/play/vs', { waitUntil: 'load' });
  await page.locator('.information-part button[type="submit"]').first().click();
  answer.give();
  await expect(page.locator('.information-part [aria-invalid="true"]')).toHaveCount(1);
});

/** Calls that wait until they may be answered. */
function heldAnswers(page: Page) {
  let give = () => {};
  let given = Promise.resolve();
  return {
    wait: () => {
      given = new Promise((resolve) => (give = resolve));
    },
    give: () => give(),
    hold: async (route: Route) => {
      await given;
      if (!page.isClosed()) await route.fallback();
    },
  };
}

test('a page is read, its chart seen and its parts found without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(ARTICLE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.still-chart svg path[data-look="line"]').first()).toBeVisible();
  await page.locator('.still-chart summary').click();
  await expect(page.locator('.still-chart table')).toBeVisible();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
  expect(new URL(page.url()).hash).not.toBe('');
  await context.close();
});

test('a page is found with a letter wrong, at once, and without a network too', async ({ page, context }) => {
  await page.goto('/search');
  const box = page.getByRole('searchbox');
  await expect(page.getByRole('link', { name: 'Play', exact: true })).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await box.fill('log eror');
  await expect(page.locator('.page-search-found a').first()).toHaveAttribute('href', ARTICLE);
  const frames = await box.evaluate(async (input: HTMLInputElement) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const before = document.querySelector('.page-search-found a')?.getAttribute('href');
    let drawn = 0;
    set?.call(input, 'leasehold');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    while (document.querySelector('.page-search-found a')?.getAttribute('href') === before) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      drawn += 1;
    }
    return drawn;
  });
  // In frames, since others use the processors too.
  expect(frames).toBeLessThan(10);
  await context.setOffline(true);
  await box.fill('glasgwo');
  await expect(page.locator('.page-search-found a').first()).toHaveAttribute('href', '/city-quizzes/glasgow');
  await context.setOffline(false);
  await box.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a link to a heading is copied, and leads to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ARTICLE);
  await page.mouse.move(100, 100);
  await expect(page.locator('.site-choices')).not.toHaveAttribute('inert');
  const link = page.getByRole('link', { name: /^Copy the link to/ }).nth(1);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The link to this part is copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
  await page.goto('about:blank');
  await page.goto(copied);
  const id = new URL(copied).hash.slice(1);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});
