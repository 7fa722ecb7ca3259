import type { ReactNode } from 'react';
import { Link } from '#lib/link.tsx';
import { t } from '#lib/i18n.ts';
import { loginPath, PATHS } from '#lib/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import '../account.css';

interface LinkNoticeProps {
  readonly title: string;
  readonly text: string;
  /** where the link would have led */
  readonly next: string;
  readonly children?: ReactNode;
}

/** A link of a mail that opens nothing now: why, and the ways to another one. */
export function LinkNotice({ title, text, next, children }: LinkNoticeProps) {
  return (
    <div className="page-notice">
      <div role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <div className="page-notice-actions">
        {children}
        <TextLink as={Link} to={PATHS.resetPassword} look="secondary">
          {t('link.another')}
        </TextLink>
        <TextLink as={Link} to={loginPath(next)} look="secondary">
          {t('account.signIn')}
        </TextLink>
      </div>
    </div>
  );
}
