import { stateOfZip } from './zip-states.ts';

export interface Place {
  readonly postcode: string | null;
  /** what players may see of the postcode: the UK outward code, the whole ZIP */
  readonly district: string | null;
  readonly town: string | null;
  readonly region: string | null;
}

const UK_POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?)\s*(\d[A-Z]{2})?$/;

/**
 * Where a home is, from what its row says. A ZIP code also gives the state; the district is the part of a postcode that
 * players may see before they guess.
 */
export function readPlace(
  cells: { postcode: string; district: string; town: string; region: string },
  countryCode: string,
): Place {
  const code = cells.postcode.toUpperCase();
  const orNull = (text: string) => (text === '' ? null : text);
  if (countryCode === 'US') {
    // Spreadsheets eat the leading zero of 02134.
    const zip = /^\d{4}$/.test(code) ? `0${code}` : code;
    const shown = /^\d{5}/.exec(zip)?.[0] ?? '';
    return {
      postcode: orNull(zip),
      district: orNull(cells.district) ?? orNull(shown),
      town: orNull(cells.town),
      region: orNull(cells.region) ?? stateOfZip(zip),
    };
  }
  const outward = UK_POSTCODE.exec(code);
  const postcode = outward ? [outward[1], outward[2]].filter(Boolean).join(' ') : code;
  return {
    postcode: orNull(postcode),
    district: orNull(cells.district) ?? orNull(outward?.[1] ?? (countryCode === 'GB' ? '' : code)),
    town: orNull(cells.town),
    region: orNull(cells.region),
  };
}

/** "Leeds LS6", "85255, AZ", "Valencia": the finest place that a title may name. */
export function placeName(place: Place, countryCode: string): string {
  if (countryCode === 'US') return [place.town ?? place.district, place.region].filter(Boolean).join(', ');
  const near = [place.town, countryCode === 'GB' ? place.district : null].filter(Boolean).join(' ');
  return near || (place.district ?? place.region ?? '');
}
