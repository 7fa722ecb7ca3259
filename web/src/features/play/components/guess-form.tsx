import type { Round } from '#wire/rounds.ts';
import { useEffect, useState, type SubmitEvent } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import type { AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { isMessageKey, locale, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Ruler, type RulerValue } from '#ui/ruler.tsx';
import { keep, readKept } from '../kept-guess.ts';
import type { ModeParts } from '../modes/mode-parts.ts';
import type { Amount } from '../mutations.ts';
import type { GuessPhase } from '../use-guess.ts';

interface GuessFormProps {
  readonly round: Round;
  readonly phase: Exclude<GuessPhase, { is: 'revealed' }>;
  readonly parts: ModeParts | null | undefined;
  readonly onSend: (amount: Amount) => void;
}

/** The instrument and the one thing to do with it. What was put in is kept, so that a reload does not lose it. */
export function GuessForm({ round, phase, parts, onSend }: GuessFormProps) {
  const [value, setValue] = useState<RulerValue | null>(() =>
    asRulerValue(readKept('unsent', round) ?? readKept('draft', round)),
  );
  const [isAsked, setIsAsked] = useState(false);
  const isOpen = phase.is === 'guessing';
  const isSlow = useSlow(phase.is === 'sending');

  const change = (next: RulerValue | null) => {
    setValue(next);
    setIsAsked(false);
    keep('draft', round, next && asAmount(next, round.isRange));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isOpen) return;
    if (value) onSend(asAmount(value, round.isRange));
    else setIsAsked(true);
  };

  return (
    <form className="guess-form" onSubmit={submit} noValidate>
      <Ruler
        mode={round.isRange ? 'range' : 'point'}
        value={value}
        onChange={change}
        bounds={round.bounds}
        currency={round.currency}
        locale={locale()}
        isDisabled={!isOpen}
        labels={{
          guess: t('guess.field'),
          low: t('guess.low'),
          high: t('guess.high'),
          ruler: t('guess.ruler'),
          spread: t('guess.spread'),
          less: t('guess.less'),
          more: t('guess.more'),
          priceKind: kindText(round),
          prompt: t('guess.prompt'),
          refusal: (code, { min, max }) => {
            const key = `refusal.${code}`;
            return t(isMessageKey(key) ? key : 'refusal.amount_not_a_number', {
              min,
              max,
              currency: round.currency,
            });
          },
        }}
      />
      {parts?.AmountNote ? (
        <parts.AmountNote round={round} amount={value && asAmount(value, round.isRange)} />
      ) : null}
      {isAsked ? (
        <p className="form-error" role="alert">
          {t('guess.missing')}
        </p>
      ) : null}
      {phase.is === 'guessing' && phase.refusal ? <Refusal error={phase.refusal} /> : null}
      {phase.is === 'waiting' ? (
        <p className="guess-waiting" role="status">
          {t('guess.waiting', { amount: amountText(phase.amount, round.currency) })}{' '}
          <Button size="small" onClick={() => onSend(phase.amount)}>
            {t('guess.sendNow')}
          </Button>
        </p>
      ) : null}
      <Button type="submit" kind="primary" size="large" isWide isBusy={isSlow || phase.is === 'waiting'}>
        {phase.is === 'waiting' ? t('guess.kept') : t(isSlow ? 'guess.sending' : 'guess.submit')}
      </Button>
    </form>
  );
}

/** Nobody needs to be told of a wait that they do not notice. */
const NOTICED_MS = 800;

function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsSlow(true), NOTICED_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}

function Refusal({ error }: { readonly error: AppError }) {
  return (
    <p className="form-error" role="alert">
      {errorSentence(error)}
    </p>
  );
}

/** What is guessed: the kind of price, for sold ones the year, and the currency. */
export function kindText({
  priceKind,
  priceYear,
  currency,
}: Pick<Round, 'priceKind' | 'priceYear' | 'currency'>): string {
  return priceKind === 'sold' && priceYear !== null
    ? t('kind.soldIn', { year: String(priceYear), currency })
    : t(`kind.${priceKind}`, { currency });
}

function amountText(amount: Amount, currency: string): string {
  const money = (minor: number) => formatMoney(minor, currency, locale());
  return 'amountMinor' in amount
    ? money(amount.amountMinor)
    : `${money(amount.lowMinor)} – ${money(amount.highMinor)}`;
}

/** The instrument's value as the wire wants it. */
export function asAmount({ lowMinor, highMinor }: RulerValue, isRange: boolean): Amount {
  return isRange ? { lowMinor, highMinor } : { amountMinor: lowMinor };
}

function asRulerValue(amount: Amount | null): RulerValue | null {
  if (amount === null) return null;
  return 'amountMinor' in amount ? { lowMinor: amount.amountMinor, highMinor: amount.amountMinor } : amount;
}
