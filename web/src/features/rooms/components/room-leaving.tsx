import type { RoomPlayer, RoomRound, RoomView } from '#wire/rooms.ts';
import { AUDIENCE_SEAT } from '#domain/room-rules.ts';
import { plural, t } from '#lib/i18n.ts';

/** Who is still in an elimination. The audience guesses along and is never in it. */
export function contendersIn({ players, round }: RoomView): RoomPlayer[] {
  return round === null
    ? []
    : players.filter((one) => one.number !== AUDIENCE_SEAT && one.isPlaying && !one.isWatcher);
}

/** After a home of an elimination: who is out, and who is the last one in. */
export function RoomLeaving({ round, view }: { readonly round: RoomRound; readonly view: RoomView }) {
  if (!view.play.eliminates) return null;
  const leaving = view.players.filter(({ outAfter }) => outAfter === round.number);
  const [winner, ...others] = contendersIn(view);
  return (
    <p role="status" className="room-leaving">
      {leaving.length === 0
        ? t('rooms.out.nobody')
        : plural('rooms.out.now', leaving.length, { name: leaving.map(({ name }) => name).join(', ') })}
      {winner && others.length === 0 ? ` ${t('rooms.out.winner', { name: winner.name })}` : null}
    </p>
  );
}
