import type { FetchLimits } from './fetch-page.ts';
import type { Network } from './network.ts';

/** What fetching needs of the outside. */
export interface ImportTools {
  readonly network: Network;
  /** how we introduce ourselves to sites */
  readonly userAgent: string;
  readonly limits?: FetchLimits;
  /** milliseconds of a clock that does not go back */
  readonly now: () => number;
}
