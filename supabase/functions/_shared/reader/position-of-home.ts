import type { Position } from './listing-record.ts';
import { liesIn } from './unusual-facts.ts';

/** A position on the earth, turned round where its source has the longitude first; null for what is none. */
export function positionOfHome(position: Position | null, country: string | null): Position | null {
  return validPosition(turnedPosition(position, country));
}

function validPosition(position: Position | null): Position | null {
  if (!position) return null;
  const { latitude, longitude } = position;
  const isReal =
    Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  return isReal && Number.isFinite(latitude) && Number.isFinite(longitude)
    ? { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) }
    : null;
}

/** Some sources write the longitude first: the point lies in its country when it is turned round, and not before. */
function turnedPosition(position: Position | null, country: string | null): Position | null {
  if (position === null || liesIn(country, position) !== false) return position;
  const turned = { latitude: position.longitude, longitude: position.latitude };
  return liesIn(country, turned) === true ? turned : position;
}

/** Seven decimals are a centimetre; what is behind them is noise of the source's arithmetic. */
function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7;
}
