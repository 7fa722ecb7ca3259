/** What the worker of a build keeps for a time without a network. The build writes it. */
export interface Shell {
  /** the fingerprint of all of it */
  readonly version: string;
  /** the hashed files that the calm page needs */
  readonly files: readonly string[];
  /** the hashed files of a dossier's screens, which are kept for whoever has one */
  readonly dossier?: readonly string[];
}

/** The calm page: it holds no answer of the API and nothing of a visitor. */
export const OFFLINE_PAGE = '/offline.html';

/** Where the worker is: what lies at the root may answer for the whole site. */
export const SERVICE_WORKER = '/service-worker.js';

/** Names of our caches begin so; others of this origin are not ours to clear. */
export const CACHE_PREFIX = 'shell-';

/** The caches of dossiers' screens, and under which address such a cache has the page itself. */
export const DOSSIER_CACHE = `${CACHE_PREFIX}dossier-`;
export const DOSSIER_PAGE = '/dossiers';

/** The cache of content pages that were read, and of what is searched of all. */
export const PAGES_CACHE = `${CACHE_PREFIX}pages`;
