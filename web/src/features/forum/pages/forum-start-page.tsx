import type { UnfinishedRun } from '#wire/runs.ts';
import type { Post } from '#wire/comments.ts';
import type { Game } from '#wire/games.ts';
import { redirect, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { startPath } from '#domain/game-paths.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { gamePage, type GamePage } from '#kit/games/game-page.ts';
import { plural, t } from '#lib/i18n.ts';
import { withQuery } from '#lib/with-query.ts';
import { readGame } from '#kit/games/read-game.ts';
import { FriendsLink } from '#kit/games/friends-link.tsx';
import { BoardLink } from '#kit/games/board-link.tsx';
import { ManageLink } from '#kit/games/manage-link.tsx';
import { GameTerms } from '#kit/games/game-terms.tsx';
import { readUnfinishedRuns } from '#kit/games/runs.ts';
import { StartPanel } from '#kit/games/start-panel.tsx';
import { Badge } from '#ui/badge.tsx';
import { Empty } from '#ui/empty.tsx';
import { Failure } from '#ui/failure.tsx';
import { PostList } from '../components/post-list.tsx';
import { readPosts } from '../queries.ts';
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
  const [game, posts, runs] = await Promise.all([
    readGame(slug),
    readPosts(slug).catch(toAppError),
    readUnfinishedRuns().catch(() => []),
  ]);
  const url = new URL(request.url);
  const home = startPath(game.family, game.slug);
  if (url.pathname !== home) return redirect(withQuery(home, url.search));
  return {
    game,
    posts,
    unfinished: runs.find((run) => run.game.id === game.id),
    page: gamePage(game),
  };
}

/** A forum game: what it is, the way in, and one post for each home. */
export function Component() {
  const { game, posts, unfinished } = useLoaderData<ForumStartData>();
  const { revalidate, state } = useRevalidator();
  return (
    <div className="page forum">
      <header className="forum-head">
        <h1>{game.title}</h1>
        {game.description ? <p className="lead">{game.description}</p> : null}
        <ul className="forum-rules">
          <GameTerms game={game} homes={plural('forum.posts', game.listingCount)} />
          {game.isSample ? (
            <li>
              <Badge>{t('games.sample')}</Badge>
            </li>
          ) : null}
        </ul>
        <StartPanel game={game} unfinished={unfinished} />
        <FriendsLink game={game} />
        <BoardLink game={game} />
        <ManageLink game={game} />
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
