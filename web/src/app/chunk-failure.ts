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
