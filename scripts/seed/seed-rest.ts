import { setPriority } from 'node:os';
import { seedEditions, seedRest } from './seed.ts';

/*
 * Draws the samples behind the default game, in a process of its own beside a site that is already played: whoever plays goes
 * first. Where it draws comes in environment variables, and as its one word what: the games, or homes for challenges.
 */
const LOW_PRIORITY = 10;
setPriority(LOW_PRIORITY);

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is missing.`);
  return value;
}

const seed = process.argv[2] === 'editions' ? seedEditions : seedRest;
await seed({
  api: variable('SUPABASE_URL'),
  secretKey: variable('SUPABASE_SECRET_KEY'),
  publishableKey: variable('SUPABASE_PUBLISHABLE_KEY'),
  databaseUrl: variable('SUPABASE_DB_URL'),
  log: (line) => void process.stdout.write(`${line}\n`),
});
