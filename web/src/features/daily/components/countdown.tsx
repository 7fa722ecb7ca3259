import { use } from 'react';
import { timeLeft } from '#domain/time-left.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { AheadContext } from '#kit/call/ahead.ts';
import { zoneName } from '#kit/reminders/hours.ts';
import type { Challenge } from '../queries.ts';
import { useServerNow } from '../use-server-now.ts';

interface CountdownProps {
  readonly challenge: Challenge;
  readonly isLarge?: boolean;
}

/**
 * How long until the next challenge, by the server's clock: a device whose date is wrong counts rightly. The seconds are
 * told to the eye alone; in words stands the moment, in the reader's own time. Until the scripts are there no clock runs,
 * so none is shown.
 */
export function Countdown({ challenge, isLarge = false }: CountdownProps) {
  const isAhead = use(AheadContext);
  const now = useServerNow(challenge.clock);
  const left = timeLeft(Date.parse(challenge.nextOpensAt), now);
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = `${two(left.hours)}:${two(left.minutes)}:${two(left.seconds)}`;
  const zone = zoneName(challenge.timeZone);
  return (
    <p className="daily-countdown" data-large={isLarge || undefined}>
      <span aria-hidden="true" className="daily-clock" data-still={isAhead || undefined}>
        {isAhead ? '00:00:00' : left.days > 0 ? t('daily.daysAndClock', { days: left.days, clock }) : clock}
      </span>
      <span className="muted">
        {isAhead
          ? t('daily.nextThere', { zone })
          : t('daily.next', { time: formatTime(challenge.nextOpensAt), zone })}
      </span>
    </p>
  );
}
