import type { RoomRound } from '#wire/rooms.ts';
import { useEffect, useState } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import { locale, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { RoomHome } from './room-home.tsx';
import { contendersIn, RoomLeaving } from './room-leaving.tsx';
import { RoomMarks } from './room-marks.tsx';
import type { RoomPart } from './room-screen.tsx';
import { TeamStanding } from './team-standing.tsx';

/** From the moment of the reveal to the price: long enough that everybody's screen has heard of it. */
const DRUM_MS = 2_400;

/** The price, for everybody at the same moment: three, two, one, by the server's clock. */
export function RoomReveal({
  round,
  view,
  offsetMs,
  isBusy,
  onOrder,
}: RoomPart & { readonly round: RoomRound }) {
  const left = useDrum(round.revealedAt, offsetMs);
  const isLast = round.number === round.rounds || (view.play.eliminates && contendersIn(view).length <= 1);
  if (left > 0) {
    return (
      <p className="room-drum" role="timer">
        {left}
      </p>
    );
  }
  return (
    <section className="room-round">
      <p className="room-progress">{t('rooms.round', { number: round.number, rounds: round.rounds })}</p>
      <p className="room-price" role="status">
        {round.priceMinor == null
          ? t('rooms.noPrice')
          : t('rooms.price', { price: formatMoney(round.priceMinor, round.currency, locale()) })}
      </p>
      <RoomMarks round={round} view={view} />
      <RoomLeaving round={round} view={view} />
      <TeamStanding view={view} />
      <RoomHome round={round} />
      {view.host === view.you ? (
        <Button
          kind="primary"
          size="large"
          isWide
          isBusy={isBusy}
          onClick={() => void onOrder({ command: 'next' })}
        >
          {t(isLast ? 'rooms.toPodium' : 'rooms.next')}
        </Button>
      ) : (
        <p role="status">{t('rooms.hostGoesOn')}</p>
      )}
    </section>
  );
}

/** Three, two, one, and 0 from then on; at once 0 for whoever comes later or wants no motion. */
function useDrum(revealedAt: string | null, offsetMs: number): number {
  const end = revealedAt === null ? 0 : Date.parse(revealedAt) + DRUM_MS - offsetMs;
  const leftOf = () => Math.ceil(Math.max(0, end - Date.now()) / (DRUM_MS / 3));
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [left, setLeft] = useState(() => (isStill ? 0 : Math.min(3, leftOf())));
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setLeft(Math.min(3, leftOf())), 60);
    return () => clearInterval(timer);
  });
  return left;
}
