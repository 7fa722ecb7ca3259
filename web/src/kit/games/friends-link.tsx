import type { Game } from '#wire/games.ts';
import { gameFitsRoom } from '#domain/room-fit.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { TextLink } from '#ui/text-link.tsx';

/** The way to a room of a game; nothing where people in a room could not play it to its end. */
export function FriendsLink({ game }: { readonly game: Game }) {
  if (!gameFitsRoom(game)) return null;
  return (
    <p>
      <TextLink as={Link} look="quiet" to={`${PATHS.party}?game=${game.slug}`}>
        {t('start.friends')}
      </TextLink>
    </p>
  );
}
