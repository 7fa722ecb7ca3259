import { REFUSAL_REASONS, type RefusalReason } from '#domain/market/refusal-reasons.ts';
import type { Fates } from './merge-staged.ts';

interface Outcome extends Fates {
  readonly lines_read: number;
  readonly first_on: string | null;
  readonly last_on: string | null;
}

/** What became of a file, in a few lines: its first refusals and the counts, which add up to its lines. */
export function sayMarketImport(
  {
    lines_read: lines,
    imported,
    corrected,
    deleted,
    known,
    refused,
    first_on: from,
    last_on: until,
  }: Outcome,
  refusals: readonly { readonly line: number; readonly reason: RefusalReason; readonly said: string }[],
): string {
  const figure = (value: number) => value.toLocaleString('en-GB');
  const told = refusals.map(
    ({ line, reason, said }) => `Line ${figure(line)} refused: ${REFUSAL_REASONS[reason]}. (${said})\n`,
  );
  const more = refused > told.length ? `… and ${figure(refused - told.length)} more refused.\n` : '';
  const extent = from !== null && until !== null ? ` From ${from} to ${until}.` : '';
  return `${told.join('')}${more}${figure(lines)} lines: ${figure(imported)} imported, ${figure(corrected)} corrected, ${figure(deleted)} deleted, ${figure(known)} known already, ${figure(refused)} refused.${extent}\n`;
}
