import { useLocation } from 'react-router-dom';
import { Link } from '#lib/link.tsx';
import { brand } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { loginPath, PATHS } from '#lib/paths.ts';
import { useSession } from '#lib/use-session.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Whose site it is, and who is playing. */
export function SiteHeader() {
  const { key, displayName, logoUrl, isSample } = brand();
  const session = useSession();
  const { pathname, search } = useLocation();
  const returnTo = pathname.startsWith('/auth/') ? PATHS.home : pathname + search;
  return (
    <header className="site-header">
      <Link className="site-brand" to={PATHS.home}>
        {logoUrl ? (
          <img src={logoUrl} alt="" height="32" />
        ) : (
          <span className="site-mark" aria-hidden="true" />
        )}
        <span className="site-name">{displayName}</span>
        {isSample && key !== 'default' ? <span className="site-sample">{t('shell.sample')}</span> : null}
      </Link>
      <nav className="site-nav" aria-label={t('shell.account')}>
        {session ? (
          <>
            <span className="site-person">{session.user.email}</span>
            <Button kind="quiet" size="small" onClick={() => void leave()}>
              {t('shell.signOut')}
            </Button>
          </>
        ) : (
          <TextLink as={Link} look="quiet" to={loginPath(returnTo)}>
            {t('shell.signIn')}
          </TextLink>
        )}
      </nav>
    </header>
  );
}

async function leave(): Promise<void> {
  const [{ signOut }, { showToast }] = await Promise.all([
    import('#lib/supabase.ts'),
    import('#ui/toasts.ts'),
  ]);
  try {
    await signOut();
    showToast({ tone: 'good', text: t('shell.signedOut') });
  } catch {
    showToast({ tone: 'bad', text: t('shell.signOutFailed') });
  }
}
