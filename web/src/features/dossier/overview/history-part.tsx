import { useState } from 'react';
import { z } from 'zod';
import { priceHistory, type PriceStep } from '#domain/dossier/history/price-history.ts';
import { formatMoney } from '#domain/format-money.ts';
import { formatDate, formatShare } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormMoney } from '#kit/form/form-money.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { Badge } from '#ui/badge.tsx';
import type { Scene } from '../notes/scene.ts';
import { sourced } from './fact-form.ts';
import { HeldNotice } from './home-screen.tsx';
import { addEarlier, type FactVersion, type Ground } from './home-calls.ts';
import { FACT_SOURCES, saySource } from './home-facts.ts';
import { SourceFields } from './source-fields.tsx';

interface HistoryPartProps {
  readonly scene: Scene;
  readonly ground: Ground;
  readonly versions: readonly FactVersion[];
  readonly onChanged: () => Promise<void>;
}

/** What was asked for the home, when it was cut, and when it left the market and came back. */
export function HistoryPart({ scene, ground, versions, onChanged }: HistoryPartProps) {
  const steps = priceHistory(versions);
  return (
    <section aria-labelledby="home-history">
      <h2 id="home-history">{t('dossierOverview.history')}</h2>
      {ground.isHeld ? (
        <HeldNotice />
      ) : (
        <>
          {steps.length === 0 ? (
            <p className="muted">{t('dossierOverview.noHistory')}</p>
          ) : (
            <ol className="home-history">
              {steps.toReversed().map((step, at) => (
                <li key={at}>
                  <time dateTime={step.on}>{formatDate(step.on)}</time>
                  <Step step={step} currency={ground.currency} />
                  <small className="muted" dir="auto">
                    {saySource(step.source)}
                  </small>
                </li>
              ))}
            </ol>
          )}
          {scene.mayEdit ? <EarlierForm ground={ground} onAdded={onChanged} /> : null}
        </>
      )}
    </section>
  );
}

function Step({
  step: { kind, priceMinor, change },
  currency,
}: {
  readonly step: PriceStep;
  readonly currency: string;
}) {
  return (
    <span className="home-step">
      <Badge tone={kind === 'cut' ? 'good' : kind === 'withdrawn' ? 'warn' : 'neutral'}>
        {t(`dossierOverview.step.${kind}`)}
      </Badge>
      {priceMinor === null ? null : (
        <strong className="ui-number">{formatMoney(priceMinor, currency, locale())}</strong>
      )}
      {change === null || change === 0
        ? null
        : t(change < 0 ? 'dossierOverview.stepLess' : 'dossierOverview.stepMore', {
            share: formatShare(Math.abs(change), Math.abs(change) < 0.1 ? 1 : 0),
          })}
    </span>
  );
}

const earlierForm = z
  .object({
    what: z.enum(['price', 'listed', 'withdrawn']),
    amountMinor: z.number().int().min(1).max(1_000_000_000_000).nullable(),
    source: z.enum([...FACT_SOURCES, 'other']),
    otherSource: z.string().trim().max(300),
    on: z.iso.date(),
  })
  .refine(({ what, amountMinor }) => what !== 'price' || amountMinor !== null, { path: ['amountMinor'] });
type EarlierForm = z.output<typeof earlierForm>;

/** A home has a past before it comes into a dossier: what was asked for it in spring, and when it was taken off the market. */
function EarlierForm({
  ground: { home, currency },
  onAdded,
}: {
  readonly ground: Ground;
  readonly onAdded: () => Promise<void>;
}) {
  const start: EarlierForm = { what: 'price', amountMinor: null, source: 'listing', otherSource: '', on: '' };
  const [isOpen, setIsOpen] = useState(false);
  const form = useSchemaForm<EarlierForm, EarlierForm>({
    schema: earlierForm,
    start,
    says: { amountMinor: 'dossierOverview.valueMissing', on: 'dossierOverview.dayMissing' },
    send: async (said) => {
      const isPrice = said.what === 'price';
      const { value, source } = sourced(isPrice ? said.amountMinor : said.what, said);
      await addEarlier(home, { name: isPrice ? 'price_minor' : 'sale_status', value, source, on: said.on });
      form.reset(start);
      setIsOpen(false);
      await onAdded();
    },
  });
  return (
    <details
      className="dossier-ready"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => setIsOpen(open)}
    >
      <summary>{t('dossierOverview.addEarlier')}</summary>
      <FormFrame form={form} submit={t('dossierOverview.addEarlierSubmit')} className="dossier-form">
        <div className="dossier-fields">
          <FormChoice
            {...form.field('what')}
            label={t('dossierOverview.what')}
            options={(['price', 'listed', 'withdrawn'] as const).map((what) => ({
              value: what,
              label: t(`dossierOverview.what.${what}`),
            }))}
          />
          {form.values.what === 'price' ? (
            <FormMoney
              {...form.field('amountMinor')}
              label={t('dossierOverview.price')}
              currency={currency}
            />
          ) : null}
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
