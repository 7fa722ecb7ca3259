import { RUN_STEPS, type RunStep } from '#wire/runs-over-time.ts';
import { useState } from 'react';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Waiting } from '#kit/call/waiting.tsx';
import { Empty } from '#ui/empty.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { readRunsOverTime } from '../queries.ts';
import { RunsChart } from './runs-chart.tsx';

/** How many runs of a game were started and finished, day by day or week by week. */
export function PlayersSection({ slug }: { readonly slug: string }) {
  const [step, setStep] = useState<RunStep>('day');
  const call = useCall(['runs over time', slug, step], () => readRunsOverTime(slug, step));
  return (
    <section className="manage-section" aria-label={t('manage.tab.players')}>
      <div className="runs-step">
        <Select
          label={t('manage.players.step')}
          value={step}
          options={RUN_STEPS.map((value) => ({ value, label: t(`manage.players.step.${value}`) }))}
          onChange={({ currentTarget: { value } }) => setStep(value === 'week' ? 'week' : 'day')}
        />
      </div>
      <CallView
        call={call}
        waiting={
          <Waiting label={t('manage.players.waiting')}>
            <Skeleton height="12rem" />
          </Waiting>
        }
        failed={t('manage.players.failed')}
        isEmpty={(rows) => rows.every(({ started }) => started === 0)}
        empty={<Empty title={t('manage.players.empty')}>{t('manage.players.emptyHelp')}</Empty>}
      >
        {(rows) => <RunsChart rows={rows} step={step} />}
      </CallView>
    </section>
  );
}
