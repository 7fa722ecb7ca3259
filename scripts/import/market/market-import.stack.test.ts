// What becomes of files of the market: every line has one fate, the same file again changes nothing, and an import that
// was cut off goes on where it was.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import postgres from 'postgres';
import { expect, it } from 'vitest';
import { idOf, record, trial } from './trial-imports.ts';

const { lastBefore, write, run, imports, until, databaseUrl, sql } = trial();

const reasonsOf = async (id: number) =>
  (
    await sql`select line::integer, reason from private.market_refusals where import_id = ${id} order by line`
  ).map(({ line, reason }) => `${String(line)} ${String(reason)}`);

it('takes every sound line of a bad file, and says of the others what is wrong', async () => {
  const file = await write(
    'bad.csv',
    Buffer.concat([
      Buffer.from(
        [
          record(1),
          record(2, { price: '0' }),
          record(3, { price: '1' }),
          record(4, { on: '1066-10-14 00:00' }),
          record(5, { on: '2099-01-01 00:00' }),
          record(6, { price: 'abc' }),
          `${record(7)},"one more"`,
          record(8).slice(0, 90),
          record(9, { street: '\u{1f3e0} ROAD' }),
          record(1, { price: '260000' }),
          record(9, { status: 'D' }),
          record(10, { status: 'D' }),
          record(11, { kind: 'Z' }),
          '',
          record(12),
          record(12),
          record(13).replace('"SAMPLE', 'SAMPLE'),
          record(14),
          record(15, { paon: 'two\nlines' }),
          '',
        ].join('\r\n'),
      ),
      Buffer.from(record(16, { street: 'CAF\u00c9' }), 'latin1'),
      Buffer.from(`\r\n${record(17).slice(0, -1)}`),
    ]),
  );
  const { fates, id, said } = await run(['sold', '--file', file]);
  expect(await reasonsOf(id)).toEqual([
    '2 price_too_low',
    '3 price_too_low',
    '4 date_too_early',
    '5 date_in_future',
    '6 price_unreadable',
    '7 wrong_columns',
    '8 wrong_columns',
    '12 delete_unknown',
    '13 type_unknown',
    '17 open_quote',
    '21 not_utf8',
    '22 open_quote',
  ]);
  expect(fates).toEqual({ imported: 5, corrected: 1, deleted: 1, known: 1, refused: 12 });
  expect(said).toContain('Line 2 refused: its price is below 100');
  const [first] = await sql`select price_minor::integer as price from private.sales where id = ${idOf(1)}`;
  expect(first).toEqual({ price: 26_000_000 });
});

it('goes on after a line that ends in its middle, and after one that has a column too many', async () => {
  const cut = [record(6001), record(6002), record(6003).slice(0, 90)].join('\r\n');
  const first = await run(['sold', '--file', await write('ends.csv', cut)]);
  expect(first.fates).toEqual({ imported: 2, corrected: 0, deleted: 0, known: 0, refused: 1 });
  const wide = [record(6004), `${record(6005)},"one more"`, record(6006), ''].join('\n');
  const second = await run(['sold', '--file', await write('wide.csv', wide)]);
  expect(second.fates).toEqual({ imported: 2, corrected: 0, deleted: 0, known: 0, refused: 1 });
  expect(await reasonsOf(second.id)).toEqual(['2 wrong_columns']);
});

it('goes on where it was cut off, and doubles and loses nothing', async () => {
  const lines = Array.from({ length: 400 }, (_, at) => record(1000 + at, { price: String(200_000 + at) }));
  const file = await write('cut.csv', `${lines.join('\r\n')}\r\n`);
  let steps = 0;
  const clock = () => {
    steps += 1;
    if (steps === 4) throw new Error('cut off');
    return 0;
  };
  await expect(run(['sold', '--file', file], { pieceSize: 10_000, clock })).rejects.toThrow('cut off');
  const { said, fates } = await run(['sold', '--file', file], { pieceSize: 10_000 });
  expect(said).toContain('Going on at line');
  expect(fates).toEqual({ imported: 400, corrected: 0, deleted: 0, known: 0, refused: 0 });
  const again = await run(['sold', '--file', file], { pieceSize: 3_000 });
  expect(again.fates).toEqual({ imported: 0, corrected: 0, deleted: 0, known: 400, refused: 0 });
});

