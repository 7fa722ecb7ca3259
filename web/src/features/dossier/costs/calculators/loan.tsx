import { useState } from 'react';
import { priceScale } from '#domain/market-bounds.ts';
import { toMinor } from '#domain/money.ts';
import { brand } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { FormMoney } from '#kit/form/form-money.tsx';
import { FormNumber } from '#kit/form/form-number.tsx';
import { LoanPart } from '../loan-part.tsx';
import { reckonLoan } from '../reckon-loan.ts';
import { typed } from './typed.ts';
import '../../overview/overview.css';
import '../../parts.css';

/** What a loan for a home costs each month and in all, as the costs of a dossier reckon it. */
export function Part() {
  const { currency } = brand();
  const sized = (amount: number) => toMinor(amount * priceScale(currency), currency);
  const [price, setPrice] = useState<number | null>(() => sized(250_000));
  const [deposit, setDeposit] = useState<number | null>(() => sized(50_000));
  const [rate, setRate] = useState<number | null>(5);
  const [years, setYears] = useState<number | null>(25);
  const told = reckonLoan(price, {
    depositMinor: deposit,
    ratePercent: rate,
    years: years !== null && Number.isInteger(years) ? years : null,
    kind: 'repayment',
    overpaymentMinor: null,
    buyer: 'standard',
  });
  return (
    <div className="home-cost">
      <h2>{t('calculators.loan')}</h2>
      <div className="dossier-fields">
        <FormMoney {...typed('price', price, setPrice)} label={t('calculators.price')} currency={currency} />
        <FormMoney
          {...typed('deposit', deposit, setDeposit)}
          label={t('dossierOverview.deposit')}
          currency={currency}
        />
        <FormNumber {...typed('rate', rate, setRate)} label={t('dossierOverview.rate')} />
        <FormNumber {...typed('years', years, setYears)} label={t('dossierOverview.years')} />
      </div>
      <LoanPart told={told} currency={currency} />
      <p className="muted">{t('calculators.noAdvice')}</p>
    </div>
  );
}
