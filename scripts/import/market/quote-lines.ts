import type { Piece } from './read-pieces.ts';
import type { Refusal } from './stage-piece.ts';

const SAID = 200;

/** Refusals with the beginnings of their lines, as the file has them. */
export function quoteLines(
  { bytes, firstLine }: Pick<Piece, 'bytes' | 'firstLine'>,
  refusals: readonly Refusal[],
): readonly (Refusal & { readonly said: string })[] {
  let at = 0;
  let line = firstLine;
  return refusals.map((refusal) => {
    while (line < refusal.line) {
      const end = bytes.indexOf(10, at);
      if (end < 0) break;
      at = end + 1;
      line += 1;
    }
    const end = bytes.indexOf(10, at);
    const said = bytes.toString('utf8', at, Math.min(end < 0 ? bytes.length : end, at + 4 * SAID));
    return {
      ...refusal,
      said: Array.from(said.replace(/[\0\r]/g, ''))
        .slice(0, SAID)
        .join(''),
    };
  });
}
