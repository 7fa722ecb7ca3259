import { get } from 'node:http';
import type { Page } from '@playwright/test';
import { listGameRoutes, listTableRoutes, missingGameRoutes } from '../../scripts/test/game-routes.ts';
import { expect, test } from './fixtures.ts';
import { layGround, type Ground } from './route-ground.ts';
import { visitOf, type Visit } from './route-visits.ts';

// Every game route, for a game of its family, as visitor of the default brand and as manager of a white label. The
// screens are gone through inside one page, as a player goes from link to link: hundreds of them in seconds. What the
// server sends of each address before any script runs is asked for beside it.

test('no game route is missing', () => {
  expect(listGameRoutes().length).toBeGreaterThan(60);
  expect(missingGameRoutes()).toEqual([]);
});

for (const [brand, visitor] of [
  ['default', 'visitor'],
  ['star', 'manager'],
] as const)
  test.describe(`as ${visitor} on the brand ${brand}`, () => {
    // A visitor knocks at managers' doors, and the address with nothing behind it says so; the browser reports both.
    // One brand on a narrow phone, where nothing may reach out sideways, the other on a desk.
    test.use({
      viewport: brand === 'default' ? { width: 360, height: 740 } : { width: 1280, height: 800 },
    });
    test.use({ allowedNoise: visitor === 'visitor' ? [/status of 40[13]/] : [] });

    test('every game route shows its screen', async ({ page, brandUrl, stack }) => {
      test.setTimeout(240_000);
      const ground = await layGround(brand, visitor);
      const visits = listTableRoutes().map((route) => visitOf(route, ground));
      const site = brand === 'default' ? stack.site : brandUrl(brand);
      await enter(page, site, ground);
      const wrong: string[] = [];
      for (const visit of visits) wrong.push(...(await open(page, visit)));
      expect(wrong).toEqual([]);
    });
  });

for (const brand of ['default', 'star'])
  test(`the server answers every game route of the brand ${brand} with its title, robots and redirects`, async ({
    stack,
  }) => {
    const ground = await layGround(brand, 'visitor');
    const wrong: string[] = [];
    for (const route of listTableRoutes()) {
      const visit = visitOf(route, ground);
      const { status, headers, body } = await ask(new URL(visit.path, stack.site), brand);
      const title = /<title>([^<]*)<\/title>/.exec(body)?.[1] ?? '';
      if (status !== visit.status) wrong.push(`${visit.path}: status ${String(status)}`);
      if (visit.location !== null && headers.location !== visit.location)
        wrong.push(`${visit.path}: leads to ${String(headers.location)}`);
      if (visit.status === 302) continue;
      // Whoever may not open a page is led away by the page itself; the server sends the page's own words.
      const robots = route.robots ?? visit.robots;
      if (!/cameron|regular-game/i.test(visit.pattern) && (headers['x-robots-tag'] ?? null) !== robots)
        wrong.push(`${visit.path}: robots ${String(headers['x-robots-tag'])}, not ${String(robots)}`);
      if (title === '' || title.includes('{')) wrong.push(`${visit.path}: title "${title}"`);
    }
    expect(wrong).toEqual([]);
  });

/** Opens the site once, as somebody whose browser keeps what it keeps. */
async function enter(page: Page, site: string, { storage }: Ground): Promise<void> {
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, storage);
  await page.goto(new URL('/clear', site).href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Goes to an address inside the page, by way of one that asks nothing of anybody, and says what is wrong there. */
async function open(page: Page, { path, screens, ends, robots }: Visit): Promise<string[]> {
  const seen = await page.evaluate(
    async ({ path, screens }) => {
      const shell = () => document.querySelector<HTMLElement>('.shell');
      const isThere = (wanted: readonly string[]) =>
        wanted.includes(shell()?.dataset.screen ?? '') &&
        !document.querySelector('main')?.hasAttribute('aria-busy') &&
        document.querySelector('main h1') !== null;
      const go = async (to: string, wanted: readonly string[]) => {
        history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
        const until = performance.now() + 15_000;
        while (!isThere(wanted) && performance.now() < until)
          await new Promise((resolve) => setTimeout(resolve, 8));
        // The head is set a moment after the page.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
      };
      if (!screens.includes('clear-local')) await go('/clear', ['clear-local']);
      await go(path, screens);
      return {
        screen: shell()?.dataset.screen ?? '',
        pathname: location.pathname,
        title: document.title,
        headings: [...document.querySelectorAll('main h1')].map((heading) => heading.textContent.trim()),
        robots: document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null,
        wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      };
    },
    { path, screens },
  );
  const wrong: string[] = [];
  if (!screens.includes(seen.screen)) wrong.push(`shows ${seen.screen}, not ${screens.join(' or ')}`);
  if (!ends.test(seen.pathname)) wrong.push(`ends at ${seen.pathname}`);
  if (seen.headings.length !== 1 || seen.headings[0] === '')
    wrong.push(`has the headings ${JSON.stringify(seen.headings)}`);
  if (seen.title === '' || /\{\w+\}/.test(seen.title)) wrong.push(`is titled "${seen.title}"`);
  if (seen.wide > 0) wrong.push(`reaches out sideways by ${String(seen.wide)} px`);
  if (seen.robots !== robots) wrong.push(`tells robots ${String(seen.robots)}, not ${String(robots)}`);
  return wrong.map((what) => `${path} ${what}`);
}

/** Node cannot resolve star.localhost, and fetch cannot set a host: so a plain request. */
function ask(
  url: URL,
  brand: string,
): Promise<{ status: number; headers: Record<string, unknown>; body: string }> {
  const host = brand === 'default' ? url.host : `${brand}.localhost:${url.port}`;
  return new Promise((resolve, reject) => {
    get(url, { headers: { host } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    }).on('error', reject);
  });
}
