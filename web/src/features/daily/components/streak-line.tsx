import { use } from 'react';
import { DAY_MARKS, streakOf } from '#domain/streak.ts';
import { formatTime } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AheadContext } from '#kit/call/ahead.ts';
import { zoneName } from '#kit/reminders/hours.ts';

const SHOWN = 7;

interface StreakLineProps {
  readonly marks: string;
  /** when today ends, and whose midnight that is; without it the line is about the days before alone */
  readonly until?: { readonly closesAt: string; readonly timeZone: string };
}

/** The days in a row, and the last seven as signs whose shape says what their colour says. No threat, ever. */
export function StreakLine({ marks, until }: StreakLineProps) {
  const isAhead = use(AheadContext);
  const { days, isDoneToday, isRestUsed } = streakOf(marks);
  const week = marks.slice(0, SHOWN).split('').toReversed();
  return (
    <div className="daily-streak">
      <p>
        <strong>{days === 0 ? t('daily.streak.none') : plural('daily.streak', days)}</strong>{' '}
        <span className="muted">{said(days, isDoneToday, isRestUsed)}</span>
      </p>
      {until && !isDoneToday ? (
        <p className="muted">
          {isAhead
            ? t('daily.streak.untilThere', { zone: zoneName(until.timeZone) })
            : t('daily.streak.until', {
                zone: zoneName(until.timeZone),
                time: formatTime(until.closesAt),
              })}
        </p>
      ) : null}
      <ol className="daily-week" aria-label={t('daily.streak.week')}>
        {week.map((mark, place) => {
          const isToday = place === week.length - 1;
          const kind = isToday && mark === DAY_MARKS.missed ? 'open' : KINDS[mark];
          return (
            <li key={place} data-mark={kind}>
              <VisuallyHidden>{t(`daily.mark.${kind ?? 'missed'}`)}</VisuallyHidden>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const KINDS: Readonly<Record<string, 'done' | 'missed' | 'forgiven'>> = {
  [DAY_MARKS.done]: 'done',
  [DAY_MARKS.missed]: 'missed',
  [DAY_MARKS.forgiven]: 'forgiven',
};

function said(days: number, isDoneToday: boolean, isRestUsed: boolean): string {
  if (days === 0) return t('daily.streak.begin');
  if (isRestUsed) return t('daily.streak.rested');
  return t(isDoneToday ? 'daily.streak.done' : 'daily.streak.open');
}
