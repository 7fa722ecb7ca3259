import type { Sql } from 'postgres';
import type { StackKeys } from './keys.ts';
import { type Log, step } from './log.ts';
import { repriceSamples, SAMPLE_PRICING } from '../seed/reprice-samples.ts';
import type { DemoKeys } from '../seed/seed.ts';

/** What the start prints for whoever tries the samples out. */
export type { DemoKeys } from '../seed/seed.ts';

interface Options {
  readonly sql: Sql;
  readonly api: string;
  readonly keys: StackKeys;
  readonly databaseUrl: string;
  readonly log: Log;
}

/**
 * Fills a database that has no samples with what can be played at once: the default game. One that failed half-way begins
 * again at the next start. Where the samples were priced in an older way, they get new price versions and nothing else of
 * them changes. The other games are {@link drawSamples}' part.
 *
 * @returns the demo accounts and codes that it made, now or then
 */
export async function seedOnce(options: Options): Promise<DemoKeys> {
  const { sql, log } = options;
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
  // Loaded here alone: the drawings' code costs every other start half a second.
  const { seedFirst } = await import('../seed/seed.ts');
  const { accounts, codes } = await step(log, 'Drawing the first sample game', () =>
    seedFirst({ api: options.api, secretKey, publishableKey, databaseUrl: options.databaseUrl, log }),
  );
  await sql`insert into local_stack.seeds (name, accounts, codes, pricing)
    values ('samples', ${JSON.stringify(accounts)}::text::jsonb, ${JSON.stringify(codes)}::text::jsonb, ${SAMPLE_PRICING})`;
  return { accounts, codes };
}

/** Prices and the note that they are there are one transaction: a start that is cut off does it again. */
async function reprice({ sql, keys, log }: Options): Promise<void> {
  await step(log, 'Pricing the samples anew', () =>
    sql.begin(async (transaction) => {
      const homes = await repriceSamples(transaction, keys.secretKey);
      await transaction`update local_stack.seeds set pricing = ${SAMPLE_PRICING} where name = 'samples'`;
      log(`  ${homes} sample homes have a new price; runs under way keep the one they started with.`);
    }),
  );
}
