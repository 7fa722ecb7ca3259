import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Sql } from 'postgres';
import type { StackKeys } from './keys.ts';
import { type Log, step } from './log.ts';
import { repriceSamples, SAMPLE_PRICING } from '../seed/reprice-samples.ts';
import { PROJECT_ROOT } from './project-root.ts';

interface SeedOptions {
  readonly api: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly databaseUrl: string;
  readonly log: Log;
}

/** An account for trying things out; its password is no secret. */
export interface DemoAccount {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

/** A code for trying out a page that asks for one. */
export interface DemoCode {
  readonly opens: string;
  readonly path: string;
  readonly code: string;
}

/** What the start prints for whoever tries the samples out. */
export interface DemoKeys {
  readonly accounts: readonly DemoAccount[];
  readonly codes: readonly DemoCode[];
}

interface SeedModule {
  readonly seedStack: (options: SeedOptions) => Promise<Partial<DemoKeys> | undefined>;
}

/**
 * Runs the seed when this database has not had it yet. A seed that failed half-way runs again at the next start. Where the
 * samples were priced in an older way, they get new price versions and nothing else of them changes.
 * @returns the demo accounts and codes that it made, now or then.
 */
export async function seedOnce(options: {
  sql: Sql;
  api: string;
  keys: StackKeys;
  databaseUrl: string;
  log: Log;
}): Promise<DemoKeys> {
  const { sql, log } = options;
  const file = join(PROJECT_ROOT, 'scripts', 'seed', 'seed.ts');
  if (!existsSync(file)) {
    log('  There is no seed yet (scripts/seed/seed.ts).');
    return { accounts: [], codes: [] };
  }
  await sql`create schema if not exists local_stack`;
  await sql`create table if not exists local_stack.seeds (name text primary key, accounts jsonb not null)`;
  await sql`alter table local_stack.seeds add column if not exists codes jsonb not null default '[]'`;
  await sql`alter table local_stack.seeds add column if not exists pricing text not null default ''`;
  const [done] = await sql<(DemoKeys & { pricing: string })[]>`
    select accounts, codes, pricing from local_stack.seeds where name = 'samples'`;
  if (done !== undefined) {
    if (done.pricing !== SAMPLE_PRICING) await reprice(options);
    return { accounts: done.accounts, codes: done.codes };
  }
  const { secretKey, publishableKey } = options.keys;
  const { seedStack } = (await import(pathToFileURL(file).href)) as SeedModule;
  const seeded = await step(log, 'Seeding the sample games', () =>
    seedStack({ api: options.api, secretKey, publishableKey, databaseUrl: options.databaseUrl, log }),
  );
  const { accounts = [], codes = [] } = seeded ?? {};
  await sql`insert into local_stack.seeds (name, accounts, codes, pricing)
    values ('samples', ${JSON.stringify(accounts)}::text::jsonb, ${JSON.stringify(codes)}::text::jsonb, ${SAMPLE_PRICING})`;
  return { accounts, codes };
}

/** Prices and the note that they are there are one transaction: a start that is cut off does it again. */
async function reprice({ sql, keys, log }: { sql: Sql; keys: StackKeys; log: Log }): Promise<void> {
  await step(log, 'Pricing the samples anew', () =>
    sql.begin(async (transaction) => {
      const homes = await repriceSamples(transaction, keys.secretKey);
      await transaction`update local_stack.seeds set pricing = ${SAMPLE_PRICING} where name = 'samples'`;
      log(`  ${homes} sample homes have a new price; runs under way keep the one they started with.`);
    }),
  );
}
