import type { RoomView } from '#wire/rooms.ts';
import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { standingOf } from '../room-standing.ts';

interface ClassPlacesProps {
  readonly view: RoomView;
  /** so many places; all where it is left out */
  readonly most?: number;
}

/** Who stands where at the end of a class's game. */
export function ClassPlaces({ view, most }: ClassPlacesProps) {
  return (
    <ol className="room-places class-places">
      {standingOf(view.players)
        .filter(({ place }) => most === undefined || place <= most)
        .map(({ player, place }) => (
          <li key={player.number} data-place={place} data-you={player.number === view.you || undefined}>
            <span className="room-place">{t('rooms.place', { place })}</span>
            <span className="room-name">{player.name}</span>
            <b>{t('rooms.points', { points: formatNumber(player.score) })}</b>
          </li>
        ))}
    </ol>
  );
}
