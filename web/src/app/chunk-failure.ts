import { readStored, writeStored } from '#lib/stored.ts';

const failed = new WeakSet();

/**
 * Vite raises `vite:preloadError` when a file of a later page does not load, and rethrows unless a listener prevents
 * it. We only remember the error, so that the error page it then reaches can offer a reload; whoever embeds the site
 * may listen and prevent it.
 */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!event.defaultPrevented) failed.add(event.payload);
  });
}

/** Whether an error is a page file that did not load (a new release, or the network). */
export function isChunkFailure(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failed.has(error);
}

const RELOADED_AT = 'reloadedAt';
const AGAIN_AFTER_MS = 60_000;

/** Reloads a page whose file is gone since a new release. Where that did not help, another time would not help either. */
export function reloadOnce(): void {
  const now = Date.now();
  if (now - Number(readStored('session', RELOADED_AT)) < AGAIN_AFTER_MS) return;
  writeStored('session', RELOADED_AT, String(now));
  window.location.reload();
}
