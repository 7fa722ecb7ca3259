import type { HomeToAdd } from '#wire/managed-homes.ts';
import type { Takedown } from '#wire/takedowns.ts';
import { useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { plural, t } from '#lib/i18n.ts';
import { AskDialog } from '#ui/ask-dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { decideTakedown } from '../mutations.ts';
import { takedownHomeName } from '../takedown-home-name.ts';

/** As the column of the decision has room. */
const NOTE_LENGTH = 2_000;

interface TakedownDialogProps {
  readonly request: Takedown;
  /** homes that staff found for a request that names none */
  readonly chosen: readonly HomeToAdd[];
  /** null: nothing is being decided */
  readonly decision: 'grant' | 'refuse' | null;
  readonly onClose: () => void;
  readonly onDecided: () => void;
}

/** The last step of a decision: what follows from it, and why. What was typed outlives an error. */
export function TakedownDialog({ request, chosen, decision, onClose, onDecided }: TakedownDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const home = takedownHomeName(request);
  const close = () => {
    setError(null);
    onClose();
  };
  const decide = async (note: string) => {
    if (decision === null) return;
    setIsBusy(true);
    setError(null);
    try {
      const { status, isYours } = await decideTakedown({
        requestId: request.id,
        decision,
        note,
        ...(request.home === null ? { listingIds: chosen.map(({ listingId }) => listingId) } : {}),
      });
      const isDone = isYours !== false && status === (decision === 'grant' ? 'granted' : 'refused');
      showToast(
        isDone
          ? { tone: 'good', text: t(`takedowns.done.${decision}`) }
          : { tone: 'bad', text: t(status === 'granted' ? 'takedowns.wasGranted' : 'takedowns.wasRefused') },
      );
      onDecided();
    } catch (thrown) {
      setError(toAppError(thrown));
    }
    setIsBusy(false);
  };
  const isGrant = decision === 'grant';
  return (
    <AskDialog
      isOpen={decision !== null}
      onClose={close}
      title={t(isGrant ? 'takedowns.grantTitle' : 'takedowns.refuseTitle', { home })}
      labels={{
        close: t('manage.close'),
        cancel: t('takedowns.cancel'),
        send: t(isGrant ? 'takedowns.grant' : 'takedowns.refuse'),
      }}
      note={{
        label: t(isGrant ? 'takedowns.note' : 'takedowns.why'),
        hint: t('takedowns.noteHint'),
        missing: t('takedowns.whyMissing'),
        maxLength: NOTE_LENGTH,
        ...(isGrant ? { optional: t('form.optional') } : {}),
      }}
      isDanger={isGrant}
      isBusy={isBusy}
      error={error ? errorSentence(error) : undefined}
      onSend={(_, note) => void decide(note)}
    >
      {isGrant ? (
        <>
          {request.home === null ? (
            <p>
              {plural('takedowns.these', chosen.length)}{' '}
              <strong>{chosen.map(({ title, town }) => title || town).join(', ')}</strong>
            </p>
          ) : null}
          <ul className="takedown-follows">
            {(['gone', 'runs', 'kept', 'final'] as const).map((key) => (
              <li key={key}>{t(`takedowns.follows.${key}`)}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t('takedowns.refuseText')}</p>
      )}
    </AskDialog>
  );
}
