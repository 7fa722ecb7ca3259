import type { Game } from '#wire/games.ts';
import { boardPath } from '#domain/game-paths.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** The way to a game's leaderboard with how many stand on it; nothing where the game, or its family, has none. */
export function BoardLink({ game }: { readonly game: Game }) {
  const board = boardPath(game);
  if (!board) return null;
  return (
    <p>
      <TextLink as={Link} look="quiet" to={board}>
        {game.players > 0 ? plural('start.board', game.players) : t('start.boardEmpty')}
      </TextLink>
    </p>
  );
}
