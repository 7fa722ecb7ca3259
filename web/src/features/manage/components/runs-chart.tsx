import type { RunsOfStep, RunStep } from '#wire/runs-over-time.ts';
import { formatDate, formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';

const HEIGHT = 100;
const GAP = 0.2;

interface RunsChartProps {
  /** the oldest first */
  readonly rows: readonly RunsOfStep[];
  readonly step: RunStep;
}

/** Bars of started runs with the finished ones in them, the sum in words, and every figure in a table. */
export function RunsChart({ rows, step }: RunsChartProps) {
  const most = Math.max(1, ...rows.map(({ started }) => started));
  const sum = (part: 'started' | 'finished') => rows.reduce((total, row) => total + row[part], 0);
  const heightOf = (count: number) => (count === 0 ? 0 : Math.max(2, (count / most) * HEIGHT));
  return (
    <figure className="runs-chart">
      <figcaption>
        {t(`manage.players.sum.${step}`, {
          started: formatNumber(sum('started')),
          finished: formatNumber(sum('finished')),
        })}
      </figcaption>
      <div className="runs-plot" aria-hidden="true">
        <span className="runs-most">{formatNumber(most)}</span>
        <svg viewBox={`0 0 ${rows.length} ${HEIGHT}`} preserveAspectRatio="none">
          {rows.map(({ beginsOn, started, finished }, place) => (
            <g key={beginsOn}>
              {[
                { count: started, part: 'started' },
                { count: finished, part: 'finished' },
              ].map(({ count, part }) => (
                <rect
                  key={part}
                  data-part={part}
                  x={place + GAP / 2}
                  y={HEIGHT - heightOf(count)}
                  width={1 - GAP}
                  height={heightOf(count)}
                />
              ))}
            </g>
          ))}
        </svg>
      </div>
      <div className="runs-axis" aria-hidden="true">
        <span>{formatDate(rows[0]?.beginsOn ?? '')}</span>
        <span>{formatDate(rows.at(-1)?.beginsOn ?? '')}</span>
      </div>
      <ul className="runs-legend" aria-hidden="true">
        <li data-part="started">{t('manage.players.started')}</li>
        <li data-part="finished">{t('manage.players.finished')}</li>
      </ul>
      <details>
        <summary>{t('manage.players.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(`manage.players.head.${step}`)}</th>
              <th scope="col">{t('manage.players.started')}</th>
              <th scope="col">{t('manage.players.finished')}</th>
            </tr>
          </thead>
          <tbody>
            {[...rows].reverse().map(({ beginsOn, started, finished }) => (
              <tr key={beginsOn}>
                <th scope="row">{formatDate(beginsOn)}</th>
                <td>{formatNumber(started)}</td>
                <td>{formatNumber(finished)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
