import { isCurrencyCode } from '../domain/currencies.ts';
import { formatAmount } from '../domain/format-money.ts';
import { isWithinBounds } from '../domain/amount-bounds.ts';
import { marketBounds } from '../domain/market-bounds.ts';
import { homeTypeOf, isBusiness } from './texts/home-words.ts';
import type { ListingFacts, Refusal, RefusalCode } from './listing-record.ts';
import type { PageKind } from './recognise-page.ts';

/** A sentence for each page that holds no listing. */
const PAGE_REFUSALS: Readonly<Partial<Record<PageKind, Refusal>>> = {
  empty: { code: 'unreadable', reason: 'There is nothing to read in this page.' },
  blocked: {
    code: 'blocked',
    reason:
      'The portal answered with a check for robots instead of the listing. Open the listing yourself, then paste or drop the saved page.',
  },
  login: {
    code: 'login',
    reason: 'This is a sign-in page. Open the listing itself, then paste or drop the saved page.',
  },
  search: {
    code: 'search',
    reason: 'This is a page of search results, not one listing. Open a listing and use its address.',
  },
  removed: { code: 'removed', reason: 'The portal says that this listing is no longer there.' },
};

/** A page that would keep its reader busy for longer than a page may. */
export const TOO_COMPLEX: Refusal = {
  code: 'too_complex',
  reason:
    'The page is too large or too tangled to be read in time. Bring a simpler one: the listing opened on its own, or its print view.',
};

/** Why these facts cannot become a listing of a game, or null where they can. */
export function refuseListing(
  facts: ListingFacts,
  kind: PageKind,
  source: 'page' | 'file' = 'page',
): Refusal | null {
  const page = PAGE_REFUSALS[kind];
  if (page) return page;
  if (facts.status === 'removed') {
    if (source === 'page') return PAGE_REFUSALS.removed ?? null;
    return refuse('removed', 'The file says that this home is no longer on offer.');
  }
  if (facts.listingType === 'rent' || facts.price?.kind === 'rent') {
    return refuse('rent', 'This home is to let. Games are about what homes sell for.');
  }
  if (isEmpty(facts, source)) {
    const place = source === 'page' ? 'page' : 'row of the file';
    return refuse('no_listing', `No listing was recognised in this ${place}.`);
  }
  if (isOfBusiness(facts)) {
    return refuse('no_listing', 'This is a place of business. Games are about what homes sell for.');
  }
  const refusal = refusePrice(facts);
  const isOdd =
    refusal?.code === 'price_out_of_range' ||
    (refusal?.code === 'currency_unknown' && (facts.price?.amountMinor ?? 0) < SMALL_MINOR);
  return isOdd && source === 'page' && isUnsaid(facts)
    ? refuse('no_listing', 'No listing was recognised in this page.')
    : refusal;
}

/** Ten thousand of anything. */
const SMALL_MINOR = 1_000_000;

/** Nothing says that this is a home: a bicycle has a title, a town and a price, and its price is no home's. */
function isUnsaid(facts: ListingFacts): boolean {
  const figures = [facts.bedrooms, facts.bathrooms, facts.area, facts.plot, facts.tenure, facts.yearBuilt];
  const words = [facts.propertyType, facts.title, facts.description?.slice(0, 300)];
  return figures.every((fact) => fact === null) && !words.some(namesHome);
}

/** A shop or an office: its kind says so, and nobody counts bedrooms in it. */
function isOfBusiness({ propertyType, title, bedrooms }: ListingFacts): boolean {
  if (bedrooms !== null && bedrooms > 0) return false;
  return (
    isBusiness(propertyType) ||
    ((homeTypeOf(propertyType) ?? homeTypeOf(title)) === null && isBusiness(title))
  );
}

