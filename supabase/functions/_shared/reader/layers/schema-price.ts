import { asRecord, at, isRecord, majorAt, numberAt, textAt, type JsonRecord } from '../json/json-value.ts';
import type { ReadContext } from '../read-context.ts';
import { readCurrency } from '../texts/currency-signs.ts';
import { priceOf, readPrice, type ListedPrice } from '../texts/read-price.ts';

/** Offers that are looked at. */
const MAX_OFFERS = 50;

/** The types of a node, without their address. */
export function types(node: JsonRecord): string[] {
  const type = node['@type'];
  const list: readonly unknown[] = Array.isArray(type) ? type : [type];
  return list.slice(0, 20).flatMap((item) => (typeof item === 'string' ? item.replace(/^.*[/#]/, '') : []));
}

/** The price of a home, or of an offer of it. */
export function priceOfNode(node: JsonRecord, context: ReadContext): ListedPrice | null {
  const actions = [node.potentialAction].flat().filter((action) => isRecord(action) && isPriced(action));
  const offers = [node.offers ?? (isOffer(node) || isPriced(node) ? node : actions)].flat().filter(isRecord);
  for (const offer of offers.slice(0, MAX_OFFERS)) {
    const specified = asRecord([offer.priceSpecification].flat()[0]);
    const currency =
      currencyOf(offer, context) ??
      currencyOf(specified, context) ??
      currencyOf(node, context) ??
      context.prices.currency;
    const raw = at(offer, 'price') ?? specified.price ?? offer.lowPrice ?? specified.minPrice;
    const major = majorAt(raw) ?? (typeof raw === 'string' ? plainNumber(raw) : null);
    const isRent =
      /LeaseOut|rent/i.test(textAt(offer, 'businessFunction') ?? '') ||
      types(offer).includes('RentAction') ||
      /^(?:MON|WEE)$/.test(textAt(specified, 'unitCode') ?? '');
    const price =
      priceOf(major, currency, isRent ? 'rent' : 'asking') ??
      asRent(readPrice(textAt(raw), { ...context.prices, currency }), isRent);
    const high = numberAt(offer, 'highPrice') ?? numberAt(specified, 'maxPrice');
    const top = raw === (offer.lowPrice ?? specified.minPrice) ? priceOf(high, currency) : null;
    if (
      price &&
      top?.amountMinor != null &&
      price.kind === 'asking' &&
      top.amountMinor > (price.amountMinor ?? 0)
    )
      return { ...price, kind: 'range', highMinor: top.amountMinor };
    if (price) return price;
  }
  if (types(node).includes('UnitPriceSpecification')) return null;
  return readPrice(textAt(node, 'price'), {
    ...context.prices,
    // An offer that names its currency alone, and no amount, says what the amount beside it is in.
    currency:
      currencyOf(node, context) ??
      offers.map((offer) => currencyOf(offer, context)).find((currency) => currency !== null) ??
      context.prices.currency,
  });
}

/** A price in words that is what an action of renting costs. */
function asRent(price: ListedPrice | null, isRent: boolean): ListedPrice | null {
  return price?.kind === 'asking' && isRent ? { ...price, kind: 'rent', period: 'month' } : price;
}

/** An offer; a price for each square metre or month is none. */
function isOffer(node: JsonRecord): boolean {
  if (types(node).includes('Offer')) return true;
  const isWhole =
    node.unitCode === undefined && node.unitText === undefined && node.referenceQuantity === undefined;
  return types(node).includes('UnitPriceSpecification') && isWhole;
}

/** An action that says what buying or renting costs. */
function isPriced(action: JsonRecord): boolean {
  return types(action).some((type) => /^(?:Buy|Rent|Trade)Action$/.test(type));
}

function currencyOf(node: JsonRecord, { prices }: ReadContext): string | null {
  return readCurrency(textAt(node, 'priceCurrency') ?? textAt(node, 'currency'), prices.usual);
}

function plainNumber(text: string): number | null {
  return /^\d+(?:\.\d{1,2})?$/.test(text.trim()) ? Number(text) : null;
}
