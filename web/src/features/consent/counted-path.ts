import type { Params } from 'react-router-dom';

/** What of a page's row says whether and how its visits are counted. */
export interface CountedRow {
  readonly path: string;
  readonly isSecret?: boolean;
}

/** Parameters that name what everybody may open; the others are ids, and games whose link alone opens them. */
const PUBLIC_NAME = /^(?:group|page_slug|targetChartName)$/;

/**
 * The path by which a visit is counted: that of the page, with names that everybody may read and without ids.
 * @returns null where the address may carry a proof: nobody else hears of it
 */
export function countedPath({ path, isSecret }: CountedRow, params: Params): string | null {
  if (isSecret) return null;
  return path.replaceAll(/:(\w+)\??/g, (whole, name: string) =>
    PUBLIC_NAME.test(name) ? (params[name] ?? '') : whole,
  );
}
