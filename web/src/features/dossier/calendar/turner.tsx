import { addDays } from '#domain/dossier/calendar/calendar-days.ts';
import { formatDate, formatMonth } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';

/** How days are shown. */
export type View = 'agenda' | 'month' | 'week';

interface TurnerProps {
  readonly view: View;
  readonly day: string;
  readonly now: string;
  readonly onDay: (day: string) => void;
}

/** Leafs through months, weeks or days. */
export function Turner({ view, day, now, onDay }: TurnerProps) {
  const turn = (by: 1 | -1) => {
    // The first of the month: a 31st has no like in most others.
    const first = `${day.slice(0, 7)}-01`;
    if (view !== 'month') onDay(addDays(day, (view === 'week' ? 7 : 30) * by));
    else onDay(by === 1 ? `${addDays(first, 31).slice(0, 7)}-01` : `${addDays(first, -1).slice(0, 7)}-01`);
  };
  return (
    <p className="dossier-turner">
      <Button size="small" aria-label={t('dossierNotes.earlier')} onClick={() => turn(-1)}>
        <span aria-hidden="true">‹</span>
      </Button>
      <strong aria-live="polite">
        {view === 'month'
          ? formatMonth(day)
          : t(view === 'week' ? 'dossierNotes.weekOf' : 'dossierNotes.from', { day: formatDate(day) })}
      </strong>
      <Button size="small" aria-label={t('dossierNotes.later')} onClick={() => turn(1)}>
        <span aria-hidden="true">›</span>
      </Button>
      {day === now ? null : (
        <Button size="small" kind="quiet" onClick={() => onDay(now)}>
          {t('dossierNotes.today')}
        </Button>
      )}
    </p>
  );
}
