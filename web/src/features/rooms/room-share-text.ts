import type { RoomView } from '#wire/rooms.ts';
import { bandOfLabel } from '#domain/error-bands.ts';
import { SQUARES } from '#domain/squares.ts';
import { t } from '#lib/i18n.ts';
import { standingOf } from './room-standing.ts';

const NOT_GUESSED = '⬜';

/** What somebody pastes elsewhere after a game: place and squares, never an amount or a point. Null for who watched. */
export function roomShareText(view: RoomView, url: string): string | null {
  const standing = standingOf(view.players);
  const own = standing.find(({ player }) => player.number === view.you);
  if (own === undefined || view.played.length === 0) return null;
  const squares = view.played.map(({ guesses = [] }) => {
    const label = guesses.find(({ seat }) => seat === view.you)?.label ?? null;
    return label === null ? NOT_GUESSED : (SQUARES[bandOfLabel(label)] ?? NOT_GUESSED);
  });
  const headline =
    view.play.teaming === 'together'
      ? t('rooms.share.together', { game: view.game.title })
      : t('rooms.share.headline', { game: view.game.title, place: own.place, players: standing.length });
  return `${headline}\n${squares.join('')}\n${url}`;
}
