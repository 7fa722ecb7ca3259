import { useState } from 'react';
import { groupNotices, type NoticeGroup } from '#domain/dossier/notices.ts';
import { wallTime } from '#domain/dossier/calendar/zoned-time.ts';
import type { DossierNotice } from '#wire/dossier-notices.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { ListView } from '#kit/call/list-view.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import type { Page } from '#kit/call/list-pages.ts';
import { useList } from '#kit/call/use-list.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useChanges, type Scene } from '../notes/scene.ts';
import { ownZone } from '../tasks/today.ts';
import { markNotices, readNotices } from './notice-calls.ts';
import { groupWords, noticePath } from './notice-words.ts';
import { WaysForm } from './ways-form.tsx';
import '../parts.css';

/** Everything that could be told: each of these changes may bring a notice. */
const PARTS = [
  ...[
    'dossier_members',
    'dossier_assets',
    'dossier_notes',
    'dossier_queries',
    'dossier_tasks',
    'dossier_events',
  ],
  'private',
];

/** What the others did, in groups, the newest first; live, read or unread, and told as the reader wants it. */
export function NotificationsScreen({ scene }: { readonly scene: Scene }) {
  const { dossierId } = scene;
  const list = useList<DossierNotice, Page<DossierNotice>>(['dossier notices', dossierId], (after) =>
    readNotices(dossierId, typeof after === 'string' ? after : null),
  );
  useChanges(scene, PARTS, list.reload);
  const marking = useDeed();
  const mark = (ids: string[] | null, isRead: boolean) =>
    marking.run(async () => {
      await markNotices(dossierId, ids, isRead);
      await list.reload();
    });
  const isUnread = list.rows.some(({ isRead }) => !isRead);
  return (
    <div className="dossier-part">
      <header className="dossier-part-head">
        <h1>{t('dossierNotes.notifications')}</h1>
        {isUnread ? (
          <p className="dossier-actions">
            <Button isBusy={marking.isBusy} onClick={() => void mark(null, true)}>
              {t('dossierNotes.notice.markAll')}
            </Button>
          </p>
        ) : null}
        <DeedError error={marking.error} />
      </header>
      <ListView
        list={list}
        waiting={<Skeleton height="14rem" />}
        failed={t('dossierNotes.notice.failed')}
        more={t('dossierNotes.notice.more')}
        empty={<Empty title={t('dossierNotes.notice.none')}>{t('dossierNotes.notice.noneHelp')}</Empty>}
      >
        {(rows) => (
          <ol className="dossier-notices" aria-live="polite">
            {groupNotices(rows, (at) => wallTime(Date.parse(at), ownZone()).day).map((group) => (
              <GroupItem key={group.id} scene={scene} group={group} onMark={mark} />
            ))}
          </ol>
        )}
      </ListView>
      <WaysForm dossierId={dossierId} />
    </div>
  );
}

interface GroupItemProps {
  readonly scene: Scene;
  readonly group: NoticeGroup<DossierNotice>;
  readonly onMark: (ids: string[], isRead: boolean) => Promise<void>;
}

function GroupItem({ scene, group, onMark }: GroupItemProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { notices, isRead } = group;
  const [first] = notices;
  return (
    <li data-row={group.id} data-unread={isRead ? undefined : ''}>
      <p>
        {isRead ? null : <Badge tone="accent">{t('dossierNotes.notice.new')}</Badge>}{' '}
        <TextLink as={Link} to={noticePath(scene.dossierId, first)} dir="auto">
          {groupWords(group)}
        </TextLink>
      </p>
      <p className="muted">
        {first.startsAt === null || first.kind === 'event_cancelled'
          ? ''
          : `${t('dossierNotes.notice.at', { time: formatTime(first.startsAt) })} · `}
        {formatTime(first.madeAt)}
      </p>
      {isOpen ? (
        <ul>
          {notices.map((notice) => (
            <li key={notice.id}>
              <TextLink as={Link} to={noticePath(scene.dossierId, notice)} dir="auto">
                {notice.title ?? t('dossierNotes.notice.gone')}
              </TextLink>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="dossier-actions">
        {notices.length > 1 ? (
          <Button size="small" kind="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t(isOpen ? 'dossierNotes.notice.fold' : 'dossierNotes.notice.unfold', { count: notices.length })}
          </Button>
        ) : null}
        <Button
          size="small"
          kind="quiet"
          onClick={() =>
            void onMark(
              notices.map(({ id }) => id),
              !isRead,
            )
          }
        >
          {t(isRead ? 'dossierNotes.notice.markUnread' : 'dossierNotes.notice.markRead')}
        </Button>
      </p>
    </li>
  );
}
