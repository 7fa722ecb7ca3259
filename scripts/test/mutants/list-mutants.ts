import type { Sql } from 'postgres';
import { functionMutants } from './function-mutants.ts';
import { grantMutants } from './grant-mutants.ts';
import { nameMutants, type Mutant } from './mutant.ts';
import { policyMutants } from './policy-mutants.ts';
import { tableMutants } from './table-mutants.ts';

/** Every mutant of the migrated database, read from its catalogue. */
export async function listMutants(sql: Sql): Promise<Mutant[]> {
  return nameMutants([
    ...(await policyMutants(sql)),
    ...(await functionMutants(sql)),
    ...(await tableMutants(sql)),
    ...(await grantMutants(sql)),
  ]);
}
