import { useRef, type KeyboardEvent } from 'react';
import { addDays, monthGrid } from '#domain/dossier/calendar/calendar-days.ts';
import { formatDate } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';

interface MonthGridProps {
  /** the chosen day, whose month is shown */
  readonly day: string;
  readonly today: string;
  /** what is on a day, in a word each */
  readonly titlesOf: (day: string) => readonly string[];
  readonly onDay: (day: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month as weeks of days. Arrow keys move between days; what is on the chosen one stands beside the grid. */
export function MonthGrid({ day, today, titlesOf, onDay }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const [year = 0, month = 1] = day.split('-').map(Number);
  const weeks = monthGrid(year, month, locale() === 'en-US' ? 0 : 1);
  const named = new Intl.DateTimeFormat(locale(), { weekday: 'short', timeZone: 'UTC' });
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = addDays(day, step);
    onDay(next);
    requestAnimationFrame(() =>
      table.current?.querySelector<HTMLButtonElement>(`button[data-day="${next}"]`)?.focus(),
    );
  };
  return (
    <table ref={table} className="dossier-month">
      <thead>
        <tr>
          {weeks[0]?.map((one) => (
            <th key={one} scope="col">
              {named.format(new Date(`${one}T00:00:00Z`))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => {
              const titles = titlesOf(one);
              return (
                <td key={one} data-other={one.slice(0, 7) === day.slice(0, 7) ? undefined : ''}>
                  <button
                    type="button"
                    data-day={one}
                    tabIndex={one === day ? 0 : -1}
                    aria-pressed={one === day}
                    aria-current={one === today ? 'date' : undefined}
                    aria-label={t('dossierNotes.calendarDay', { day: formatDate(one), count: titles.length })}
                    onClick={() => onDay(one)}
                    onKeyDown={move}
                  >
                    <span>{Number(one.slice(8))}</span>
                    <span className="dossier-month-titles" aria-hidden="true">
                      {titles.slice(0, 2).map((title) => (
                        <span key={title}>{title}</span>
                      ))}
                      {titles.length > 2 ? <span>+{titles.length - 2}</span> : null}
                    </span>
                    {titles.length > 0 ? <span className="dossier-month-dot" aria-hidden="true" /> : null}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
