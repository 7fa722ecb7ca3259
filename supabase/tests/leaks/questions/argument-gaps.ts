import type { Sql } from 'postgres';

/** A function by name, and the names of its arguments. */
export type Taken = ReadonlyMap<string, readonly string[]>;

/** One call: the function, and what it was given. */
export interface Call {
  readonly name: string;
  readonly body: object;
}

/** The arguments of each function that visitors or people with an account may call. */
export async function openArguments(sql: Sql): Promise<Taken> {
  const rows = await sql<{ name: string; names: string[] | null }[]>`
    select p.proname as name, p.proargnames[1:p.pronargs] as names from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))`;
  return new Map(rows.map(({ name, names }) => [name, names ?? []]));
}

/** Arguments that no call gives a value, and given ones that the function does not take: `function.argument`. */
export function argumentGaps(taken: Taken, calls: readonly Call[]): { missing: string[]; unknown: string[] } {
  const given = new Map<string, Set<string>>();
  for (const { name, body } of calls)
    for (const [argument, value] of Object.entries(body))
      if (value !== undefined && value !== null)
        given.set(name, (given.get(name) ?? new Set()).add(argument));
  const pairs = (all: Iterable<[string, Iterable<string>]>) =>
    [...all].flatMap(([name, names]) => [...names].map((argument) => `${name}.${argument}`));
  const wanted = new Set(pairs(taken));
  const tried = new Set(pairs(given));
  return {
    missing: [...wanted].filter((one) => !tried.has(one)).sort(),
    unknown: [...tried].filter((one) => !wanted.has(one)).sort(),
  };
}
