import { useState } from 'react';
import { CORRECTION_NOTE_LENGTH, REASONS_TO_CORRECT, type CorrectionReason } from '#domain/corrections.ts';
import { MARKET_BOUNDS } from '#domain/market-bounds.ts';
import { AppError } from '#lib/app-error.ts';
import { isMessageKey, locale, t } from '#lib/i18n.ts';
import { AskDeed } from '#kit/call/ask-deed.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { rescoreHome } from '../fairness-calls.ts';

export type HomeDeed = 'settle' | 'correct' | 'void';

interface PriceDialogProps {
  readonly slug: string;
  readonly home: { readonly gameListingId: string; readonly title: string; readonly currency: string };
  /** null: nothing is being done */
  readonly deed: HomeDeed | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The last step before points move: what the home cost, why, and what follows. Sent twice it is done once. */
export function PriceDialog({ slug, home, deed, onClose, onDone }: PriceDialogProps) {
  const [amountMinor, setAmountMinor] = useState<number | null>(null);
  const [kind, setKind] = useState<'sold' | 'asking'>('sold');
  const [datedOn, setDatedOn] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID());
  const { gameListingId, currency, title } = home;
  const needsPrice = deed !== 'void';
  const priceKind = deed === 'settle' ? 'sold' : kind;
  const bounds = MARKET_BOUNDS.find((one) => one.currency === currency && one.priceKind === priceKind);
  const send = async (choice: string, note: string) => {
    setIsAsked(true);
    const reason = REASONS_TO_CORRECT.find((one) => one === choice) ?? 'wrong_price';
    const body = { game: slug, gameListingId, note, requestKey };
    if (deed === 'void') return rescoreHome({ ...body, action: 'void', reason });
    if (amountMinor === null) throw new AppError('amount_not_a_number', 'there is no price');
    const price = { amountMinor, datedOn: datedOn === '' ? null : datedOn };
    return deed === 'settle'
      ? rescoreHome({ ...body, action: 'settle', price: { ...price, kind: 'sold' } })
      : rescoreHome({ ...body, action: 'correct', price: { ...price, kind }, reason });
  };
  const done = () => {
    setRequestKey(crypto.randomUUID());
    setAmountMinor(null);
    setIsAsked(false);
    onDone();
  };
  const shown = deed ?? 'correct';
  const reasons: readonly CorrectionReason[] = REASONS_TO_CORRECT;
  return (
    <AskDeed
      isOpen={deed !== null}
      onClose={onClose}
      title={t(`fairness.manage.${shown}Title`, { home: title })}
      labels={{
        close: t('fairness.close'),
        cancel: t('fairness.cancel'),
        send: t(`fairness.manage.${shown}`),
      }}
      isDanger={deed !== 'correct'}
      {...(deed === 'settle'
        ? {}
        : {
            choices: {
              label: t('fairness.manage.why'),
              options: reasons.map((value) => ({ value, label: t(`fairness.reason.${value}`) })),
            },
          })}
      note={{
        label: t('fairness.manage.note'),
        optional: t('fairness.optional'),
        maxLength: CORRECTION_NOTE_LENGTH,
      }}
      send={send}
      onDone={done}
    >
      <p>{t(`fairness.manage.${shown}Text`)}</p>
      {needsPrice ? (
        <>
          <MoneyField
            label={t('fairness.manage.price')}
            valueMinor={amountMinor}
            currency={currency}
            locale={locale()}
            bounds={bounds}
            error={isAsked && amountMinor === null ? t('fairness.manage.priceMissing') : undefined}
            onChange={setAmountMinor}
            refusalText={(code, range) => {
              const key = `refusal.${code}`;
              const values = { min: range?.min ?? '', max: range?.max ?? '', currency };
              return t(isMessageKey(key) ? key : 'refusal.amount_not_a_number', values);
            }}
          />
          {deed === 'correct' ? (
            <Select
              label={t('fairness.manage.kind')}
              value={kind}
              options={(['sold', 'asking'] as const).map((value) => ({
                value,
                label: t(`fairness.manage.kind.${value}`),
              }))}
              onChange={({ currentTarget: { value } }) => setKind(value === 'asking' ? 'asking' : 'sold')}
            />
          ) : null}
          <TextField
            label={t('fairness.manage.datedOn')}
            optional={t('fairness.optional')}
            type="date"
            value={datedOn}
            onChange={(event) => setDatedOn(event.currentTarget.value)}
          />
        </>
      ) : null}
    </AskDeed>
  );
}
