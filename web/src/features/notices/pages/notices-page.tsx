import type { Notice } from '#wire/notices.ts';
import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { guestToken, readSession } from '#lib/auth-session.ts';
import { brand } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { withTexts } from '#lib/load-texts.ts';
import { PATHS } from '#lib/paths.ts';
import { ListView } from '#kit/call/list-view.tsx';
import { LoadFailure } from '#kit/call/load-failure.tsx';
import { useList } from '#kit/call/use-list.ts';
import { useLinkToken } from '#kit/reminders/use-link-token.ts';
import { Empty } from '#ui/empty.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { NoticeItem } from '../components/notice-item.tsx';
import { readNotices, type NoticesPage } from '../queries.ts';
import { useMarkRead } from '../use-mark-read.ts';
import '../notices.css';

const MailSettings = lazy(() =>
  withTexts(['reminders', 'forms', 'daily'], () => import('../components/mail-settings.tsx')).then(
    (module) => ({
      default: module.MailSettings,
    }),
  ),
);

interface NoticesData {
  readonly first: NoticesPage | AppError;
}

/** What changed in this visitor's runs of this brand: by account, and by this browser's guest. */
export async function loader(): Promise<NoticesData> {
  return { first: await readNotices().catch(toAppError) };
}

/** What changed after it was played, newest first. Being shown is being read. */
export function Component() {
  const { first } = useLoaderData<NoticesData>();
  const token = useLinkToken();
  // Who has never played is told of nothing; a mail's link is answered in any browser.
  const isPlayer = guestToken() !== undefined || readSession() !== null;
  const mail = (
    <Suspense>
      <MailSettings token={token} isPlayer={isPlayer} />
    </Suspense>
  );
  return (
    <div className="page notices" data-width="text">
      <h1>{t('notices.title')}</h1>
      <p className="lead">{t('notices.lead', { brand: brand().displayName })}</p>
      {/* Whoever comes from a mail is asked first. */}
      {token === null ? null : mail}
      {first instanceof Error ? <LoadFailure error={first} /> : <Notices first={first} />}
      {token === null && isPlayer ? mail : null}
    </div>
  );
}

function Notices({ first }: { readonly first: NoticesPage }) {
  const list = useList<Notice, NoticesPage>(['notices'], readNotices, { first });
  useMarkRead(list.rows);
  const results = (
    <TextLink as={Link} to={PATHS.myResults}>
      {t('notices.results')}
    </TextLink>
  );
  return (
    <ListView
      list={list}
      more={t('notices.more')}
      empty={
        <Empty title={t('notices.empty')} action={results}>
          {t('notices.emptyHelp')}
        </Empty>
      }
      foot={list.rows.length > 0 ? results : null}
    >
      {(rows) => (
        <ol className="notice-list">
          {rows.map((notice) => (
            <NoticeItem key={notice.id} notice={notice} />
          ))}
        </ol>
      )}
    </ListView>
  );
}
