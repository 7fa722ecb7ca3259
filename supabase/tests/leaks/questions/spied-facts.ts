import { HOME_FIELD_KEYS } from '../../../functions/_shared/domain/home-fields.ts';

/** Facts that a spy would write over those of a home. */
export const spiedFacts = {
  ...Object.fromEntries(HOME_FIELD_KEYS.map((key) => [key, null])),
  ...{
    title: 'A home for the leak hunt',
    description: 'Three bedrooms.',
    propertyType: 'house',
    bedrooms: 3,
  },
  ...{
    bathrooms: null,
    floorAreaM2: 160.7,
    plotAreaM2: null,
    yearBuilt: 1931,
    tenure: null,
    energyRating: null,
  },
  ...{ features: [], addressLine: null, town: 'Testham', postcode: null, district: 'ZZ9', region: null },
  ...{ latitude: null, longitude: null },
};
