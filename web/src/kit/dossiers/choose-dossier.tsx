import { useState } from 'react';
import { t } from '#lib/i18n.ts';
import { newId } from '#lib/new-id.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CallView } from '../call/call-view.tsx';
import { DeedError } from '../call/deed-error.tsx';
import { useCall } from '../call/use-call.ts';
import { useDeed } from '../call/use-deed.ts';
import { openDossier, readEditableDossiers, type DossierPlace } from './dossier-calls.ts';
import './choose-dossier.css';

export interface ChooseDossierProps {
  /** what a new dossier would be called */
  readonly title: string;
  readonly place: DossierPlace;
  readonly add: (dossierId: string) => Promise<void>;
  readonly onDone: (dossier: { readonly id: string; readonly title: string }) => void;
}

/** Which dossier a home goes into: one of the reader's, or a new one. */
export function ChooseDossier({ title, place, add, onDone }: ChooseDossierProps) {
  const call = useCall(['editable dossiers'], readEditableDossiers);
  const { isBusy, error, run } = useDeed();
  const [chosen, setChosen] = useState<string | null>(null);
  // The same one sent again, after a lost answer, is the same dossier.
  const [fresh] = useState(() => ({ id: newId(), title: title.slice(0, 160) }));
  return (
    <CallView call={call} waiting={<Skeleton height="3rem" lines={2} />}>
      {(dossiers) => {
        const isThere = dossiers.some(({ id }) => id === fresh.id);
        const one =
          dossiers.find(({ id }) => id === chosen) ?? (chosen === null ? dossiers[0] : undefined) ?? fresh;
        const take = async () => {
          if (one.id === fresh.id) await openDossier(fresh.id, fresh.title, place);
          await add(one.id);
          await call.reload();
          onDone({ id: one.id, title: one.title });
        };
        return (
          <div className="dossier-take">
            <Select
              label={t('dossier.take.which')}
              value={one.id}
              options={[
                ...dossiers.map(({ id, title: label }) => ({ value: id, label })),
                ...(isThere ? [] : [{ value: fresh.id, label: t('dossier.take.new', { title }) }]),
              ]}
              onChange={({ currentTarget: { value } }) => setChosen(value)}
            />
            <DeedError error={error} />
            <p>
              <Button kind="primary" isBusy={isBusy} onClick={() => void run(take)}>
                {t('dossier.take.take')}
              </Button>
            </p>
          </div>
        );
      }}
    </CallView>
  );
}
