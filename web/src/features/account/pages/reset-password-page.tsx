import { useState } from 'react';
import { Link } from '#lib/link.tsx';
import { t } from '#lib/i18n.ts';
import { mailLinkUrl, PATHS } from '#lib/paths.ts';
import { sendResetMail } from '#lib/supabase.ts';
import { TextLink } from '#ui/text-link.tsx';
import { AuthDoor } from '../components/auth-door.tsx';
import { CheckMail } from '../components/check-mail.tsx';

/** Asks for the mail with whose link a new password is chosen, on the page of mail links. */
export function Component() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <CheckMail email={sentTo} text={t('account.resetMail')} />;
  return (
    <AuthDoor
      view="forgotten_password"
      title={t('account.reset')}
      lead={t('account.resetLead')}
      onSubmit={async ({ email }) => {
        await sendResetMail(email, mailLinkUrl(PATHS.home));
        setSentTo(email);
      }}
      foot={
        <TextLink as={Link} to={PATHS.login}>
          {t('account.signIn')}
        </TextLink>
      }
    />
  );
}
