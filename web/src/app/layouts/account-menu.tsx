import { useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { ownPath } from '#kit/access/own-path.ts';
import { UnreadMark } from '#kit/notices/unread-mark.tsx';
import { useUnread } from '#kit/notices/unread-notices.ts';
import { PATHS } from '#lib/paths.ts';
import { signOut } from '#lib/supabase.ts';
import { useSession } from '#lib/use-session.ts';
import { showToast } from '#ui/toasts.ts';
import './account-menu.css';

/** What is the reader's own: games, results, drafts, and the way out. The browser closes it by Escape and a press elsewhere. */
export function AccountMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const session = useSession();
  const unread = useUnread(useLocation().pathname);
  const close = () => menu.current?.hidePopover();
  const way = (to: string, text: string, mark?: ReactNode) => (
    <li>
      <Link to={to} onClick={close}>
        {text}
        {mark}
      </Link>
    </li>
  );
  return (
    <>
      <button type="button" popoverTarget="account-menu">
        {t('own.account')}
        <UnreadMark count={unread} />
      </button>
      <div ref={menu} id="account-menu" className="account-menu" popover="auto">
        <p className="account-person">{session?.user.email}</p>
        <ul>
          {way(PATHS.myGames, t('own.games.title'))}
          {way(PATHS.myResults, t('own.runs.title'))}
          {session ? way(PATHS.myDossier, t('own.dossiers')) : null}
          {way(PATHS.notices, t('own.notices'), <UnreadMark count={unread} />)}
          {session ? way(ownPath(session.user.id), t('own.record')) : null}
          {brand().navigation.includes('create-game')
            ? way(`${PATHS.createGame}#drafts`, t('own.drafts'))
            : null}
          <li>
            <button type="button" onClick={() => void leave()}>
              {t('own.signOut')}
            </button>
          </li>
        </ul>
      </div>
    </>
  );
}

async function leave(): Promise<void> {
  try {
    const { leaveDossiers } = await import('#features/dossier/offline/sign-out.ts');
    if (!(await leaveDossiers(signOut))) return;
    showToast({ tone: 'good', text: t('own.signedOut') });
  } catch {
    showToast({ tone: 'bad', text: t('own.signOutFailed') });
  }
}
