/** Roughly where countries lie, in whole degrees: south, north, west, east. Enough to tell a latitude from a longitude. */
const BOXES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  ...{ AT: [46, 50, 9, 18], BE: [49, 52, 2, 7], BG: [41, 45, 22, 29], CH: [45, 48, 5, 11] },
  ...{ CZ: [48, 52, 12, 19], DE: [47, 56, 5, 16], DK: [54, 58, 8, 16], EE: [57, 60, 21, 29] },
  ...{ ES: [27, 44, -19, 5], FI: [59, 71, 19, 32], FR: [41, 52, -6, 10], GB: [49, 61, -9, 3] },
  ...{ GR: [34, 42, 19, 30], HR: [42, 47, 13, 20], HU: [45, 49, 16, 23], IE: [51, 56, -11, -5] },
  ...{ IT: [35, 48, 6, 19], LT: [53, 57, 20, 27], LV: [55, 59, 20, 29], NL: [50, 54, 3, 8] },
  ...{ NO: [57, 72, 4, 32], PL: [48, 55, 14, 25], PT: [32, 43, -32, -6], RO: [43, 49, 20, 30] },
  ...{ RS: [41, 47, 18, 24], SE: [55, 70, 10, 25], SI: [45, 47, 13, 17], SK: [47, 50, 16, 23] },
};

/** The order that a pair of figures must have to lie in a country; null where both orders do, or neither. */
export function pairIn(
  country: string | null,
  first: number,
  second: number,
): { readonly latitude: number; readonly longitude: number } | null {
  const box = country === null ? undefined : BOXES[country];
  if (box === undefined) return null;
  const [south, north, west, east] = box;
  const lies = (latitude: number, longitude: number) =>
    latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  const [asGiven, turned] = [lies(first, second), lies(second, first)];
  if (asGiven === turned) return null;
  return asGiven ? { latitude: first, longitude: second } : { latitude: second, longitude: first };
}
