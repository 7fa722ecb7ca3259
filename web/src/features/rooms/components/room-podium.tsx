import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { closestMoment, standingOf } from '../room-standing.ts';
import { RoomMarks } from './room-marks.tsx';
import type { RoomPart } from './room-screen.tsx';

/** The end of a game: who stands where, the closest moment, every home again, and the next game. */
export function RoomPodium({ view, isBusy, onOrder }: RoomPart) {
  const standing = standingOf(view.players);
  const moment = closestMoment(view.played);
  const nameOf = (seat: number) => view.players.find(({ number }) => number === seat)?.name ?? '';
  return (
    <section className="room-podium">
      <h2>{t('rooms.podium')}</h2>
      <ol className="room-places">
        {standing.map(({ player, place }) => (
          <li key={player.number} data-place={place} data-you={player.number === view.you || undefined}>
            <span className="room-place">{t('rooms.place', { place })}</span>
            <span>{player.name}</span>
            <b>{t('rooms.points', { points: formatNumber(player.score) })}</b>
          </li>
        ))}
      </ol>
      {moment ? (
        <p>
          {t('rooms.closest', {
            one: nameOf(moment.seats[0]),
            other: nameOf(moment.seats[1]),
            number: moment.round,
            points: formatNumber(moment.points),
          })}
        </p>
      ) : null}
      {view.host === view.you ? (
        <Button
          kind="primary"
          size="large"
          isWide
          isBusy={isBusy}
          onClick={() => void onOrder({ command: 'rematch' })}
        >
          {t('rooms.rematch')}
        </Button>
      ) : (
        <p role="status">{t('rooms.hostMayGoOn')}</p>
      )}
      {view.played.map((round) => (
        <details key={round.gameListingId} className="room-played">
          <summary>
            {t('rooms.round', { number: round.number, rounds: round.rounds })}
            {round.facts.title === undefined ? null : ` · ${round.facts.title}`}
          </summary>
          <RoomMarks round={round} players={view.players} you={view.you} />
        </details>
      ))}
    </section>
  );
}
