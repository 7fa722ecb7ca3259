import type { UnfinishedRun } from '#wire/runs.ts';
import type { Post } from '#wire/comments.ts';
import type { Game } from '#wire/games.ts';
import { redirect, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { leaderboardPath, startPath } from '#domain/game-paths.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { formatClock } from '#lib/format.ts';
import { gamePage, type GamePage } from '#kit/games/game-page.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { readGame } from '#kit/games/read-game.ts';
import { useSlots } from '#kit/games/slots.ts';
import { Badge } from '#ui/badge.tsx';
import { Empty } from '#ui/empty.tsx';
import { Failure } from '#ui/failure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { PostList } from '../components/post-list.tsx';
import { readPosts, readUnfinishedRun } from '../queries.ts';
import '../forum.css';

interface ForumStartData {
  readonly game: Game;
  readonly posts: readonly Post[] | AppError;
  readonly unfinished: UnfinishedRun | undefined;
  readonly page: GamePage;
}

/** The game, its posts, and the visitor's unfinished run of it. A slug under another family's base goes to its own. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<ForumStartData | Response> {
  const slug = params.gameSlug ?? '';
  const [game, posts] = await Promise.all([readGame(slug), readPosts(slug).catch(toAppError)]);
  const url = new URL(request.url);
  const home = startPath(game.family, game.slug);
  if (url.pathname !== home) return redirect(home + url.search);
  return {
    game,
    posts,
    unfinished: await readUnfinishedRun(game.id).catch(() => undefined),
    page: gamePage(game),
  };
}

/** A forum game: what it is, the way in, and one post for each home. */
export function Component() {
  const { game, posts, unfinished } = useLoaderData<ForumStartData>();
  const { StartPanel } = useSlots();
  const { revalidate, state } = useRevalidator();
  const board = game.leaderboardEnabled ? leaderboardPath(game.family, game.slug) : null;
  return (
    <div className="page forum">
      <header className="forum-head">
        <h1>{game.title}</h1>
        {game.description ? <p className="lead">{game.description}</p> : null}
        <ul className="forum-rules">
          {game.isBehindCode ? (
            <li>{t('start.behindCode')}</li>
          ) : (
            <>
              <li>{plural('forum.posts', game.listingCount)}</li>
              <li>{t('start.currency', { currency: game.currency })}</li>
              <li>
                {game.roundSeconds === null
                  ? t('start.untimed')
                  : t('start.timed', { time: formatClock(game.roundSeconds) })}
              </li>
            </>
          )}
          {game.isSample ? (
            <li>
              <Badge>{t('games.sample')}</Badge>
            </li>
          ) : null}
        </ul>
        {StartPanel ? <StartPanel game={game} unfinished={unfinished} /> : null}
        {board ? (
          <p>
            <TextLink as={Link} look="quiet" to={board}>
              {game.players > 0 ? plural('start.board', game.players) : t('start.boardEmpty')}
            </TextLink>
          </p>
        ) : null}
      </header>
      <section aria-labelledby="forum-posts">
        <h2 id="forum-posts">{t('forum.title')}</h2>
        <p className="muted">{t('forum.lead')}</p>
        {posts instanceof Error ? (
          <Failure
            title={errorText(posts).title}
            labels={{ retry: t('errors.retry') }}
            onRetry={() => void revalidate()}
            isRetrying={state === 'loading'}
          >
            {errorText(posts).help}
          </Failure>
        ) : posts.length === 0 ? (
          <Empty title={t(game.needsCode ? 'forum.needsCode' : 'forum.empty')}>
            {t(game.needsCode ? 'forum.needsCodeHelp' : 'forum.emptyHelp')}
          </Empty>
        ) : (
          <PostList game={game} posts={posts} />
        )}
      </section>
    </div>
  );
}
