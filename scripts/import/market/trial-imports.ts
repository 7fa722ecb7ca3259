import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect } from 'vitest';
import { readStackAddress } from '../../test/stack-address.ts';
import { readMarketOptions } from './market-options.ts';
import { runMarketImport, type MarketPlace } from './run-market-import.ts';

export const idOf = (number: number) => `{${String(number).padStart(8, '0')}-0000-4000-8000-00000000FEED}`;
const OFFICIAL = {
  price: '250000', on: '2024-05-17 00:00', postcode: 'LD1 9AA', kind: 'T', isNew: 'N', tenure: 'F', paon: '1', saon: '',
  street: 'SAMPLE ROAD', locality: '', town: 'TESTHAM', district: 'TEST', county: 'TESTSHIRE', category: 'A',
  status: 'A',
}; // prettier-ignore

/**
 * A line of the register, sound but for what is changed of it. No home of a game is in its district: a sale at the
 * price of such a home would be kept back from every figure.
 */
export const record = (number: number, change: Partial<typeof OFFICIAL> = {}) =>
  [idOf(number), ...Object.values({ ...OFFICIAL, ...change })].map((field) => `"${field}"`).join(',');

/** Imports into the stack of the tests; what they brought is gone after the file. */
export function trial() {
  const { databaseUrl } = readStackAddress();
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  let folder = '';
  let lastBefore = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'market-'));
    const [row] = await sql<{ last: number }[]>`
      select coalesce(max(id), 0)::integer as last from private.market_imports`;
    lastBefore = row?.last ?? 0;
  });
  afterAll(async () => {
    for (const table of ['sales', 'postcodes', 'energy_certificates', 'market_areas'])
      await sql`delete from ${sql(`private.${table}`)} where import_id > ${lastBefore}`;
    await sql`select private.count_market()`;
    await sql`delete from private.market_imports where id > ${lastBefore}`;
    await sql.end({ timeout: 5 });
    await rm(folder, { recursive: true, force: true });
  });
  return {
    databaseUrl,
    sql,
    /** the last import that was there before */
    lastBefore: () => lastBefore,
    async write(name: string, content: string | Uint8Array): Promise<string> {
      const file = join(folder, name);
      await writeFile(file, content);
      return file;
    },
    async run(args: readonly string[], place: Partial<MarketPlace> = {}) {
      const said: string[] = [];
      const out = { write: (text: string) => said.push(text) };
      const result = await runMarketImport(readMarketOptions(args), { databaseUrl, out, ...place });
      const { lines_read: lines, imported, corrected, deleted, known, refused } = result;
      expect(imported + corrected + deleted + known + refused).toBe(lines);
      return { said: said.join(''), fates: { imported, corrected, deleted, known, refused }, id: result.id };
    },
    /** connections of imports, of all or of those of which this is true */
    async imports(condition = ''): Promise<number> {
      const [found] = await sql.unsafe<{ count: number }[]>(
        `select count(*)::integer as count from pg_stat_activity where datname = current_database()
          and application_name = 'market import' ${condition}`,
      );
      return found?.count ?? 0;
    },
    async until(holds: () => Promise<boolean>): Promise<void> {
      while (!(await holds()));
    },
  };
}