it('goes on after it was killed in the middle of a piece', async () => {
  const lines = Array.from({ length: 300 }, (_, at) => record(5000 + at));
  const file = await write('killed.csv', `${lines.join('\n')}\n`);
  let steps = 0;
  const clock = () => {
    steps += 1;
    if (steps === 3) throw new Error('cut off');
    return 0;
  };
  await expect(run(['sold', '--file', file], { pieceSize: 10_000, clock })).rejects.toThrow('cut off');
  const stored = async () =>
    Number(
      (await sql`select count(*) from private.sales where id between ${idOf(5000)} and ${idOf(5299)}`)[0]
        ?.count,
    );
  const before = await stored();
  expect(before).toBeGreaterThan(0);

  // The rest is one piece, which waits for the same sale of somebody else: there it is killed.
  const other = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  await other
    .begin(async (transaction) => {
      await transaction`
      insert into private.sales (id, price_minor, sold_on, import_id, kind, country_code, currency)
      values (${idOf(5299)}, 25000000, '2024-05-17', 0, 'T', 'GB', 'GBP')`;
      const command = spawn(
        process.execPath,
        ['--import', 'tsx', 'scripts/import/main.ts', 'sold', '--file', file],
        {
          env: { ...process.env, DATABASE_URL: databaseUrl },
          stdio: 'ignore',
        },
      );
      await until(async () => (await imports("and wait_event_type = 'Lock'")) === 1);
      command.kill('SIGKILL');
      await once(command, 'exit');
      throw new Error('taken back');
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error) || error.message !== 'taken back') throw error;
    });
  await other.end({ timeout: 5 });
  await until(async () => (await imports()) === 0);
  expect(await stored()).toBe(before);

  const { said, fates } = await run(['sold', '--file', file]);
  expect(said).toContain(`Going on at line ${String(before + 1)}`);
  expect(fates).toEqual({ imported: 300, corrected: 0, deleted: 0, known: 0, refused: 0 });
  expect(await stored()).toBe(300);
});

it('says that the disk is full, keeps what was whole, and goes on when there is room', async () => {
  const lines = Array.from({ length: 200 }, (_, at) =>
    record(4000 + at, at === 150 ? { street: 'FULL DISK ROAD' } : {}),
  );
  const file = await write('full.csv', `${lines.join('\n')}\n`);
  await sql.unsafe(`
    create function private.fill_the_disk() returns trigger language plpgsql set search_path = '' as $$
    begin raise exception using errcode = '53100', message = 'could not extend file: No space left on device'; end $$;
    create trigger the_disk_is_full before insert on private.sales for each row
      when (new.street = 'FULL DISK ROAD') execute function private.fill_the_disk();`);
  try {
    await expect(run(['sold', '--file', file], { pieceSize: 5_000 })).rejects.toThrow(
      /disk is full.*goes on there/,
    );
  } finally {
    await sql.unsafe('drop function private.fill_the_disk() cascade');
  }
  const [half] = await sql<{ stored: number; done: number }[]>`
    select (select count(*)::integer from private.sales where id between ${idOf(4000)} and ${idOf(4199)}) as stored,
      (select max(imported)::integer from private.market_imports where state = 'running') as done`;
  expect(half?.stored).toBeGreaterThan(0);
  expect(half?.stored).toBe(half?.done);
  const { fates } = await run(['sold', '--file', file]);
  expect(fates).toEqual({ imported: 200, corrected: 0, deleted: 0, known: 0, refused: 0 });
});

