import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { SiteWay } from '#domain/site-ways.ts';
import { guestToken } from '#lib/auth-session.ts';
import { brand } from '#lib/brand.ts';
import { t, type MessageKey } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { withTexts } from '#lib/load-texts.ts';
import { loginPath, PATHS } from '#lib/paths.ts';
import { useBrowserValue } from '#lib/use-browser-value.ts';
import { useSession } from '#lib/use-session.ts';

/** Only somebody signed in has an account to open, so its menu stays out of a first visit. */
const AccountMenu = lazy(() =>
  withTexts(['own'], () => import('./account-menu.tsx')).then((module) => ({ default: module.AccountMenu })),
);

const WAYS: Readonly<Record<SiteWay, readonly [path: string, text: MessageKey]>> = {
  games: [PATHS.games, 'games.title'],
  'create-game': [PATHS.createGame, 'shell.makeGame'],
};

function readGuest(): string {
  return guestToken() ?? '';
}

/** The ways that the brand chose to show, and what is the reader's own. */
export function SiteNav() {
  const session = useSession();
  // The drawn page knows nobody: a guest is told apart once it has been taken over.
  const isGuest = useBrowserValue(readGuest, '') !== '';
  const { pathname, search } = useLocation();
  const returnTo = pathname.startsWith('/auth/') ? PATHS.home : pathname + search;
  const way = ([to, text]: (typeof WAYS)[SiteWay]) => (
    <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
      {t(text)}
    </Link>
  );
  return (
    <nav className="site-nav" aria-label={t('shell.menu')}>
      {brand().navigation.map((name) => way(WAYS[name]))}
      {session ? (
        <Suspense fallback={<span />}>
          <AccountMenu />
        </Suspense>
      ) : (
        <>
          {isGuest ? way([PATHS.myResults, 'shell.results']) : null}
          <Link to={loginPath(returnTo)}>{t('shell.signIn')}</Link>
        </>
      )}
    </nav>
  );
}
