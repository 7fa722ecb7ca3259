import { z } from 'zod';
import { CURRENCIES } from '#domain/currencies.ts';
import { offerRow, OFFER_STATES, type OfferRow } from '#wire/dossier-hunt-rows.ts';
import { locale, t } from '#lib/i18n.ts';
import type { FieldOf } from '#kit/form/field-binding.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormDate } from '#kit/form/form-date.tsx';
import { FormLongText } from '#kit/form/form-long-text.tsx';
import { FormMoney } from '#kit/form/form-money.tsx';
import { currencyName } from '#ui/currency-name.ts';

/** An offer as its form has it; empty words stand for nothing. */
export const offerForm = offerRow
  .pick({ state: true, currency: true, conditions: true, reply: true, replyMinor: true, chain: true })
  .extend({
    // It may be missing while it is typed, and is refused when it is saved.
    amountMinor: offerRow.shape.amountMinor.nullable(),
    madeOn: z.string(),
    openUntilOn: z.string(),
    repliedOn: z.string(),
  });
export type OfferForm = z.output<typeof offerForm>;

export function emptyOffer(currency: string): OfferForm {
  return {
    ...{ state: 'planned', currency, amountMinor: null, replyMinor: null },
    ...{ conditions: '', reply: '', chain: '', madeOn: '', openUntilOn: '', repliedOn: '' },
  };
}

export function formOfOffer(offer: OfferRow): OfferForm {
  const { state, currency, amountMinor, replyMinor, conditions, reply, chain } = offer;
  return {
    ...{ state, currency, amountMinor, replyMinor, conditions, reply, chain },
    madeOn: offer.madeOn ?? '',
    openUntilOn: offer.openUntilOn ?? '',
    repliedOn: offer.repliedOn ?? '',
  };
}

/** What a form says, as the row is written. */
export function offerOfForm({
  amountMinor,
  madeOn,
  openUntilOn,
  repliedOn,
  ...rest
}: OfferForm): Partial<OfferRow> {
  return {
    ...rest,
    ...(amountMinor === null ? {} : { amountMinor }),
    madeOn: madeOn === '' ? null : madeOn,
    openUntilOn: openUntilOn === '' ? null : openUntilOn,
    repliedOn: repliedOn === '' ? null : repliedOn,
  };
}

/** Names of fields that would be refused. */
export function refusedInOffer(form: OfferForm): string[] {
  const wrong = offerForm.safeParse(form).error?.issues.map(({ path }) => String(path[0])) ?? [];
  return form.amountMinor === null ? [...new Set(['amountMinor', ...wrong])] : wrong;
}

interface OfferFieldsProps {
  readonly field: FieldOf<OfferForm>;
  readonly currency: string;
  readonly isMissing: boolean;
}

/** The fields of an offer. */
export function OfferFields({ field, currency, isMissing }: OfferFieldsProps) {
  const optional = t('dossierProfile.optional');
  const amount = field('amountMinor');
  return (
    <>
      <div className="dossier-fields">
        <FormMoney
          {...amount}
          label={t('dossierCompare.offer.amount')}
          error={
            amount.error ??
            (isMissing && amount.value === null ? t('dossierCompare.offer.amountMissing') : undefined)
          }
          currency={currency}
        />
        <FormChoice
          {...field('currency')}
          label={t('dossierProfile.currency')}
          options={CURRENCIES.map(({ code }) => ({
            value: code as string,
            label: currencyName(code, locale()),
          }))}
        />
        <FormChoice
          {...field('state')}
          label={t('dossierCompare.offer.state')}
          options={OFFER_STATES.map((state) => ({
            value: state,
            label: t(`dossierCompare.offer.is.${state}`),
          }))}
        />
        <FormDate {...field('madeOn')} label={t('dossierCompare.offer.madeOn')} optional={optional} />
        <FormDate {...field('openUntilOn')} label={t('dossierCompare.offer.openUntil')} optional={optional} />
      </div>
      <FormLongText
        {...field('conditions')}
        label={t('dossierCompare.offer.conditions')}
        hint={t('dossierCompare.offer.conditionsHint')}
        optional={optional}
        rows={3}
      />
      <div className="dossier-fields">
        <FormMoney
          {...field('replyMinor')}
          label={t('dossierCompare.offer.replyAmount')}
          hint={t('dossierCompare.offer.replyAmountHint')}
          optional={optional}
          currency={currency}
        />
        <FormDate {...field('repliedOn')} label={t('dossierCompare.offer.repliedOn')} optional={optional} />
      </div>
      <FormLongText
        {...field('reply')}
        label={t('dossierCompare.offer.reply')}
        optional={optional}
        rows={3}
      />
      <FormLongText
        {...field('chain')}
        label={t('dossierCompare.offer.chain')}
        hint={t('dossierCompare.offer.chainHint')}
        optional={optional}
        rows={3}
      />
    </>
  );
}
