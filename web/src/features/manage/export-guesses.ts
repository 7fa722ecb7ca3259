import type { ManagedGuess } from '#wire/managed-homes.ts';
import { minorPerMajor } from '#domain/money.ts';
import { toCsv, type CsvValue } from '#domain/csv.ts';
import { saveBlob } from '#kit/files/save-blob.ts';
import { readGuesses, type GuessQuery } from './queries.ts';

const ROWS_A_REQUEST = 2000;

/** Every guess that the query finds, as CSV. `onProgress` hears how many are there so far. */
export async function exportGuesses(
  slug: string,
  gameListingId: string,
  query: GuessQuery,
  header: readonly string[],
  onProgress: (rows: number) => void,
): Promise<string> {
  const rows: (readonly CsvValue[])[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof readGuesses>> = await readGuesses(
      slug,
      gameListingId,
      query,
      after,
      ROWS_A_REQUEST,
    );
    rows.push(...page.rows.map(toRow));
    onProgress(rows.length);
    after = page.next;
  } while (after !== null);
  return toCsv(header, rows);
}

/** Player, guess, lowest, highest, currency, error in percent, points, time, state, reason. Amounts in major units. */
function toRow(guess: ManagedGuess): readonly CsvValue[] {
  const major = (minor: number | null) => (minor === null ? null : minor / minorPerMajor(guess.currency));
  return [
    guess.displayName,
    major(guess.amountMinor),
    major(guess.lowMinor),
    major(guess.highMinor),
    guess.currency,
    guess.errorPercent,
    guess.score,
    guess.guessedAt,
    guess.exclusion ? 'excluded' : guess.isRanked ? 'ranked' : 'practice',
    guess.exclusion?.reason ?? null,
  ];
}

/** Hands the rows to the browser as a file to save. */
export function saveCsv(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}
