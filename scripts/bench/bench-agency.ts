import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import postgres from 'postgres';
import { HOME_SORTS } from '#domain/home-list.ts';
import type { Log } from '../stack/log.ts';
import { findBrowser } from '../test/find-browser.ts';
import { formatMs, quantile, tableLines } from './figures.ts';
import { fillAgency, type AgencySize } from './fill-agency.ts';
import { signUp } from './fill-dossier.ts';
import { startSite } from './site.ts';

const SIZES = {
  small: { homes: 400, pages: 10, locales: 5, words: 20, times: 2 },
  full: { homes: 10_000, pages: 500, locales: 50, words: 500, times: 20 },
} as const satisfies Record<string, AgencySize & { readonly times: number }>;

/** From a press to what it leads to, in the browser, and the database's part of it: goals of an agency's administration. */
const GOALS = { browserMs: 300, databaseMs: 50, typingMs: 50 };

/** A measurement with the goal for its 95th percentile. */
interface Timed {
  readonly name: string;
  readonly ms: readonly number[];
  readonly goalMs: number;
}

/**
 * The administration of an agency with as much as an agency has at most: its list of homes, a home, a page and the words
 * of fifty languages, each from the press to its effect on a desk's screen; and the database's part of the list.
 * @returns true where everything came
 */
export async function benchAgency(size: keyof typeof SIZES, log: Log): Promise<boolean> {
  const stops: (() => Promise<unknown>)[] = [];
  const much = SIZES[size];
  try {
    Object.assign(process.env, {
      ...{ SEED_PICTURES_PER_HOME: '1', SEED_PICTURE_WIDTH: '480', SEED_PLAIN_PICTURES: '1' },
      SEED_EDITION_HOMES: 'off',
    });
    const stack = await startSite(stops, log);
    const owner = await signUp(stack);
    const agency = await fillAgency(stack.databaseUrl, owner.email, much);
    const { executablePath, args, env } = await findBrowser();
    const browser = await chromium.launch({ executablePath, args, env });
    stops.unshift(() => browser.close());
    const context = await browser.newContext({
      ...{ baseURL: stack.site, locale: 'en-GB', viewport: { width: 1366, height: 768 } },
      reducedMotion: 'reduce',
    });
    await context.addInitScript({ path: fileURLToPath(new URL('observe-deeds.mjs', import.meta.url)) });
    await context.addInitScript((session) => localStorage.setItem('auth-session', session), owner.session);
    const page = await context.newPage();
    const rows = [
      ...(await listHomes(page, much.times)),
      await saveHomes(page, much.times),
      await savePages(page, much.times),
      await typeWords(page, much.times),
    ];
    const asked = await askDatabase(stack.databaseUrl, agency.id, agency.ownerId, much.times);
    log('');
    log(
      `An agency with ${much.homes} homes, ${much.pages} pages and ${much.words} words in ${much.locales} languages.`,
    );
    const lines = [...rows, ...asked].map(({ name, ms, goalMs }) => {
      const late = quantile(ms, 0.95);
      return [
        name,
        ...[formatMs(quantile(ms, 0.5)), formatMs(late), `< ${String(goalMs)}`],
        late < goalMs ? 'met' : 'MISSED',
      ];
    });
    for (const line of tableLines(['what', 'median ms', 'p95 ms', 'goal', ''], lines)) log(line);
    return true;
  } finally {
    for (const stop of stops) await stop();
  }
}

/** What a page has to show until a deed is done: the words of observe-deeds.mjs. */
type Done = 'other rows' | 'saved' | 'typed';
interface Observed {
  readonly measure: (what: Done) => void;
  readonly measured: Promise<number>;
}

/** How long it takes from what a person does until the page says that it is done, in milliseconds of the page's clock. */
async function timed(page: Page, what: Done, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate((wanted) => (window as unknown as Observed).measure(wanted), what);
  await act();
  return page.evaluate(() => (window as unknown as Observed).measured);
}

async function repeat(times: number, measure: (at: number) => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  // The first time loads what every later one has.
  await measure(0);
  for (let at = 1; at <= times; at += 1) all.push(await measure(at));
  return all;
}

