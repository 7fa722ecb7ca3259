import { isRegionName } from './region-names.ts';
import { isAddressLine } from './spoken-words.ts';

/** A place with a part that another layer names and this one leaves out. */
export function withMissingPart(place: string | null, others: readonly string[]): string | null {
  const parts = partsOf(place);
  if (parts.length < 2) return place;
  return /\d/.test(parts[0] ?? '') ? withTown(parts, others) : (withinOther(parts, others) ?? place);
}

/** "Northside, Samplestate" beside "Northside, Sampleton, Samplestate": the other has every part of it in its order. */
function withinOther(parts: readonly string[], others: readonly string[]): string | undefined {
  return others.find((other) => {
    const names = partsOf(other).map(small);
    const places = parts.map((part) => names.indexOf(small(part)));
    return (
      !/\d/.test(other) &&
      names.length > parts.length &&
      names.length < 6 &&
      places[0] === 0 &&
      places.every((at, index) => at > (places[index - 1] ?? -1)) &&
      isAddressLine(other)
    );
  });
}

/** "1 Oak Road, Northside, Samplestate" beside "1 Oak Road, Northside, Sampleton": the town stands in front of the region. */
function withTown(
  [street = '', part = '', region = '', ...more]: readonly string[],
  others: readonly string[],
) {
  const own = [street, part, region, ...more].filter((name) => name !== '');
  const towns = others.map(partsOf).flatMap((names) => {
    const [first = '', second = '', town = ''] = names;
    const isSame = small(first) === small(street) && small(second) === small(part) && names.length === 3;
    return isSame && !/\d/.test(town) && !isRegionName(town) && small(town) !== small(region) ? [town] : [];
  });
  const [town] = towns;
  return own.length === 3 && isRegionName(region) && town !== undefined
    ? `${street}, ${part}, ${town}, ${region}`
    : own.join(', ');
}

/** "1 Oak Road, Northside, BC" in whose place Northside is a part of Sampleton: the town behind its part. */
export function withCity(address: string | null, part: string | null, city: string | null): string | null {
  if (address === null || part === null || city === null) return address;
  const parts = partsOf(address);
  const at = parts.findIndex((name) => small(name) === small(part));
  if (at < 1 || parts.some((name) => small(name).includes(small(city)))) return address;
  return [...parts.slice(0, at + 1), city, ...parts.slice(at + 1)].join(', ');
}

/** "House for sale at 1 Oak Road, Sampleton, Sampleshire 9999, with 3 beds": the region that a text names behind the address. */
export function withRegionBehind(
  address: string | null,
  postcode: string | null,
  texts: readonly string[],
): string | null {
  if (address === null || address.length < 10 || !/^\d/.test(address)) return address;
  for (const text of texts) {
    const at = text.slice(0, 2_000).indexOf(`${address}, `);
    if (at < 0) continue;
    const { region, code } =
      /^(?<region>\p{Lu}[\p{L} '’-]{2,30}?)(?: (?<code>\d{4,6}))?(?=[,.;]|$| with )/u.exec(
        text.slice(at + address.length + 2),
      )?.groups ?? {};
    if (region !== undefined && (isRegionName(region) || (code !== undefined && code === postcode)))
      return `${address}, ${region}`;
  }
  return address;
}

function partsOf(line: string | null): readonly string[] {
  return (line ?? '').split(',').map((part) => part.trim());
}

function small(part: string): string {
  return part.toLowerCase();
}
