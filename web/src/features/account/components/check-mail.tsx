import { Link } from '#lib/link.tsx';
import { t } from '#lib/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { TextLink } from '#ui/text-link.tsx';

interface CheckMailProps {
  readonly email: string;
  readonly text: string;
  /** what to do where no mail comes */
  readonly missing?: string;
}

/** A mail is under way; everything else happens from its link. */
export function CheckMail({ email, text, missing }: CheckMailProps) {
  return (
    <div className="page-notice">
      <div role="status">
        <h1>{t('account.checkMail')}</h1>
        <p>
          {t('account.mailTo', { email })} {text}
        </p>
      </div>
      {missing === undefined ? null : (
        <>
          <p className="muted">{missing}</p>
          <div className="page-notice-actions">
            <TextLink as={Link} to={PATHS.login} look="secondary">
              {t('account.signIn')}
            </TextLink>
            <TextLink as={Link} to={PATHS.resetPassword} look="secondary">
              {t('account.reset')}
            </TextLink>
          </div>
        </>
      )}
    </div>
  );
}
