// The tables of calls and the database's catalogue say the same: which functions there are, for whom, and what they take.
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readStackAddress } from '../../../scripts/test/stack-address.ts';
import { rpcs } from '../../functions/_shared/wire/calls.ts';
import { procedures } from '../../functions/_shared/wire/procedures.ts';
import { snakeNames } from '../../functions/_shared/wire/snake-case.ts';
import { compareArguments, type CatalogueArgument } from './compare-wire.ts';

interface CatalogueFunction {
  readonly name: string;
  readonly roles: readonly string[];
  readonly arguments: readonly CatalogueArgument[];
}

let sql: Sql;
let catalogue: ReadonlyMap<string, CatalogueFunction>;

beforeAll(async () => {
  sql = postgres(readStackAddress().databaseUrl, { max: 1 });
  const rows = await sql<CatalogueFunction[]>`
    select p.proname as name,
      array(select r from unnest('{anon,authenticated,service_role}'::text[]) r where has_function_privilege(r, p.oid, 'execute')) as roles,
      coalesce((select jsonb_agg(jsonb_build_object('name', p.proargnames[a.place], 'type', format_type(a.type, null),
          'hasDefault', a.place > p.pronargs - p.pronargdefaults) order by a.place)
        from unnest(p.proargtypes::oid[]) with ordinality a (type, place)), '[]') as arguments
    from pg_proc p where p.pronamespace = 'public'::regnamespace`;
  catalogue = new Map(rows.map((row) => [row.name, row]));
});
afterAll(() => sql.end({ timeout: 5 }));

const forRole = (...roles: readonly string[]) =>
  [...catalogue.values()]
    .filter((row) => row.roles.some((role) => roles.includes(role)))
    .map(({ name }) => name)
    .sort();
const snakeName = (name: string) => Object.keys(snakeNames({ [name]: null }))[0] ?? name;

describe('the table of procedures', () => {
  test('names every function that the server may call, and none that it may not', () => {
    expect(Object.keys(procedures).sort()).toEqual(forRole('service_role'));
  });
});

describe('the table of calls', () => {
  test('names every function that clients may call, and none that they may not', () => {
    expect(Object.keys(rpcs).sort()).toEqual(forRole('anon', 'authenticated'));
  });

  test('says of each who may call it', () => {
    const wanted = Object.entries(rpcs).map(([name, { callers }]) => [
      name,
      callers === 'everybody' ? ['anon', 'authenticated'] : ['authenticated'],
    ]);
    expect(wanted.map(([name]) => [name, catalogue.get(String(name))?.roles])).toEqual(wanted);
  });
});

test.each(Object.entries({ ...rpcs, ...procedures }))(
  '%s takes what its function takes',
  (name, { takes }) => {
    expect(compareArguments(takes, catalogue.get(name)?.arguments ?? [], snakeName)).toEqual([]);
  },
);
