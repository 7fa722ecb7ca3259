import { useState, type SubmitEvent } from 'react';
import { LONGEST_PLACE, readPlace, registeredElsewhere } from '#domain/market/read-place.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Box } from '../map-view.ts';
import { findPlace } from '../queries.ts';

/** Goes to a place as people type it: a postcode or its beginning, in any spelling, or a town. */
export function PlaceForm({ onFound }: { readonly onFound: (box: Box) => void }) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<string | undefined>();
  const { isBusy, error, run } = useDeed();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const place = readPlace(typed);
    if (place === null) return;
    setSaid(undefined);
    void run(async () => {
      const found = await findPlace(typed);
      if (found) onFound(found);
      else {
        const elsewhere = registeredElsewhere(place);
        setSaid(elsewhere ? t(`sold.elsewhere.${elsewhere}`) : t('maps.place.none', { place: place.name }));
      }
    });
  };
  return (
    <form className="maps-place" role="search" onSubmit={submit}>
      <TextField
        type="search"
        label={t('maps.place')}
        hint={t('maps.place.hint')}
        error={said}
        value={typed}
        maxLength={LONGEST_PLACE}
        enterKeyHint="search"
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <Button type="submit" isBusy={isBusy}>
        {t('maps.place.go')}
      </Button>
      <DeedError error={error} />
    </form>
  );
}