it('knows a file again by its pieces, until a sale changes', async () => {
  const lines = Array.from({ length: 300 }, (_, at) => record(7000 + at));
  lines[250] = record(7250, { price: '1' });
  const file = await write('again.csv', `${lines.join('\n')}\n`);
  const pieces = { pieceSize: 10_000 };
  await sql`delete from private.market_pieces`;
  const first = await run(['sold', '--file', file], pieces);
  expect(first.fates).toEqual({ imported: 299, corrected: 0, deleted: 0, known: 0, refused: 1 });
  const noted = async () =>
    Number(
      (await sql`select coalesce(sum(records), 0) as records from private.market_pieces`)[0]?.['records'],
    );
  const whole = await noted();
  // All but the piece that has the refused line.
  expect(whole).toBeGreaterThan(200);
  expect(whole).toBeLessThan(299);

  const again = await run(['sold', '--file', file], pieces);
  expect(again.fates).toEqual({ imported: 0, corrected: 0, deleted: 0, known: 299, refused: 1 });
  expect(await reasonsOf(again.id)).toEqual(['251 price_too_low']);
  const [extent] = await sql<{ days: string }[]>`
    select concat(first_on, ' ', last_on) as days from private.market_imports where id = ${again.id}`;
  expect(extent?.days).toBe('2024-05-17 2024-05-17');

  await sql`update private.sales set price_minor = price_minor where id = ${idOf(1)} and false`;
  expect(await noted()).toBe(whole);
  await sql`delete from private.sales where id = ${idOf(7010)}`;
  expect(await noted()).toBe(0);
  await run(['sold', '--file', await write('later.csv', `${record(7020, { price: '300000' })}\n`)]);
  const third = await run(['sold', '--file', file], pieces);
  expect(third.fates).toEqual({ imported: 1, corrected: 1, deleted: 0, known: 297, refused: 1 });
  // The piece that corrected a sale is looked at once more.
  const fourth = await run(['sold', '--file', file], pieces);
  expect(fourth.fates).toEqual({ imported: 0, corrected: 0, deleted: 0, known: 299, refused: 1 });
});

it('reads packed files, and a later month that corrects and deletes', async () => {
  const first = await write('month.csv.gz', gzipSync(`${record(2001)}\n${record(2002)}\n${record(2003)}\n`));
  expect((await run(['sold', '--file', first])).fates.imported).toBe(3);
  const month = [record(2001, { status: 'C', price: '199950' }), record(2002, { status: 'D' }), record(2004)];
  const archive = zipSync({ 'readme.txt': Buffer.from('not this'), 'pp.csv': Buffer.from(month.join('\n')) });
  const { fates } = await run(['sold', '--file', await write('month.zip', archive)]);
  expect(fates).toEqual({ imported: 1, corrected: 1, deleted: 1, known: 0, refused: 0 });
});

it('finds columns by their names, and places what was sold before its postcode was known', async () => {
  const builder = [
    'unique_id,price_paid,deed_date,postcode,property_type,new_build,estate_type,saon,paon,street,town,extra',
    `${idOf(3001).slice(1, -1)},310000,2021-02-03,LD1 9ZZ,F,Y,L,FLAT 2,9,"SAMPLE ROAD",TESTHAM,x`,
    `${idOf(3002).slice(1, -1)},n/a,2021-02-03,LD1 9ZZ,F,Y,L,FLAT 2,9,"SAMPLE ROAD",TESTHAM,x`,
  ];
  const sold = await run(['sold', '--file', await write('builder.csv', builder.join('\n'))]);
  expect(sold.fates).toEqual({ imported: 1, corrected: 0, deleted: 0, known: 0, refused: 1 });
  const directory = 'x,PCDS,lat,long,doterm\n1,LD1  9ZZ,50.43,-3.69,\n2,LD1 9ZY,99.999999,0,\n3,odd,50,-3,\n';
  const postcodes = await run(['postcodes', '--file', await write('postcodes.csv', directory)]);
  expect(await reasonsOf(postcodes.id)).toEqual(['3 position_unreadable', '4 postcode_unreadable']);
  const [placed] =
    await sql`select s.place = private.tile_of(50.43, -3.69) as here, s.is_new, s.tenure::text, s.area_code
    from private.sales s where s.id = ${idOf(3001)}`;
  expect(placed).toEqual({ here: true, is_new: true, tenure: 'L', area_code: 'LD1' });
});

