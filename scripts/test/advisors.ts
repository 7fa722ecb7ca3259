import { runTool } from './command.ts';
import { gate, type Outcome } from './outcome.ts';

/** Supabase's own security and performance linter finds nothing at the level of a warning or above. */
export async function checkAdvisors(databaseUrl: string): Promise<Outcome> {
  const { code, output } = await runTool('supabase/dist/supabase.js', [
    'db',
    'advisors',
    `--remote=${databaseUrl}`,
    '--fail-on',
    'warn',
    '--level',
    'warn',
  ]);
  return gate(code === 0, output);
}
