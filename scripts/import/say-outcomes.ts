import type { RowOutcome } from './import-listings.ts';
import type { ReadHomesFile } from './read-homes-file.ts';

/** What there is to know of a file before its rows. */
export function sayFile({ name, columns, assumed, openQuoteLine }: ReadHomesFile, currency: string): string {
  const ignored = columns.filter(({ field }) => field === null).map((column) => column.name);
  const lines = [
    ignored.length > 0 ? `${name}: columns that are not used: ${ignored.join(', ')}.` : null,
    assumed > 0
      ? `${name}: ${String(assumed)} ${assumed === 1 ? 'row names' : 'rows name'} no currency; read as ${currency}.`
      : null,
    openQuoteLine === null
      ? null
      : `${name}, line ${String(openQuoteLine)}: a quote never closes, so it is a character like any other.`,
  ];
  return lines.flatMap((line) => (line === null ? [] : [`${line}\n`])).join('');
}

/** What became of the rows, in the order of files and lines: what was refused and why, and what was not understood. */
export function sayOutcomes(outcomes: readonly RowOutcome[]): string {
  return outcomes
    .filter(({ isLeftOut }) => !isLeftOut)
    .flatMap(({ file, line, refusal, notes }) => [
      ...(refusal === null ? [] : [`${file}, line ${String(line)} refused: ${refusal}.\n`]),
      ...notes.map((note) => `${file}, line ${String(line)}: ${note}.\n`),
    ])
    .join('');
}

/** "40 rows: 40 imported (40 new, 0 changed, 0 already there), 0 refused, 0 left out, 160 photos." */
export function summarise(outcomes: readonly RowOutcome[], isDryRun: boolean): string {
  const taken = outcomes.filter(({ refusal }) => refusal === null);
  const leftOut = outcomes.filter(({ isLeftOut }) => isLeftOut);
  const photos = taken.reduce((sum, outcome) => sum + outcome.photos, 0);
  const created = taken.filter(({ stored }) => stored?.created).length;
  const changed = taken.filter(
    ({ stored: s }) => s && !s.created && (s.priceAdded || s.photosChanged),
  ).length;
  const detail = isDryRun
    ? ''
    : ` (${created} new, ${changed} changed, ${taken.length - created - changed} already there)`;
  const verb = isDryRun ? 'can be imported' : 'imported';
  const refused = outcomes.length - taken.length - leftOut.length;
  const others =
    leftOut.length === 0 ? '' : `, ${leftOut.length} sound but left out (${leftOut[0]?.refusal ?? ''})`;
  return `${outcomes.length} rows: ${taken.length} ${verb}${detail}, ${refused} refused${others}, ${photos} photos.`;
}
