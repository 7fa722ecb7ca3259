/**
 * Where an answer comes from: past the worker, from what it keeps, from the network with the calm page behind it, or, for a
 * file of a dossier's screens or a content page's text, from what is kept of them with the network behind.
 */
export type Source = 'network' | 'cache' | 'shell' | 'dossier' | 'pages';

/** Texts of an area: their folder carries a fingerprint, as the names of scripts do. */
const TEXTS = /^\/assets\/texts-[\w-]+\/[\w-]+\/[\w-]+\.json$/;

/** Texts of content pages and what is searched of them: their folder carries a fingerprint too. */
const PAGES = /^\/assets\/pages-[\w-]+\/[\w./-]+\.json$/;

type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'destination'>;

/**
 * Decides about a request. What is not named here is none of the worker's business: every call of the API, every photo and
 * share image, texts and files that a page loads later, other origins, and pages that other sites frame.
 */
export function chooseSource(
  asked: Asked,
  origin: string,
  kept: readonly string[],
  dossier: readonly string[] = [],
): Source {
  const url = new URL(asked.url);
  if (asked.method !== 'GET' || url.origin !== origin) return 'network';
  if (asked.mode === 'navigate') return asked.destination === 'document' ? 'shell' : 'network';
  if (kept.includes(url.pathname)) return 'cache';
  if (PAGES.test(url.pathname)) return 'pages';
  return dossier.includes(url.pathname) || TEXTS.test(url.pathname) ? 'dossier' : 'network';
}

const PATIENCE_MS = 5000;
const LONGEST_MS = 60_000;

/**
 * How long the network may be silent before the calm page stands there. It doubles with every page that was not answered in
 * time, so that a network that is only slow is waited for in the end.
 */
export function patienceMs(silences: number): number {
  return Math.min(LONGEST_MS, PATIENCE_MS * 2 ** silences);
}

/** Whether an answer is the word of a proxy whose server is not there, as while a new release starts. */
export function isAway({ status }: Pick<Response, 'status'>): boolean {
  return status === 502 || status === 503 || status === 504;
}
