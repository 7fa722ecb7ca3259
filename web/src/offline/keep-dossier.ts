import type { ShellMessage } from '#lib/shell-message.ts';
import { DOSSIER_CACHE, DOSSIER_PAGE, type Shell } from './shell.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Texts that a page asks for ahead are those of its own screen. */
const TEXTS_AHEAD = /<link rel="preload" as="fetch"[^>]*>/g;

/** The page of one screen as that of all: it asks ahead for nothing that another screen would not use. */
async function forEveryScreen(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  // They are about the bytes as they came.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response((await answer.text()).replace(TEXTS_AHEAD, ''), { status: answer.status, headers });
}

/**
 * The screens of dossiers for a place without a network: kept from the moment that somebody has a dossier open, forgotten when
 * they sign out. Files only: what stands in a dossier is kept by the page, for whoever is signed in.
 */
export function keepDossier(scope: WorkerScope, { version, files }: Pick<Shell, 'version' | 'files'>) {
  const name = DOSSIER_CACHE + version;
  const urlOf = (path: string) => new URL(path, scope.location.origin);

  scope.addEventListener('message', (event) => {
    const message = event.data as Partial<ShellMessage> | null;
    if (message?.type === 'keep-dossier' && message.page !== undefined)
      event.waitUntil(keep(message.page, message.files ?? []).catch(() => undefined));
    if (message?.type === 'forget-dossier') event.waitUntil(forgetAll());
  });

  /** Everything or nothing: a page without one of its files would be a broken one. */
  async function keep(page: string, more: readonly string[]): Promise<void> {
    const cache = await scope.caches.open(name);
    const wanted = [
      ...new Set([...files, ...more.filter((file) => urlOf(file).origin === scope.location.origin)]),
    ];
    const missing: string[] = [];
    for (const file of wanted)
      if (!(await cache.match(urlOf(file), { ignoreVary: true }))) missing.push(file);
    await cache.addAll(missing);
    const answer = await scope.fetch(new Request(urlOf(page), { cache: 'reload' }));
    if (!answer.ok || !(answer.headers.get('content-type') ?? '').startsWith('text/html')) return;
    await cache.put(urlOf(DOSSIER_PAGE), await forEveryScreen(answer));
    await forgetAll(name);
  }

  async function forgetAll(but: string | null = null): Promise<void> {
    const names = (await scope.caches.keys()).filter((one) => one.startsWith(DOSSIER_CACHE) && one !== but);
    await Promise.all(names.map((one) => scope.caches.delete(one)));
  }

  async function find(url: URL): Promise<Response | undefined> {
    const names = (await scope.caches.keys()).filter((one) => one.startsWith(DOSSIER_CACHE));
    for (const one of names) {
      const found = await (await scope.caches.open(one)).match(url, { ignoreVary: true });
      if (found) return found;
    }
    return undefined;
  }

  return {
    /** What is kept of a file, whose name changes with its content; else the network's. */
    answerFile: async (request: Request): Promise<Response> =>
      (await find(new URL(request.url))) ?? scope.fetch(request),
    /** The page of a dossier's address, where it is kept. */
    readPage: async (request: Request): Promise<Response | undefined> =>
      new URL(request.url).pathname.startsWith(`${DOSSIER_PAGE}/`) ? find(urlOf(DOSSIER_PAGE)) : undefined,
    /** With a new release what was kept of the old one is kept anew; until that is there the old one stays. */
    renew: async (): Promise<void> => {
      const old = (await scope.caches.keys()).filter((one) => one.startsWith(DOSSIER_CACHE) && one !== name);
      const [first] = old;
      if (first === undefined) return;
      const texts = (await (await scope.caches.open(first)).keys())
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => path.endsWith('.json'));
      await keep(`${DOSSIER_PAGE}/x/home`, texts).catch(() => undefined);
    },
  };
}
