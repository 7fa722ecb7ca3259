import { useNavigate, useParams } from 'react-router-dom';
import { errorText } from '#lib/error-text.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { loginPath } from '#lib/paths.ts';
import { useSession } from '#lib/use-session.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall, type Call } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { RolePreview } from '../../people/role-preview.tsx';
import { acceptInvitation, readInvitation } from '../own-calls.ts';
import '../../parts.css';
import '../../people/people.css';
import '../own.css';

/** Why an invitation opens nothing, as the server says it; asking again would not change it. */
const ENDS: readonly string[] = [
  'invitation_for_another',
  'invitation_expired',
  'invitation_revoked',
  'invitation_used_up',
  'invitation_over',
  'not_found',
];

/** An invitation into a dossier: from whom, as what, until when; and why it does not work where it does not. */
export function Component() {
  const { token = '' } = useParams();
  const session = useSession();
  return (
    <div className="page dossier-part dossier-own">
      {session ? (
        <Invitation key={session.user.id} token={token} email={session.user.email ?? ''} />
      ) : (
        <Visitor token={token} />
      )}
    </div>
  );
}

function Visitor({ token }: { readonly token: string }) {
  return (
    <>
      <header className="dossier-part-head">
        <h1>{t('dossier.invited.visitorTitle')}</h1>
        <p className="lead">{t('dossier.own.visitorLead')}</p>
      </header>
      <p>{t('dossier.invited.visitorText')}</p>
      <p>
        <TextLink as={Link} look="primary" to={loginPath(`/invite/${token}`)}>
          {t('dossier.invited.signIn')}
        </TextLink>
      </p>
    </>
  );
}

interface InvitationProps {
  readonly token: string;
  readonly email: string;
}

function Invitation({ token, email }: InvitationProps) {
  const call = useCall(['invitation', token], () => readInvitation(token));
  const joining = useDeed();
  const navigate = useNavigate();
  if (call.error !== null && ENDS.includes(call.error.code))
    return <Ended call={call} email={email} token={token} code={call.error.code} />;
  return (
    <CallView call={call} waiting={<Skeleton height="14rem" />} failed={t('dossier.invited.failed')}>
      {(invitation) =>
        invitation.ownRole !== null ? (
          <>
            <header className="dossier-part-head">
              <h1 dir="auto">{t('dossier.invited.isIn', { title: invitation.title })}</h1>
              <p className="lead">{t(`dossierNotes.frame.as.${invitation.ownRole}`)}</p>
            </header>
            <p>{t('dossier.invited.isInText')}</p>
            <p>
              <TextLink as={Link} look="primary" to={`/dossiers/${invitation.dossierId ?? ''}/home`}>
                {t('dossier.invited.open')}
              </TextLink>
            </p>
          </>
        ) : (
          <>
            <header className="dossier-part-head">
              <h1 dir="auto">{t('dossier.invited.title', { title: invitation.title })}</h1>
            </header>
            <dl className="dossier-invite-facts">
              <dt>{t('dossier.invited.from')}</dt>
              <dd dir="auto">{invitation.owner ?? t('dossierNotes.somebodyGone')}</dd>
              <dt>{t('dossier.invited.as')}</dt>
              <dd>{t(`dossier.role.${invitation.role}`)}</dd>
              <dt>{t('dossier.invited.until')}</dt>
              <dd>{formatTime(invitation.expiresAt)}</dd>
              <dt>{t('dossier.invited.account')}</dt>
              <dd>{email}</dd>
            </dl>
            <p className="muted">{t('dossier.invited.logged')}</p>
            <RolePreview role={invitation.role} ticks={[]} heading="h2" />
            <p>
              <Button
                kind="primary"
                isBusy={joining.isBusy}
                onClick={() =>
                  void joining.run(async () => {
                    const { dossierId } = await acceptInvitation(token);
                    // The link stays in no history: whoever has this device next would come in by it.
                    void navigate(`/dossiers/${dossierId}/home`, { replace: true });
                  })
                }
              >
                {t('dossier.invited.accept')}
              </Button>
            </p>
            <DeedError error={joining.error} />
          </>
        )
      }
    </CallView>
  );
}

interface EndedProps extends InvitationProps {
  readonly call: Pick<Call<unknown>, 'error'>;
  readonly code: string;
}

function Ended({ call: { error }, code, email, token }: EndedProps) {
  if (error === null) return null;
  const { title, help } = errorText(error);
  const isUnknown = code === 'not_found';
  return (
    <>
      <header className="dossier-part-head">
        <h1>{isUnknown ? t('dossier.invited.unknown') : title}</h1>
      </header>
      <p role="alert">{isUnknown ? t('dossier.invited.unknownHelp') : help}</p>
      {code === 'invitation_for_another' ? (
        <>
          <p>{t('dossier.invited.signedInAs', { email })}</p>
          <p>
            <TextLink as={Link} look="primary" to={loginPath(`/invite/${token}`)}>
              {t('dossier.invited.otherAccount')}
            </TextLink>
          </p>
        </>
      ) : (
        <p>
          <TextLink as={Link} to="/my-dossier">
            {t('dossier.invited.toOwn')}
          </TextLink>
        </p>
      )}
    </>
  );
}
