import type { Game } from '#wire/games.ts';
import { gameFitsRoom } from '#domain/room-fit.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { TextLink } from '#ui/text-link.tsx';

/** The way to a room of a game, for a class's game to a class's; nothing where people in a room could not play it to its end. */
export function FriendsLink({ game }: { readonly game: Game }) {
  const isClass = game.modeOptions?.isClassroom === true;
  if (!isClass && !gameFitsRoom(game)) return null;
  return (
    <p>
      <TextLink as={Link} look="quiet" to={`${isClass ? PATHS.classRoom : PATHS.party}?game=${game.slug}`}>
        {t(isClass ? 'start.class' : 'start.friends')}
      </TextLink>
    </p>
  );
}
