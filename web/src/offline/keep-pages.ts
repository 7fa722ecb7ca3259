import { PAGES_CACHE } from './shell.ts';
import type { WorkerScope } from './worker-scope.ts';

/**
 * The texts of content pages that somebody has read, and the indexes that their search has fetched: all of one release, so that
 * an open tab goes on without a network. A name never changes its content; with a new release those of the old one go.
 */
export function keepPages(scope: WorkerScope) {
  async function keep(url: URL, answer: Response): Promise<void> {
    const cache = await scope.caches.open(PAGES_CACHE);
    await cache.put(url, answer);
    const folder = folderOf(url.href);
    const old = (await cache.keys()).filter(({ url }) => folderOf(url) !== folder);
    await Promise.all(old.map((one) => cache.delete(one)));
  }

  return {
    answerFile: async (request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> => {
      const cache = await scope.caches.open(PAGES_CACHE);
      const url = new URL(request.url);
      const kept = await cache.match(url, { ignoreVary: true });
      if (kept) return kept;
      const answer = await scope.fetch(request);
      // A full disk keeps nothing, and the page is there all the same.
      if (answer.ok) waitUntil(keep(url, answer.clone()).catch(() => undefined));
      return answer;
    },
  };
}

/** Which release a file is of: the folder after `/assets/`. */
function folderOf(url: string): string {
  return new URL(url).pathname.split('/')[2] ?? '';
}
