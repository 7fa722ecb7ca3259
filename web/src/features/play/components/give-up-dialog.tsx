import type { Round } from '#wire/rounds.ts';
import type { Run } from '#wire/runs.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { formatNumber } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { keep } from '../kept-guess.ts';
import { giveUpRun } from '../run-mutations.ts';
import { runPath } from '#kit/games/run-path.ts';

interface GiveUpDialogProps {
  readonly run: Run;
  readonly round: Round;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Says what giving up does; then the run ends and its results open. */
export function GiveUpDialog({ run, round, isOpen, onClose }: GiveUpDialogProps) {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const open = run.rounds.filter(({ guess, isWithdrawn }) => guess === null && isWithdrawn !== true);
  const close = () => {
    setError(null);
    onClose();
  };
  const giveUp = async () => {
    setIsBusy(true);
    setError(null);
    try {
      await giveUpRun(run.sessionId);
      keep('draft', round, null);
      // Nothing is left to guess at this address, so the way back leads past it.
      await navigate(runPath(run, undefined), { replace: true });
    } catch (thrown) {
      setError(toAppError(thrown));
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('guess.giveUp.title')}
      labels={{ close: t('guess.giveUp.keep') }}
      actions={
        <>
          <Button onClick={close}>{t('guess.giveUp.keep')}</Button>
          <Button kind="danger" isBusy={isBusy} onClick={() => void giveUp()}>
            {t('guess.giveUp.confirm')}
          </Button>
        </>
      }
    >
      {run.modeOptions?.isFamily ? null : (
        <>
          <p>{plural('guess.giveUp.open', open.length)}</p>
          <p>{t('guess.giveUp.kept', { points: formatNumber(run.totalScore) })}</p>
        </>
      )}
      <p>{t('guess.giveUp.end')}</p>
      {error ? (
        <p className="form-error" role="alert">
          {errorSentence(error)}
        </p>
      ) : null}
    </Dialog>
  );
}
