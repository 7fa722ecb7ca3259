import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newId } from '#lib/new-id.ts';
import { openDossier } from '#kit/dossiers/dossier-calls.ts';

/** Where a home goes: into a dossier that is there, or into a new one. */
export interface Opening {
  /** the dossier that homes are added to; null: a new one is opened */
  readonly into: string | null;
  readonly run: (
    named: { readonly title: string; readonly countryCode: string; readonly currency: string },
    put: (dossierId: string, homeId: string) => Promise<void>,
  ) => Promise<void>;
}

/** Opens a dossier with a home in it, or adds the home to one. Sent again after a lost answer it is the same. */
export function useOpen(into: string | null): Opening {
  const navigate = useNavigate();
  const [ids] = useState(() => ({ dossier: newId(), home: newId() }));
  return {
    into,
    run: async ({ title, ...place }, put) => {
      const dossierId = into ?? ids.dossier;
      if (into === null) await openDossier(dossierId, title.slice(0, 160), place);
      await put(dossierId, ids.home);
      void navigate(`/dossiers/${dossierId}/home`);
    },
  };
}

/** In which money a country's homes are priced, where nothing says it. */
export function moneyOf(country: string): string {
  return country === 'GB' ? 'GBP' : country === 'US' ? 'USD' : 'EUR';
}
