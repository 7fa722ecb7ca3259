import type { Game } from '#wire/games.ts';
import { Link } from '#lib/link.tsx';
import { startPath } from '#domain/game-paths.ts';
import { plural, t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Empty } from '#ui/empty.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { GameCover } from './game-cover.tsx';

/** Games to choose from, each a card that is one link. */
export function GameList({ games }: { readonly games: readonly Game[] }) {
  if (games.length === 0) return <Empty title={t('games.empty')}>{t('games.emptyHelp')}</Empty>;
  return (
    <ul className="game-list">
      {games.map((game) => (
        <Card as="li" key={game.id} data-row={game.id} padding="none" isLink>
          <GameCover
            photo={game.cover}
            sizes="(min-width: 60rem) 22rem, (min-width: 36rem) 45vw, 100vw"
            isDecorative
          />
          <div className="game-card">
            <h3>
              <TextLink as={Link} className="ui-card-link" to={startPath(game.family, game.slug)}>
                {game.title}
              </TextLink>
            </h3>
            <p className="game-card-facts muted">
              <span>{plural('games.rounds', game.rounds)}</span>
              {game.players > 0 ? <span>{plural('games.players', game.players)}</span> : null}
              {game.isSample ? <Badge>{t('games.sample')}</Badge> : null}
            </p>
          </div>
        </Card>
      ))}
    </ul>
  );
}
