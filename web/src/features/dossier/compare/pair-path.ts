/** The screens of a comparison, in the order of their links. */
export const COMPARISON_VIEWS = [
  'sbs/overview',
  'sbs/parts',
  'sbs/photos',
  'map',
  'solo/overview',
  'solo/photos',
  'solo/test',
  'solo/test2',
] as const;
export type ComparisonScreen = (typeof COMPARISON_VIEWS)[number];

export function comparisonPath(
  dossierId: string,
  comparisonId: string,
  view: ComparisonScreen = 'sbs/overview',
): string {
  return `/dossiers/${dossierId}/comparables/${comparisonId}/${view}`;
}
