import { timeLeft } from '#domain/time-left.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { zoneName } from '#kit/reminders/hours.ts';
import type { Challenge } from '../queries.ts';
import { useServerNow } from '../use-server-now.ts';

interface CountdownProps {
  readonly challenge: Challenge;
  readonly isLarge?: boolean;
}

/**
 * How long until the next challenge, by the server's clock: a device whose date is wrong counts rightly. The seconds are
 * told to the eye alone; in words stands the moment, in the reader's own time.
 */
export function Countdown({ challenge, isLarge = false }: CountdownProps) {
  const now = useServerNow(challenge.clock);
  const left = timeLeft(Date.parse(challenge.nextOpensAt), now);
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = `${two(left.hours)}:${two(left.minutes)}:${two(left.seconds)}`;
  return (
    <p className="daily-countdown" data-large={isLarge || undefined}>
      <span aria-hidden="true" className="daily-clock">
        {left.days > 0 ? t('daily.daysAndClock', { days: left.days, clock }) : clock}
      </span>
      <span className="muted">
        {t('daily.next', { time: formatTime(challenge.nextOpensAt), zone: zoneName(challenge.timeZone) })}
      </span>
    </p>
  );
}
