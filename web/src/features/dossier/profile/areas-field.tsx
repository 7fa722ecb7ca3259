import { useMemo, useState } from 'react';
import {
  MOST_AREAS,
  MOST_CORNERS,
  tidyPostcode,
  type HunterArea,
} from '#domain/dossier/match/hunter-areas.ts';
import { plural, t } from '#lib/i18n.ts';
import { openMapSource } from '#lib/map-source.ts';
import { Button } from '#ui/button.tsx';
import type { Place } from '#ui/map-place.ts';
import { MapSurface, type MapView } from '#ui/map-surface.tsx';
import { TextField } from '#ui/text-field.tsx';
import { mapWords } from './map-words.ts';
import { areaName } from './area-name.ts';

const NONE = [] as const;
/** Where a map begins that has nothing to show, by country. */
const STARTS: Readonly<Record<string, MapView>> = {
  GB: { latitude: 53.2, longitude: -1.6, zoom: 5.5 },
  US: { latitude: 39.5, longitude: -98, zoom: 3.5 },
  ES: { latitude: 40, longitude: -3.7, zoom: 5 },
};
const WORLD: MapView = { latitude: 45, longitude: 5, zoom: 3 };

interface AreasFieldProps {
  readonly areas: readonly HunterArea[];
  readonly country: string;
  readonly onChange: (areas: readonly HunterArea[]) => void;
}

/** Where somebody looks: postcodes that are typed, and areas that are drawn; everything on the map can be done beside it. */
export function AreasField({ areas, country, onChange }: AreasFieldProps) {
  const [ring, setRing] = useState<readonly Place[] | null>(null);
  const [name, setName] = useState('');
  const [view, setView] = useState<MapView>(() => startOf(areas, country));
  const shapes = useMemo(() => areas.flatMap(shapeOf), [areas]);
  const draw = (next: readonly Place[]) => setRing(next.slice(0, MOST_CORNERS));
  const keep = () => {
    if (!ring || ring.length < 3) return;
    onChange([...areas, { kind: 'ring', name: name.trim(), corners: ring.map(roundCorner) }]);
    setRing(null);
    setName('');
  };
  return (
    <div className="profile-areas">
      <PostcodeForm areas={areas} onChange={onChange} />
      {areas.length > 0 ? (
        <ul className="profile-chips" aria-label={t('dossierProfile.areas')}>
          {areas.map((area) => (
            <li key={JSON.stringify(area)}>
              <Button size="small" onClick={() => onChange(areas.filter((one) => one !== area))}>
                {t('dossierProfile.area.remove', { name: areaName(area) })}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{t('dossierProfile.area.none')}</p>
      )}
      <div className="profile-map">
        <MapSurface
          scale="level"
          shapes={shapes}
          spots={NONE}
          ring={ring ?? NONE}
          pointedId={null}
          view={view}
          onMove={(next) => setView(next)}
          onPoint={() => undefined}
          onPick={() => undefined}
          {...(ring ? { onRing: draw } : {})}
          source={openMapSource}
          labels={mapWords(t('dossierProfile.map.label'))}
        />
      </div>
      {ring === null ? (
        areas.length >= MOST_AREAS ? (
          <p role="status">{t('dossierProfile.area.most', { most: MOST_AREAS })}</p>
        ) : (
          <p>
            <Button onClick={() => setRing([])}>{t('dossierProfile.area.draw')}</Button>
          </p>
        )
      ) : (
        <div className="profile-drawing">
          <p className="muted">{t('dossierProfile.area.help')}</p>
          <p className="dossier-actions">
            <Button
              size="small"
              onClick={() => draw([...ring, { latitude: view.latitude, longitude: view.longitude }])}
            >
              {t('dossierProfile.area.middle')}
            </Button>
            {ring.length > 0 ? (
              <Button size="small" onClick={() => setRing(ring.slice(0, -1))}>
                {t('dossierProfile.area.undo')}
              </Button>
            ) : null}
            <Button size="small" kind="quiet" onClick={() => setRing(null)}>
              {t('dossierProfile.area.stop')}
            </Button>
          </p>
          <p role="status">{plural('dossierProfile.area.corners', ring.length)}</p>
          {ring.length >= 3 ? (
            <div className="dossier-inline">
              <TextField
                label={t('dossierProfile.area.name')}
                optional={t('dossierProfile.optional')}
                value={name}
                maxLength={60}
                onChange={({ currentTarget: { value } }) => setName(value)}
              />
              <Button onClick={keep}>{t('dossierProfile.area.keep')}</Button>
            </div>
          ) : null}
        </div>
      )}
    </div>
  );
}

function PostcodeForm({ areas, onChange }: Pick<AreasFieldProps, 'areas' | 'onChange'>) {
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const add = () => {
    const codes = typed.split(/[,;\n]/).flatMap((text) => tidyPostcode(text) ?? []);
    setIsWrong(codes.length === 0);
    if (codes.length === 0) return;
    const known = areas.map((area) => (area.kind === 'postcode' ? area.code : ''));
    const fresh = [...new Set(codes)].filter((code) => !known.includes(code));
    onChange([...areas, ...fresh.map((code) => ({ kind: 'postcode' as const, code }))].slice(0, MOST_AREAS));
    setTyped('');
  };
  return (
    <div className="dossier-inline">
      <TextField
        label={t('dossierProfile.area.codes')}
        hint={t('dossierProfile.area.codesHint')}
        error={isWrong ? t('dossierProfile.area.codesWrong') : undefined}
        value={typed}
        maxLength={200}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button onClick={add}>{t('dossierProfile.area.add')}</Button>
    </div>
  );
}

function roundCorner({ latitude, longitude }: Place): Place {
  const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
  return { latitude: round(latitude), longitude: round(longitude) };
}

function shapeOf(area: HunterArea) {
  const first = area.kind === 'ring' ? area.corners[0] : undefined;
  if (area.kind !== 'ring' || !first) return [];
  const corners = [...area.corners, first].map(({ latitude, longitude }) => [longitude, latitude]);
  return [
    { id: JSON.stringify(area), geometry: { type: 'Polygon' as const, coordinates: [corners] }, tone: 3 },
  ];
}

function startOf(areas: readonly HunterArea[], country: string): MapView {
  const ring = areas.find((area) => area.kind === 'ring');
  const corner = ring?.kind === 'ring' ? ring.corners[0] : undefined;
  return corner ? { ...corner, zoom: 8 } : (STARTS[country] ?? WORLD);
}
