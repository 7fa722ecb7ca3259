import { portalOfHost, type Portal } from './portal-table.ts';

/** Parameters that say where a visitor came from, never which page it is. */
const TRACKING =
  /^(?:utm_.*|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|twclid|yclid|igshid|mc_[ce]id|_ga|_gl|_hs.*|ref|ref_src|referrer|source|src|s_cid|cid|cmp|campaign|affiliate.*|aff|share.*|channel|search_identifier|featured|utm|icid|xtor|xtatc|at_.*|pk_.*|mtm_.*|sc_.*|trk.*|hsctatracking|originalreferrer|via|et_.*|e?mail.*id|adobe_.*|zoopla_.*|premiuma|fromemail|rtoken)$/i;

export interface ListingUrl {
  /** canonical form, without tracking: two addresses of one listing have the same */
  readonly url: string;
  readonly host: string;
  readonly portal: Portal | null;
  readonly listingId: string | null;
  /** true for a page of results on a known portal */
  readonly isSearch: boolean;
}

/** Reads a pasted address, also without its "https://"; null when it is no http(s) address. Never throws. */
export function readListingUrl(text: string): ListingUrl | null {
  const trimmed = text.trim().replace(/^<|>$/g, '');
  if (trimmed === '' || /\s/.test(trimmed)) return null;
  const parsed = parseUrl(
    /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`,
  );
  if (!parsed || !/^https?:$/.test(parsed.protocol) || !parsed.hostname.includes('.')) return null;
  const portal = portalOfHost(parsed.hostname);
  const locator = parsed.pathname + parsed.search + parsed.hash;
  const listingId = portal?.listing.exec(locator)?.[1] ?? null;
  const isSearch = listingId === null && portal?.search?.test(locator) === true;
  return { url: canonicalUrl(parsed, portal, listingId), host: parsed.hostname, portal, listingId, isSearch };
}

/** An address in the form that duplicates are found by; null when it is no http(s) address. */
export function normaliseUrl(text: string): string | null {
  return readListingUrl(text)?.url ?? null;
}

function canonicalUrl(parsed: URL, portal: Portal | null, listingId: string | null): string {
  if (portal?.canonical && listingId) return portal.canonical.replace('{id}', listingId);
  const clean = new URL(parsed);
  clean.hash = '';
  clean.username = '';
  clean.password = '';
  if (portal) {
    clean.protocol = 'https:';
    // Portals name a listing in its path; what follows the question mark is the search it was found by.
    if (listingId && portal.listing.test(clean.pathname)) clean.search = '';
  }
  const kept = [...clean.searchParams].filter(([name]) => !TRACKING.test(name));
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  clean.search = new URLSearchParams(kept).toString();
  clean.hostname = clean.hostname.replace(/^(?:m|mobile)\./, 'www.');
  return clean.href;
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** A link of a page as an absolute http(s) address; null for data:, javascript: and what is no address at all. */
export function absoluteUrl(link: unknown, base: string | null): string | null {
  if (typeof link !== 'string' || link.trim() === '' || link.length > 4_000) return null;
  try {
    const url = base === null ? new URL(link.trim()) : new URL(link.trim(), base);
    return /^https?:$/.test(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}
