import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { loginPath } from '#lib/paths.ts';
import { useSession } from '#lib/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ChooseDossier, type ChooseDossierProps } from './choose-dossier.tsx';

/** Takes a home into one of the reader's dossiers, or into a new one; a visitor signs in first and comes back. */
export function AddToDossier(props: Omit<ChooseDossierProps, 'onDone'>) {
  const [isOpen, setIsOpen] = useState(false);
  const [taken, setTaken] = useState<string | null>(null);
  const { pathname, search } = useLocation();
  if (useSession() === null)
    return (
      <TextLink as={Link} look="secondary" to={loginPath(pathname + search)}>
        {t('dossier.take.signIn')}
      </TextLink>
    );
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('dossier.take.button')}</Button>
      <span role="status">
        {taken === null ? null : (
          <TextLink as={Link} to={`/dossiers/${taken}/home`}>
            {t('dossier.take.done')}
          </TextLink>
        )}
      </span>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('dossier.take.title')}
        labels={{ close: t('dossier.take.close') }}
      >
        <ChooseDossier
          {...props}
          onDone={({ id }) => {
            setTaken(id);
            setIsOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}
