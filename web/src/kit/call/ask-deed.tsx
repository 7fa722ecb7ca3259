import { useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { AskDialog, type AskDialogProps } from '#ui/ask-dialog.tsx';

interface AskDeedProps extends Omit<AskDialogProps, 'isBusy' | 'error' | 'onSend'> {
  /** what is done once somebody agreed; a refusal is told and nothing typed is lost */
  readonly send: (choice: string, note: string) => Promise<unknown>;
  readonly onDone: () => void;
}

/** A decision that is sent: asks, waits, tells what went wrong, closes. */
export function AskDeed({ send, onDone, onClose, ...dialog }: AskDeedProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const decide = async (choice: string, note: string) => {
    setIsBusy(true);
    setError(null);
    try {
      await send(choice, note);
      onDone();
    } catch (thrown) {
      setError(toAppError(thrown));
    }
    setIsBusy(false);
  };
  return (
    <AskDialog
      {...dialog}
      onClose={() => {
        setError(null);
        onClose();
      }}
      isBusy={isBusy}
      error={error ? errorSentence(error) : undefined}
      onSend={(choice, note) => void decide(choice, note)}
    />
  );
}
