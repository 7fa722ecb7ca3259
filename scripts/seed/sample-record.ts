import type { ListingRecord } from '../import/listing-record.ts';
import type { SampleListing } from './samples/sample-listing.ts';

/** A sample as the record that `import_listing` takes, without its pictures; the home belongs to the agency of that key. */
export function sampleRecord(sample: SampleListing, agencyKey: string): Omit<ListingRecord, 'photos'> {
  return {
    external_ref: sample.externalRef,
    agency_key: agencyKey,
    portal: null,
    source_url: null,
    currency: sample.currency,
    price: { kind: sample.priceKind, amount_minor: sample.priceMinor, dated_on: sample.priceOn },
    title: sample.title,
    description: sample.description,
    asset: {
      property_type: sample.propertyType,
      bedrooms: sample.bedrooms,
      bathrooms: sample.bathrooms,
      floor_area_m2: sample.floorAreaM2,
      plot_area_m2: sample.plotAreaM2,
      year_built: sample.yearBuilt,
      tenure: sample.tenure,
      energy_rating: sample.energyRating,
      features: [...sample.featureTexts],
      address_line: sample.street,
      town: sample.town,
      postcode: sample.district,
      district: sample.district,
      region: sample.region,
      country_code: sample.countryCode,
      latitude: sample.latitude,
      longitude: sample.longitude,
    },
  };
}
