import type { ManagedGuess } from '#wire/managed-homes.ts';
import { useState } from 'react';
import type { AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { judgeRuns } from '../judge-runs.ts';
import { excludeRun } from '../mutations.ts';

interface ExcludeDialogProps {
  /** none: the dialog is closed */
  readonly guesses: readonly ManagedGuess[];
  /** with those that could not be taken out, about which the dialog goes on */
  readonly onDone: (failed: readonly ManagedGuess[]) => void;
  readonly onClose: () => void;
}

/** Asks why runs are taken out, and says what that does. */
export function ExcludeDialog({ guesses, onDone, onClose }: ExcludeDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const count = guesses.length;
  const close = () => {
    setError(null);
    onClose();
  };
  const exclude = async () => {
    setIsMissing(reason.trim().length < 3);
    if (reason.trim().length < 3) return;
    setIsBusy(true);
    setError(null);
    const { failed, error: failure } = await judgeRuns(guesses, (id) => excludeRun(id, reason));
    if (failed.length === 0) setReason('');
    setError(failure);
    setIsBusy(false);
    onDone(failed);
  };
  return (
    <Dialog
      isOpen={count > 0}
      onClose={close}
      title={plural('manage.exclude.title', count, { player: guesses[0]?.displayName ?? '' })}
      labels={{ close: t('manage.close') }}
      actions={
        <>
          <Button onClick={close}>{plural('manage.exclude.keep', count)}</Button>
          <Button kind="danger" isBusy={isBusy} onClick={() => void exclude()}>
            {plural('manage.exclude.confirm', count)}
          </Button>
        </>
      }
    >
      <p>{plural('manage.exclude.text', count)}</p>
      {count > 1 ? (
        <p className="muted">{guesses.map(({ displayName }) => displayName).join(' · ')}</p>
      ) : null}
      <TextField
        label={t('manage.exclude.reason')}
        maxLength={300}
        value={reason}
        error={isMissing ? t('manage.exclude.missing') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {error ? (
        <p className="form-error" role="alert">
          {plural('manage.exclude.failed', count)} {errorSentence(error)}
        </p>
      ) : null}
    </Dialog>
  );
}
