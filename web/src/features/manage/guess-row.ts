import type { ManagedGuess } from '#wire/managed-homes.ts';
import type { CsvValue } from '#domain/csv.ts';
import { minorPerMajor } from '#domain/money.ts';

/** Player, guess, lowest, highest, currency, error in percent, points, time, state, reason. Amounts in major units. */
export function guessRow(guess: ManagedGuess): readonly CsvValue[] {
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
