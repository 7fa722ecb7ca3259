import { APIProvider, Circle, Map as GoogleMap, Polygon, useMap } from '@vis.gl/react-google-maps';
import { useEffect, useState } from 'react';
import type { MapSurfaceProps, MapView } from './map-surface.tsx';
import { TONES } from './map-surface-layers.ts';
import { readThemeColors } from './theme-colors.ts';

interface GoogleSurfaceProps extends MapSurfaceProps {
  readonly apiKey: string;
  readonly onFail: () => void;
}

interface Spot {
  readonly lat: () => number;
  readonly lng: () => number;
}

/** What is asked of Google's map; its own types come with nothing that is installed. */
interface GoogleHandle {
  readonly getCenter: () => Spot | undefined;
  readonly getZoom: () => number | undefined;
  readonly getBounds: () =>
    | { readonly getSouthWest: () => Spot; readonly getNorthEast: () => Spot }
    | undefined;
  readonly moveCamera: (to: {
    readonly center: { readonly lat: number; readonly lng: number };
    readonly zoom: number;
  }) => void;
}

/** Google's zoom counts tiles of 256 pixels, that of MapLibre tiles of 512. */
const ZOOM_OF_TILES = 1;
const SAME_DEGREES = 0.0002;
/** A spot on Google's map is as large as a few houses. */
const SPOT_M = 30;

/** The same tones over Google's map, where the operator has a key for it. */
export function GoogleSurface(props: GoogleSurfaceProps) {
  const { apiKey, view, shapes, spots, scale, pointedId, onMove, onPoint, onPick, onFail } = props;
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const colors = place ? readTones(place, scale) : {};
  const look = (id: string, tone: number | null) => ({
    fillColor: colors[String(tone ?? 'unknown')] ?? '#888888',
    fillOpacity: 0.65,
    strokeColor: colors.edge ?? '#444444',
    strokeWeight: id === pointedId ? 3 : 0.7,
    onClick: () => onPick(id),
    onMouseOver: () => onPoint(id),
    onMouseOut: () => onPoint(null),
  });
  useFailure(onFail);
  return (
    <div ref={setPlace} className="ui-map-ground">
      <APIProvider apiKey={apiKey} onError={onFail}>
        <GoogleMap
          defaultCenter={{ lat: view.latitude, lng: view.longitude }}
          defaultZoom={view.zoom + ZOOM_OF_TILES}
          gestureHandling="cooperative"
          streetViewControl={false}
          mapTypeControl={false}
          onIdle={(event) => {
            const map = event.map as unknown as GoogleHandle;
            const [center, zoom, bounds] = [map.getCenter(), map.getZoom(), map.getBounds()];
            if (!center || zoom === undefined || !bounds) return;
            const [south, north] = [bounds.getSouthWest(), bounds.getNorthEast()];
            onMove({ latitude: center.lat(), longitude: center.lng(), zoom: zoom - ZOOM_OF_TILES }, [
              south.lng(),
              south.lat(),
              north.lng(),
              north.lat(),
            ]);
          }}
        >
          <Going view={view} />
          {shapes.map(({ id, geometry, tone }) => (
            <Polygon key={id} paths={pathsOf(geometry)} {...look(id, tone)} />
          ))}
          {spots.map(({ id, latitude, longitude, tone }) => (
            <Circle key={id} center={{ lat: latitude, lng: longitude }} radius={SPOT_M} {...look(id, tone)} />
          ))}
        </GoogleMap>
      </APIProvider>
    </div>
  );
}

/** Goes where the screen says, unless it is there already. */
function Going({ view: { latitude, longitude, zoom } }: { readonly view: MapView }) {
  const map = useMap() as unknown as GoogleHandle | null;
  useEffect(() => {
    const center = map?.getCenter();
    if (!map || !center) return;
    const isThere =
      Math.abs(center.lat() - latitude) < SAME_DEGREES &&
      Math.abs(center.lng() - longitude) < SAME_DEGREES &&
      Math.abs((map.getZoom() ?? 0) - zoom - ZOOM_OF_TILES) < 1;
    if (!isThere) map.moveCamera({ center: { lat: latitude, lng: longitude }, zoom: zoom + ZOOM_OF_TILES });
  }, [map, latitude, longitude, zoom]);
  return null;
}

/** Google tells by a function of this name that it refuses a key. */
function useFailure(onFail: () => void): void {
  useEffect(() => {
    const frame = window as unknown as { gm_authFailure?: () => void };
    frame.gm_authFailure = onFail;
    return () => {
      delete frame.gm_authFailure;
    };
  }, [onFail]);
}

function pathsOf(geometry: GeoJSON.Polygon | GeoJSON.MultiPolygon) {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flatMap((rings) =>
    rings.map((ring) => ring.map(([lng, lat]) => ({ lat: lat ?? 0, lng: lng ?? 0 }))),
  );
}

function readTones(place: HTMLElement, scale: string): Readonly<Record<string, string>> {
  return readThemeColors(place, {
    ...Object.fromEntries(
      Array.from({ length: TONES }, (_, tone) => [String(tone), `--${scale}-${String(tone)}`]),
    ),
    unknown: '--tone-unknown',
    edge: '--tone-edge',
  });
}
