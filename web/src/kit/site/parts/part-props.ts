import type { SiteData } from '#wire/site.ts';
import type { PartValues } from '../part-values.ts';

/** What every part is drawn from. */
export interface PartProps {
  readonly values: PartValues;
  /** games, neighbourhoods and homes that it may show */
  readonly data: SiteData;
  /** it is the first of its page */
  readonly isFirst: boolean;
}
