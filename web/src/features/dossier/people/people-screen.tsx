import { useState } from 'react';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useChanges, type Scene } from '../notes/scene.ts';
import { AccessLog } from './access-log.tsx';
import { EndPart } from './end-part.tsx';
import { ExportPart } from './export-part.tsx';
import { InviteForm } from './invite-form.tsx';
import { readPeople, revokeInvitation, type Invitation } from './people-calls.ts';
import { PersonItem } from './person-item.tsx';
import { RenamePart } from './rename-part.tsx';
import { SupportPart } from './support-part.tsx';
import '../parts.css';
import './people.css';

/** Who is in a dossier and what they see of it; and what its people may do with the whole of it. */
export function PeopleScreen({ scene }: { readonly scene: Scene }) {
  const call = useCall(['dossier people', scene.dossierId], () => readPeople(scene.dossierId));
  /** what was done here is a line of the log */
  const [turn, setTurn] = useState(0);
  const reload = async () => {
    setTurn((last) => last + 1);
    await call.reload();
  };
  useChanges(scene, ['dossier_members'], reload);
  const isOwner = scene.role === 'owner';
  return (
    <div className="dossier-part">
      <header className="dossier-part-head">
        <h1>{t('dossierNotes.menu.people')}</h1>
        <p className="lead">{t(isOwner ? 'dossier.people.lead' : 'dossier.people.leadOther')}</p>
      </header>
      <CallView call={call} waiting={<Skeleton height="14rem" />} failed={t('dossier.people.failed')}>
        {({ people, invitations, supportUntil }) => (
          <>
            <section aria-labelledby="people-list">
              <h2 id="people-list">{t('dossier.people.title')}</h2>
              <ul className="dossier-people">
                {people.map((person) => (
                  <PersonItem key={person.userId} scene={scene} person={person} onChanged={reload} />
                ))}
              </ul>
            </section>
            {isOwner ? (
              <>
                <section aria-labelledby="people-invite">
                  <h2 id="people-invite">{t('dossier.invite.title')}</h2>
                  <InviteForm scene={scene} onMade={reload} />
                </section>
                <section aria-labelledby="people-links">
                  <h2 id="people-links">{t('dossier.links.title')}</h2>
                  {invitations.length === 0 ? (
                    <p className="muted">{t('dossier.links.none')}</p>
                  ) : (
                    <ul className="dossier-people">
                      {invitations.map((one) => (
                        <LinkItem key={one.id} invitation={one} onChanged={reload} />
                      ))}
                    </ul>
                  )}
                </section>
              </>
            ) : null}
            {scene.mayEdit ? <RenamePart scene={scene} /> : null}
            {scene.role === 'support' ? null : <ExportPart scene={scene} onTaken={reload} />}
            {isOwner ? (
              <>
                <SupportPart scene={scene} until={supportUntil} onChanged={reload} />
                <AccessLog scene={scene} turn={turn} />
              </>
            ) : null}
            {scene.role === 'support' ? null : <EndPart scene={scene} />}
          </>
        )}
      </CallView>
    </div>
  );
}

function LinkItem({
  invitation,
  onChanged,
}: {
  readonly invitation: Invitation;
  readonly onChanged: () => Promise<void>;
}) {
  const ending = useDeed();
  const { id, role, uses, mostUses, expiresAt, isForOneAccount } = invitation;
  return (
    <li data-row={id} className="dossier-person">
      <p>
        <strong>{t(`dossier.role.${role}`)}</strong>{' '}
        {isForOneAccount ? <Badge>{t('dossier.links.oneAccount')}</Badge> : null}
      </p>
      <p className="muted">
        {t('dossier.links.used', { uses, most: mostUses })} ·{' '}
        {t('dossier.invite.until', { time: formatTime(expiresAt) })}
      </p>
      <p>
        <Button
          size="small"
          isBusy={ending.isBusy}
          onClick={() =>
            void ending.run(async () => {
              await revokeInvitation(id);
              await onChanged();
            })
          }
        >
          {t('dossier.links.revoke')}
        </Button>
      </p>
      <DeedError error={ending.error} />
    </li>
  );
}
