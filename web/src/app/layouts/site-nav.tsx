import { lazy, Suspense, type ReactNode } from 'react';
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

/** Few brands have a menu of their own; where its file does not come, what the site server drew stays. */
const MenuLinks = lazy(() =>
  import('./menu-links.tsx').then(
    (module) => ({ default: module.MenuLinks }),
    () => new Promise<never>(() => undefined),
  ),
);

/** Only somebody signed in has an account to open, so its menu stays out of a first visit. */
const AccountMenu = lazy(() =>
  withTexts(['own'], () => import('./account-menu.tsx')).then((module) => ({ default: module.AccountMenu })),
);

/** By then a page has loaded what it needs. */
const AT_REST_MS = 3_000;

/** A guest may have missed something. Nobody waits for that mark, so it comes when the page has come to rest. */
const GuestMark = lazy(async () => {
  await new Promise((rested) => setTimeout(rested, AT_REST_MS));
  return { default: await import('./guest-mark.tsx').then(({ GuestMark: mark }) => mark, noMark) };
});

/** Where its file does not come, the way itself still leads on. */
function noMark() {
  return () => null;
}

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
  const { face, navigation } = brand();
  // The drawn page knows nobody: a guest is told apart once it has been taken over.
  const isGuest = useBrowserValue(readGuest, '') !== '';
  const { pathname, search } = useLocation();
  const returnTo = pathname.startsWith('/auth/') ? PATHS.home : pathname + search;
  const way = ([to, text]: (typeof WAYS)[SiteWay], mark?: ReactNode) => (
    <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
      {t(text)}
      {mark}
    </Link>
  );
  const usual = navigation.map((name) => way(WAYS[name]));
  return (
    <nav className="site-nav" aria-label={t('shell.menu')}>
      {face && face.top.length > 0 ? (
        <Suspense fallback={null}>
          <MenuLinks links={face.top} here={pathname} otherwise={usual} />
        </Suspense>
      ) : (
        usual
      )}
      {session ? (
        <Suspense fallback={<span />}>
          <AccountMenu />
        </Suspense>
      ) : (
        <>
          {isGuest
            ? way(
                [PATHS.myResults, 'shell.results'],
                <Suspense>
                  <GuestMark />
                </Suspense>,
              )
            : null}
          <Link to={loginPath(returnTo)}>{t('shell.signIn')}</Link>
        </>
      )}
    </nav>
  );
}
