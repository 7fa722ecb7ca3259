import { useMemo, useState } from 'react';
import { straightLineM } from '#domain/dossier/map/travel-rings.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { openMapSource } from '#lib/map-source.ts';
import { sayDistance } from '#kit/valuation/say-value.ts';
import { Map } from '#ui/map.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { mapWords } from '../profile/map-words.ts';
import { SIDES, type Compared } from './compared.ts';

const BADGES = { a: '1', b: '2' } as const;

/** Where both homes are, how far apart, and what their places have of what is looked for. */
export function ComparisonMap({ compared }: { readonly compared: Compared }) {
  const { homes, scene } = compared;
  const [pointedId, setPointedId] = useState<string | null>(null);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const points = useMemo(
    () =>
      SIDES.flatMap((side) => {
        const { id, title, latitude, longitude } = homes[side];
        return latitude === null || longitude === null
          ? []
          : [{ id, badge: BADGES[side], label: `${BADGES[side]}. ${title}`, latitude, longitude }];
      }),
    [homes],
  );
  const [one, other] = points;
  return (
    <>
      {points.length > 0 ? (
        <Map
          points={points}
          radiusM={0}
          isNear
          selectedId={selectedId}
          onSelect={setSelectedId}
          pointedId={pointedId}
          onPoint={setPointedId}
          source={openMapSource}
          labels={mapWords(t('dossierCompare.mapLabel'))}
        />
      ) : null}
      {one && other ? (
        <p>{t('dossierCompare.howFar', { distance: sayDistance(straightLineM(one, other)) })}</p>
      ) : null}
      <ol className="compare-places">
        {SIDES.map((side) => {
          const { id, title, address, latitude } = homes[side];
          return (
            <li key={id} onPointerEnter={() => setPointedId(id)} onPointerLeave={() => setPointedId(null)}>
              <strong dir="auto">{title}</strong>
              <span dir="auto">{address === '' ? t('dossierCompare.noAddress') : address}</span>
              {latitude === null ? <span className="muted">{t('dossierCompare.noPlace')}</span> : null}
            </li>
          );
        })}
      </ol>
      {points.length < 2 ? (
        <p>
          <TextLink as={Link} to={`/dossiers/${scene.dossierId}/location`}>
            {t('dossierCompare.toLocation')}
          </TextLink>
        </p>
      ) : null}
    </>
  );
}
