export interface ErrorBand {
  /** Largest miss that still belongs here, in percent of the price, included. */
  readonly upToPercent: number;
  /** Least share of a full round's points that belongs here, where points decide instead of the miss. */
  readonly fromShare: number;
  /** The word that stands on the wire; screens translate it by `key`. */
  readonly label: string;
  readonly key: string;
}

/** Bands of the relative error, best first; a band's number (0 to 5) is its place in the table. */
export const ERROR_BANDS = [
  { upToPercent: 5, fromShare: 0.95, label: 'spot on', key: 'spotOn' },
  { upToPercent: 10, fromShare: 0.9, label: 'excellent', key: 'excellent' },
  { upToPercent: 20, fromShare: 0.8, label: 'close', key: 'close' },
  { upToPercent: 35, fromShare: 0.65, label: 'fair', key: 'fair' },
  { upToPercent: 50, fromShare: 0.5, label: 'far off', key: 'farOff' },
  { upToPercent: Infinity, fromShare: 0, label: 'way off', key: 'wayOff' },
] as const satisfies readonly ErrorBand[];

export type BandLabel = (typeof ERROR_BANDS)[number]['label'];
export type BandKey = (typeof ERROR_BANDS)[number]['key'];

/** True when the guess misses by at most so many percent of the price; exact, since all three are integers. */
export function missesByAtMost(percent: number, guessMinor: number, priceMinor: number): boolean {
  return 100 * Math.abs(guessMinor - priceMinor) <= percent * priceMinor;
}

/** The number of the band, 0 (best) to 5, that a guess falls into. */
export function errorBand(guessMinor: number, priceMinor: number): number {
  return ERROR_BANDS.findIndex((band) => missesByAtMost(band.upToPercent, guessMinor, priceMinor));
}

/** The number of the band, 0 (best) to 5, that a share of a full round's points falls into. */
export function bandOfShare(share: number): number {
  const place = ERROR_BANDS.findIndex((band) => share >= band.fromShare);
  return place === -1 ? ERROR_BANDS.length - 1 : place;
}

/** The row of a band's number; numbers outside the table count as the worst band. */
export function bandOf(index: number): (typeof ERROR_BANDS)[number] {
  return ERROR_BANDS[index] ?? ERROR_BANDS[5];
}

/** The band number of a label that came over the wire, or the worst for a word that is not in the table. */
export function bandOfLabel(label: string): number {
  const index = ERROR_BANDS.findIndex((band) => band.label === label);
  return index === -1 ? ERROR_BANDS.length - 1 : index;
}
