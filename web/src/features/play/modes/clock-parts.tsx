import { formatClock } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { LiveRegion } from '#ui/live-region.tsx';

export { ClockBar } from '../components/clock-bar.tsx';
export { useRoundClock as useClock } from '../use-round-clock.ts';

/** The time left in figures, and a word to screen readers as it grows short. */
export function ClockFigures({ secondsLeft }: { readonly secondsLeft: number }) {
  return (
    <>
      <span className="run-time ui-number" data-hurry={secondsLeft <= 10 || undefined} role="timer">
        <span className="ui-hidden">{t('run.timeLeft')}</span> {formatClock(secondsLeft)}
      </span>
      <LiveRegion>{Math.ceil(secondsLeft) === 10 ? t('run.tenSeconds') : ''}</LiveRegion>
    </>
  );
}
