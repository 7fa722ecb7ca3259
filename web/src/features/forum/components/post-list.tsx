import type { Post } from '#wire/comments.ts';
import type { Game } from '#wire/games.ts';
import { lazy, Suspense, useState } from 'react';
import { itemPath } from '#domain/game-paths.ts';
import { postSuffix } from '#domain/post-suffix.ts';
import { errorSentence } from '#lib/error-text.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { photoSrcSet, photoUrl } from '#kit/homes/photo.ts';
import { useStart } from '#kit/games/use-start.ts';
import { readKeptName } from '#kit/games/kept-name.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { askingText } from '../forum-text.ts';
import { kindWords } from '../kind-words.ts';

const ForumTextBox = lazy(() =>
  import('./forum-text-box.tsx').then((module) => ({ default: module.ForumTextBox })),
);

interface PostListProps {
  readonly game: Game;
  readonly posts: readonly Post[];
}

/** A forum game as a thread list: one post for each home, in order. */
export function PostList({ game, posts }: PostListProps) {
  return (
    <ol className="forum-posts">
      {posts.map((post) => (
        <PostRow key={post.gameListingId} game={game} post={post} />
      ))}
    </ol>
  );
}

function PostRow({ game, post }: { readonly game: Game; readonly post: Post }) {
  const [hasText, setHasText] = useState(false);
  const title = post.title ?? t('facts.unnamed');
  const place = [post.town, post.district].filter(Boolean).join(' ');
  const kind = kindWords(post);
  const facts = { slug: game.slug, gameListingId: post.gameListingId, title, place, kind };
  return (
    <li className="forum-post" id={`post-${post.gameListingId}`} data-guessed={post.isGuessed || undefined}>
      <div className="forum-thumb">
        {post.photo ? (
          <img
            src={photoUrl(post.photo, 480)}
            srcSet={photoSrcSet(post.photo)}
            sizes="9rem"
            width={post.photo.width}
            height={post.photo.height}
            alt=""
            loading="lazy"
            style={
              post.photo.placeholder ? { backgroundImage: `url("${post.photo.placeholder}")` } : undefined
            }
          />
        ) : null}
      </div>
      <div className="forum-post-text">
        <h3>
          <PostLink game={game} post={post} title={title} />
        </h3>
        <p className="forum-post-facts muted">
          {place ? <span>{place}</span> : null}
          <span>{kind}</span>
        </p>
        <p className="forum-post-counts">
          {post.isGuessed ? <Badge tone="good">{t('forum.guessed')}</Badge> : null}
          <span>{post.guesses > 0 ? plural('forum.guesses', post.guesses) : t('forum.noGuesses')}</span>
          <span className={post.isGuessed ? undefined : 'muted'}>
            {post.comments === null ? t('forum.commentsAfter') : plural('talk.count', post.comments)}
          </span>
        </p>
      </div>
      <details className="forum-text" onToggle={() => setHasText(true)}>
        <summary>{t('forum.text.summary')}</summary>
        {hasText ? (
          <Suspense fallback={<div className="forum-text-wait" aria-busy="true" />}>
            <ForumTextBox
              game={facts.slug}
              textOf={(format) => askingText(facts, format, window.location.origin)}
              help={t('forum.text.help')}
            />
          </Suspense>
        ) : null}
      </details>
    </li>
  );
}

/** The way to a home: into the run that holds it, or, without one, into a run that starts with it. */
function PostLink({
  game,
  post,
  title,
}: {
  readonly game: Game;
  readonly post: Post;
  readonly title: string;
}) {
  const { start, isStarting, error } = useStart();
  const { gameListingId, sessionId } = post;
  if (sessionId !== null)
    return (
      <TextLink
        as={Link}
        className="forum-post-link"
        to={itemPath('forum', { slug: game.slug, gameListingId, sessionId, suffix: postSuffix(post.title) })}
      >
        {title}
      </TextLink>
    );
  if (!game.isOpen || game.needsCode) return <>{title}</>;
  const displayName = readKeptName();
  const startHere = () => start({ slug: game.slug, ...(displayName ? { displayName } : {}) }, gameListingId);
  return (
    <>
      <Button kind="quiet" className="forum-post-link" isBusy={isStarting} onClick={() => void startHere()}>
        {title}
      </Button>
      {error ? (
        <p className="form-error" role="alert">
          {errorSentence(error)}
        </p>
      ) : null}
    </>
  );
}