async function listHomes(page: Page, times: number): Promise<Timed[]> {
  await page.goto('/admin/properties/list/all');
  await page.locator('tbody tr').first().waitFor();
  const goalMs = GOALS.browserMs;
  const state = page.locator('form[role=search] select').first();
  const press = (name: RegExp | string) => page.getByRole('button', { name }).first().click();
  const sorts = ['Price', 'Home'];
  const sorted = await repeat(times, (at) =>
    timed(page, 'other rows', () =>
      page
        .getByRole('columnheader', { name: sorts[at % 2] ?? '' })
        .getByRole('button')
        .click(),
    ),
  );
  const filtered = await repeat(times, (at) =>
    timed(page, 'other rows', () => state.selectOption(at % 2 === 0 ? 'sold' : 'available')),
  );
  await state.selectOption('');
  const paged = await repeat(times, () => timed(page, 'other rows', () => press('Next')));
  const searched: number[] = [];
  const words = ['elm', 'oak', 'station', 'garage', 'york', 'leeds', 'mill', 'church'];
  for (let at = 0; at < times; at += 1) {
    const box = page.getByRole('searchbox').first();
    await box.fill(words[at % words.length] ?? '');
    searched.push(await timed(page, 'other rows', () => box.press('Enter')));
  }
  return [
    { name: 'homes: sort', ms: sorted, goalMs },
    { name: 'homes: filter', ms: filtered, goalMs },
    { name: 'homes: next page', ms: paged, goalMs },
    { name: 'homes: search', ms: searched, goalMs },
  ];
}

async function saveHomes(page: Page, times: number): Promise<Timed> {
  await page.getByRole('searchbox').first().fill('');
  await page.locator('tbody tr a').first().click();
  const year = page.getByLabel('Year built');
  await year.waitFor();
  const ms = await repeat(times, async (at) => {
    await year.fill(String(1800 + at));
    return timed(page, 'saved', () => page.getByRole('button', { name: 'Save', exact: true }).click());
  });
  return { name: 'a home: save', ms, goalMs: GOALS.browserMs };
}

async function savePages(page: Page, times: number): Promise<Timed> {
  await page.goto('/admin/pages/about-us/title');
  const title = page.getByRole('tabpanel').getByRole('textbox', { name: 'Title' });
  await title.waitFor();
  const ms = await repeat(times, async (at) => {
    await title.fill(`About us, for the ${String(at)}th time`);
    return timed(page, 'saved', () => page.getByRole('button', { name: 'Save', exact: true }).click());
  });
  return { name: 'a page: save', ms, goalMs: GOALS.browserMs };
}

async function typeWords(page: Page, times: number): Promise<Timed> {
  await page.goto('/admin/translations/extras');
  const cell = page.locator('[data-cell]').first();
  await cell.click();
  const ms = await repeat(times, (at) =>
    timed(page, 'typed', () => page.keyboard.press(`Digit${String(at % 10)}`)),
  );
  return { name: 'words: a letter typed', ms, goalMs: GOALS.typingMs };
}

/** What the first page of the list of homes costs the database, asked as the owner: every order, with words and filters. */
async function askDatabase(
  databaseUrl: string,
  agencyId: string,
  ownerId: string,
  times: number,
): Promise<Timed[]> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    await sql`select set_config('request.jwt.claims', ${JSON.stringify({ role: 'authenticated', sub: ownerId })}, false)`;
    await sql.unsafe('set role authenticated');
    const ways = HOME_SORTS.flatMap((sort) => [
      ...[true, false].map((isDescending) => ({ sort, isDescending, search: null, filter: {} })),
      { sort, isDescending: true, search: 'elm', filter: {} },
      { sort, isDescending: true, search: 'garden york', filter: { status: 'sold' } },
      { sort, isDescending: false, search: null, filter: { property_type: 'flat', least_bedrooms: 3 } },
    ]);
    const ms: number[] = [];
    for (let time = 0; time < Math.max(1, Math.floor(times / 5)); time += 1)
      for (const { sort, isDescending, search, filter } of ways) {
        const from = performance.now();
        await sql`select public.agency_homes(${agencyId}::uuid, ${search}, ${JSON.stringify(filter)}::text::jsonb, ${sort},
          ${isDescending}, null, 50)`;
        ms.push(performance.now() - from);
      }
    return [{ name: 'homes: the database alone', ms, goalMs: GOALS.databaseMs }];
  } finally {
    await sql.end({ timeout: 5 });
  }
}
