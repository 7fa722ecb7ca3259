import type { Game } from '#wire/games.ts';
import { Link } from '#lib/link.tsx';
import { startPath } from '#domain/game-paths.ts';
import { plural, t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Empty } from '#ui/empty.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { GameCover } from './game-cover.tsx';
import { modeBadge } from './mode-badge.ts';

interface GameListProps {
  readonly games: readonly Game[];
  /** beside a text: on a phone the pictures are small, so that the words come first */
  readonly isSmall?: boolean;
}

/** Games to choose from, each a card that is one link. That some are samples is said once, below them. */
export function GameList({ games, isSmall = false }: GameListProps) {
  if (games.length === 0) return <Empty title={t('games.empty')}>{t('games.emptyHelp')}</Empty>;
  return (
    <>
      <ul className="game-list" data-small={isSmall || undefined}>
        {games.map((game) => (
          <GameCard key={game.id} game={game} phoneWidth={isSmall ? '7rem' : '100vw'} />
        ))}
      </ul>
      {games.some(({ isSample }) => isSample) ? (
        <p className="game-list-note muted">{t('games.samples')}</p>
      ) : null}
    </>
  );
}

function GameCard({ game, phoneWidth }: { readonly game: Game; readonly phoneWidth: string }) {
  const mode = modeBadge(game);
  return (
    <Card as="li" data-row={game.id} padding="none" isLink>
      <GameCover
        photo={game.cover}
        sizes={`(min-width: 60rem) 22rem, (min-width: 36rem) 45vw, ${phoneWidth}`}
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
          {/* Nobody who was not let in is told what a game behind a code is like. */}
          {game.isBehindCode === true ? null : <Badge>{game.currency}</Badge>}
          {mode === null ? null : <Badge tone="accent">{mode}</Badge>}
        </p>
      </div>
    </Card>
  );
}
