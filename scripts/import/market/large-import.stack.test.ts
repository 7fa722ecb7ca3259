// A file that brings much beside what is there: its indexes are built and its figures counted once, at the end, and
// wherever it is killed on the way it goes on.
import postgres from 'postgres';
import { expect, it } from 'vitest';
import { idOf, record, trial } from './trial-imports.ts';

const { write, run, imports, until, databaseUrl, sql } = trial();

it('goes on with a large file that was killed while indexes are aside, built again, and figures are counted', async () => {
  const lines = Array.from({ length: 3000 }, (_, at) => record(20_000 + at, { postcode: 'LD1 9AB' }));
  const file = await write('large.csv', `${lines.join('\n')}\n`);
  const indexes = async () =>
    (
      await sql`select indexrelid::regclass::text as name from pg_index
        where indrelid = 'private.sales'::regclass and indisvalid order by 1`
    ).map(({ name }) => String(name));
  const aside = async () => Number((await sql`select count(*) from private.indexes_set_aside`)[0]?.['count']);
  const stored = async () =>
    Number((await sql`select count(*) from private.sales where postcode = 'LD1 9AB'`)[0]?.['count']);
  const before = await indexes();
  const large = { pieceSize: 100_000, piecesAtOnce: 1, bulkLines: 1000 };

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
  const killWhereItWaits = async (hold: string, isThere = () => Promise.resolve(true)) => {
    await other
      .begin(async (transaction) => {
        await transaction.unsafe(hold);
        const ended = expect(run(['sold', '--file', file], large)).rejects.toThrow();
        await until(async () => (await imports("and wait_event_type = 'Lock'")) > 0 && (await isThere()));
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

  await killWhereItWaits(
    "select pg_advisory_xact_lock(hashtext('figures of the market'))",
    async () => (await aside()) === 0,
  );
  expect(await aside()).toBe(0);
  expect(await indexes()).toEqual(before);
  const [uncounted] =
    await sql`select count(*)::integer as marks from private.sales_to_count where tile is null and month_on is null`;
  expect(uncounted?.marks).toBe(1);
  await other.end({ timeout: 5 });

  const { said, fates } = await run(['sold', '--file', file], large);
  expect(said).toContain('Going on at line 3001');
  expect(fates).toEqual({ imported: 3000, corrected: 0, deleted: 0, known: 0, refused: 0 });
  const [level] = await sql`select currency, last_month_on::text as month from private.market_districts
    where area_code = 'LD1'`;
  const [real] =
    await sql`select min(currency) as currency, date_trunc('month', max(sold_on))::date::text as month
    from private.sales where area_code = 'LD1' and category = 'A'`;
  expect(level).toEqual(real);
});

it('reads ahead while it writes: each refusal has its line, and what comes twice is known or corrects', async () => {
  const lines = Array.from({ length: 3000 }, (_, at) =>
    record(50_000 + at, at === 700 ? { price: '0' } : at === 1999 ? { kind: 'Z' } : {}),
  );
  lines[300] = `${record(50_300)},"one more"`;
  lines[1200] = record(50_001);
  lines[2900] = record(50_002, { price: '260000' });
  const file = await write('ahead.csv', `${lines.join('\n')}\n`);
  const { said, fates, id } = await run(['sold', '--file', file], {
    pieceSize: 60_000,
    piecesAtOnce: 3,
    bulkLines: 1000,
  });
  expect(said).toContain('built again');
  expect(fates).toEqual({ imported: 2995, corrected: 1, deleted: 0, known: 1, refused: 3 });
  const refused =
    await sql`select line::integer, reason, left(said, 38) as said from private.market_refusals where import_id = ${id} order by line`;
  expect(refused.map(({ line, reason, said: words }) => [line, reason, words])).toEqual([
    [301, 'wrong_columns', `"${idOf(50_300)}`.slice(0, 38)],
    [701, 'price_too_low', `"${idOf(50_700)}`.slice(0, 38)],
    [2000, 'type_unknown', `"${idOf(51_999)}`.slice(0, 38)],
  ]);
  const [row] = await sql<{ done: number; size: number }[]>`
    select lines_done::integer as done, bytes_done::integer as size from private.market_imports where id = ${id}`;
  expect(row).toEqual({ done: 3000, size: Buffer.byteLength(`${lines.join('\n')}\n`) });
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

it('counts a sale once that is written while all sales are counted', async () => {
  const writer = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  const sell = (transaction: postgres.TransactionSql, house: string) =>
    transaction`insert into private.sales (id, place, price_minor, sold_on, import_id, kind, country_code, currency,
        postcode, paon)
      select gen_random_uuid(), private.tile_of(59.5, -9.5), 25000000, '2024-05-17', max(i.id), 'T', 'GB', 'GBP',
        'LD1 9AC', ${house} from private.market_imports i`;
  const mark = () => sql`insert into private.sales_to_count (is_hold) values (false)`;
  const isUnderWay = () =>
    sql<{ waits: boolean }[]>`select exists (select from pg_stat_activity
      where query like '%count_market()%' and wait_event_type = 'Lock' and pid <> pg_backend_pid()) as waits`;
  const counter = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  const counted = async () => {
    await sql`select private.count_market()`;
    const [cells] = await sql<{ sales: number }[]>`select coalesce(sum(m.sales), 0)::integer as sales
      from private.market_cells m where m.level = 15 and m.kind = 'A'
        and m.x = ((private.tile_of(59.5, -9.5) >> 20) >> 5) and m.y = ((private.tile_of(59.5, -9.5) & 1048575) >> 5)`;
    return cells?.sales;
  };
  await run(['sold', '--file', await write('one.csv', `${record(40_000)}\n`)]);

  // Noted as a difference, and not yet seen when all sales are read.
  await writer.begin(async (transaction) => {
    await sell(transaction, '1');
    await mark();
    await counter`select private.count_market()`;
  });
  expect(await counted()).toBe(1);

  // Not noted, since all sales are to be counted: that waits for it.
  await mark();
  let all: PromiseLike<unknown> = Promise.resolve();
  await writer.begin(async (transaction) => {
    await sell(transaction, '2');
    all = counter`select private.count_market()`.execute();
    await until(async () => (await isUnderWay())[0]?.waits === true);
  });
  await all;
  expect(await counted()).toBe(2);
  await writer.end({ timeout: 5 });
  await counter.end({ timeout: 5 });
});

it('writes rows again that two pieces of a large file have in common, and keeps what the later one says', async () => {
  // Each sale comes a second time 300 lines later: in the next piece, which is written at the same time.
  const lines = Array.from({ length: 3000 }, (_, at) => {
    const isSecond = at % 600 >= 300;
    return record(60_000 + Math.floor(at / 600) * 300 + (at % 300), {
      postcode: 'LD1 9AE',
      price: isSecond ? '300000' : '200000',
    });
  });
  const file = await write('twice.csv', `${lines.join('\n')}\n`);
  const pieceSize = Math.floor((lines.join('\n').length / 3000) * 280);
  const { fates } = await run(['sold', '--file', file], { pieceSize, piecesAtOnce: 1, bulkLines: 1000 });
  expect(fates).toEqual({ imported: 1500, corrected: 1500, deleted: 0, known: 0, refused: 0 });
  const prices = await sql`
    select price_minor::integer as price, count(*)::integer as sales from private.sales
    where postcode = 'LD1 9AE' group by 1`;
  expect(prices).toEqual([{ price: 30_000_000, sales: 1500 }]);
});

it('looks for rows of a large file once a piece says one twice, and each line has its fate', async () => {
  const lines = Array.from({ length: 3000 }, (_, at) => record(70_000 + at, { postcode: 'LD1 9AF' }));
  lines[10] = record(70_010, { postcode: 'LD1 9AF', kind: 'Z' });
  lines[21] = record(70_020, { postcode: 'LD1 9AF', price: '300000' });
  lines[1500] = record(70_000, { postcode: 'LD1 9AF' });
  lines[2500] = record(70_001, { postcode: 'LD1 9AF', status: 'D' });
  lines[2600] = record(79_999, { postcode: 'LD1 9AF', status: 'D' });
  const file = await write('met.csv', `${lines.join('\n')}\n`);
  const { fates, id } = await run(['sold', '--file', file], {
    pieceSize: 60_000,
    piecesAtOnce: 2,
    bulkLines: 1000,
  });
  expect(fates).toEqual({ imported: 2995, corrected: 1, deleted: 1, known: 1, refused: 2 });
  const refused = await sql`
    select line::integer, reason from private.market_refusals where import_id = ${id} order by line`;
  expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
    [11, 'type_unknown'],
    [2601, 'delete_unknown'],
  ]);
  const [stored] = await sql`
    select count(*)::integer as sales, max(price_minor)::integer as dearest from private.sales where postcode = 'LD1 9AF'`;
  expect(stored).toEqual({ sales: 2994, dearest: 30_000_000 });
});
