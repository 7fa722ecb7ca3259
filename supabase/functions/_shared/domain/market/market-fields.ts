/** The kinds of files of the market that are imported. */
export const MARKET_KINDS = ['sold', 'us-sales', 'epc', 'postcodes', 'areas'] as const;
export type MarketKind = (typeof MARKET_KINDS)[number];

/** A fact that a file of the market states, and what its column may be called, spelt as {@link plainColumn} spells it. */
export interface MarketField {
  readonly names: readonly string[];
  /** a file without it is not of this kind */
  readonly isNeeded?: true;
}
type Fields = Readonly<Record<string, MarketField>>;

/** Columns of sales in Britain: the register's report builder, and tables that others made of it. */
const SOLD: Fields = {
  id: {
    names: ['uniqueid', 'transaction', 'transactionid', 'id', 'transactionuniqueidentifier'],
    isNeeded: true,
  },
  price: { names: ['pricepaid', 'price', 'amount'], isNeeded: true },
  sold_on: { names: ['deeddate', 'transferdate', 'dateoftransfer', 'date', 'solddate'], isNeeded: true },
  postcode: { names: ['postcode'], isNeeded: true },
  kind: { names: ['propertytype', 'type'], isNeeded: true },
  is_new: { names: ['newbuild', 'oldnew', 'new'] },
  tenure: { names: ['estatetype', 'tenure', 'duration'] },
  paon: { names: ['paon'] },
  saon: { names: ['saon'] },
  street: { names: ['street'] },
  locality: { names: ['locality'] },
  town: { names: ['town', 'towncity'] },
  district: { names: ['district'] },
  county: { names: ['county'] },
  category: { names: ['transactioncategory', 'ppdcategorytype', 'category'] },
  status: { names: ['recordstatus', 'status'] },
  area: { names: ['totalfloorarea', 'floorareasqm'] },
  latitude: { names: ['lat', 'latitude'] },
  longitude: { names: ['long', 'lng', 'lon', 'longitude'] },
};

/** Columns of sales in the States: King County's, Ames's, and what a mapping names. */
const US_SALES: Fields = {
  id: { names: ['id', 'pid', 'parcelid', 'apn'], isNeeded: true },
  price: { names: ['price', 'saleprice'], isNeeded: true },
  sold_on: { names: ['date', 'saledate', 'solddate'] },
  sold_year: { names: ['yrsold', 'yearsold'] },
  sold_month: { names: ['mosold', 'monthsold'] },
  postcode: { names: ['zipcode', 'zip', 'postalcode'] },
  area: { names: ['sqftliving', 'grlivarea', 'livingareasqft', 'sqft'] },
  plot: { names: ['sqftlot', 'lotarea'] },
  bedrooms: { names: ['bedrooms', 'bedroomabvgr', 'beds'] },
  bathrooms: { names: ['bathrooms', 'fullbath', 'baths'] },
  floors: { names: ['floors'] },
  waterfront: { names: ['waterfront'] },
  view: { names: ['view'] },
  condition: { names: ['condition', 'overallcond'] },
  grade: { names: ['grade', 'overallqual'] },
  year_built: { names: ['yrbuilt', 'yearbuilt'] },
  year_renovated: { names: ['yrrenovated', 'yearremodadd'] },
  town: { names: ['city', 'town'] },
  latitude: { names: ['lat', 'latitude'] },
  longitude: { names: ['long', 'lng', 'lon', 'longitude'] },
};

