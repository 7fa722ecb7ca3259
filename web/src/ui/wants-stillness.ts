/** Does somebody want less motion: the device, or a person on this site? */
export function wantsStillness(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.hasAttribute('data-still')
  );
}
