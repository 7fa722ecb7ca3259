/** The way to a place, in whatever map the reader's device opens; null where nobody said where it is. */
export function directionsTo(place: string): string | null {
  const to = place.trim();
  return to === '' ? null : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(to)}`;
}
