/**
 * Fields of a home that players read before the guess, in the order in which they read them; a game may keep any of them back.
 * Apart from the table of all fields, since the guess page needs their names alone.
 */
export const CLUE_KEYS = [
  'propertyType',
  'bedrooms',
  'bathrooms',
  'floorAreaM2',
  'plotAreaM2',
  'yearBuilt',
  'tenure',
  'energyRating',
  'councilTaxBand',
  'town',
  'district',
  'region',
  'features',
  'description',
] as const;
export type ClueKey = (typeof CLUE_KEYS)[number];
