import type { SampleCondition, SampleFeature, SamplePropertyType, SampleStyle } from './sample-listing.ts';

/** One home as planned by hand, for variety; size, plot, position and the rest are drawn from its seed. */
export interface PlannedHome {
  readonly town: string;
  readonly style: SampleStyle;
  readonly propertyType: SamplePropertyType;
  readonly bedrooms: number;
  readonly yearBuilt: number;
  readonly condition: SampleCondition;
  readonly light: 'day' | 'dusk';
  readonly features: readonly SampleFeature[];
}

/** A planned home as a line of a table. */
export type PlanRow = readonly [
  string,
  SampleStyle,
  SamplePropertyType,
  number,
  number,
  SampleCondition,
  'day' | 'dusk',
  readonly SampleFeature[],
];

/** The homes of a table. */
export function planHomes(rows: readonly PlanRow[]): readonly PlannedHome[] {
  return rows.map(([town, style, propertyType, bedrooms, yearBuilt, condition, light, features]) => ({
    town,
    style,
    propertyType,
    bedrooms,
    yearBuilt,
    condition,
    light,
    features,
  }));
}
