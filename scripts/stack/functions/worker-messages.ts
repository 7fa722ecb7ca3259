/** What a function's worker tells the supervisor in its process. */
export type FromWorker =
  | { readonly kind: 'listens'; readonly port: number }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'awake' };

/** Where one function is: listening on a port, on its way back, or without a way to be loaded. */
export type FunctionPlace = number | 'restarting' | 'failed';

/** Begins a line of the functions process that is for its parent; everything else it prints is for the log. */
export const PLACE_LINE = '@function ';

/** A line that tells the parent where a function is. */
export function placeLine(name: string, place: FunctionPlace): string {
  return `${PLACE_LINE}${name} ${place}`;
}

/** Reads such a line; null for any other. */
export function readPlaceLine(line: string): { name: string; place: FunctionPlace } | null {
  const match = /^@function (\S+) (\d+|restarting|failed)$/.exec(line);
  if (!match) return null;
  const [, name = '', place = ''] = match;
  return { name, place: place === 'restarting' || place === 'failed' ? place : Number(place) };
}
