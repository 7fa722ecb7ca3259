import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { LAST_WINNING_BAND } from '#domain/double-or-nothing.ts';
import { bandOf } from '#domain/error-bands.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { formatPercent } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { bandOfGuess } from '../guess-verdict.ts';
import { stakeRound } from '../run-mutations.ts';
import type { ModePartProps } from './mode-parts.ts';
import './modes.css';

/** Asked before a home is opened: play it for double, or plain. The home comes once the server has the answer. */
export function StakeQuestion({ round }: Pick<ModePartProps, 'run' | 'round'>) {
  const { revalidate, state } = useRevalidator();
  const [sent, setSent] = useState<boolean | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const { position, rounds } = round;
  const answer = async (isStaked: boolean) => {
    setSent(isStaked);
    setError(null);
    try {
      await stakeRound(round, isStaked);
      await revalidate();
    } catch (thrown) {
      setError(toAppError(thrown));
    } finally {
      setSent(null);
    }
  };
  const isBusy = sent !== null || state !== 'idle';
  return (
    <div className="page-notice stake">
      <span className="stake-sign" aria-hidden="true" />
      <h1>{t('stake.title', { position, rounds })}</h1>
      <p>{t('stake.lead', { percent: formatPercent(bandOf(LAST_WINNING_BAND).upToPercent) })}</p>
      <div className="stake-ways">
        <Button
          kind="primary"
          size="large"
          isBusy={isBusy && sent === true}
          onClick={() => void answer(true)}
        >
          {t('stake.yes')}
        </Button>
        <Button size="large" isBusy={isBusy && sent === false} onClick={() => void answer(false)}>
          {t('stake.no')}
        </Button>
      </div>
      {error ? (
        <p className="form-error" role="alert">
          {errorSentence(error)}
        </p>
      ) : null}
    </div>
  );
}

/** That this home is played for double. */
export function BarSign({ round }: ModePartProps) {
  return round.isStaked ? (
    <span className="stake-mark">
      <i className="stake-sign" aria-hidden="true" />
      <span className="ui-hidden">{t('stake.sign')}</span>
    </span>
  ) : null;
}

/** What became of the stake. */
export function RevealNote({ round, answer }: ModePartProps) {
  if (!round.isStaked || !answer || answer.guess.priceMinor === null) return null;
  const band = bandOfGuess(answer);
  const isWon = band !== null && band <= LAST_WINNING_BAND;
  return (
    <p className="guess-waiting" role="status">
      {t(isWon ? 'stake.won' : 'stake.lost')}
    </p>
  );
}
