import { useState } from 'react';
import { DISPUTE_NOTE_LENGTH, HOME_DISPUTE_REASONS, type DisputeReason } from '#domain/corrections.ts';
import { t } from '#lib/i18n.ts';
import { AskDeed } from '#kit/call/ask-deed.tsx';
import { Select, type SelectOption } from '#ui/select.tsx';
import { appealDispute, raiseDispute } from '../fairness-calls.ts';

interface DialogEnds {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface QuestionDialogProps extends DialogEnds {
  readonly sessionId: string;
  /** null: nobody asks */
  readonly about: 'home' | 'run' | null;
  /** homes that were guessed and not asked about yet */
  readonly homes: readonly SelectOption[];
}

const labels = () => ({
  close: t('fairness.close'),
  cancel: t('fairness.cancel'),
  send: t('fairness.send'),
});

/** Asks what is wrong, with a home or with a run being hidden. Sent twice it is one question. */
export function QuestionDialog({ sessionId, about, homes, onClose, onDone }: QuestionDialogProps) {
  const [home, setHome] = useState('');
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID());
  const isRun = about === 'run';
  const chosen = homes.find(({ value }) => value === home) ?? homes[0];
  const send = (choice: string, note: string) => {
    const reason: DisputeReason = isRun
      ? 'run_hidden'
      : (HOME_DISPUTE_REASONS.find((one) => one === choice) ?? 'something_else');
    return raiseDispute({
      sessionId,
      ...(isRun || !chosen ? {} : { gameListingId: chosen.value }),
      reason,
      note,
      requestKey,
    });
  };
  return (
    <AskDeed
      isOpen={about !== null}
      onClose={onClose}
      title={isRun ? t('fairness.askHidden') : t('fairness.askTitle', { home: chosen?.label ?? '' })}
      labels={labels()}
      {...(isRun
        ? {}
        : {
            choices: {
              label: t('fairness.askReason'),
              options: HOME_DISPUTE_REASONS.map((value) => ({ value, label: t(`fairness.reason.${value}`) })),
            },
          })}
      note={{
        label: t('fairness.askNote'),
        hint: t('fairness.askNoteHint'),
        missing: t('fairness.askMissing'),
        maxLength: DISPUTE_NOTE_LENGTH,
      }}
      send={send}
      onDone={() => {
        setRequestKey(crypto.randomUUID());
        onDone();
      }}
    >
      <p>{t('fairness.askText')}</p>
      {isRun || homes.length < 2 ? null : (
        <Select
          label={t('fairness.askHome')}
          value={chosen?.value ?? ''}
          options={homes}
          onChange={(event) => setHome(event.currentTarget.value)}
        />
      )}
    </AskDeed>
  );
}

/** Takes an answer that the player does not accept to our staff, once. */
export function AppealDialog({
  disputeId,
  onClose,
  onDone,
}: DialogEnds & { readonly disputeId: string | null }) {
  return (
    <AskDeed
      isOpen={disputeId !== null}
      onClose={onClose}
      title={t('fairness.appealTitle')}
      labels={labels()}
      note={{
        label: t('fairness.askNote'),
        hint: t('fairness.askNoteHint'),
        missing: t('fairness.askMissing'),
        maxLength: DISPUTE_NOTE_LENGTH,
      }}
      send={async (_, note) => (disputeId === null ? undefined : appealDispute(disputeId, note))}
      onDone={onDone}
    >
      <p>{t('fairness.appealText')}</p>
    </AskDeed>
  );
}
