import type { PartialFacts } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { OutOfTime } from '../time-budget.ts';
import { readJsonLd } from './json-ld.ts';
import { countPricedHomes } from './listed-homes.ts';
import { readMicrodata } from './microdata.ts';

/** Ten thousand major units: less is a fee or a rent. */
const MIN_PRICE_MINOR = 1_000_000;

/**
 * Does the page's markup tell of one home with a price? Then it is no wall and no list, whatever else stands on it. A page
 * of results marks up many.
 */
export function marksUpHome(context: ReadContext): boolean {
  if (context.address?.isSearch === true || countPricedHomes(context) > 3) return false;
  const facts = factsMarkedUp(context);
  const isPriced = (facts?.price?.amountMinor ?? 0) >= MIN_PRICE_MINOR;
  return isPriced && (facts?.bedrooms ?? facts?.area ?? facts?.position ?? facts?.postcode ?? null) !== null;
}

/** Does the page's markup say where a home is, and what it has, if not what it costs? No wall does. */
export function tellsOfHome(context: ReadContext): boolean {
  const { address = null, bedrooms, area, postcode } = factsMarkedUp(context) ?? {};
  return address !== null && (bedrooms ?? area ?? postcode ?? null) !== null;
}

function factsMarkedUp(context: ReadContext): PartialFacts | null {
  return safely(() => readJsonLd(context)) ?? safely(() => readMicrodata(context));
}

/** One layer that stumbles over a page must not take the others with it. */
export function safely(read: () => PartialFacts | null): PartialFacts | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof OutOfTime) throw error;
    return null;
  }
}
