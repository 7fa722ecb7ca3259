import type { Dispute } from '#wire/fairness.ts';
import { useState } from 'react';
import { DISPUTE_NOTE_LENGTH } from '#domain/corrections.ts';
import { t } from '#lib/i18n.ts';
import { AskDeed } from '#kit/call/ask-deed.tsx';
import { Button } from '#ui/button.tsx';
import { decideDispute } from '../fairness-calls.ts';

interface DisputeAnswerProps {
  readonly dispute: Dispute & { readonly player: string };
  readonly onDone: (what: string) => void;
}

/** The two answers to a question or an appeal. A no says why. */
export function DisputeAnswer({ dispute, onDone }: DisputeAnswerProps) {
  const [answer, setAnswer] = useState<'agree' | 'refuse' | null>(null);
  const { player } = dispute;
  const isAgreed = answer === 'agree';
  const agreed =
    dispute.gameListingId === null ? 'fairness.manage.agreeRunText' : 'fairness.manage.agreeText';
  const refused = dispute.state === 'appealed' ? 'fairness.manage.refuseJudge' : 'fairness.manage.refuseText';
  return (
    <div className="fairness-actions">
      <Button
        size="small"
        aria-label={t('fairness.manage.agreeNamed', { player })}
        onClick={() => setAnswer('agree')}
      >
        {t('fairness.manage.agree')}
      </Button>
      <Button
        size="small"
        aria-label={t('fairness.manage.refuseNamed', { player })}
        onClick={() => setAnswer('refuse')}
      >
        {t('fairness.manage.refuse')}
      </Button>
      <AskDeed
        isOpen={answer !== null}
        onClose={() => setAnswer(null)}
        title={t(isAgreed ? 'fairness.manage.agreeTitle' : 'fairness.manage.refuseTitle', { player })}
        labels={{
          close: t('fairness.close'),
          cancel: t('fairness.cancel'),
          send: t(isAgreed ? 'fairness.manage.agree' : 'fairness.manage.refuse'),
        }}
        note={{
          label: t('fairness.manage.answer'),
          missing: t('fairness.manage.answerMissing'),
          maxLength: DISPUTE_NOTE_LENGTH,
          ...(isAgreed ? { optional: t('fairness.optional') } : {}),
        }}
        send={(_, note) => decideDispute(dispute.id, isAgreed, note)}
        onDone={() => {
          setAnswer(null);
          onDone(t(isAgreed ? 'fairness.manage.agree' : 'fairness.manage.refuse'));
        }}
      >
        <p>{t(isAgreed ? agreed : refused)}</p>
      </AskDeed>
    </div>
  );
}
