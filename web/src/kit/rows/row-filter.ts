import { camelKey } from '#wire/camel-case.ts';

type Row = Readonly<Record<string, unknown>>;

/** Conditions on columns, each as PostgREST writes it: `eq.5`, `is.true`, `cs.{a}`. */
export type Conditions = Readonly<Record<string, string>>;

type Check = (value: unknown) => boolean;

/**
 * The same conditions that the server is asked with, for rows that this browser keeps.
 * @returns null where a condition is of a kind that only the server knows
 */
export function filterOf(conditions: Conditions): ((row: Row) => boolean) | null {
  const checks: (readonly [string, Check])[] = [];
  for (const [column, said] of Object.entries(conditions)) {
    const check = checkOf(said);
    if (column === 'or' || column === 'and' || column === 'select' || check === null) return null;
    checks.push([camelKey(column), check]);
  }
  return (row) => checks.every(([key, check]) => check(row[key]));
}

function checkOf(said: string): Check | null {
  const [, not, operator = '', wanted = ''] = /^(not\.)?([a-z]+)\.(.*)$/s.exec(said) ?? [];
  const check = plainCheck(operator, wanted);
  if (check === null || not === undefined) return check;
  return (value) => !check(value);
}

function plainCheck(operator: string, wanted: string): Check | null {
  switch (operator) {
    case 'eq':
      return (value) => textOf(value) === wanted;
    case 'neq':
      return (value) => value !== null && value !== undefined && textOf(value) !== wanted;
    case 'is':
      return (value) => textOf(value ?? null) === wanted;
    case 'in': {
      const any = wanted
        .replace(/^\(|\)$/g, '')
        .split(',')
        .map((one) => one.replace(/^"|"$/g, ''));
      return (value) => any.includes(textOf(value));
    }
    case 'cs': {
      const one = /^\{"?((?:[^"\\]|\\.)*)"?\}$/s.exec(wanted)?.[1]?.replace(/\\(.)/g, '$1');
      return (value) => Array.isArray(value) && value.includes(one);
    }
    case 'ilike': {
      const part = wanted.replace(/^\*|\*$/g, '').replace(/\\(.)/g, '$1');
      return (value) => textOf(value).toLowerCase().includes(part.toLowerCase());
    }
    case 'gte':
      return (value) => value !== null && value !== undefined && textOf(value) >= wanted;
    case 'gt':
      return (value) => value !== null && value !== undefined && textOf(value) > wanted;
    case 'lte':
      return (value) => value !== null && value !== undefined && textOf(value) <= wanted;
    case 'lt':
      return (value) => value !== null && value !== undefined && textOf(value) < wanted;
    default:
      return null;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}

/** Rows in an order as PostgREST writes it: `due_on.asc.nullslast,id`. */
export function inOrder<R extends Row>(rows: readonly R[], order: string): R[] {
  const parts = order.split(',').map((part) => {
    const [column = '', ...words] = part.split('.');
    const isDown = words.includes('desc');
    const nullsFirst = words.includes('nullsfirst') || (isDown && !words.includes('nullslast'));
    return { key: camelKey(column), isDown, nullsFirst };
  });
  return rows.toSorted((one, other) => {
    for (const { key, isDown, nullsFirst } of parts) {
      const [a, b] = [one[key] ?? null, other[key] ?? null];
      if (a === b) continue;
      if (a === null || b === null) return (a === null) === nullsFirst ? -1 : 1;
      const isLess = typeof a === 'number' && typeof b === 'number' ? a < b : textOf(a) < textOf(b);
      if (textOf(a) !== textOf(b)) return isLess === isDown ? 1 : -1;
    }
    return 0;
  });
}
