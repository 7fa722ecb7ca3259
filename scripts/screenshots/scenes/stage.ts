import type { Browser, BrowserContext } from '@playwright/test';
import postgres from 'postgres';
import { makePerson } from '../../../web/e2e/builder.ts';
import { demoPassword } from '../../seed/demo-password.ts';
import type { StackAddress } from '../../test/stack-address.ts';
import type { Stage, VisitOptions } from './scene.ts';

/** Whoever is in a room and says nothing for half a minute counts as away. */
const BEAT_MS = 3_000;

/** Puts up a stage for one scene; `clear` takes it down. */
export function buildStage(
  browser: Browser,
  address: StackAddress,
): { readonly stage: Stage; readonly clear: () => Promise<void> } {
  const contexts: BrowserContext[] = [];
  const beats: NodeJS.Timeout[] = [];
  const sql = postgres(address.databaseUrl, { max: 1, onnotice: () => undefined });
  const open = async ({ person, brand, storage, answers = {}, failing = [] }: VisitOptions) => {
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
    contexts.push(context);
    // Functions that are handed to the page were compiled with names kept, and call this.
    await context.addInitScript('globalThis.__name ??= (one) => one');
    const kept = { ...storage, ...(person && { 'auth-session': await signIn(address, person) }) };
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }, kept);
    const nameOf = (url: URL) => /\/(?:rpc|functions\/v1)\/([\w-]+)$/.exec(url.pathname)?.[1] ?? '';
    await context.route(
      (url) => Object.hasOwn(answers, nameOf(url)) || failing.some((name) => name === nameOf(url)),
      async (route) => {
        if (route.request().method() === 'OPTIONS') return route.continue();
        const name = nameOf(new URL(route.request().url()));
        const headers = { 'access-control-allow-origin': '*' };
        return Object.hasOwn(answers, name)
          ? route.fulfill({ json: answers[name as keyof typeof answers], headers })
          : route.fulfill({ status: 500, json: { code: 'XX000', message: 'down' }, headers });
      },
    );
    const site = new URL(address.site);
    if (brand !== undefined) site.hostname = `${brand}.localhost`;
    return { page: await context.newPage(), site };
  };
  const stage: Stage = {
    address,
    visit: async (path, options = {}) => {
      const { page, site } = await open(options);
      await page.goto(new URL(path, site).href);
      return page;
    },
    makePerson: () => makePerson(address),
    demoPerson: (email) => ({ email, password: demoPassword(address.secretKey, email) }),
    sql: async <Row>(text: string, values: readonly string[] = []) =>
      (await sql.unsafe(text, [...values])) as unknown as readonly Row[],
    callService: async <T>(name: string, body: object) => {
      const answer = await fetch(`${address.api}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { apikey: address.secretKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${name} answered ${String(answer.status)}: ${text}`);
      return (text === '' ? null : JSON.parse(text)) as T;
    },
    keepDoing: (what) => {
      beats.push(setInterval(() => void what().catch(() => undefined), BEAT_MS));
    },
  };
  const clear = async () => {
    beats.forEach(clearInterval);
    await Promise.all(contexts.map((context) => context.close()));
    await sql.end();
  };
  return { stage, clear };
}

async function signIn({ api, publishableKey }: StackAddress, person: object): Promise<string> {
  const answer = await fetch(`${api}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const session = await answer.text();
  if (!answer.ok) throw new Error(`Nobody could sign in: ${session}`);
  return session;
}
