import postgres, { type Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { readStackAddress } from '../../../scripts/test/stack-address.ts';
import { castActors } from '../access/compare-access.ts';

/** Gives the tests of a file the stack's database with the actors of the access matrix. Nothing that a test does stays. */
export function eachTestWithActors(take: (sql: Sql) => void): void {
  let sql: Sql;
  beforeAll(async () => {
    sql = postgres(readStackAddress().databaseUrl, { max: 1, onnotice: () => undefined, prepare: false });
    take(sql);
    await sql.unsafe('begin');
    await castActors(sql);
  });
  beforeEach(() => sql.unsafe('savepoint one_test'));
  afterEach(() => sql.unsafe('rollback to savepoint one_test'));
  afterAll(async () => {
    await sql.unsafe('rollback');
    await sql.end({ timeout: 5 });
  });
}
