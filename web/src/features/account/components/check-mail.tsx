import { t } from '#lib/i18n.ts';

/** A mail is under way; everything else happens from its link. */
export function CheckMail({ email, text }: { readonly email: string; readonly text: string }) {
  return (
    <div className="page-notice" role="status">
      <h1>{t('account.checkMail')}</h1>
      <p>
        {t('account.mailTo', { email })} {text}
      </p>
    </div>
  );
}
