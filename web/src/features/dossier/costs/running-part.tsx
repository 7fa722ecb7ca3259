import { useState } from 'react';
import { z } from 'zod';
import {
  COST_FACTS,
  STATED_COSTS,
  statedCosts,
  type StatedCostKind,
} from '#domain/dossier/costs/cost-facts.ts';
import { runningCosts, type StatedCost } from '#domain/dossier/costs/running-costs.ts';
import { knownFacts } from '#domain/dossier/match/known-facts.ts';
import { t } from '#lib/i18n.ts';
import { sayPrice } from '#kit/charts/chart-words.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormMoney } from '#kit/form/form-money.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import type { Scene } from '../notes/scene.ts';
import { sourced } from '../overview/fact-form.ts';
import { saveFacts, type Ground, type Home } from '../overview/home-calls.ts';
import { FACT_SOURCES, sayOrigin } from '../overview/home-facts.ts';
import { SourceFields } from '../overview/source-fields.tsx';
import { today } from '../tasks/today.ts';
import type { ReckonedLoan } from './reckon-loan.ts';
import { Scrolled } from '../overview/scrolled.tsx';

interface RunningPartProps {
  readonly scene: Scene;
  readonly ground: Ground;
  readonly loan: ReckonedLoan | null;
  readonly onChanged: () => Promise<void>;
}

/** What it costs to live there, each year and month: what somebody stated, and what nobody did. */
export function RunningPart({ scene, ground: { home, currency }, loan, onChanged }: RunningPartProps) {
  const isFreehold = knownFacts(home.facts).isFreehold ?? null;
  const tenure = isFreehold === null ? 'unknown' : isFreehold ? 'freehold' : 'leasehold';
  const mortgage: readonly StatedCost[] =
    loan === null ? [] : [{ kind: 'mortgage', yearlyMinor: yearlyOf(loan), source: 'computed', on: null }];
  const costs = runningCosts([...mortgage, ...statedCosts(home.facts)], tenure);
  const money = (minor: number) => sayPrice(minor, currency);
  const monthly = (yearly: number) => money(yearly / 12);
  return (
    <div className="home-cost">
      <h3>{t('dossierOverview.running')}</h3>
      {costs.rows.length === 0 ? (
        <p className="muted">{t('dossierOverview.noCosts')}</p>
      ) : (
        <Scrolled label={t('dossierOverview.runningCaption')}>
          <table className="home-table">
            <caption>{t('dossierOverview.runningCaption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('dossierOverview.cost')}</th>
                <th scope="col">{t('dossierOverview.aMonth')}</th>
                <th scope="col">{t('dossierOverview.aYear')}</th>
              </tr>
            </thead>
            <tbody>
              {costs.rows.map(({ kind, yearlyMinor }) => (
                <tr key={kind}>
                  <th scope="row">
                    {t(`dossierGuide.cost.${kind}`)}
                    <small className="muted">{sourceOf(home, kind)}</small>
                  </th>
                  <td>{monthly(yearlyMinor)}</td>
                  <td>{money(yearlyMinor)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('dossierOverview.sum')}</th>
                <td>{money(costs.monthlyMinor)}</td>
                <td>{money(costs.yearlyMinor)}</td>
              </tr>
            </tfoot>
          </table>
        </Scrolled>
      )}
      {costs.unknown.length === 0 ? null : (
        <p>
          {t('dossierOverview.costsUnknown', {
            list: costs.unknown.map((kind) => t(`dossierGuide.cost.${kind}`)).join(', '),
          })}
        </p>
      )}
      {scene.mayEdit ? <CostForm home={home} currency={currency} onSaved={onChanged} /> : null}
    </div>
  );
}

/** What is paid on a loan in its first year. */
function yearlyOf({ monthlyMinor, loan }: ReckonedLoan): number {
  return (monthlyMinor + loan.overpaymentMinor) * Math.min(12, loan.months);
}

function sourceOf(home: Home, kind: StatedCost['kind']): string {
  const fact = kind === 'mortgage' ? undefined : home.facts[COST_FACTS[kind]];
  return fact === undefined ? t('dossierOverview.source.computed') : sayOrigin(fact);
}

const costForm = z.object({
  kind: z.enum(STATED_COSTS),
  amountMinor: z
    .number()
    .int()
    .min(0)
    .max(1_000_000_000)
    .nullable()
    .refine((amount: number | null) => Number.isInteger(amount)),
  per: z.enum(['year', 'month']),
  source: z.enum([...FACT_SOURCES, 'other']),
  otherSource: z.string().trim().max(300),
  on: z.union([z.literal(''), z.iso.date()]),
});
type CostForm = z.output<typeof costForm>;

/** A cost that somebody states, by the month or the year. */
function CostForm({
  home,
  currency,
  onSaved,
}: {
  readonly home: Home;
  readonly currency: string;
  readonly onSaved: () => Promise<void>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const start: CostForm = {
    ...{
      kind: 'council_tax',
      amountMinor: null,
      per: 'year',
      source: 'listing',
      otherSource: '',
      on: today(),
    },
  };
  const form = useSchemaForm<CostForm, CostForm>({
    schema: costForm,
    start,
    says: { amountMinor: 'dossierOverview.valueMissing' },
    send: async (said) => {
      const yearly = (said.amountMinor ?? 0) * (said.per === 'month' ? 12 : 1);
      await saveFacts(home, { [COST_FACTS[said.kind]]: sourced(yearly, said) });
      form.reset(start);
      setIsOpen(false);
      await onSaved();
    },
  });
  return (
    <details
      className="dossier-ready"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => setIsOpen(open)}
    >
      <summary>{t('dossierOverview.addCost')}</summary>
      <FormFrame form={form} submit={t('dossierOverview.addCostSubmit')} className="dossier-form">
        <div className="dossier-fields">
          <FormChoice
            {...form.field('kind')}
            label={t('dossierOverview.cost')}
            options={STATED_COSTS.map((kind: StatedCostKind) => ({
              value: kind,
              label: t(`dossierGuide.cost.${kind}`),
            }))}
          />
          <FormMoney {...form.field('amountMinor')} label={t('dossierOverview.amount')} currency={currency} />
          <FormChoice
            {...form.field('per')}
            label={t('dossierOverview.per')}
            options={(['year', 'month'] as const).map((per) => ({
              value: per,
              label: t(per === 'year' ? 'dossierOverview.aYear' : 'dossierOverview.aMonth'),
            }))}
          />
        </div>
        <SourceFields
          source={form.field('source')}
          otherSource={form.field('otherSource')}
          on={form.field('on')}
        />
      </FormFrame>
    </details>
  );
}
