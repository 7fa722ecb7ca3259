import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { readPages } from '../../content/read-pages.ts';
import { gate, type Outcome } from './outcome.ts';
import { measure } from './page-bytes.ts';

/** What a content page may load for whoever only reads it, gzipped: scripts and texts together, and styles. */
const LIMITS = { code: 60_000, styles: 20_000 };
/** Pages that are read, or open in the browser, at the same time. */
const AT_ONCE = 6;

interface Text {
  readonly path: string;
  readonly language: string;
  readonly part: string | null;
}

/** Every text of every content page, in the language that a browser asks for it in. */
function allTexts(): Text[] {
  return readPages().flatMap(({ path, texts, part = null }) =>
    [...texts.keys()].map((language) => ({ path, language, part })),
  );
}

/**
 * Every content page, with something that works on it or not, names so little script that its reader has it at once; and one
 * page of each part and one without any are opened and measured, for what a script may load by itself.
 */
export async function checkContentPages(site: string, browser: Browser): Promise<Outcome[]> {
  const texts = allTexts();
  const named = await inTurns(texts, async (text) => ({ ...text, bytes: await namedBytes(site, text) }));
  const heavy = named.filter(({ bytes }) => bytes > LIMITS.code);
  const largest = Math.max(...named.map(({ bytes }) => bytes));
  const kinds = [...new Set(texts.map(({ part }) => part))];
  const samples = texts.filter(({ language }) => language === 'en');
  const opened = await inTurns(kinds, async (kind) => {
    const { path = '/' } = samples.find(({ part }) => part === kind) ?? {};
    return { path, kind, ...(await open(browser, site + path)) };
  });
  const failed = opened.filter(
    ({ code, styles, words }) => code > LIMITS.code || styles > LIMITS.styles || words < 1500,
  );
  const most = opened.toSorted((one, other) => other.code - one.code)[0];
  return [
    gate(
      texts.length > 400 && heavy.length === 0,
      `${String(texts.length)} texts of content pages name at most ${kilobytes(largest)} of script before a touch (of ${kilobytes(LIMITS.code)})${listed(heavy)}`,
    ),
    gate(
      failed.length === 0,
      `content pages with each of ${String(kinds.length - 1)} parts and one with none load at most ${kilobytes(most?.code ?? 0)} (${most?.path ?? ''}), styles at most ${kilobytes(Math.max(...opened.map(({ styles }) => styles)))}${listed(failed)}`,
    ),
  ];
}

function listed(pages: readonly { readonly path: string }[]): string {
  return pages.length === 0 ? '' : `; too much: ${pages.map(({ path }) => path).join(', ')}`;
}

/** Script in a page and of the files that it names, gzipped; what those load in turn, a browser has to tell. */
async function namedBytes(site: string, { path, language }: Text): Promise<number> {
  const html = await (await fetch(site + path, { headers: { 'accept-language': language } })).text();
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  const files = [
    ...html.matchAll(
      /<script[^>]* src="([^"]+)"|<link rel="(?:modulepreload|preload" as="fetch)"[^>]* href="([^"]+)"/g,
    ),
  ].map(([, script, preload]) => script ?? preload ?? '');
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(Buffer.from(await (await fetch(site + file)).arrayBuffer())).length),
  );
  return sizes.reduce((sum, size) => sum + size, gzipSync(inline.join('\n')).length);
}

async function open(browser: Browser, url: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { scripts, texts, styles } = await measure(page, url);
  const words = ((await page.locator('main').textContent()) ?? '').length;
  await context.close();
  return { code: scripts.bytes + texts.bytes, styles: styles.bytes, words };
}

async function inTurns<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE)
    results.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(work))));
  return results;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
