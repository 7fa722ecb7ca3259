import { asList, at, numberAt, positiveAt, textAt, type JsonRecord } from '../json/json-value.ts';
import type { PartialFacts } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { cleanLine, plainText } from '../texts/clean-text.ts';
import { currencyOfCountry, readCurrency } from '../texts/currency-signs.ts';
import { placeInTitle } from '../texts/place-in-title.ts';
import { toArea } from '../texts/read-area.ts';
import { readDate, readYear } from '../texts/read-date.ts';
import { priceOf } from '../texts/read-price.ts';
import { findEmbedded } from './find-embedded.ts';

/** Agency sites made with Property Web Builder: the whole property stands in a script, prices in minor units. */
export function readWebBuilder(context: ReadContext): PartialFacts | null {
  const property = findEmbedded(context.data, isWebBuilderProperty);
  return property ? webBuilderFacts(property, context.prices.usual ?? null) : null;
}

export function isWebBuilderProperty(record: JsonRecord): boolean {
  return 'price_sale_current_cents' in record && 'count_bedrooms' in record;
}

/** Facts of one property record; its import files have the same members. */
export function webBuilderFacts(property: JsonRecord, usualCurrency: string | null): PartialFacts {
  const cents = positiveAt(property, 'price_sale_current_cents');
  const rentCents = positiveAt(property, 'price_rental_monthly_current_cents');
  const currency = readCurrency(textAt(property, 'currency')) ?? usualCurrency ?? currencyOfCountry('ES');
  const isRent = cents === null && rentCents !== null;
  const unit = /ft/i.test(textAt(property, 'area_unit') ?? '') ? 'sqft' : 'm2';
  const latitude = numberAt(property, 'latitude');
  const longitude = numberAt(property, 'longitude');
  const title = textAt(property, 'title') ?? textAt(property, 'title_en') ?? textAt(property, 'title_es');
  const street = [
    textAt(property, 'street_address') ?? textAt(property, 'street_name'),
    textAt(property, 'street_number'),
  ];
  return {
    listingType: isRent ? 'rent' : 'sale',
    price: isRent
      ? priceOf(rentCents / 100, currency, 'rent')
      : priceOf(cents === null ? null : cents / 100, currency),
    bedrooms: positiveAt(property, 'count_bedrooms'),
    bathrooms: positiveAt(property, 'count_bathrooms'),
    area: toArea(positiveAt(property, 'constructed_area'), unit),
    plot: toArea(positiveAt(property, 'plot_area'), unit),
    propertyType: textAt(property, 'prop_type_key')?.split('.').at(-1) ?? null,
    yearBuilt: readYear(property.year_construction),
    title,
    address:
      placeInTitle(title) ?? cleanLine(street.filter((part) => part !== null && part !== '0').join(', ')),
    town: textAt(property, 'city'),
    region: textAt(property, 'region') ?? textAt(property, 'province'),
    postcode: textAt(property, 'postal_code'),
    country: textAt(property, 'country'),
    position:
      latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0)
        ? { latitude, longitude }
        : null,
    description:
      plainText(property.description) ??
      plainText(property.description_en) ??
      plainText(property.description_es),
    photos: asList(property.property_photos ?? property.prop_photos).flatMap(
      (photo) => textAt(at(photo, 'image'), 'url') ?? textAt(photo, 'image') ?? textAt(photo, 'url') ?? [],
    ),
    listedOn: readDate(property.created_at),
    updatedOn: readDate(property.updated_at),
    listingId: textAt(property, 'reference') ?? textAt(property, 'id'),
  };
}
