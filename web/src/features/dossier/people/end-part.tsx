import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '#lib/i18n.ts';
import { AskDeed } from '#kit/call/ask-deed.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import type { Scene } from '../notes/scene.ts';
import { archive, deleteDossier, removeMember } from './people-calls.ts';

/** The ways out: putting the dossier aside, deleting it, or leaving it. */
export function EndPart({ scene }: { readonly scene: Scene }) {
  const [asked, setAsked] = useState<'leave' | 'delete' | null>(null);
  const archiving = useDeed();
  const navigate = useNavigate();
  const { dossierId, isArchived, me } = scene;
  return (
    <section aria-labelledby="people-end">
      <h2 id="people-end">{t('dossier.end.title')}</h2>
      {scene.role === 'owner' ? (
        <>
          <p>{t(isArchived ? 'dossier.end.archivedText' : 'dossier.end.archiveText')}</p>
          <p>
            <Button
              isBusy={archiving.isBusy}
              onClick={() =>
                void archiving.run(async () => {
                  await archive(dossierId, !isArchived);
                  await scene.reload();
                })
              }
            >
              {t(isArchived ? 'dossier.end.unarchive' : 'dossier.end.archive')}
            </Button>
          </p>
          <DeedError error={archiving.error} />
          <p>{t('dossier.end.deleteText')}</p>
          <p>
            <Button kind="danger" onClick={() => setAsked('delete')}>
              {t('dossier.end.delete')}
            </Button>
          </p>
        </>
      ) : (
        <>
          <p>{t('dossier.end.leaveText')}</p>
          <p>
            <Button kind="danger" onClick={() => setAsked('leave')}>
              {t('dossier.end.leave')}
            </Button>
          </p>
        </>
      )}
      <AskDeed
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={asked === null ? '' : t(`dossier.end.${asked}Ask`)}
        labels={{
          close: t('dossierNotes.close'),
          cancel: t('dossier.cancel'),
          send: asked === null ? '' : t(`dossier.end.${asked}`),
        }}
        isDanger
        send={() => (asked === 'delete' ? deleteDossier(dossierId) : removeMember(dossierId, me))}
        onDone={() => void navigate('/my-dossier')}
      >
        {asked === null ? null : <p>{t(`dossier.end.${asked}What`)}</p>}
      </AskDeed>
    </section>
  );
}