it('reads certificates of every header, and areas of mixed geometry', async () => {
  const old = 'LMK_KEY,ADDRESS1,ADDRESS2,POSTCODE,CURRENT_ENERGY_RATING,LODGEMENT_DATE,TOTAL_FLOOR_AREA,UPRN';
  const now = 'postcode,certificate_number,lodgement_date,current_energy_rating,address';
  const first = `${old}\nfeed-1,1 Sample Road,NO DATA!,LD19AA,c,2021-03-04,55.5,\nfeed-2,2,,LD1 9AA,INVALID!,2021-03-04,,`;
  const one = await run(['epc', '--file', await write('old.csv', first)]);
  expect(await reasonsOf(one.id)).toEqual(['3 rating_unknown']);
  const two = await run([
    'epc',
    '--file',
    await write('new.csv', `${now}\nLD1 9AA,feed-1,22/02/2022,B,"1 Sample Road"\n`),
  ]);
  expect(two.fates.corrected).toBe(1);
  const [row] = await sql`select rating::text, address, lodged_on::text from private.energy_certificates
    where certificate = 'feed-1'`;
  expect(row).toEqual({ rating: 'B', address: '1 Sample Road', lodged_on: '2022-02-22' });
  const ring = [[0, 50], [1, 50], [1, 51], [0, 50]]; // prettier-ignore
  const area = (name: string, geometry: unknown) => ({ type: 'Feature', properties: { name }, geometry });
  const mixed = { type: 'GeometryCollection', geometries: [{ type: 'Polygon', coordinates: [ring] }] };
  const features = [area('LD19', mixed), area('LD18', { type: 'Point', coordinates: [0, 0] })];
  const json = JSON.stringify({ type: 'FeatureCollection', features });
  const areas = await run(['areas', '--file', await write('areas.geojson', json)]);
  expect(areas.fates).toEqual({ imported: 1, corrected: 0, deleted: 0, known: 0, refused: 1 });
});

it('knows sales in the States by parcel and day, with the columns that a mapping names', async () => {
  const mapping = await write('mapping.json', '{ "price": "Cost" }');
  const text =
    'id,date,Cost,sqft_living,zipcode,lat,long\nfeed-9,20141013T000000,221900.0,1180,98178,47.5,-122.2\n';
  const args = ['us-sales', '--file', await write('us.csv', text), '--mapping', mapping];
  expect((await run(args)).fates.imported).toBe(1);
  expect((await run(args)).fates.known).toBe(1);
  const [row] =
    await sql`select price_minor::integer as price, currency, round(area_m2)::integer as m2, place is not null as on_map
    from private.sales where import_id > ${lastBefore()} and country_code = 'US'`;
  expect(row).toEqual({ price: 22_190_000, currency: 'USD', m2: 110, on_map: true });
});

it('writes nothing of a file of another kind', async () => {
  const other = await write('other.csv', 'name,colour\nx,red\n');
  await expect(run(['epc', '--file', other])).rejects.toThrow('no column for certificate');
  const shifted = Array.from({ length: 30 }, (_, at) => record(4000 + at, { price: 'SAMPLE ROAD' })).join(
    '\n',
  );
  const moved = await write('shifted.csv', shifted);
  await expect(run(['sold', '--file', moved])).rejects.toThrow('Nothing was written');
  await expect(run(['sold', '--file', await write('empty.csv', '')])).rejects.toThrow();
  const running = await sql`select from private.market_imports where state = 'running'`;
  expect(running.length).toBe(0);
});