/** Columns of certificates: the bulk files of every year and the register's two interfaces. */
const EPC: Fields = {
  certificate: { names: ['certificatenumber', 'lmkkey', 'rrn'], isNeeded: true },
  address: { names: ['address'] },
  address1: { names: ['address1', 'addressline1'] },
  address2: { names: ['address2', 'addressline2'] },
  address3: { names: ['address3', 'addressline3'] },
  postcode: { names: ['postcode'], isNeeded: true },
  uprn: { names: ['uprn'] },
  authority_code: { names: ['localauthority', 'localauthoritycode'] },
  authority: { names: ['localauthoritylabel', 'county'] },
  kind: { names: ['propertytype', 'dwellingtype'] },
  built_form: { names: ['builtform'] },
  age_band: { names: ['constructionageband'] },
  rating: { names: ['currentenergyrating'], isNeeded: true },
  potential_rating: { names: ['potentialenergyrating'] },
  efficiency: { names: ['currentenergyefficiency'] },
  potential_efficiency: { names: ['potentialenergyefficiency'] },
  area: { names: ['totalfloorarea'] },
  inspected_on: { names: ['inspectiondate'] },
  lodged_on: { names: ['lodgementdate', 'registrationdate'], isNeeded: true },
  reason: { names: ['transactiontype', 'typeofassessment'] },
  tenure: { names: ['tenure'] },
  main_fuel: { names: ['mainfuel'] },
  heating_cost: { names: ['heatingcostcurrent'] },
  hot_water_cost: { names: ['hotwatercostcurrent'] },
  lighting_cost: { names: ['lightingcostcurrent'] },
  energy: { names: ['energyconsumptioncurrent'] },
  co2: { names: ['co2emissionscurrent'] },
};

/** Columns of postcode directories. Some pack all but the postcode into one column of JSON. */
const POSTCODES: Fields = {
  postcode: { names: ['pcds', 'postcode', 'pcd', 'pcd7', 'pcd8'], isNeeded: true },
  latitude: { names: ['lat', 'latitude'] },
  longitude: { names: ['long', 'lng', 'lon', 'longitude'] },
  authority: { names: ['ladnm', 'ladname', 'localauthority'] },
  authority_code: { names: ['laua', 'oslaua', 'localauthoritycode', 'lad23cd'] },
  small_area: { names: ['lsoa11cd', 'lsoa21cd', 'lsoa11', 'lsoa21', 'lsoa'] },
  decile: { names: ['imddecile'] },
  ended: { names: ['doterm'] },
  packed: { names: ['otherareas'] },
};

/** The columns that a kind of file may have. Areas come as GeoJSON, which has none. */
export const MARKET_FIELDS: Readonly<Record<Exclude<MarketKind, 'areas'>, Fields>> = {
  sold: SOLD,
  'us-sales': US_SALES,
  epc: EPC,
  postcodes: POSTCODES,
};

/** The columns of the official register of sales, which comes without a header. */
export const PRICE_PAID_COLUMNS = [
  'id', 'price', 'sold_on', 'postcode', 'kind', 'is_new', 'tenure', 'paon', 'saon', 'street', 'locality', 'town',
  'district', 'county', 'category', 'status',
] as const; // prettier-ignore

/** A column's name without what spellings differ in: "LMK_KEY", "lmk-key" and "Lmk Key" are one. */
export function plainColumn(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Which column holds what. */
export interface FoundColumns {
  /** for each column of the file the fact that it states; null where it is not used */
  readonly facts: readonly (string | null)[];
  /** facts that a file of this kind has and this one lacks */
  readonly missing: readonly string[];
}

/**
 * Finds the facts of a kind in a header, whatever the order of its columns. The name that stands first in the table wins
 * where a file has several.
 * @param mapping column by fact, as its reader named it
 */
export function findColumns(
  kind: keyof typeof MARKET_FIELDS,
  header: readonly string[],
  mapping: Readonly<Record<string, string>> = {},
): FoundColumns {
  const plain = header.map(plainColumn);
  const facts: (string | null)[] = header.map(() => null);
  const missing: string[] = [];
  for (const [fact, { names, isNeeded }] of Object.entries(MARKET_FIELDS[kind])) {
    const wanted = mapping[fact] === undefined ? names : [plainColumn(mapping[fact])];
    const at = wanted
      .map((name) => plain.findIndex((one, index) => one === name && facts[index] === null))
      .find((index) => index >= 0);
    if (at !== undefined) facts[at] = fact;
    else if (isNeeded === true) missing.push(fact);
  }
  return { facts, missing };
}
