import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { newId } from '#lib/new-id.ts';
import { loginPath } from '#lib/paths.ts';
import { useSession } from '#lib/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { CallView } from '../call/call-view.tsx';
import { DeedError } from '../call/deed-error.tsx';
import { useCall } from '../call/use-call.ts';
import { useDeed } from '../call/use-deed.ts';
import { openDossier, readEditableDossiers, type DossierPlace } from './dossier-calls.ts';

interface AddToDossierProps {
  /** what a new dossier would be called */
  readonly title: string;
  readonly place: DossierPlace;
  readonly add: (dossierId: string) => Promise<void>;
}

/** Takes a home into one of the reader's dossiers, or into a new one; a visitor signs in first and comes back. */
export function AddToDossier(props: AddToDossierProps) {
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
        labels={{ close: t('dossier.close') }}
      >
        <ChooseDossier
          {...props}
          onDone={(id) => {
            setTaken(id);
            setIsOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

function ChooseDossier({
  title,
  place,
  add,
  onDone,
}: AddToDossierProps & { readonly onDone: (dossierId: string) => void }) {
  const call = useCall(['editable dossiers'], readEditableDossiers);
  const taking = useDeed();
  const [chosen, setChosen] = useState<string | null>(null);
  // The same one sent again, after a lost answer, is the same dossier.
  const [freshId] = useState(newId);
  return (
    <CallView call={call} waiting={<Skeleton height="3rem" lines={2} />}>
      {(dossiers) => {
        const id = chosen ?? dossiers[0]?.id ?? freshId;
        const isFresh = !dossiers.some((one) => one.id === freshId);
        return (
          <div className="dossier-take">
            <Select
              label={t('dossier.take.which')}
              value={id}
              options={[
                ...dossiers.map((one) => ({ value: one.id, label: one.title })),
                ...(isFresh ? [{ value: freshId, label: t('dossier.take.new', { title }) }] : []),
              ]}
              onChange={({ currentTarget: { value } }) => setChosen(value)}
            />
            <DeedError error={taking.error} />
            <p>
              <Button
                kind="primary"
                isBusy={taking.isBusy}
                onClick={() =>
                  void taking.run(async () => {
                    if (id === freshId) await openDossier(id, title.slice(0, 160), place);
                    await add(id);
                    onDone(id);
                  })
                }
              >
                {t('dossier.take.take')}
              </Button>
            </p>
          </div>
        );
      }}
    </CallView>
  );
}
