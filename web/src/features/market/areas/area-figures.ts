import type { Area, AreaCard, AreaLevel } from '#wire/areas.ts';

/** A kind of home, or all of them. */
export type LevelKind = AreaLevel['kind'];

/** From so many major units on a neighbourhood is of the next step: the same for every map, so that colours stay put. */
export const LEVEL_STEPS = [150_000, 250_000, 400_000, 600_000, 1_000_000] as const;

/** The step of a price, 0 to 5; null where it is not known. */
export function stepOfLevel(medianMinor: number | null | undefined): number | null {
  if (medianMinor === null || medianMinor === undefined) return null;
  return LEVEL_STEPS.filter((step) => medianMinor / 100 >= step).length;
}

/** How much more homes cost in the latest twelve months than in the twelve before, as a share; null where one is not known. */
export function changeOf({ latest, before }: Pick<AreaCard, 'latest' | 'before'>): number | null {
  if (!latest || !before || latest.medianMinor === null || before.medianMinor === null) return null;
  return latest.medianMinor / before.medianMinor - 1;
}

/** The currency of most of its sales. */
export function currencyOf({ latest, levels }: Pick<Area, 'latest' | 'levels'>): string {
  return latest?.currency ?? levels.year.at(-1)?.currency ?? 'GBP';
}

/** The kinds of homes that sold in the latest twelve months, most sales first; `all` is none of them. */
export function kindsOf(area: Area): readonly AreaLevel[] {
  const currency = currencyOf(area);
  return area.levels.latest
    .filter((level) => level.kind !== 'all' && level.currency === currency)
    .toSorted((one, other) => other.sales - one.sales);
}

/** The level of a kind in the latest twelve months. */
export function latestOf(area: Area, kind: LevelKind): AreaLevel | null {
  const currency = currencyOf(area);
  return area.levels.latest.find((level) => level.kind === kind && level.currency === currency) ?? null;
}

/** Every year from the first to the last that is known, with its level where something was sold. */
export function yearsOf(
  area: Area,
  kind: LevelKind,
): readonly { readonly year: number; readonly level: AreaLevel | null }[] {
  const currency = currencyOf(area);
  const known = new Map(
    area.levels.year
      .filter((level) => level.kind === kind && level.currency === currency)
      .map((level) => [Number(level.beginsOn.slice(0, 4)), level]),
  );
  const [first, last] = [Math.min(...known.keys()), Math.max(...known.keys())];
  if (known.size === 0) return [];
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    year: first + at,
    level: known.get(first + at) ?? null,
  }));
}

/** What a home of a kind and a size costs: the middle half of its kind, and its size at the usual price of a square metre. */
export function priceOfOneLike(
  area: Area,
  kind: LevelKind,
  areaM2: number | null,
): { readonly level: AreaLevel | null; readonly bySizeMinor: number | null } {
  const level = latestOf(area, kind);
  const perM2 = level?.perM2Minor ?? null;
  return { level, bySizeMinor: perM2 === null || areaM2 === null ? null : Math.round(perM2 * areaM2) };
}

/** The share of certificates with one of these ratings; null without certificates. */
export function shareRated({ energy }: Pick<Area, 'energy'>, ratings: string): number | null {
  if (energy.certificates === 0) return null;
  const rated = energy.ratings.filter(({ rating }) => ratings.includes(rating));
  return rated.reduce((sum, { certificates }) => sum + certificates, 0) / energy.certificates;
}
