import type { Notice } from '#wire/notices.ts';
import { resultsPath } from '#domain/game-paths.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { noticeWords } from '../notice-words.ts';

/** One thing that changed: what, what it moved, why and when; it leads to the results of the run. */
export function NoticeItem({ notice }: { readonly notice: Notice }) {
  const { id, isRead, madeAt, game, sessionId, gameListingId } = notice;
  const { title, texts, total, reason } = noticeWords(notice);
  return (
    <li data-row={id} data-unread={isRead ? undefined : true}>
      <h2>
        <TextLink as={Link} to={resultsPath(game.family, { slug: game.slug, sessionId, gameListingId })}>
          {title}
        </TextLink>
        {isRead ? null : (
          <>
            {' '}
            <Badge tone="accent">{t('notices.new')}</Badge>
          </>
        )}
      </h2>
      {total === null ? null : (
        <p>
          <strong>{total}</strong>
        </p>
      )}
      {texts
        .filter((text) => text !== '')
        .map((text) => (
          <p key={text}>{text}</p>
        ))}
      <p className="muted">
        <time dateTime={madeAt}>{formatTime(madeAt)}</time> ·{' '}
        {[game.title, reason].filter((part) => part !== null).join(' · ')}
      </p>
    </li>
  );
}
