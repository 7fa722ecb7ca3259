import { useState, type SubmitEvent } from 'react';
import { MAX_GAP_PERCENT } from '#domain/comparison.ts';
import type { AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { isGap, type PairAnswer } from './kept-pair.ts';

interface PairQuestionProps {
  readonly draft: PairAnswer;
  readonly isSending: boolean;
  readonly isWaiting: boolean;
  readonly refusal: AppError | null;
  readonly onChange: (draft: PairAnswer) => void;
  readonly onSend: (draft: PairAnswer) => void;
}

/** By how much, if the player likes, and the one thing to do. */
export function PairQuestion({ draft, isSending, isWaiting, refusal, onChange, onSend }: PairQuestionProps) {
  const [text, setText] = useState(draft.gapPercent === null ? '' : String(draft.gapPercent));
  const [missing, setMissing] = useState<'home' | 'gap' | null>(null);
  const isOpen = !isSending && !isWaiting;
  const write = (typed: string) => {
    setText(typed);
    setMissing(null);
    const gapPercent = percentOf(typed);
    if (gapPercent !== undefined) onChange({ ...draft, gapPercent });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const gapPercent = percentOf(text);
    if (gapPercent === undefined) setMissing('gap');
    else if (draft.dearerId === null) setMissing('home');
    else onSend({ dearerId: draft.dearerId, gapPercent });
  };
  return (
    <form className="pair-question" onSubmit={submit} noValidate>
      <TextField
        label={t('pair.gap')}
        hint={t('pair.gapHelp')}
        error={missing === 'gap' ? t('pair.badGap', { most: MAX_GAP_PERCENT }) : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={text}
        disabled={!isOpen}
        onChange={(event) => write(event.target.value)}
      />
      {missing === 'home' && draft.dearerId === null ? (
        <p className="form-error" role="alert">
          {t('pair.missing')}
        </p>
      ) : null}
      {refusal ? (
        <p className="form-error" role="alert">
          {errorSentence(refusal)}
        </p>
      ) : null}
      {isWaiting ? (
        <p className="guess-waiting" role="status">
          {t('pair.waiting')}
        </p>
      ) : null}
      <Button type="submit" kind="primary" size="large" isWide isBusy={!isOpen}>
        {t('pair.submit')}
      </Button>
    </form>
  );
}

/** The percentage that was typed; null for none, undefined for what is none. */
function percentOf(text: string): number | null | undefined {
  const bare = text.replace(/%/g, '').trim();
  if (bare === '') return null;
  const percent = /^\d+$/.test(bare) ? Number(bare) : NaN;
  return isGap(percent) ? percent : undefined;
}
