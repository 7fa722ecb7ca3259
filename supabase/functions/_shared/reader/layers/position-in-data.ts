import { numberAt, recordsIn, textAt, type JsonRecord } from '../json/json-value.ts';
import type { Position } from '../listing-record.ts';
import { isAboutOthers } from './member-meaning.ts';

/** Records and members that one home takes. */
const MAX_SOUGHT = 3_000;
const MAX_MEMBERS = 400;

/** "48.2196,16.3822" under a name for a position, or as the value of an attribute of that name. */
function pairAt(record: JsonRecord): Position | null {
  for (const [name, value] of Object.entries(record).slice(0, MAX_MEMBERS)) {
    const isNamed = /^(?:coordinates?|lat_?l(?:o?ng?)|geo|position|geo_?location)$/i.test(name);
    const isListed = name === 'values' || name === 'value';
    if (!isNamed && !(isListed && /^(?:coordinates?|latlng|geo)$/i.test(textAt(record, 'name') ?? '')))
      continue;
    const text = typeof value === 'string' ? value : textAt(value, 0);
    const match = /^(-?\d{1,2}\.\d{2,20}),\s?(-?\d{1,3}\.\d{2,20})$/.exec(text?.slice(0, 60) ?? '');
    if (match) return { latitude: Number(match[1]), longitude: Number(match[2]) };
  }
  return null;
}

/** GeoJSON: `{ type: 'Point', coordinates: [longitude, latitude] }`. */
function pointAt({ type, coordinates }: JsonRecord): Position | null {
  if (type !== 'Point') return null;
  const [longitude, latitude] = [numberAt(coordinates, 0), numberAt(coordinates, 1)];
  return longitude === null || latitude === null ? null : { latitude, longitude };
}

/** Names of records that hold the middle of a map or its corners, not a home. */
const MAP = /cent(?:er|re)|viewport|bounds|corner|southwest|northeast|defaultlocation|camera/i;

/** Latitude and longitude in the data of one home; the middle of a map only where nothing else is there. */
export function positionIn(root: JsonRecord): Position | null {
  return pointIn(root, (name) => isAboutOthers(name) || MAP.test(name)) ?? pointIn(root, isAboutOthers);
}

const LATITUDES =
  `latitude lat Latitude Lat LATITUDE LAT breitengrad breite latitud latitudine geoLat geo_lat geolat gpsLat gps_lat
  mapLat map_lat maplat centerLat addressLat locationLat location_lat latitudeValue GeoLat`.split(/\s+/);
const LONGITUDES =
  `longitude lng lon long Longitude Lng LONGITUDE LNG LON laengengrad längengrad laenge longitud longitudine geoLng
  geoLon geo_lng geo_lon geolng geolon gpsLng gpsLon gps_lng gps_lon mapLng map_lng maplng mapLon map_lon addressLng
  addressLon locationLng locationLon location_lng location_lon longitudeValue GeoLong GeoLng GeoLon`.split(
    /\s+/,
  );

function firstAt(record: JsonRecord, names: readonly string[]): number | null {
  for (const name of names) if (Object.hasOwn(record, name)) return numberAt(record, name);
  return null;
}

/** The record of a page's data that says where one place is, by position and more: the only one of its kind. */
export function onlyPlaceIn(values: readonly unknown[]): { record: JsonRecord; value: unknown } | null {
  const found = new Map<string, { record: JsonRecord; value: unknown }>();
  for (const value of values) {
    for (const { record } of recordsIn(value, (name) => isAboutOthers(name) || MAP.test(name), MAX_SOUGHT)) {
      const [latitude, longitude] = [firstAt(record, LATITUDES), firstAt(record, LONGITUDES)];
      if (latitude !== null && longitude !== null && latitude !== 0)
        found.set(`${latitude} ${longitude}`, { record, value });
    }
  }
  const [only] = found.values();
  return found.size === 1 ? (only ?? null) : null;
}

function pointIn(root: JsonRecord, skip: (name: string) => boolean): Position | null {
  for (const { record, depth } of recordsIn(root, skip, MAX_SOUGHT)) {
    if (depth > 5) return null;
    const latitude = firstAt(record, LATITUDES);
    const pair = pairAt(record) ?? pointAt(record);
    if (pair !== null) return pair;
    const longitude = firstAt(record, LONGITUDES);
    if (latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0))
      return { latitude, longitude };
  }
  return null;
}
