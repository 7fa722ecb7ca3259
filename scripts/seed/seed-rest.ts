import { setPriority } from 'node:os';
import { seedRest } from './seed.ts';

/*
 * Draws the samples behind the default game, in a process of its own beside a site that is already played: whoever plays goes
 * first. Where it draws comes in environment variables.
 */
const LOW_PRIORITY = 10;
setPriority(LOW_PRIORITY);

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is missing.`);
  return value;
}

await seedRest({
  api: variable('SUPABASE_URL'),
  secretKey: variable('SUPABASE_SECRET_KEY'),
  publishableKey: variable('SUPABASE_PUBLISHABLE_KEY'),
  databaseUrl: variable('SUPABASE_DB_URL'),
  log: (line) => void process.stdout.write(`${line}\n`),
});
