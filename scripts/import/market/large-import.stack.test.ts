// A file that brings much beside what is there: its indexes are built and its figures counted once, at the end, and
// wherever it is killed on the way it goes on.
import postgres from 'postgres';
import { expect, it } from 'vitest';
import { record, trial } from './trial-imports.ts';

const { write, run, imports, until, databaseUrl, sql } = trial();

it('goes on with a large file that was killed while indexes are aside, built again, and figures are counted', async () => {
  const lines = Array.from({ length: 3000 }, (_, at) => record(20_000 + at, { postcode: 'TQ9 9AB' }));
  const file = await write('large.csv', `${lines.join('\n')}\n`);
  const indexes = async () =>
    (
      await sql`select indexrelid::regclass::text as name from pg_index
        where indrelid = 'private.sales'::regclass and indisvalid order by 1`
    ).map(({ name }) => String(name));
  const aside = async () => Number((await sql`select count(*) from private.indexes_set_aside`)[0]?.['count']);
  const stored = async () =>
    Number((await sql`select count(*) from private.sales where postcode = 'TQ9 9AB'`)[0]?.['count']);
  const before = await indexes();
  const large = { pieceSize: 100_000, bulkLines: 1000 };

  let steps = 0;
  const clock = () => {
    steps += 1;
    if (steps === 4) throw new Error('cut off');
    return 0;
  };
  await expect(run(['sold', '--file', file], { ...large, clock })).rejects.toThrow('cut off');
  expect(await aside()).toBeGreaterThan(0);
  expect(await indexes()).toEqual(
    ['private.sales_by_postcode', 'private.sales_have_an_id'].filter((name) => before.includes(name)),
  );
  const half = await stored();
  expect(half).toBeGreaterThan(0);
  expect(half).toBeLessThan(3000);

  // Somebody else writes to the table: building an index waits for that, and there the import is killed.
  const other = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  const killWhereItWaits = async (hold: string) => {
    await other
      .begin(async (transaction) => {
        await transaction.unsafe(hold);
        const ended = expect(run(['sold', '--file', file], large)).rejects.toThrow();
        await until(async () => (await imports("and wait_event_type = 'Lock'")) === 1);
        await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'market import'`;
        await ended;
        throw new Error('taken back');
      })
      .catch((error: unknown) => {
        if (!(error instanceof Error) || error.message !== 'taken back') throw error;
      });
    await until(async () => (await imports()) === 0);
  };
  await killWhereItWaits('lock table private.sales in row exclusive mode');
  expect(await aside()).toBeGreaterThan(0);
  expect(await stored()).toBe(3000);

  await killWhereItWaits("select pg_advisory_xact_lock(hashtext('figures of the market'))");
  expect(await aside()).toBe(0);
  expect(await indexes()).toEqual(before);
  const [uncounted] =
    await sql`select count(*)::integer as marks from private.sales_to_count where tile is null and month_on is null`;
  expect(uncounted?.marks).toBe(1);
  await other.end({ timeout: 5 });

  const { said, fates } = await run(['sold', '--file', file], large);
  expect(said).toContain('Going on at line 3001');
  expect(fates).toEqual({ imported: 3000, corrected: 0, deleted: 0, known: 0, refused: 0 });
  const [level] = await sql`select sales from private.area_months
    where area_code = 'TQ9' and month_on = '2024-05-01' and kind = 'A'`;
  const [real] = await sql`select count(*)::integer as sales from private.sales
    where area_code = 'TQ9' and date_trunc('month', sold_on) = '2024-05-01' and category = 'A'`;
  expect(level).toEqual(real);
});

it('sets nothing aside for a file that is known already, nor for one that brings little', async () => {
  const lines = Array.from({ length: 1200 }, (_, at) => record(30_000 + at));
  const file = await write('known.csv', `${lines.join('\n')}\n`);
  const small = await run(['sold', '--file', file], { bulkLines: 5000 });
  expect(small.said).not.toContain('built again');
  const again = await run(['sold', '--file', file], { bulkLines: 1000 });
  expect(again.said).not.toContain('built again');
  expect(again.fates.known).toBe(1200);
});
