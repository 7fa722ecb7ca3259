/** The ids after one of them moved to the place of another. */
export function moveTo(ids: readonly string[], id: string, toId: string): readonly string[] {
  const rest = ids.filter((one) => one !== id);
  const place = ids.indexOf(toId);
  return [...rest.slice(0, place), id, ...rest.slice(place)];
}
