import { CURRENCIES } from '#domain/currencies.ts';
import { locale, t } from '#lib/i18n.ts';
import type { FieldOf } from '#kit/form/field-binding.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormDate } from '#kit/form/form-date.tsx';
import { FormMoney } from '#kit/form/form-money.tsx';
import { FormNumber } from '#kit/form/form-number.tsx';
import { currencyName } from '#ui/currency-name.ts';
import { INCOME_BANDS, incomeWords } from './income-bands.ts';
import type { PlainFields } from './profile-form.ts';

interface MoneyPartProps {
  readonly field: FieldOf<PlainFields>;
  readonly currency: string;
  readonly incomeBand: string;
}

/** What can be paid, and until when. */
export function MoneyPart({ field, currency, incomeBand }: MoneyPartProps) {
  const isOptional = t('dossierProfile.optional');
  const bands = ['', ...new Set([...INCOME_BANDS, incomeBand].filter((band) => band !== ''))];
  return (
    <section aria-labelledby="profile-money">
      <h2 id="profile-money">{t('dossierProfile.money')}</h2>
      <div className="dossier-fields">
        <FormChoice
          {...field('currency')}
          label={t('dossierProfile.currency')}
          options={CURRENCIES.map(({ code }) => ({
            value: code as string,
            label: currencyName(code, locale()),
          }))}
        />
        <FormMoney
          {...field('budgetMinor')}
          label={t('dossierProfile.budget')}
          hint={t('dossierProfile.budgetHint')}
          optional={isOptional}
          currency={currency}
        />
        <FormMoney
          {...field('depositMinor')}
          label={t('dossierProfile.deposit')}
          optional={isOptional}
          currency={currency}
        />
        <FormNumber
          {...field('rate')}
          label={t('dossierProfile.ratePercent')}
          hint={t('dossierProfile.rateHint')}
          optional={isOptional}
        />
        <FormChoice
          {...field('incomeBand')}
          label={t('dossierProfile.income')}
          hint={t('dossierProfile.incomeHint')}
          optional={isOptional}
          options={bands.map((band) => ({
            value: band,
            label: incomeWords(band, currency) ?? t('dossierProfile.incomeNone'),
          }))}
        />
        <FormDate {...field('moveByOn')} label={t('dossierProfile.moveBy')} optional={isOptional} />
      </div>
    </section>
  );
}
