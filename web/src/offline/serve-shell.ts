import { chooseSource, isAway, patienceMs } from './choose-source.ts';
import { keepDossier } from './keep-dossier.ts';
import { keepPages } from './keep-pages.ts';
import { CACHE_PREFIX, DOSSIER_CACHE, OFFLINE_PAGE, PAGES_CACHE, type Shell } from './shell.ts';
import type { AskEvent, WorkerScope } from './worker-scope.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The service worker. It keeps the calm page and its files, all of them when it is installed and nothing ever after, and
 * shows that page where the network fails or stays silent; a dossier's address opens the screens that are kept of dossiers. While there is a network every page comes from it, so nobody sees an old release.
 */
export function serveShell(scope: WorkerScope, { version, files, dossier: screens = [] }: Shell): void {
  const name = CACHE_PREFIX + version;
  const dossier = keepDossier(scope, { version, files: screens });
  const pages = keepPages(scope);
  let silences = 0;

  scope.addEventListener('install', (event) => {
    event.waitUntil(keepAll().then(() => scope.skipWaiting()));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([forgetOthers(), scope.registration.navigationPreload?.enable()]));
  });
  scope.addEventListener('fetch', (event) => {
    const source = chooseSource(event.request, scope.location.origin, files, screens);
    if (source === 'shell') event.respondWith(answerPage(event));
    if (source === 'cache') event.respondWith(answerFile(event.request));
    if (source === 'dossier') event.respondWith(dossier.answerFile(event.request));
    if (source === 'pages')
      event.respondWith(pages.answerFile(event.request, (work) => event.waitUntil(work)));
  });

  async function keepAll(): Promise<void> {
    const cache = await scope.caches.open(name);
    await cache.addAll([pageAnew(), ...files]);
  }

  function pageAnew(): Request {
    return new Request(new URL(OFFLINE_PAGE, scope.location.origin), { cache: 'reload' });
  }

  async function forgetOthers(): Promise<void> {
    const names = await scope.caches.keys();
    const old = names.filter(
      (other) =>
        other.startsWith(CACHE_PREFIX) &&
        other !== name &&
        other !== PAGES_CACHE &&
        !other.startsWith(DOSSIER_CACHE),
    );
    await Promise.all(old.map((other) => scope.caches.delete(other)));
    await dossier.renew();
  }

  async function answerPage(event: AskEvent): Promise<Response> {
    const answer = askNetwork(event);
    const told = await Promise.race([answer, isSilentFor(patienceMs(silences))]);
    if (told !== null && told !== 'silent' && !isAway(told)) {
      silences = 0;
      event.waitUntil(renewPage());
      return told;
    }
    if (told === 'silent') silences += 1;
    event.waitUntil(answer);
    const screen = await dossier.readPage(event.request);
    if (screen) return screen;
    // Without the page there is only the network's word, whatever it is.
    return (await readKept(OFFLINE_PAGE)) ?? (await answer) ?? Response.error();
  }

  /** What the network says; null where it fails. */
  async function askNetwork({ request, preloadResponse }: AskEvent): Promise<Response | null> {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request));
    } catch {
      return null;
    }
  }

  async function answerFile(request: Request): Promise<Response> {
    return (await readKept(new URL(request.url).pathname)) ?? scope.fetch(request);
  }

  async function readKept(path: string): Promise<Response | undefined> {
    const cache = await scope.caches.open(name);
    return cache.match(new URL(path, scope.location.origin), { ignoreVary: true });
  }

  /** The page wears the brand's look, which changes without a release: a page of yesterday is fetched again. */
  async function renewPage(): Promise<void> {
    const kept = await readKept(OFFLINE_PAGE);
    const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '');
    if (!(age > DAY_MS)) return;
    const cache = await scope.caches.open(name);
    await cache.add(pageAnew()).catch(() => undefined);
  }
}

function isSilentFor(ms: number): Promise<'silent'> {
  return new Promise((resolve) => setTimeout(() => resolve('silent'), ms));
}