function refusePrice({ price }: ListingFacts): Refusal | null {
  if (price === null) return refuse('no_price', 'No price was found. Type it in, or choose another listing.');
  if (price.kind === 'on-application') {
    return refuse(
      'price_on_application',
      'The price is given on application only, so there is nothing to guess.',
    );
  }
  if (price.kind === 'auction') {
    return refuse(
      'auction_guide',
      'This is an auction guide, which says little about the price it will sell for.',
    );
  }
  if (price.kind === 'range') {
    return refuse(
      'price_range',
      'The listing gives a range instead of a price. Type in one price, or choose another listing.',
    );
  }
  if (price.amountMinor === null)
    return refuse('no_price', 'No price was found. Type it in, or choose another listing.');
  if (price.currency === null)
    return refuse('currency_unknown', 'The price has no currency. Choose it, and the listing can be used.');
  if (!isCurrencyCode(price.currency)) {
    return refuse(
      'currency_not_supported',
      `The price is in ${currencyName(price.currency)}. Games cannot be played in that currency yet.`,
    );
  }
  const bounds = marketBounds(price.currency, price.kind === 'sold' ? 'sold' : 'asking');
  if (bounds && !isWithinBounds(price.amountMinor, bounds)) {
    return refuse(
      'price_out_of_range',
      `The price is outside the range of the market, ${majorOf(bounds.minMinor, price.currency)} to ${majorOf(bounds.maxMinor, price.currency)} ${price.currency}.`,
    );
  }
  return null;
}

function majorOf(amountMinor: number, currency: string): string {
  return formatAmount(amountMinor, currency, 'en-GB');
}

function currencyName(code: string): string {
  try {
    const name = new Intl.DisplayNames('en-GB', { type: 'currency' }).of(code);
    return name === undefined || name === code ? code : `${name} (${code})`;
  } catch {
    return code;
  }
}

/** Nothing that only a listing says: a title, a picture and a price are on the page of every bicycle. */
function isEmpty(facts: ListingFacts, source: 'page' | 'file'): boolean {
  const says = [facts.bedrooms, facts.area, facts.bathrooms].some((fact) => fact !== null);
  if (says) return false;
  if (source === 'page' && facts.position === null && isOfVehicle(facts)) return true;
  if (facts.price === null && facts.position === null) return true;
  // A row of a file of homes is a home; a page with a price may be about anything.
  const words = [facts.propertyType, facts.title, facts.description?.slice(0, 300)];
  const isOfHome = facts.plot ?? facts.tenure ?? facts.address ?? facts.postcode;
  // In scripts whose words for homes are not all known here, a place on a map is enough.
  const isForeign =
    facts.position !== null && !/[\p{Script=Latin}\p{Script=Cyrillic}]{3}/u.test(facts.title ?? '');
  return source === 'page' && (isOfHome ?? null) === null && !isForeign && !words.some(namesHome);
}

/** Other things have a price and a place as well. */
const VEHICLE =
  /\b(?:limousine|hatchback|sedan|tdi|kilometerstand|mileage|odometer|erstzulassung|hubraum|automatik|s-tronic|boîte automatique|kilométrage|kilometraje|chilometri)\b/i;

function isOfVehicle({ title, description, propertyType }: ListingFacts): boolean {
  return (
    homeTypeOf(propertyType) === null && VEHICLE.test(`${title ?? ''} ${description?.slice(0, 300) ?? ''}`)
  );
}

const PROPERTY =
  /\b(?:propert(?:y|ies)|real estate|bed(?:room)?s?|immobil\w*|inmuebles?|im[oó]ve(?:l|is)|propriété|vastgoed|fastighet|eiendom|ejendom|nieruchomoś\w*|nemovitost\w*|ingatlan\w*|imobil\w*)\b|недвижимост/iu;

/** Everything is for sale; these words are for homes alone. */
function namesHome(words: string | null | undefined): boolean {
  return homeTypeOf(words) !== null || PROPERTY.test(words?.slice(0, 300) ?? '');
}

function refuse(code: RefusalCode, reason: string): Refusal {
  return { code, reason };
}
