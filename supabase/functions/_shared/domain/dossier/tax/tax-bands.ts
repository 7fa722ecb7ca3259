/** From this price on (minor units), and the rate there in parts of a million: 5 % is 50,000. */
export interface TaxBand {
  readonly fromMinor: number;
  readonly ratePpm: number;
}

/** Bands of one tax, for purchases that complete from a day on. */
export interface TaxTable {
  /** the first day (of completion) on which it holds */
  readonly from: string;
  /** the first day on which it holds no longer, where nothing follows it */
  readonly until?: string;
  /** `portions`: each rate on its part of the price. `whole`: the band that the price is in gives one rate for all of it. */
  readonly on: 'portions' | 'whole';
  readonly bands: readonly TaxBand[];
  /** prices above it are not for this table (a relief that ends) */
  readonly upToMinor?: number;
  /** prices below it are free of this tax */
  readonly leastMinor?: number;
  /** who published the rates */
  readonly source: string;
  /** the day on which somebody held the row against that source; null: nobody could yet, and the screen says so */
  readonly checkedOn: string | null;
}

/** What one band makes of a price. */
export interface TaxedPart {
  readonly fromMinor: number;
  /** null: without an end */
  readonly toMinor: number | null;
  readonly ratePpm: number;
  readonly taxedMinor: number;
  readonly taxMinor: number;
}

const MILLION = 1_000_000n;

/** Bands as laws write them: pairs of the price in major units from which a rate holds, and the rate in per cent. */
export function bandsOf(...rows: readonly (readonly [fromMajor: number, percent: number])[]): TaxBand[] {
  return rows.map(([fromMajor, percent]) => ({
    fromMinor: fromMajor * 100,
    ratePpm: Math.round(percent * 10_000),
  }));
}

/** The row of a tax that holds on a day, for a price; null where there is none. */
export function tableOn(tables: readonly TaxTable[], on: string, priceMinor: number): TaxTable | null {
  const begun = tables.filter(({ from, until }) => from <= on && (until === undefined || on < until));
  const latest = begun.reduce<TaxTable | null>(
    (best, table) => (best === null || table.from > best.from ? table : best),
    null,
  );
  if (latest === null || priceMinor > (latest.upToMinor ?? Infinity)) return null;
  return latest;
}

/** What each band takes of a price, to the minor unit below; bands that the price does not reach are left out. */
export function taxedParts(table: TaxTable, priceMinor: number): TaxedPart[] {
  if (priceMinor < (table.leastMinor ?? 0)) return [];
  return table.on === 'whole' ? wholeOf(table.bands, priceMinor) : portionsOf(table.bands, priceMinor);
}

/** All that a table takes of a price: rounded down once, over all bands. */
export function taxOf(table: TaxTable, priceMinor: number): number {
  const parts = taxedParts(table, priceMinor);
  return Number(parts.reduce((sum, part) => sum + millionths(part.taxedMinor, part.ratePpm), 0n) / MILLION);
}

function portionsOf(bands: readonly TaxBand[], priceMinor: number): TaxedPart[] {
  return bands.flatMap(({ fromMinor, ratePpm }, place) => {
    const toMinor = bands[place + 1]?.fromMinor ?? null;
    const taxedMinor = Math.min(priceMinor, toMinor ?? priceMinor) - fromMinor;
    return taxedMinor > 0 ? [partOf(fromMinor, toMinor, ratePpm, taxedMinor)] : [];
  });
}

function wholeOf(bands: readonly TaxBand[], priceMinor: number): TaxedPart[] {
  const place = bands.findLastIndex(({ fromMinor }) => fromMinor < priceMinor || fromMinor === 0);
  const band = bands[place];
  return band ? [partOf(0, bands[place + 1]?.fromMinor ?? null, band.ratePpm, priceMinor)] : [];
}

function partOf(fromMinor: number, toMinor: number | null, ratePpm: number, taxedMinor: number): TaxedPart {
  const taxMinor = Number(millionths(taxedMinor, ratePpm) / MILLION);
  return { fromMinor, toMinor, ratePpm, taxedMinor, taxMinor };
}

/** Exact: the largest amount times a rate is more than a number can hold. */
function millionths(amountMinor: number, ratePpm: number): bigint {
  return BigInt(amountMinor) * BigInt(ratePpm);
}
