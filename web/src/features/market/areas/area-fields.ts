import type { Area } from '#wire/areas.ts';
import type { RpcArgs } from '#wire/calls.ts';
import type { Place } from '#ui/map-place.ts';

/** The form of a neighbourhood. A type and no interface: the kit asks for a flat record. */
export type AreaFields = {
  readonly name: string;
  readonly description: string;
  readonly country: string;
  readonly way: 'codes' | 'polygon';
  /** as they were typed, with spaces, commas or a line each between them */
  readonly codes: string;
  /** corners in their order, each "latitude longitude" */
  readonly corners: readonly string[];
};

export const MOST_CORNERS = 100;
export const NAME_LENGTH = 80;
export const DESCRIPTION_LENGTH = 2000;

/** The form of one that is there, or an empty one. */
export function areaToFields(area: Area | null, country: string): AreaFields {
  const ring = area?.polygon ?? [];
  const [first, last] = [ring[0], ring.at(-1)];
  // A ring may come closed: its last corner is its first.
  const open =
    ring.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1] ? ring.slice(0, -1) : ring;
  return {
    name: area?.name ?? '',
    description: area?.description ?? '',
    country: area?.countryCode ?? country,
    way: area?.polygon ? 'polygon' : 'codes',
    codes: area?.codes.join(', ') ?? '',
    corners: open.map(([longitude, latitude]) => cornerText({ latitude, longitude })),
  };
}

/** What is sent of the form: the way that is chosen, and nothing of the other. */
export function fieldsToArea(
  { name, description, country, way, codes, corners }: AreaFields,
  id: string,
  version: number,
): Omit<RpcArgs<'save_area_cluster'>, 'brand'> {
  return {
    id,
    version,
    name: name.trim(),
    description: description.trim(),
    countryCode: country,
    ...(way === 'codes'
      ? { codes: codesOf(codes) }
      : {
          polygon: placesOf(corners).map(({ longitude, latitude }): [number, number] => [
            longitude,
            latitude,
          ]),
        }),
  };
}

/** Which fields cannot be sent like this. */
export function wrongAreaFields({ name, way, codes, corners }: AreaFields): readonly string[] {
  return [
    ...(name.trim() === '' ? ['name'] : []),
    ...(way === 'codes' && codesOf(codes).length === 0 ? ['codes'] : []),
    ...(way === 'polygon' && placesOf(corners).length < 3 ? ['corners'] : []),
  ];
}

/** Postcodes, sectors and districts as people list them: a line each, or with commas; a space is part of a postcode. */
export function codesOf(text: string): string[] {
  return [
    ...new Set(text.split(/[,;\n]/).map((code) => code.replace(/\s+/g, ' ').trim().toUpperCase())),
  ].filter((code) => code !== '');
}

/** The corners that are places on the map. */
export function placesOf(corners: readonly string[]): readonly Place[] {
  return corners.flatMap((corner) => {
    const [latitude, longitude] = corner.split(' ').map(Number);
    return latitude === undefined || longitude === undefined || Number.isNaN(latitude + longitude)
      ? []
      : [{ latitude, longitude }];
  });
}

/** A corner as a field holds it. */
export function cornerText({ latitude, longitude }: Place): string {
  return `${String(latitude)} ${String(longitude)}`;
}

/** Corners as people type them, a line each, with a comma, a semicolon or a space between latitude and longitude. */
export function cornersOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/^(-?[\d.]+)[\s,;]+(-?[\d.]+)$/, '$1 $2'))
    .filter((line) => line !== '');
}
