import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Scene } from './scene.ts';

interface ShareDialogProps {
  readonly scene: Scene;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onShare: () => Promise<void>;
}

/** Before a note is shared: who will read it, by name. */
export function ShareDialog({ scene, isOpen, onClose, onShare }: ShareDialogProps) {
  const sharing = useDeed();
  const others = scene.people.filter(({ userId }) => userId !== scene.me);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('dossierNotes.shareAsk')}
      labels={{ close: t('dossierNotes.close') }}
      actions={
        <>
          <Button onClick={onClose}>{t('dossierNotes.keepPrivate')}</Button>
          <Button kind="primary" isBusy={sharing.isBusy} onClick={() => void sharing.run(onShare)}>
            {t('dossierNotes.share')}
          </Button>
        </>
      }
    >
      {others.length === 0 ? (
        <p>{t('dossierNotes.shareNobody')}</p>
      ) : (
        <>
          <p>{t('dossierNotes.shareWith')}</p>
          <ul className="dossier-people">
            {others.map(({ userId, name, role }) => (
              <li key={userId}>{t('dossierNotes.personRole', { name, role: roleName(role) })}</li>
            ))}
          </ul>
        </>
      )}
      <DeedError error={sharing.error} />
    </Dialog>
  );
}

/** What somebody is in a dossier, in words. */
export function roleName(role: string): string {
  return role === 'owner' || role === 'partner' || role === 'adviser' || role === 'viewer'
    ? t(`dossierNotes.role.${role}`)
    : role;
}
