import { useEffect, useState } from 'react';
import { formatClock } from '#lib/format.ts';

interface RoomClockProps {
  readonly deadlineAt: string;
  /** the server's clock minus ours */
  readonly offsetMs: number;
}

/** The time that is left, by the server's clock. */
export function RoomClock({ deadlineAt, offsetMs }: RoomClockProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((Date.parse(deadlineAt) - offsetMs - now) / 1000));
  return (
    <span role="timer" data-last={seconds <= 5 || undefined}>
      {formatClock(seconds)}
    </span>
  );
}
