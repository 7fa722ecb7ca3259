import type { ListingCard } from '#wire/listing-cards.ts';
import { useState } from 'react';
import type { DraftRow } from '#wire/drafts.ts';
import { plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { rowOfCard } from '../intake/row-of-card.ts';
import { newId } from '#lib/new-id.ts';
import { usePaused } from '#kit/call/use-paused.ts';
import { OwnHomesList } from './own-homes-list.tsx';

/** The person's homes with a search; what was chosen stays chosen whatever is searched for next. */
export function OwnHomes({ onAdd }: { readonly onAdd: (rows: readonly DraftRow[]) => void }) {
  const [typed, setTyped] = useState('');
  const search = usePaused(typed);
  const [chosen, setChosen] = useState<ReadonlyMap<string, ListingCard>>(new Map());
  const toggle = (card: ListingCard, isOn: boolean) =>
    setChosen((old) => {
      const next = new Map(old);
      if (isOn) next.set(card.id, card);
      else next.delete(card.id);
      return next;
    });
  return (
    <div className="builder-sheet">
      <TextField
        label={t('builder.own.search')}
        type="search"
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <OwnHomesList search={search} chosen={chosen} onToggle={toggle} />
      <div className="builder-actions">
        <Button
          kind="primary"
          disabled={chosen.size === 0}
          onClick={() => onAdd([...chosen.values()].map((card) => rowOfCard(card, newId(), 'own')))}
        >
          {plural('builder.own.add', chosen.size)}
        </Button>
      </div>
    </div>
  );
}
