import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { BackendAddress } from './backend.ts';
import { ImportError } from './import-error.ts';

const stackFile = z.object({ site: z.string().optional(), api: z.url(), secretKey: z.string().min(1) });

/**
 * Where to import to: SUPABASE_URL with SUPABASE_SECRET_KEY when both are set (a hosted project), otherwise the stack
 * that `npm start` wrote to `.stack.json` (or to the file that STACK_JSON names).
 */
export function findBackend(
  root: string,
  env: NodeJS.ProcessEnv,
): BackendAddress & { site?: string | undefined } {
  const api = env['SUPABASE_URL'];
  const secretKey = env['SUPABASE_SECRET_KEY'];
  if (api && secretKey) return { api: api.replace(/\/$/, ''), secretKey };
  const file = env['STACK_JSON'] ?? `${root}/.stack.json`;
  try {
    return stackFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new ImportError(
      'No backend is running here. Start it with npm start and leave it running, or set SUPABASE_URL and SUPABASE_SECRET_KEY.',
    );
  }
}

/**
 * Where to import the market to, whose files go straight into the database: DATABASE_URL, otherwise the running stack's.
 * A hosted project's is its direct or session connection (port 5432).
 */
export function findDatabase(root: string, env: NodeJS.ProcessEnv): string {
  const url = env['DATABASE_URL'];
  if (url) return url;
  const file = env['STACK_JSON'] ?? `${root}/.stack.json`;
  try {
    return z.object({ databaseUrl: z.string().min(1) }).parse(JSON.parse(readFileSync(file, 'utf8')))
      .databaseUrl;
  } catch {
    throw new ImportError(
      'No database is running here. Start the stack with npm start and leave it running, or set DATABASE_URL.',
    );
  }
}
