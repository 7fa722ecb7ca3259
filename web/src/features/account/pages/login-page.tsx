import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Link } from '#lib/link.tsx';
import { t } from '#lib/i18n.ts';
import { loginPath, mailLinkUrl, PATHS, safeReturnPath } from '#lib/paths.ts';
import { sendSignInMail, signIn } from '#lib/supabase.ts';
import { TextLink } from '#ui/text-link.tsx';
import { followSignIn } from '../after-sign-in.ts';
import { AuthDoor } from '../components/auth-door.tsx';
import { CheckMail } from '../components/check-mail.tsx';

/** Sign in with a password or by a link, take this browser's runs along, and go back to where the player was. */
export function Component() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const next = safeReturnPath(query.get('next'));
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <CheckMail email={sentTo} text={t('account.signInMail')} />;
  const isByLink = query.get('by') === 'link';
  const foot = (
    <>
      <TextLink as={Link} to={isByLink ? loginPath(next) : `${loginPath(next)}&by=link`}>
        {isByLink ? t('account.byPassword') : t('account.byLink')}
      </TextLink>
      <TextLink as={Link} to={loginPath(next, PATHS.createAccount)}>
        {t('account.create')}
      </TextLink>
      {isByLink ? null : (
        <TextLink as={Link} to={PATHS.resetPassword}>
          {t('account.forgot')}
        </TextLink>
      )}
    </>
  );
  return isByLink ? (
    <AuthDoor
      key="link"
      view="magic_link"
      title={t('account.byLinkTitle')}
      lead={t('account.byLinkLead')}
      onSubmit={async ({ email }) => {
        await sendSignInMail(email, mailLinkUrl(next));
        setSentTo(email);
      }}
      foot={foot}
    />
  ) : (
    <AuthDoor
      key="password"
      view="sign_in"
      title={t('account.signIn')}
      onSubmit={async ({ email, password }) => {
        await signIn(email, password);
        await followSignIn();
        await navigate(next, { replace: true });
      }}
      foot={foot}
    />
  );
}
