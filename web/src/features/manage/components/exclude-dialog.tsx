import type { ManagedGuess } from '#wire/managed-homes.ts';
import { useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { excludeRun } from '../mutations.ts';

interface ExcludeDialogProps {
  readonly guess: ManagedGuess | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks why a run is taken out, and says what that does. */
export function ExcludeDialog({ guess, onDone, onClose }: ExcludeDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const exclude = async () => {
    if (!guess) return;
    setIsMissing(reason.trim().length < 3);
    if (reason.trim().length < 3) return;
    setIsBusy(true);
    setError(null);
    try {
      await excludeRun(guess.sessionId, reason);
      setReason('');
      onDone();
    } catch (thrown) {
      setError(toAppError(thrown));
    }
    setIsBusy(false);
  };
  return (
    <Dialog
      isOpen={guess !== null}
      onClose={onClose}
      title={t('manage.exclude.title', { player: guess?.displayName ?? '' })}
      labels={{ close: t('manage.close') }}
      actions={
        <>
          <Button onClick={onClose}>{t('manage.exclude.keep')}</Button>
          <Button kind="danger" isBusy={isBusy} onClick={() => void exclude()}>
            {t('manage.exclude.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('manage.exclude.text')}</p>
      <TextField
        label={t('manage.exclude.reason')}
        maxLength={300}
        value={reason}
        error={isMissing ? t('manage.exclude.missing') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {error ? (
        <p className="form-error" role="alert">
          {errorSentence(error)}
        </p>
      ) : null}
    </Dialog>
  );
}
