import type { RunFairness } from '#wire/fairness.ts';
import type { GuessAnswer } from '#wire/guesses.ts';
import { useState } from 'react';
import { plural, t } from '#lib/i18n.ts';
import { toAppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { guessEnds } from '#kit/games/guess-ends.ts';
import { Button } from '#ui/button.tsx';
import { verifyPoll, type SealOutcome } from '../fairness-calls.ts';

interface PollSealProps {
  readonly poll: RunFairness['polls'][number];
  readonly title: string;
  readonly guess: GuessAnswer | null;
}

/** Where a poll stands, its seal, and, once it has ended, the way to make the seal again in the own browser. */
export function PollSeal({ poll, title, guess }: PollSealProps) {
  const [said, setSaid] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const count = poll.guesses ?? 0;
  const check = async () => {
    setIsBusy(true);
    const ends = guess ? guessEnds(guess.guess) : null;
    const own = ends && guess ? { ...ends, currency: guess.guess.currency } : null;
    try {
      const isSecure = window.isSecureContext;
      setSaid(
        isSecure
          ? outcomeText(await verifyPoll(poll.gameListingId, own), count)
          : t('fairness.poll.impossible'),
      );
    } catch (thrown) {
      setSaid(errorSentence(toAppError(thrown)));
    }
    setIsBusy(false);
  };
  return (
    <li data-row={poll.gameListingId}>
      <p>
        {poll.state === 'locked'
          ? plural('fairness.poll.locked', count, { home: title })
          : t(`fairness.poll.${poll.state}`, { home: title })}
      </p>
      {poll.seal ? (
        <details>
          <summary>{t('fairness.poll.seal')}</summary>
          <p className="fairness-seal">{poll.seal}</p>
          {poll.endedAt === null ? (
            <p className="muted">{t('fairness.poll.later')}</p>
          ) : (
            <Button size="small" isBusy={isBusy} onClick={() => void check()}>
              {t('fairness.poll.verify')}
            </Button>
          )}
          <p role="status">{said}</p>
        </details>
      ) : null}
    </li>
  );
}

function outcomeText(outcome: SealOutcome, count: number): string {
  return outcome === 'different' ? t('fairness.poll.different') : plural(`fairness.poll.${outcome}`, count);
}
