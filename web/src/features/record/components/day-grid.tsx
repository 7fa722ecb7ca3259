import { formatDate, formatMonth, formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { dayWeeks, playedMonths, type PlayedDay } from '../day-weeks.ts';

interface DayGridProps {
  readonly today: string;
  /** how many days back it goes */
  readonly shown: number;
  readonly days: readonly PlayedDay[];
}

const CELL = 10;
/** Half the side of a day's square by how much was played: size says what colour repeats. */
const REACH = [1, 2.4, 3.5, 4.5] as const;

/** Half a year of days: the more homes, the larger the square. The same stands below it as a table of months. */
export function DayGrid({ today, shown, days }: DayGridProps) {
  const weeks = dayWeeks(today, shown, days);
  return (
    <div className="record-days">
      <svg
        viewBox={`0 0 ${String(weeks.length * CELL)} ${String(7 * CELL)}`}
        role="img"
        aria-label={t('record.days.said', { days: days.length, shown })}
      >
        {weeks.map((week, column) =>
          week.map(({ on, homes }, row) => {
            const level = levelOf(homes);
            const reach = REACH[level];
            return (
              <rect
                key={on}
                x={column * CELL + CELL / 2 - reach}
                y={row * CELL + CELL / 2 - reach}
                width={reach * 2}
                height={reach * 2}
                rx={1}
                data-level={level}
              >
                {homes > 0 ? (
                  <title>{t('record.days.day', { date: formatDate(on), homes: formatNumber(homes) })}</title>
                ) : null}
              </rect>
            );
          }),
        )}
      </svg>
      <p className="muted">{t('record.days.legend')}</p>
      {days.length > 0 ? (
        <details>
          <summary>{t('record.days.months')}</summary>
          <table className="record-table">
            <thead>
              <tr>
                <th scope="col">{t('record.days.month')}</th>
                <th scope="col">{t('record.days.played')}</th>
                <th scope="col">{t('record.homes')}</th>
              </tr>
            </thead>
            <tbody>
              {playedMonths(days).map(({ month, days: played, homes }) => (
                <tr key={month}>
                  <th scope="row">{formatMonth(month)}</th>
                  <td>{formatNumber(played)}</td>
                  <td>{formatNumber(homes)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ) : null}
    </div>
  );
}

function levelOf(homes: number): 0 | 1 | 2 | 3 {
  if (homes === 0) return 0;
  if (homes < 5) return 1;
  return homes < 10 ? 2 : 3;
}
