import type { RoomRound } from '#wire/rooms.ts';
import { formatMoney } from '#domain/format-money.ts';
import { locale, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { isOnSharedLine } from '../room-standing.ts';
import { useDrum } from '../use-drum.ts';
import { RoomHome } from './room-home.tsx';
import { contendersIn, RoomLeaving } from './room-leaving.tsx';
import { RoomMarks } from './room-marks.tsx';
import type { RoomPart } from './room-screen.tsx';
import { TeamStanding } from './team-standing.tsx';

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
      <RoomHome round={round} isShared={isOnSharedLine(view)} />
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
