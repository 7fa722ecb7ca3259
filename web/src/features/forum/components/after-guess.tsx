import { useState } from 'react';
import { plural, t } from '#lib/i18n.ts';
import type { AfterRevealProps } from '#kit/games/slots.ts';
import { guessedText } from '../forum-text.ts';
import { kindWords } from '../kind-words.ts';
import { CommentThread } from './comment-thread.tsx';
import { ForumTextBox } from './forum-text-box.tsx';
import '../forum.css';

/** What opens with a forum player's own guess: a text to paste elsewhere, and what others say. */
export function AfterGuess({ sessionId, gameListingId, game, title, place, guess }: AfterRevealProps) {
  const [total, setTotal] = useState<number | null>(null);
  const [hasText, setHasText] = useState(false);
  const facts = {
    slug: game.slug,
    gameListingId,
    title: title ?? t('facts.unnamed'),
    place,
    kind: kindWords({ ...guess, priceYear: null }),
  };
  return (
    <section className="talk" aria-labelledby="talk">
      <header className="talk-head">
        <h2 id="talk" tabIndex={-1}>
          {t('talk.title')}
        </h2>
        <p className="muted">{total === null ? ' ' : plural('talk.count', total)}</p>
      </header>
      <CommentThread thread={{ sessionId, gameListingId }} onCount={setTotal} />
      <details className="forum-text" onToggle={() => setHasText(true)}>
        <summary>{t('forum.text.guessedSummary')}</summary>
        {hasText ? (
          <ForumTextBox
            game={game.slug}
            textOf={(format) => guessedText(facts, guess, format, window.location.origin)}
            help={t('forum.text.guessedHelp')}
          />
        ) : null}
      </details>
    </section>
  );
}
