import type { Layer, ListingFacts } from './listing-record.ts';
import { floorArea } from './texts/read-area.ts';

/** Sources that keep the size of a floor and that of the ground apart. */
const SAYS_FLOOR: ReadonlySet<Layer> = new Set(['portal-data', 'json-ld', 'microdata', 'embedded-data']);

/** Acres and hectares are the ground's, wherever a source writes them; the one size of land is no floor's. */
export function splitGround(
  { area, plot }: ListingFacts,
  kind: string | null,
  source: Layer,
): Pick<ListingFacts, 'area' | 'plot'> {
  if (kind === 'land' && area !== null && plot?.value === area.value && plot.unit === area.unit)
    return { area: null, plot };
  if (kind === 'land' && plot === null && !SAYS_FLOOR.has(source)) return { area: null, plot: area };
  return { area: floorArea(area), plot: plot ?? (floorArea(area) === null ? area : null) };
}
