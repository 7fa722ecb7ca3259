import { useMemo, useState } from 'react';
import type { AgencyOverview, PlayFigures } from '#wire/agencies.ts';
import { formatNumber, formatPercent, formatWeek } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { ChartFigure } from '#kit/charts/chart-figure.tsx';
import type { LinePlot } from '#ui/chart-plot.ts';
import { Select } from '#ui/select.tsx';
import type { Agency } from '../frame/agency-here.ts';

const FIGURES = ['runs', 'players', 'guesses', 'completed', 'shares'] as const;
type Figure = (typeof FIGURES)[number];

interface PlayedSectionProps {
  readonly agency: Agency;
  readonly overview: AgencyOverview;
}

/** How the games are played: each figure beside that of the time before, and by day. */
export function PlayedSection({ agency, overview }: PlayedSectionProps) {
  const { now, before, days } = overview;
  const [figure, setFigure] = useState<Figure>('runs');
  const plot = useMemo(() => plotOf(days, figure), [days, figure]);
  const axes = useMemo(
    () => ({
      x: t('agencyOffice.overview.day'),
      y: t(`agencyOffice.overview.${figure}`),
      formatY: formatNumber,
    }),
    [figure],
  );
  return (
    <section aria-labelledby="agency-figures">
      <h2 id="agency-figures">{t('agencyOffice.overview.figures')}</h2>
      <dl className="agency-figures">
        {FIGURES.map((one) => (
          <div key={one}>
            <dt>{t(`agencyOffice.overview.${one}`)}</dt>
            <dd>{one === 'completed' ? share(now) : formatNumber(now[one])}</dd>
            <dd className="muted">
              {t('agencyOffice.overview.before', {
                figure: one === 'completed' ? share(before) : formatNumber(before[one]),
              })}
            </dd>
          </div>
        ))}
      </dl>
      {now.runs + before.runs + now.shares + before.shares === 0 ? null : (
        <>
          <Select
            label={t('agencyOffice.overview.which')}
            value={figure}
            options={FIGURES.map((one) => ({ value: one, label: t(`agencyOffice.overview.${one}`) }))}
            onChange={({ currentTarget: { value } }) =>
              setFigure(FIGURES.find((one) => one === value) ?? 'runs')
            }
          />
          <ChartFigure
            title={t(`agencyOffice.overview.chart.${figure}`)}
            answer={t('agencyOffice.overview.answer', {
              now: formatNumber(now[figure]),
              before: formatNumber(before[figure]),
            })}
            plot={plot}
            axes={axes}
            note={t(figure === 'shares' ? 'agencyOffice.overview.noteShares' : 'agencyOffice.overview.note')}
            headingLevel={3}
            fileName={`${figure}-${agency.key}`}
          />
        </>
      )}
    </section>
  );
}

/** The days of this span over those of the one before: the same day of both stands in one place. */
function plotOf(days: AgencyOverview['days'], figure: Figure): LinePlot {
  const half = Math.ceil(days.length / 2);
  const [before, now] = [days.slice(0, days.length - half), days.slice(days.length - half)];
  return {
    kind: 'line',
    places: now.map(({ onDay }) => formatWeek(onDay)),
    incomplete: 1,
    series: [
      { name: t('agencyOffice.overview.thisTime'), values: now.map((day) => day[figure]) },
      { name: t('agencyOffice.overview.lastTime'), values: before.map((day) => day[figure]) },
    ],
  };
}

function share({ runs, completed }: PlayFigures): string {
  return runs === 0 ? '–' : formatPercent((completed / runs) * 100);
}
