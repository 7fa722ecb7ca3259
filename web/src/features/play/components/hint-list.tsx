import type { Hint } from '#wire/hints.ts';
import type { Round } from '#wire/rounds.ts';
import { useState } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { formatArea, perAreaUnit, formatShare } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { revealHint } from '../reveal-hint.ts';

interface HintListProps {
  readonly round: Round;
  readonly hints: readonly Hint[];
  readonly isDisabled: boolean;
  readonly onChange: (hints: readonly Hint[]) => void;
}

/** What may be asked for, and what each answer takes off the round's points. */
export function HintList({ round, hints, isDisabled, onChange }: HintListProps) {
  const [asking, setAsking] = useState<string | null>(null);
  const [error, setError] = useState<AppError | null>(null);

  const ask = async (kind: Hint['kind']) => {
    setAsking(kind);
    setError(null);
    try {
      const { value, unit } = await revealHint(round.sessionId, round.gameListingId, kind);
      onChange(hints.map((hint) => (hint.kind === kind ? { ...hint, value, unit } : hint)));
    } catch (thrown) {
      setError(toAppError(thrown));
    }
    setAsking(null);
  };

  return (
    <section className="hint-list" aria-label={t('hints.label')}>
      <ul>
        {hints.map((hint) => (
          <li key={hint.kind}>
            {hint.value === null ? (
              <Button
                size="small"
                isBusy={asking === hint.kind}
                disabled={isDisabled}
                onClick={() => void ask(hint.kind)}
              >
                {t(`hints.${hint.kind}`)}{' '}
                <small>{t('hints.cost', { share: formatShare(1 - hint.multiplier) })}</small>
              </Button>
            ) : (
              <span className="hint-answer" role="status">
                {t(`hints.${hint.kind}`)}: <strong>{hintText(hint, round.currency)}</strong>
              </span>
            )}
          </li>
        ))}
      </ul>
      {error ? (
        <p className="form-error" role="alert">
          {errorSentence(error)}
        </p>
      ) : null}
    </section>
  );
}

function hintText({ value, unit }: Hint, currency: string): string {
  if (value === null) return '';
  if (unit === 'm2') return formatArea(value);
  if (unit === 'minor_per_m2')
    return t('hints.perM2', { price: formatMoney(perAreaUnit(value), currency, locale()) });
  if (unit === 'minor') return formatMoney(value, currency, locale());
  return String(value);
}
