import { hashOf } from './spread-homes.ts';
import type { SpreadHome } from './spread-homes.ts';

/** So many draws by chance are compared: the best of eight tells at most three bits about all homes together. */
const DRAWS = 8;
/** One game in so many gets the first draw as it is, so that no set of homes is ever ruled out. */
const PLAIN_ONE_IN = 4;

/** A home that every run of a game may get. */
export interface ShareableHome extends SpreadHome {
  readonly id: string;
}

/**
 * The homes that every run of a game gets, in their order: what the host picked, then homes from many prices and places.
 *
 * Of eight draws by chance the one wins that covers most steps of the ladder of prices and most places, and in one game
 * of four the first draw counts. So no set of homes is more than eight times as likely as by chance, nor less than a
 * quarter: whoever knows all prices but one cannot work that one out from the choice. The order is the draw's own, so a
 * list that is sorted by price gives nothing away.
 * @param seed what nobody but the host knows, such as the draft's id
 * @returns ids; all homes in the order given where there are no more than `count`
 */
export function sharedHomes(
  homes: readonly ShareableHome[],
  count: number,
  picked: readonly string[],
  seed: string,
): string[] {
  if (homes.length <= count) return homes.map(({ id }) => id);
  const known = new Set(homes.map(({ id }) => id));
  const kept = [...new Set(picked)].filter((id) => known.has(id)).slice(0, count);
  const suggested = drawWide(homes, count, seed).filter((id) => !kept.includes(id));
  return [...kept, ...suggested].slice(0, count);
}

/** The widest of several draws, then the homes that it left out. */
function drawWide(homes: readonly ShareableHome[], count: number, seed: string): string[] {
  const step = stepOf(homes, count);
  const draws = Array.from(
    { length: hashOf(`${seed}|plain`) % PLAIN_ONE_IN === 0 ? 1 : DRAWS },
    (_, draw) => {
      const order = homes
        .map(({ id }, index) => ({ index, chance: hashOf(`${seed}|${draw}|${id}`) }))
        .sort((a, b) => a.chance - b.chance || a.index - b.index)
        .map(({ index }) => index);
      const chosen = order.slice(0, count);
      const steps = new Set(chosen.map((index) => step[index])).size;
      const places = new Set(chosen.map((index) => homes[index]?.place)).size;
      return { order, width: steps + places };
    },
  );
  const [widest] = draws.sort((a, b) => b.width - a.width);
  return widest?.order.flatMap((index) => homes[index]?.id ?? []) ?? [];
}

/** For each home, on which of so many equal steps of the ladder of prices it stands. */
function stepOf(homes: readonly SpreadHome[], steps: number): number[] {
  const step: number[] = [];
  homes
    .map(({ amountMinor }, index) => ({ amountMinor, index }))
    .sort((a, b) => a.amountMinor - b.amountMinor || a.index - b.index)
    .forEach(({ index }, rank) => (step[index] = Math.floor((rank * steps) / homes.length)));
  return step;
}
