import type { GuessAnswer, RunTotals } from '#wire/guesses.ts';
import type { Run } from '#wire/runs.ts';
import type { ReactNode } from 'react';
import { guesstimatesPath } from '#domain/paths-beside-a-run.ts';
import { missLimitPercent } from '#domain/sudden-death.ts';
import { formatPercent } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { TextLink } from '#ui/text-link.tsx';

interface FamilyRevealProps {
  readonly run: Run;
  readonly gameListingId: string;
  readonly guess: GuessAnswer['guess'];
  readonly totals: Pick<RunTotals, 'status' | 'guessed'>;
  /** the way on, which stands between the two */
  readonly children: ReactNode;
}

/** What a family adds to a reveal: why the run is over, and, but in a game of words, the way to everybody’s guesses. */
export function FamilyReveal({ run, gameListingId, guess, totals, children }: FamilyRevealProps) {
  const { family, slug, missLimitLog, rounds } = run.game;
  const crowdPath = guesstimatesPath(family, slug, gameListingId);
  const isCutShort = missLimitLog !== null && totals.status === 'finished' && totals.guessed < rounds;
  return (
    <>
      {isCutShort ? (
        <p className="guess-waiting life-lost" role="status">
          {suddenDeathText(missLimitLog, guess)}{' '}
          {plural('faces.sudden.survived', totals.guessed - 1, { rounds })}
        </p>
      ) : null}
      {children}
      {crowdPath && !run.modeOptions?.isFamily ? (
        <p>
          <TextLink as={Link} to={crowdPath}>
            {t('faces.guesstimates.see')}
          </TextLink>
        </p>
      ) : null}
    </>
  );
}

function suddenDeathText(missLimitLog: number, guess: GuessAnswer['guess']): string {
  const { overPercent, underPercent } = missLimitPercent(missLimitLog);
  if (guess.isLate || guess.priceMinor === null) return t('faces.sudden.late');
  const amount = guess.amountMinor ?? Math.sqrt((guess.lowMinor ?? 0) * (guess.highMinor ?? 0));
  return amount > guess.priceMinor
    ? t('faces.sudden.over', { percent: formatPercent(overPercent) })
    : t('faces.sudden.under', { percent: formatPercent(underPercent) });
}
