import type { RoomView } from '#wire/rooms.ts';
import { teamStandings } from '#domain/room-teams.ts';
import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';

/** The teams by their points; nothing in a room that plays without teams. */
export function TeamStanding({
  view,
  heading: Heading = 'h2',
}: {
  readonly view: RoomView;
  readonly heading?: 'h2' | 'h3';
}) {
  if (view.play.teaming !== 'teams') return null;
  const nameOf = (seat: number) => view.players.find(({ number }) => number === seat)?.name;
  const own = view.players.find(({ number }) => number === view.you)?.team;
  return (
    <section className="room-standing" aria-labelledby="team-standing">
      <Heading id="team-standing">{t('rooms.teams.standing')}</Heading>
      <ol className="room-places">
        {teamStandings(view.results, view.players, view.teamRule).map(({ team, points, place, seats }) => (
          <li key={team} data-place={place} data-team={team} data-you={team === own || undefined}>
            <span className="room-place">{t('rooms.place', { place })}</span>
            <span>
              {t('rooms.team', { team })} <span className="muted">{seats.map(nameOf).join(', ')}</span>
            </span>
            <b>{t('rooms.points', { points: formatNumber(points) })}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
