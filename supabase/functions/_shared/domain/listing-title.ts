const KINDS: Readonly<Record<string, string>> = {
  detached: 'detached house',
  'semi-detached': 'semi-detached house',
  terraced: 'terraced house',
  'end-of-terrace': 'end-of-terrace house',
  'single-family': 'single-family house',
  'mobile-home': 'mobile home',
  land: 'plot of land',
};

/** "4-bedroom house in 85255, AZ": the title of a listing that brings none. */
export function listingTitle(bedrooms: number | null, propertyType: string, place: string): string {
  const kind = KINDS[propertyType] ?? propertyType;
  const isStudioFlat = bedrooms === 0 && propertyType !== 'studio';
  const size = isStudioFlat ? 'studio ' : bedrooms === null || bedrooms === 0 ? '' : `${bedrooms}-bedroom `;
  const text = `${size}${kind}${place === '' ? '' : ` in ${place}`}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
