import { useId, useState } from 'react';
import { CHART_STEPS, type ChartStep } from '#domain/market/sale-charts.ts';
import { SALE_KINDS } from '#domain/market/sale-kinds.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { YearSelect } from '../../year-select.tsx';
import { isNarrowed, NEWNESSES, type ChartQuery } from '../chart-query.ts';
import { sayPlace } from '#kit/market/say-place.ts';
import { areaOf, type ChartGround } from '../queries.ts';
import { NearForm } from './near-form.tsx';

interface ChartFormProps {
  readonly ground: ChartGround;
  /** the chart has steps of time that can be chosen */
  readonly hasStep?: boolean;
  readonly onChange: (query: ChartQuery) => void;
}

const FIRST_YEAR = 1995;

/** The area of a chart and what narrows it. A choice acts at once, what is typed when it is sent. */
export function ChartForm({ ground: { query, places, place }, hasStep = false, onChange }: ChartFormProps) {
  const [isOpen, setIsOpen] = useState(isNarrowed(query));
  const panel = useId();
  const change = (part: Partial<ChartQuery>) => onChange({ ...query, near: '', ...part });
  const years = { any: t('soldCharts.anyYear'), first: FIRST_YEAR };
  const chosen = place === null ? '' : areaOf(place);
  const options = places.map((one) => ({ value: areaOf(one), label: sayPlace(one) }));
  if (place && !options.some(({ value }) => value === chosen))
    options.unshift({ value: chosen, label: sayPlace(place) });
  return (
    <div className="chart-form">
      <NearForm unknown={query.near} onFind={(near) => change({ near })} />
      <div className="chart-areas">
        <Select
          label={t('soldCharts.area')}
          value={chosen}
          options={options}
          onChange={(event) => change({ area: event.target.value })}
        />
        <Button
          className="chart-fold"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('soldCharts.filters')}
        </Button>
      </div>
      <div id={panel} className="chart-choices" data-open={isOpen || undefined}>
        <Select
          label={t('soldCharts.type')}
          value={query.type}
          options={[
            { value: '', label: t('soldCharts.anyType') },
            ...SALE_KINDS.map((value) => ({ value, label: t(`soldCharts.kind.${value}`) })),
          ]}
          onChange={(event) => change({ type: SALE_KINDS.find((kind) => kind === event.target.value) ?? '' })}
        />
        <Select
          label={t('soldCharts.newness')}
          value={query.newness}
          options={[
            { value: '', label: t('soldCharts.anyNewness') },
            ...NEWNESSES.map((value) => ({ value, label: t(`soldCharts.newness.${value}`) })),
          ]}
          onChange={(event) => change({ newness: NEWNESSES.find((one) => one === event.target.value) ?? '' })}
        />
        <YearSelect
          {...years}
          label={t('soldCharts.from')}
          value={query.from}
          onChange={(from) => change({ from })}
        />
        <YearSelect
          {...years}
          label={t('soldCharts.to')}
          value={query.to}
          onChange={(to) => change({ to })}
        />
        {hasStep ? <Step step={query.step} onChange={(step) => change({ step })} /> : null}
      </div>
    </div>
  );
}

function Step({
  step,
  onChange,
}: {
  readonly step: ChartStep;
  readonly onChange: (step: ChartStep) => void;
}) {
  return (
    <Select
      label={t('soldCharts.step')}
      value={step}
      options={CHART_STEPS.map((value) => ({ value, label: t(`soldCharts.step.${value}`) }))}
      onChange={(event) => onChange(CHART_STEPS.find((one) => one === event.target.value) ?? 'quarter')}
    />
  );
}
