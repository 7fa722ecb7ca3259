import { lazy, Suspense } from 'react';
import { formatNumber } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { asPlayed, closestMoments, standingOf, type ClosestMoment } from '../room-standing.ts';
import { RoomMarks } from './room-marks.tsx';
import { RoomProof } from './room-proof.tsx';
import type { RoomPart } from './room-screen.tsx';
import { RoomShare } from './room-share.tsx';
import { RoomTeams } from './room-teams.tsx';
import { TeamStanding } from './team-standing.tsx';

// The way to find a game weighs more than a room.
const RoomAgain = lazy(() => import('./room-again.tsx').then((module) => ({ default: module.RoomAgain })));

/** The end of a game: who stands where, the closest moment, every home again, and the next game. */
export function RoomPodium(part: RoomPart) {
  const view = asPlayed(part.view);
  const standing = standingOf(view.players);
  const isTogether = view.play.teaming === 'together';
  const isTeams = view.play.teaming === 'teams';
  const moments = isTogether ? [] : closestMoments(view.played);
  const [moment] = moments;
  const nameOf = (seat: number) => view.players.find(({ number }) => number === seat)?.name ?? '';
  return (
    <section className="room-podium">
      <h2>{t('rooms.podium')}</h2>
      {isTogether ? (
        <p className="room-kept">
          {t('rooms.coop.total', {
            points: formatNumber(Math.max(0, ...standing.map(({ player }) => player.score))),
          })}
        </p>
      ) : (
        <>
          <TeamStanding view={view} heading="h3" />
          <ol className={`room-places ${standing.length > 2 && !isTeams ? 'room-steps' : ''}`}>
            {standing.map(({ player, place }) => (
              <li key={player.number} data-place={place} data-you={player.number === view.you || undefined}>
                <span className="room-place">{t('rooms.place', { place })}</span>
                <span>
                  {player.name} {player.outAfter === null ? null : <Badge>{t('rooms.out')}</Badge>}
                </span>
                <b>{t('rooms.points', { points: formatNumber(player.score) })}</b>
              </li>
            ))}
          </ol>
        </>
      )}
      {moment ? (
        <p>
          {t('rooms.closest', {
            one: nameOf(moment.seats[0]),
            other: nameOf(moment.seats[1]),
            number: moment.round,
            apart: apartText(moment),
          })}
        </p>
      ) : null}
      {moments.length > 1 ? (
        <details className="room-played">
          <summary>{t('rooms.pairs')}</summary>
          <ul className="room-pairs">
            {[...moments].sort(byOwn(view.you)).map(({ seats, round, points }) => (
              <li key={seats.join(' ')} data-you={seats.includes(view.you) || undefined}>
                {t('rooms.pair', {
                  one: nameOf(seats[0]),
                  other: nameOf(seats[1]),
                  number: round,
                  apart: apartText({ points }),
                })}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <RoomShare view={view} />
      {view.host === view.you ? (
        <Suspense>
          <RoomAgain {...part} />
        </Suspense>
      ) : (
        <>
          <p role="status">{t('rooms.hostMayGoOn')}</p>
          {part.view.play.teaming === 'teams' ? <RoomTeams {...part} /> : null}
        </>
      )}
      {view.played.map((round) => (
        <details key={round.gameListingId} className="room-played">
          <summary>
            {t('rooms.round', { number: round.number, rounds: round.rounds })}
            {round.facts.title === undefined ? null : ` · ${round.facts.title}`}
          </summary>
          <RoomMarks round={round} view={view} />
        </details>
      ))}
      <RoomProof rounds={view.played} />
    </section>
  );
}

function apartText({ points }: Pick<ClosestMoment, 'points'>): string {
  return points === 0 ? t('rooms.level') : plural('rooms.apart', points);
}

/** One's own pairs before those of others, each sort the nearest first. */
function byOwn(you: number) {
  return (a: ClosestMoment, b: ClosestMoment) =>
    Number(b.seats.includes(you)) - Number(a.seats.includes(you)) || a.points - b.points;
}
