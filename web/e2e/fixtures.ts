import { test as base, type Page } from '@playwright/test';
import postgres from 'postgres';
import { readStackAddress, type StackAddress } from '../../scripts/test/stack-address.ts';
import { waitForApp } from './wait-for-app.ts';

/** The back door of the stack under test, for what no visitor can bring about. */
export interface Service {
  /** Calls a function of the API as the service role. */
  rpc<T = unknown>(name: string, args: object): Promise<T>;
  /** Asks the database itself. */
  sql<Row = unknown>(text: string, values?: readonly string[]): Promise<readonly Row[]>;
}

interface Fixtures {
  /** Where the stack under test answers. */
  stack: StackAddress;
  /** The site's address under a brand's subdomain: browsers resolve `star.localhost` by themselves. */
  brandUrl: (brand: string, path?: string) => string;
  callService: Service;
  /** What the console may say in this test; everything else of warning or worse fails it. */
  allowedNoise: RegExp[];
  /** Another visitor, with a browser of their own; held to the same silence. */
  anotherPage: () => Promise<Page>;
}

/** The test of every journey. A stray console warning, and an error that nobody caught, fail it. */
export const test = base.extend<Fixtures>({
  stack: async ({}, use) => use(readStackAddress()),

  brandUrl: async ({ stack }, use) => {
    await use((brand, path = '/') => {
      const url = new URL(path, stack.site);
      url.hostname = `${brand}.localhost`;
      return url.href;
    });
  },

  callService: async ({ stack }, use) => {
    const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
    await use({
      rpc: async <T>(name: string, args: object) => {
        const answer = await fetch(`${stack.api}/rest/v1/rpc/${name}`, {
          method: 'POST',
          headers: { apikey: stack.secretKey, 'content-type': 'application/json' },
          body: JSON.stringify(args),
        });
        if (!answer.ok) throw new Error(`${name} answered ${String(answer.status)}: ${await answer.text()}`);
        return (await answer.json()) as T;
      },
      sql: async <Row>(text: string, values: readonly string[] = []) =>
        (await sql.unsafe(text, [...values])) as unknown as readonly Row[],
    });
    await sql.end();
  },

  allowedNoise: [[], { option: true }],

  page: async ({ page, allowedNoise }, use) => {
    const noise = listen(page);
    waitForApp(page);
    page.context().on('page', waitForApp);
    await use(page);
    expectSilence(noise, allowedNoise);
  },

  anotherPage: async ({ browser, allowedNoise, baseURL }, use) => {
    const opened: { page: Page; noise: string[] }[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL, locale: 'en-GB', reducedMotion: 'reduce' });
      context.on('page', waitForApp);
      const page = await context.newPage();
      opened.push({ page, noise: listen(page) });
      return page;
    });
    for (const { page, noise } of opened) {
      await page.context().close();
      expectSilence(noise, allowedNoise);
    }
  },
});

export { expect } from '@playwright/test';

function listen(page: Page): string[] {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      noise.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
  return noise;
}

/** Chromium's own remark about drawing a map without a graphics card, and Playwright's about the worker that it holds back. */
const REMARKS = [/GL Driver Message/, /Service Worker registration blocked by Playwright/];

function expectSilence(noise: readonly string[], allowed: readonly RegExp[]): void {
  const heard = noise.filter((line) => ![...allowed, ...REMARKS].some((pattern) => pattern.test(line)));
  if (heard.length > 0) throw new Error(`The console was not silent:\n${heard.join('\n')}`);
}
