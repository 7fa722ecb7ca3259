import type { ModeOptions } from './modes.ts';

/** Where a home is, as far as players may know before they guess. */
interface Place {
  readonly countryCode?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly town?: string | null | undefined;
  readonly district?: string | null | undefined;
  /** known to whoever owns the home alone */
  readonly postcode?: string | null | undefined;
}

/** A game names at most so many regions. */
export const MAX_REGIONS = 20;
/** A run in regions has at least so many homes, or as many as its game plays, if that is fewer. */
export const LEAST_HOMES_OF_REGIONS = 2;

/** Lies a home in one of these regions: a country's code, a region, town, postcode, its district or its area? */
export function isInRegions(
  { countryCode, region, town, district, postcode }: Place,
  regions: readonly string[],
): boolean {
  const area = /^[A-Za-z]+/.exec(district ?? postcode ?? '')?.[0];
  const places = [countryCode, region, town, district, postcode, area].flatMap((place) =>
    place ? [plain(place)] : [],
  );
  return regions.some((name) => places.includes(plain(name)));
}

/** The regions that homes make, where nobody has named any: each region once, of homes without one the town. */
export function regionsOfHomes(homes: readonly Place[]): string[] {
  const names = homes.flatMap(({ region, town }) => {
    const name = (region || town || '').trim();
    return name === '' ? [] : [name];
  });
  return [...new Map(names.map((name) => [plain(name), name])).values()].slice(0, MAX_REGIONS);
}

/** What a mode says of a game with these regions: a mode that locks them takes over what the game names. */
export function withRegions(
  options: ModeOptions,
  named: readonly string[],
  homes: readonly Place[],
): ModeOptions {
  if (options.regions === undefined) return options;
  return { ...options, regions: named.length > 0 ? named.slice(0, MAX_REGIONS) : regionsOfHomes(homes) };
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}
