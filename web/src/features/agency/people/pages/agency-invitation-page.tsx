import { useParams } from 'react-router-dom';
import { callRpc } from '#lib/api.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { loginPath, PATHS } from '#lib/paths.ts';
import { useSession } from '#lib/use-session.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatTime } from '#lib/format.ts';

/** Somebody was asked to work for an agency: says by whom and as what, and takes them in. */
export function Component() {
  const { token = '' } = useParams();
  const session = useSession();
  const here = `/agency-invitation/${token}`;
  return (
    <div className="page" data-width="text">
      <h1>{t('agencyOffice.invitation.title')}</h1>
      {session ? (
        <Invitation token={token} email={session.user.email ?? ''} />
      ) : (
        <>
          <p className="lead">{t('agencyOffice.invitation.signIn')}</p>
          <p className="agency-deeds">
            <TextLink as={Link} look="primary" to={loginPath(here)}>
              {t('agencyOffice.invitation.toSignIn')}
            </TextLink>
            <TextLink as={Link} to={loginPath(here, PATHS.createAccount)}>
              {t('agencyOffice.invitation.toSignUp')}
            </TextLink>
          </p>
        </>
      )}
    </div>
  );
}

function Invitation({ token, email }: { readonly token: string; readonly email: string }) {
  const call = useCall(['agency invitation', token, email], () => callRpc('agency_invitation', { token }));
  const { isBusy, error, run } = useDeed();
  return (
    <CallView call={call} waiting={<Skeleton height="10rem" />} failed={t('agencyOffice.invitation.failed')}>
      {({ name, role, inviter, expiresAt }) => (
        <>
          <p className="lead">
            {t('agencyOffice.invitation.lead', {
              inviter: inviter ?? t('agencyOffice.log.gone'),
              agency: name,
              role: t(`agency.role.${role}`),
            })}
          </p>
          <p>{t(`agencyOffice.people.may.${role}`)}</p>
          <p className="muted">{t('agencyOffice.invitation.as', { email, time: formatTime(expiresAt) })}</p>
          <DeedError error={error} />
          <Button
            kind="primary"
            isBusy={isBusy}
            onClick={() =>
              void run(async () => {
                await callRpc('accept_agency_invitation', { token });
                // The whole page: what is open to this account has changed everywhere.
                window.location.assign('/admin');
              })
            }
          >
            {t('agencyOffice.invitation.accept')}
          </Button>
        </>
      )}
    </CallView>
  );
}
