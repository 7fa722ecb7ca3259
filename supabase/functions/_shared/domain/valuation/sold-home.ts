/** What a valuation can know of a home beside its place and its sale; `attribute-rows.ts` says how each enters. */
export type Attribute =
  | 'areaM2'
  | 'plotM2'
  | 'basementM2'
  | 'bedrooms'
  | 'bathrooms'
  | 'floors'
  | 'yearBuilt'
  /** 0 where it never was */
  | 'yearRenovated'
  | 'waterfront'
  | 'view'
  | 'grade'
  | 'condition'
  | 'neighbourAreaM2'
  | 'neighbourPlotM2'
  | 'isDetached'
  | 'isSemi'
  | 'isTerraced'
  | 'isFlat'
  | 'isNew'
  | 'isLeasehold'
  /** energy band, G is 1 and A is 7 */
  | 'energy'
  /** how well off its neighbourhood is, as a rank */
  | 'wealth';

/** A home to be valued on a day. What is not known of it is simply missing. */
export interface ValuedHome {
  /** names the physical home: its own sales are never among its comparables */
  readonly key: string;
  /** whole days since 1 January 1970 */
  readonly day: number;
  /** kilometres east and north of any point that the whole market shares */
  readonly x: number;
  readonly y: number;
  readonly attributes: Readonly<Partial<Record<Attribute, number>>>;
  /** what it may share with others beside nearness, narrowest first: its street, its neighbourhood; '' where unknown */
  readonly groups: readonly string[];
}

/** A home that was sold, for whole units of the market's currency. */
export interface SoldHome extends ValuedHome {
  readonly price: number;
}
