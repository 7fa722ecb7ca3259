import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root, runTool } from './command.ts';
import { gate, type Outcome } from './outcome.ts';

const file = resolve(root, 'supabase/database.types.ts');

/** supabase/database.types.ts is what the official tool generates from the migrated database. */
export async function checkGeneratedTypes(databaseUrl: string): Promise<Outcome> {
  const generated = await generateTypes(databaseUrl);
  if (generated === readFileSync(file, 'utf8')) return gate(true, '');
  return gate(false, 'supabase/database.types.ts is not what the migrations give. Run: npm run gen-types');
}

/** Writes supabase/database.types.ts from a migrated database. */
export async function writeGeneratedTypes(databaseUrl: string): Promise<void> {
  writeFileSync(file, await generateTypes(databaseUrl));
}

async function generateTypes(databaseUrl: string): Promise<string> {
  const args = ['gen', 'types', `--remote=${databaseUrl}`, '--lang', 'typescript', '--schema', 'public'];
  const { code, stdout, output } = await runTool('supabase/dist/supabase.js', args);
  if (code !== 0) throw new Error(`supabase gen types failed.\n${output}`);
  const source = stdout.slice(stdout.indexOf('export type Json')); // the tool greets on stdout too
  return format(source, { ...(await resolveConfig(file)), parser: 'typescript' });
}
