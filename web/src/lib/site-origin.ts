import { BrowserOnly } from './browser-only.ts';
import { env } from './env.ts';

/** Where this site is: in a page that the site server has drawn by its word, else as the browser knows it. */
export function siteOrigin(): string {
  if (env.drawsPart && env.origin) return env.origin;
  if (import.meta.env.SSR) throw new BrowserOnly('the address of the site');
  return window.location.origin;
}
