import type { ImportedListing } from '#wire/procedures/stored-homes.ts';
import type { SampleListing } from './samples/sample-listing.ts';

/** A sample as the record that `import_listing` takes, without its pictures; the home belongs to the agency of that key. */
export function sampleRecord(sample: SampleListing, agencyKey: string): Omit<ImportedListing, 'photos'> {
  return {
    externalRef: sample.externalRef,
    agencyKey,
    portal: null,
    sourceUrl: null,
    currency: sample.currency,
    price: { kind: sample.priceKind, amountMinor: sample.priceMinor, datedOn: sample.priceOn },
    title: sample.title,
    description: sample.description,
    asset: {
      propertyType: sample.propertyType,
      bedrooms: sample.bedrooms,
      bathrooms: sample.bathrooms,
      floorAreaM2: sample.floorAreaM2,
      plotAreaM2: sample.plotAreaM2,
      yearBuilt: sample.yearBuilt,
      tenure: sample.tenure,
      energyRating: sample.energyRating,
      features: [...sample.featureTexts],
      addressLine: sample.street,
      town: sample.town,
      postcode: sample.district,
      district: sample.district,
      region: sample.region,
      countryCode: sample.countryCode,
      latitude: sample.latitude,
      longitude: sample.longitude,
    },
  };
}
