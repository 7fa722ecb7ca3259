import { useState } from 'react';
import { knownFacts } from '#domain/dossier/match/known-facts.ts';
import { t } from '#lib/i18n.ts';
import { useCall } from '#kit/call/use-call.ts';
import { bindFields } from '#kit/form/bind-fields.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormMoney } from '#kit/form/form-money.tsx';
import { FormNumber } from '#kit/form/form-number.tsx';
import { readAll } from '#kit/rows/rows.ts';
import { useChanges, type Scene } from '../notes/scene.ts';
import type { Ground } from '../overview/home-calls.ts';
import { priceOf } from '../overview/price-of.ts';
import { costInputs, useCostInputs } from './cost-inputs.ts';
import { LoanPart } from './loan-part.tsx';
import { reckonLoan } from './reckon-loan.ts';
import { RunningPart } from './running-part.tsx';
import { TaxPart } from './tax-part.tsx';

interface CostsPartProps {
  readonly scene: Scene;
  readonly ground: Ground;
  readonly onChanged: () => Promise<void>;
}

interface ProfileRow {
  readonly currency: string;
  readonly depositMinor: number | null;
}

/** What the home costs: once, each month and each year; by the reader's own deposit and rate. All of it is an estimate. */
export function CostsPart({ scene, ground, onChanged }: CostsPartProps) {
  const { currency, home } = ground;
  // Whoever may not read the hunter's profile gets no row, and types their own figures.
  const profile = useCall(['deposit of the hunter', scene.dossierId], () =>
    readAll<ProfileRow>(
      'hunter_profiles',
      { dossier_id: `eq.${scene.dossierId}`, select: 'currency,deposit_minor' },
      'dossier_id',
    ),
  );
  useChanges(scene, ['private'], profile.reload);
  const own = profile.answer?.find((row) => row.currency === currency)?.depositMinor ?? null;
  const [inputs, set] = useCostInputs(scene.dossierId, own);
  const asked = priceOf(ground);
  const [typedPrice, setTypedPrice] = useState<number | null>(null);
  const price = typedPrice ?? asked;
  const field = bindFields(costInputs, inputs, set);
  const told = reckonLoan(price, inputs);
  const loan = typeof told === 'string' ? null : told;
  return (
    <section aria-labelledby="home-costs" className="home-costs">
      <h2 id="home-costs">{t('dossierOverview.costs')}</h2>
      <p className="muted">{t('dossierOverview.costsHelp')}</p>
      <div className="dossier-fields">
        <FormMoney
          {...bindPrice(price, setTypedPrice)}
          label={t('dossierOverview.priceToReckon')}
          currency={currency}
        />
        <FormMoney
          {...field('depositMinor')}
          label={t('dossierOverview.deposit')}
          hint={own === null ? undefined : t('dossierOverview.depositOwn')}
          currency={currency}
        />
        <FormNumber
          {...field('ratePercent')}
          label={t('dossierOverview.rate')}
          hint={t('dossierOverview.rateHint')}
        />
        <FormNumber {...field('years')} label={t('dossierOverview.years')} />
        <FormChoice
          {...field('kind')}
          label={t('dossierOverview.loanKind')}
          options={(['repayment', 'interest-only'] as const).map((kind) => ({
            value: kind,
            label: t(`dossierOverview.loanKind.${kind}`),
          }))}
        />
        <FormMoney
          {...field('overpaymentMinor')}
          label={t('dossierOverview.overpayment')}
          optional={t('dossierOverview.optional')}
          currency={currency}
        />
      </div>
      <LoanPart told={told} currency={currency} />
      <TaxPart
        ground={ground}
        price={price}
        buyer={field('buyer')}
        depositMinor={inputs.depositMinor}
        isNew={knownFacts(home.facts).isNew ?? null}
      />
      <RunningPart scene={scene} ground={ground} loan={loan} onChanged={onChanged} />
      <p className="home-held" role="note">
        {t('dossierOverview.noAdvice')}
      </p>
    </section>
  );
}

/** The price to reckon with is the one that is asked, until somebody tries another. */
function bindPrice(price: number | null, set: (price: number | null) => void) {
  return { name: 'price', value: price, onChange: set, error: undefined, limits: {} };
}
