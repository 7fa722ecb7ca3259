import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { loginPath, PATHS } from '#lib/paths.ts';
import { useSession } from '#lib/use-session.ts';
import { TextLink } from '#ui/text-link.tsx';
import '../record.css';

/** The reader's own figures; a visitor finds the way to them, and to what this browser keeps already. */
export function SignedIn({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  if (session !== null) return <div className="record">{children}</div>;
  return (
    <section className="record-section">
      <h2>{heading}</h2>
      <p>
        {t('record.own.signIn')}{' '}
        <TextLink as={Link} to={loginPath(pathname)}>
          {t('record.own.signInLink')}
        </TextLink>
      </p>
      <p>
        {t('record.own.guest')}{' '}
        <TextLink as={Link} to={PATHS.myResults}>
          {t('record.own.results')}
        </TextLink>
      </p>
    </section>
  );
}
