/** A point on the ground, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** How far an arrow key moves the pin, in degrees: about 55 metres to the north; with Shift ten times as far. */
export const STEP_DEGREES = 0.0005;
const FAR = 10;
/** Five decimals are about a metre. */
const DECIMALS = 5;
/** The map ends before the poles. */
const MAX_LATITUDE = 85;

const DIRECTIONS: Readonly<Record<string, Place>> = {
  ArrowUp: { latitude: 1, longitude: 0 },
  ArrowDown: { latitude: -1, longitude: 0 },
  ArrowRight: { latitude: 0, longitude: 1 },
  ArrowLeft: { latitude: 0, longitude: -1 },
};

/** What a key moves the pin by; undefined for every other key. */
export function stepOf(key: string, isFar: boolean): Place | undefined {
  const direction = Object.hasOwn(DIRECTIONS, key) ? DIRECTIONS[key] : undefined;
  const size = STEP_DEGREES * (isFar ? FAR : 1);
  return direction && { latitude: direction.latitude * size, longitude: direction.longitude * size };
}

/** A place moved by a step; around the world it goes on at the other side. */
export function movePlace(from: Place, step: Place): Place {
  return roundPlace({
    latitude: from.latitude + step.latitude,
    longitude: from.longitude + step.longitude,
  });
}

/** A place as it is kept: on the map, to the metre. */
export function roundPlace({ latitude, longitude }: Place): Place {
  const around = ((((longitude + 180) % 360) + 360) % 360) - 180;
  return {
    latitude: round(Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, latitude))),
    longitude: round(longitude === 180 ? 180 : around),
  };
}

function round(degrees: number): number {
  // Minus zero is a place that no field shows.
  return Number(degrees.toFixed(DECIMALS)) + 0;
}
