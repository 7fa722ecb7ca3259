import type { EnergyCertificate } from '#wire/energy.ts';
import type { Fact } from './home-calls.ts';

/** What an energy certificate says of a home, as its facts: rating, what energy costs a year, floor area. */
export function certificateFacts(row: EnergyCertificate): Readonly<Record<string, Fact>> {
  const said = (value: unknown): Fact => ({ value, source: 'certificate', on: row.lodgedOn });
  const costs = [row.heatingCostMinor, row.hotWaterCostMinor, row.lightingCostMinor];
  const isWhole = costs.every((cost) => cost !== null);
  return {
    energy_rating: said(row.rating),
    // Some of the costs alone would be taken for all of them.
    ...(isWhole
      ? {
          energy_cost_year_minor: said(Math.round(costs.reduce<number>((sum, cost) => sum + cost, 0))),
        }
      : {}),
    ...(row.areaM2 === null || row.areaM2 < 8 ? {} : { floor_area_m2: said(row.areaM2) }),
  };
}

/** Certificates by how many words of the home's address are in theirs, the newest of equals first. */
export function likeliestFirst<Row extends Pick<EnergyCertificate, 'address' | 'lodgedOn'>>(
  rows: readonly Row[],
  addressLine: string,
): Row[] {
  const words = wordsOf(addressLine);
  const likeness = ({ address }: Row) => {
    const theirs = new Set(wordsOf(address));
    return words.filter((word) => theirs.has(word)).length;
  };
  return rows.toSorted(
    (one, other) => likeness(other) - likeness(one) || other.lodgedOn.localeCompare(one.lodgedOn),
  );
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
