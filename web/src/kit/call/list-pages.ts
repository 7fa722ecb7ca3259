/** One page of a list; `next` is the last row's cursor where there is more. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** A row by which a list knows it again. */
export interface Identified {
  readonly id: string;
}

/** Every row once, in its first place and as it was read last: a row that moved meanwhile comes with two pages. */
export function rowsOf<Row extends Identified>(pages: readonly Page<Row>[]): readonly Row[] {
  return [...new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row])).values()];
}

/** The pages with a row as it is now: in its place, else after another row, else on top. */
export function putRow<Row extends Identified, P extends Page<Row>>(
  pages: readonly P[],
  row: Row,
  afterId?: string,
): readonly P[] {
  const isHere = (id: string) => pages.some(({ rows }) => rows.some((one) => one.id === id));
  if (isHere(row.id)) return eachRow<Row, P>(pages, (one) => [one.id === row.id ? row : one]);
  if (afterId !== undefined && isHere(afterId))
    return eachRow<Row, P>(pages, (one) => (one.id === afterId ? [one, row] : [one]));
  return pages.map((page, place) => (place === 0 ? { ...page, rows: [row, ...page.rows] } : page));
}

/** The pages without a row. */
export function takeRow<Row extends Identified, P extends Page<Row>>(
  pages: readonly P[],
  id: string,
): readonly P[] {
  return eachRow<Row, P>(pages, (one) => (one.id === id ? [] : [one]));
}

function eachRow<Row, P extends Page<Row>>(
  pages: readonly P[],
  change: (row: Row) => readonly Row[],
): readonly P[] {
  return pages.map((page) => ({ ...page, rows: page.rows.flatMap(change) }));
}
