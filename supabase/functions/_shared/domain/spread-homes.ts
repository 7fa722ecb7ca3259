/** What a home is spread by. */
export interface SpreadHome {
  readonly amountMinor: number;
  /** town, district or region; empty where nothing is known */
  readonly place: string;
}

/**
 * Which of many homes make a game: one from every step of the ladder of prices, from as many places as there are. The same
 * seed chooses the same homes.
 * @returns all indexes: first the `count` that were chosen, in the order given, then the others in the order in which they
 *   step in for one that fails
 */
export function spreadHomes(homes: readonly SpreadHome[], count: number, seed: string): number[] {
  const most = Math.max(0, Math.min(Math.floor(count), homes.length));
  const chance = homes.map((_, index) => hashOf(`${seed}|${index}`));
  const ladder = homes
    .map(({ amountMinor }, index) => ({ amountMinor, index }))
    .sort((a, b) => a.amountMinor - b.amountMinor || a.index - b.index);
  const timesAt = new Map<string, number>();
  const chosen = new Set<number>();
  for (let step = 0; step < most; step += 1) {
    const from = Math.floor((step * homes.length) / most);
    const to = Math.floor(((step + 1) * homes.length) / most);
    const [best] = ladder
      .slice(from, to)
      .map(({ index }) => ({ index, times: timesAt.get(homes[index]?.place ?? '') ?? 0 }))
      .sort((a, b) => a.times - b.times || (chance[a.index] ?? 0) - (chance[b.index] ?? 0));
    if (!best) continue;
    chosen.add(best.index);
    timesAt.set(homes[best.index]?.place ?? '', best.times + 1);
  }
  const others = homes.map((_, index) => index).filter((index) => !chosen.has(index));
  return [
    ...[...chosen].sort((a, b) => a - b),
    ...others.sort((a, b) => (chance[a] ?? 0) - (chance[b] ?? 0)),
  ];
}

/** FNV-1a with a last stir: even for words that differ in their last letter only. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
