import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** What the page's own script looks for in the browser: who keeps any of it is known, and gets the app at once. */
const [, listed = ''] =
  /isAwaited \|\|= \[([^]*?)\]\.some/.exec(
    readFileSync(new URL('../server/wake-app.mjs', import.meta.url), 'utf8'),
  ) ?? [];
const KEPT = [...listed.matchAll(/'([\w-]+)'/g)].map(([, key = '']) => key);
if (KEPT.length === 0) throw new Error('wake-app.mjs says no more who is known to the browser.');

/**
 * For readers whom the browser knows, the app is drawn behind the page and takes its place: until then, each thing is
 * there twice. Opening a page waits for that, unless the journey says itself what it waits for (`waitUntil`).
 */
export function waitForApp(page: Page): void {
  const { goto, reload } = page;
  const rest = () =>
    page.waitForFunction((kept) => {
      if (document.querySelector('#root[data-behind]')) return false;
      return !document.querySelector('#root[data-ahead]') || !kept.some((key) => localStorage.getItem(key));
    }, KEPT);
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options);
    if (options?.waitUntil === undefined && url !== 'about:blank') await rest();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    if (options?.waitUntil === undefined) await rest();
    return answer;
  };
}
