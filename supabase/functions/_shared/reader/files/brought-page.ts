import { readListingPage } from '../read-listing-page.ts';
import { NO_TIME_LIMIT, timeBudget } from '../time-budget.ts';
import type { ListingRecord } from '../listing-record.ts';

/** A page may take so long on a slow phone; nothing that people save takes a tenth of it. */
const PATIENCE_MS = 8_000;

/** How long reading a page may take where somebody waits for it. */
export function patience() {
  return timeBudget(PATIENCE_MS, () => performance.now());
}

/** A page that a person brings, perhaps with the address that it came from; else what the browser noted when it was saved. */
export function readBroughtPage(html: string, url: string | null, time = NO_TIME_LIMIT): ListingRecord {
  return readListingPage(html, url ?? savedFrom(html), time);
}

/** Browsers write into a saved page where it came from. */
function savedFrom(html: string): string | null {
  return /<!--\s*saved from url=\(\d+\)(https?:\/\/\S+?)\s*-->/i.exec(html.slice(0, 4_000))?.[1] ?? null;
}
