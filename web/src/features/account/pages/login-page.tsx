import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Link } from '#lib/link.tsx';
import { readSession } from '#lib/auth-session.ts';
import { awaitsCode, countingFactors } from '#lib/awaits-code.ts';
import { t } from '#lib/i18n.ts';
import { loginPath, mailLinkUrl, PATHS, safeReturnPath } from '#lib/paths.ts';
import { sendSignInMail, signIn, signOut } from '#lib/supabase.ts';
import { TextLink } from '#ui/text-link.tsx';
import { followSignIn } from '../after-sign-in.ts';
import { AuthDoor } from '../components/auth-door.tsx';
import { CheckMail } from '../components/check-mail.tsx';
import { LateCodeDoor } from '../components/late-code-door.tsx';

/** A session whose account has a second factor, and no code of it yet. */
function halfSession() {
  const session = readSession();
  return awaitsCode(session) ? session : null;
}

/**
 * Sign in with a password or by a link, and with the code of a second factor where there is one; take this browser's runs
 * along, and go back to where the player was.
 */
export function Component() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const next = safeReturnPath(query.get('next'));
  const [sentTo, setSentTo] = useState<string | null>(null);
  // Whoever comes back without the code is asked for it; it stays asked for until what follows the code is done.
  const [half, setHalf] = useState(halfSession);
  const follow = async (): Promise<void> => {
    await followSignIn();
    await navigate(next, { replace: true });
  };
  if (half !== null)
    return (
      <LateCodeDoor
        email={half.user.email ?? ''}
        factors={countingFactors(half.user)}
        whose="own"
        onGiven={follow}
        leave={{
          label: t('account.signOut'),
          run: async () => {
            await signOut();
            setHalf(null);
          },
        }}
      />
    );
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
        const begun = halfSession();
        if (begun === null) await follow();
        else setHalf(begun);
      }}
      foot={foot}
    />
  );
}
