import { useState } from 'react';
import type { EnergyCertificate } from '#wire/energy.ts';
import { formatMoney } from '#domain/format-money.ts';
import { callRpc } from '#lib/api.ts';
import { formatArea, formatDate } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Scene } from '../notes/scene.ts';
import { postcodeOf } from '../market/home-market.ts';
import { certificateFacts, likeliestFirst } from './certificate-facts.ts';
import { saveFacts, type Ground } from './home-calls.ts';

interface EnergyPartProps {
  readonly scene: Scene;
  readonly ground: Ground;
  readonly onChanged: () => Promise<void>;
}

/** The home's own energy certificate, found among those of its postcode: rating, costs and floor area come from it. */
export function EnergyPart({ scene, ground, onChanged }: EnergyPartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const postcode = postcodeOf(ground.home);
  // Certificates of a whole postcode are few; those of half a town are not.
  if (!scene.mayEdit || postcode?.part !== 'whole' || postcode.country !== 'england-wales') return null;
  return (
    <details className="dossier-ready" onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
      <summary>{t('dossierOverview.certificate')}</summary>
      {isOpen ? <Certificates ground={ground} postcode={postcode.text} onChanged={onChanged} /> : null}
    </details>
  );
}

function Certificates({
  ground: { home },
  postcode,
  onChanged,
}: Pick<EnergyPartProps, 'ground' | 'onChanged'> & { readonly postcode: string }) {
  const call = useCall(['certificates of', postcode], () => callRpc('find_certificates', { postcode }));
  const taking = useDeed();
  const take = (certificate: EnergyCertificate) =>
    taking.run(async () => {
      await saveFacts(home, certificateFacts(certificate));
      await onChanged();
    });
  return (
    <CallView
      call={call}
      waiting={<Skeleton height="6rem" />}
      failed={t('dossierOverview.certificateFailed')}
      isEmpty={({ rows }) => rows.length === 0}
      empty={<p>{t('dossierOverview.noCertificate', { postcode })}</p>}
    >
      {({ rows }) => (
        <>
          <p className="muted">{t('dossierOverview.certificateHelp')}</p>
          <ul className="dossier-ready-list">
            {likeliestFirst(rows, home.addressLine).map((row) => (
              <li key={row.certificate}>
                <span>
                  <strong>{row.address}</strong>
                  <small className="muted home-under">{factsOf(row)}</small>
                </span>
                <Button
                  size="small"
                  isBusy={taking.isBusy}
                  aria-label={t('dossierOverview.thisCertificateOf', { address: row.address })}
                  onClick={() => void take(row)}
                >
                  {t('dossierOverview.thisCertificate')}
                </Button>
              </li>
            ))}
          </ul>
          <DeedError error={taking.error} />
        </>
      )}
    </CallView>
  );
}

function factsOf(row: EnergyCertificate): string {
  const cost = certificateFacts(row)['energy_cost_year_minor']?.value;
  return [
    t('dossierOverview.rated', { rating: row.rating }),
    row.areaM2 === null ? '' : formatArea(row.areaM2),
    typeof cost === 'number'
      ? t('dossierOverview.costYear', { amount: formatMoney(cost, 'GBP', locale()) })
      : '',
    formatDate(row.lodgedOn),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
