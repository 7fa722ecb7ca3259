import { useState } from 'react';
import { AGENCY_ROLES, type AgencyPeople } from '#wire/agencies.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toasts.ts';
import type { Agency } from '../frame/agency-here.ts';
import { InviteForm } from './invite-form.tsx';
import { invite, readPeople, revoke } from './people-calls.ts';
import { PersonRow } from './person-row.tsx';
import './people.css';

interface PeopleScreenProps {
  readonly agency: Agency;
}

/** Who works for an agency, and who was asked to. */
export function PeopleScreen({ agency }: PeopleScreenProps) {
  const call = useCall(['agency people', agency.id], () => readPeople(agency.id));
  return (
    <>
      <h1>{t('agencyOffice.people.title')}</h1>
      <p className="lead">{t('agencyOffice.people.lead')}</p>
      <CallView call={call} waiting={<Skeleton height="24rem" />} failed={t('agencyOffice.people.failed')}>
        {(people) => <People agency={agency} read={people} reload={call.reload} />}
      </CallView>
    </>
  );
}

interface PeopleProps extends PeopleScreenProps {
  readonly read: AgencyPeople;
  readonly reload: () => Promise<void>;
}

function People({ agency, read, reload }: PeopleProps) {
  // What a deed answers is newer than what was read before it.
  const [told, setTold] = useState<{ readonly after: AgencyPeople; readonly now: AgencyPeople } | null>(null);
  const { people, invitations } = told?.after === read ? told.now : read;
  const take = (now: AgencyPeople | null) => {
    if (now) setTold({ after: read, now });
    else void reload();
  };
  return (
    <>
      <ul className="agency-people">
        {people.map((person) => (
          <PersonRow key={person.userId} agency={agency} person={person} onChanged={take} />
        ))}
      </ul>
      <section aria-labelledby="agency-invite">
        <h2 id="agency-invite">{t('agencyOffice.people.invite')}</h2>
        <p className="muted">{t('agencyOffice.people.inviteHelp')}</p>
        <dl className="agency-roles">
          {AGENCY_ROLES.map((role) => (
            <div key={role}>
              <dt>{t(`agency.role.${role}`)}</dt>
              <dd>{t(`agencyOffice.people.may.${role}`)}</dd>
            </div>
          ))}
        </dl>
        <InviteForm agencyId={agency.id} onInvited={take} />
      </section>
      {invitations.length === 0 ? null : (
        <section aria-labelledby="agency-invited">
          <h2 id="agency-invited">{t('agencyOffice.people.invited')}</h2>
          <ul className="agency-people">
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                agencyId={agency.id}
                invitation={invitation}
                onChanged={take}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface InvitationRowProps {
  readonly agencyId: string;
  readonly invitation: AgencyPeople['invitations'][number];
  readonly onChanged: (now: AgencyPeople) => void;
}

function InvitationRow({ agencyId, invitation, onChanged }: InvitationRowProps) {
  const { id, email, role, expiresAt, isOver } = invitation;
  const { isBusy, error, run } = useDeed();
  const say = (text: string) => showToast({ tone: 'good', text });
  return (
    <li>
      <p className="agency-person">
        <b dir="auto">{email}</b>
        <Badge>{t(`agency.role.${role}`)}</Badge>
        <span className="muted">
          {isOver
            ? t('agencyOffice.people.over')
            : t('agencyOffice.people.until', { time: formatTime(expiresAt) })}
        </span>
      </p>
      <div className="agency-deeds">
        <Button
          size="small"
          isBusy={isBusy}
          onClick={() =>
            void run(async () => {
              onChanged(await invite(agencyId, email, role));
              say(t('agencyOffice.people.sent', { email }));
            })
          }
        >
          {t('agencyOffice.people.resend')}
        </Button>
        <Button
          size="small"
          kind="quiet"
          isBusy={isBusy}
          onClick={() =>
            void run(async () => {
              onChanged(await revoke(agencyId, id));
              say(t('agencyOffice.people.revoked', { email }));
            })
          }
        >
          {t('agencyOffice.people.revoke')}
        </Button>
      </div>
      <DeedError error={error} />
    </li>
  );
}
