import type { SampleStyle } from '../../samples/sample-listing.ts';
import { americanHouses } from './american-houses.ts';
import { britishHouses } from './british-houses.ts';
import type { HouseDesign } from './house-design.ts';
import { southernHouses } from './southern-houses.ts';

/** Every style that is built as a house of its own. */
export const houseDesigns: Partial<Record<SampleStyle, HouseDesign>> = {
  ...britishHouses,
  ...americanHouses,
  ...southernHouses,
};
