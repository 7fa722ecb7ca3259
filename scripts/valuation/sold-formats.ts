import type { SoldHome } from '#domain/valuation/sold-home.ts';

/** A cell of a line by its column's name; '' where the file has none. */
type Cell = (column: string) => string;

/** A sale as a file states it, at a place on the globe. */
export interface StatedSale extends Omit<SoldHome, 'x' | 'y'> {
  readonly longitude: number;
  readonly latitude: number;
}

/** One kind of file of sold homes. */
export interface SoldFormat {
  readonly key: string;
  /** columns without which a line is no sale; a file that has them all is of this kind */
  readonly needed: readonly string[];
  readonly read: (cell: Cell) => StatedSale;
}

const M2_OF_SQUARE_FOOT = 0.09290304;
const MS_OF_DAY = 86_400_000;
const ENERGY_BANDS = 'GFEDCBA';

const numberOf = (text: string): number | undefined => {
  const value = text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
};
const areaOf = (squareFeet: string): number | undefined => {
  const value = numberOf(squareFeet);
  return value === undefined ? undefined : value * M2_OF_SQUARE_FOOT;
};
const dayOf = (text: string): number => {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)/.exec(text) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / MS_OF_DAY;
};
/** Attributes that are known. */
const known = (stated: Readonly<Record<string, number | undefined>>): SoldHome['attributes'] =>
  Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined));

/** The kinds of files that a valuation can be measured on, by their own column names. */
export const SOLD_FORMATS: readonly SoldFormat[] = [
  {
    key: 'king-county',
    needed: ['id', 'date', 'price', 'sqft_living', 'lat', 'long'],
    read: (cell) => {
      const parcel = cell('id').padStart(10, '0');
      return {
        key: parcel,
        day: dayOf(cell('date')),
        price: numberOf(cell('price')) ?? NaN,
        latitude: numberOf(cell('lat')) ?? NaN,
        longitude: numberOf(cell('long')) ?? NaN,
        // The first six digits of a parcel's number are its plat: one estate, built and cut alike.
        groups: [parcel.slice(0, 6)],
        attributes: known({
          areaM2: areaOf(cell('sqft_living')),
          plotM2: areaOf(cell('sqft_lot')),
          basementM2: areaOf(cell('sqft_basement')),
          bedrooms: numberOf(cell('bedrooms')),
          bathrooms: numberOf(cell('bathrooms')),
          floors: numberOf(cell('floors')),
          yearBuilt: numberOf(cell('yr_built')),
          yearRenovated: numberOf(cell('yr_renovated')),
          waterfront: numberOf(cell('waterfront')),
          view: numberOf(cell('view')),
          grade: numberOf(cell('grade')),
          condition: numberOf(cell('condition')),
          neighbourAreaM2: areaOf(cell('sqft_living15')),
          neighbourPlotM2: areaOf(cell('sqft_lot15')),
        }),
      };
    },
  },
  {
    key: 'uk-sold-with-epc',
    needed: ['price', 'transfer_date', 'postcode', 'property_type', 'lat', 'long'],
    read: (cell) => {
      const type = cell('property_type');
      const band = ENERGY_BANDS.indexOf(cell('current_energy_rating') || '?');
      const rank = numberOf(cell('IMD_Rank'));
      const street = cell('Street');
      return {
        key: ['PAON', 'SAON', 'Street', 'postcode'].map(cell).join('|'),
        day: dayOf(cell('transfer_date')),
        price: numberOf(cell('price')) ?? NaN,
        latitude: numberOf(cell('lat')) ?? NaN,
        longitude: numberOf(cell('long')) ?? NaN,
        groups: [street === '' ? '' : `${street}|${cell('postcode').split(' ')[0] ?? ''}`, cell('msoa11nm')],
        attributes: known({
          areaM2: numberOf(cell('total_floor_area')),
          energy: band < 0 ? undefined : band + 1,
          isDetached: Number(type === 'D'),
          isSemi: Number(type === 'S'),
          isTerraced: Number(type === 'T'),
          isFlat: Number(type === 'F'),
          isNew: numberOf(cell('new_build')),
          isLeasehold: Number(cell('tenure') === 'L'),
          // Ranks run to some thirty thousand: in ten thousands they are of the size of the others.
          wealth: rank === undefined ? undefined : rank / 10_000,
        }),
      };
    },
  },
];
