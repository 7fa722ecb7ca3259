import { APIProvider, Circle, Map as GoogleMap, Marker, Polygon } from '@vis.gl/react-google-maps';
import { asCorners } from './map-ground.ts';
import { boundsOf } from './map-scene.ts';
import { cornersOf } from './map-shapes.ts';
import type { MapProps } from './map.tsx';

interface GoogleGroundProps extends MapProps {
  readonly apiKey: string;
}

/** Google's map, where the operator has a key for it. */
export function GoogleGround({
  apiKey,
  points,
  radiusM,
  shapes = [],
  selectedId,
  onSelect,
}: GoogleGroundProps) {
  const [west, south, east, north] = asCorners(boundsOf([...points, ...cornersOf(shapes)]));
  const chosen = points.find((point) => point.id === selectedId);
  return (
    <APIProvider apiKey={apiKey}>
      <GoogleMap
        className="ui-map-ground"
        defaultBounds={{ west, south, east, north }}
        {...(chosen ? { center: { lat: chosen.latitude, lng: chosen.longitude } } : {})}
        gestureHandling="cooperative"
        streetViewControl={false}
        mapTypeControl={false}
      >
        {points.map(({ id, latitude, longitude, badge, label }) => (
          <Marker
            key={id}
            position={{ lat: latitude, lng: longitude }}
            label={badge}
            title={label}
            onClick={() => onSelect(id)}
          />
        ))}
        {shapes.map(({ id, outline, weight }) => (
          <Polygon
            key={id}
            paths={outline.coordinates.flatMap((rings) =>
              rings.map((ring) => ring.map(([lng, lat]) => ({ lat, lng }))),
            )}
            strokeWeight={2}
            fillOpacity={weight}
            clickable={false}
          />
        ))}
        {points.map(({ id, latitude, longitude }) => (
          <Circle
            key={id}
            center={{ lat: latitude, lng: longitude }}
            radius={radiusM}
            strokeWeight={2}
            fillOpacity={0.12}
            clickable={false}
          />
        ))}
      </GoogleMap>
    </APIProvider>
  );
}
