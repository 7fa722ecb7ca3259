import postgres from 'postgres';
import { expect, it } from 'vitest';
import { SITE_WAYS } from '../../functions/_shared/domain/site-ways.ts';
import { readStackAddress } from '../../../scripts/test/stack-address.ts';

it('the ways that a brand’s header may show are those that the database takes', async () => {
  const sql = postgres(readStackAddress().databaseUrl, { max: 1 });
  const [row] = await sql<{ definition: string }[]>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'an_agency_navigates_to_known_places'`;
  await sql.end({ timeout: 5 });
  expect(/'\{(.*?)\}'/.exec(row?.definition ?? '')?.[1]?.split(',')).toEqual([...SITE_WAYS]);
});
