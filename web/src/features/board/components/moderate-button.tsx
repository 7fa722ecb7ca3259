import type { CommentAction } from '#wire/moderation.ts';
import { useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { moderateLabels } from '#kit/moderation/report-labels.ts';
import { AskDialog } from '#ui/ask-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { moderateName, moderateReported } from '../mutations.ts';

export type ModerateAction = CommentAction;

const DONE = {
  remove: 'moderate.removed',
  dismiss: 'moderate.dismissed',
  rename: 'moderate.renamed',
  block: 'moderate.blocked',
  unblock: 'moderate.unblocked',
} as const;

interface ModerateButtonProps {
  readonly slug: string;
  readonly name: string;
  readonly action: ModerateAction;
  /** what the act is about: a comment and its author, or else a place on the board */
  readonly commentId?: string;
  readonly entry?: string;
  readonly onDone: (text: string) => void;
}

/** One act of moderation: it asks why, and says what it did. */
export function ModerateButton({ slug, name, action, commentId, entry, onDone }: ModerateButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const act = async (note: string) => {
    setIsBusy(true);
    setError(null);
    try {
      if (commentId !== undefined) await moderateReported(commentId, action, note);
      else if (entry !== undefined && (action === 'rename' || action === 'dismiss'))
        await moderateName(slug, entry, action, note);
      setIsOpen(false);
      onDone(t(DONE[action]));
      // The row may be gone in a moment, and the focus with it.
      requestAnimationFrame(() => document.getElementById('report-panel')?.focus());
    } catch (thrown) {
      setError(toAppError(thrown));
    }
    setIsBusy(false);
  };
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t(`moderate.${action}`)}
      </Button>
      <AskDialog
        {...moderateLabels(t(`moderate.${action}`))}
        title={t(`moderate.${action}Title`, { name })}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        isDanger={action === 'remove' || action === 'block'}
        isBusy={isBusy}
        error={error ? errorSentence(error) : undefined}
        onSend={(_, note) => void act(note)}
      >
        <p>{t(`moderate.${action}Help`)}</p>
      </AskDialog>
    </>
  );
}
