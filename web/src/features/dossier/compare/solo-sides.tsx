import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Side } from '#domain/dossier/match/compare-homes.ts';
import { t } from '#lib/i18n.ts';
import { Tabs } from '#ui/tabs.tsx';
import { SIDES, type Compared } from './compared.ts';

interface SoloSidesProps {
  readonly compared: Compared;
  readonly children: (side: Side) => ReactNode;
}

/** One home at a time; which one stands in the address. */
export function SoloSides({ compared, children }: SoloSidesProps) {
  const [params, setParams] = useSearchParams();
  const shown: Side = params.get('home') === 'other' ? 'b' : 'a';
  return (
    <Tabs
      label={t('dossierCompare.homes')}
      selected={shown}
      onSelect={(side) =>
        setParams(side === 'b' ? { home: 'other' } : {}, { replace: true, preventScrollReset: true })
      }
      tabs={SIDES.map((side) => ({
        id: side,
        label: <span dir="auto">{compared.homes[side].title}</span>,
        panel: side === shown ? children(side) : null,
      }))}
    />
  );
}
