import type { HtmlPage } from './html/html-page.ts';
import type { EmbeddedData } from './json/embedded-data.ts';
import type { ListingUrl } from './url/normalise-url.ts';
import type { Portal } from './url/portal-table.ts';
import type { PriceContext } from './texts/read-price.ts';
import type { TimeBudget } from './time-budget.ts';

/** What every layer gets: the page, its data, and what the address says of the place. */
export interface ReadContext {
  readonly page: HtmlPage;
  readonly data: EmbeddedData;
  readonly address: ListingUrl | null;
  readonly portal: Portal | null;
  /** ISO 3166-1 alpha-2 where portal, host or language tell */
  readonly country: string | null;
  readonly prices: PriceContext;
  /** what relative links are relative to */
  readonly base: string | null;
  /** whatever loops over the page asks it */
  readonly time: TimeBudget;
}
