import type { Game } from '#wire/games.ts';
import { useRevalidator } from 'react-router-dom';
import type { AppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { Failure } from '#ui/failure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { GameList } from '#kit/games/game-list.tsx';

interface GamesSectionProps {
  readonly games: readonly Game[] | AppError;
  readonly title: string;
  /** the first so many, and the way to the rest */
  readonly most?: number;
}

/** The brand's games, or why they are not here and how to try again. */
export function GamesSection({ games, title, most = Infinity }: GamesSectionProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <section className="home-section" id="games">
      <h2>{title}</h2>
      {games instanceof Error ? (
        <Failure
          title={errorText(games).title}
          labels={{ retry: t('errors.retry') }}
          onRetry={() => void revalidate()}
          isRetrying={state === 'loading'}
        >
          {errorText(games).help}
        </Failure>
      ) : (
        <GameList games={games.slice(0, most)} />
      )}
      {!(games instanceof Error) && games.length > most ? (
        <TextLink as={Link} look="secondary" to={PATHS.games}>
          {t('games.all')}
        </TextLink>
      ) : null}
    </section>
  );
}
