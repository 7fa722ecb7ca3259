import type { SearchMatch, SearchQuery } from '#wire/quests.ts';
import { useState } from 'react';
import { CallView } from '#kit/call/call-view.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { t } from '#lib/i18n.ts';
import { newId } from '#lib/new-id.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { openDossier, shortlistMatch } from '../mutations.ts';
import { readEditableDossiers } from '../queries.ts';

interface ShortlistProps {
  readonly query: SearchQuery;
  readonly match: SearchMatch;
  readonly onDone: (dossier: { readonly id: string; readonly title: string }) => void;
}

/** Which dossier a home goes into: one of the hunter's, or a new one named after the search. */
export function Shortlist({ query, match, onDone }: ShortlistProps) {
  const call = useCall(['editable dossiers'], readEditableDossiers);
  const { isBusy, error, run } = useDeed();
  const [chosen, setChosen] = useState<string | null>(null);
  // The same one sent again, after a lost answer, is the same dossier.
  const [freshId] = useState(newId);
  return (
    <CallView call={call} waiting={<Skeleton height="3rem" lines={2} />}>
      {(dossiers) => {
        const id = chosen ?? dossiers[0]?.id ?? freshId;
        const take = async () => {
          const title = dossiers.find((one) => one.id === id)?.title ?? query.name;
          if (id === freshId) {
            await openDossier(id, title, { countryCode: query.countryCode, currency: query.currency });
          }
          await shortlistMatch(query.id, match.id, id);
          await call.reload();
          onDone({ id, title });
        };
        return (
          <div className="quest-shortlist">
            <Select
              label={t('quests.dossier')}
              value={id}
              options={[
                ...dossiers.map((one) => ({ value: one.id, label: one.title })),
                ...(dossiers.some((one) => one.id === freshId)
                  ? []
                  : [{ value: freshId, label: t('quests.newDossier', { name: query.name }) }]),
              ]}
              onChange={({ currentTarget: { value } }) => setChosen(value)}
            />
            <DeedError error={error} />
            <div>
              <Button kind="primary" isBusy={isBusy} onClick={() => void run(take)}>
                {t('quests.take')}
              </Button>
            </div>
          </div>
        );
      }}
    </CallView>
  );
}
