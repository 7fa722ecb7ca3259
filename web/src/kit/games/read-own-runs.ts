import type { OwnRun } from '#wire/runs.ts';
import { callRpc } from '#lib/api.ts';
import { guestArgs, guestToken, readSession } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';

export interface OwnRunsPage {
  readonly rows: readonly (OwnRun & { readonly id: string })[];
  readonly next: string | null;
}

/** A page of this visitor's runs of the brand, newest first; a visitor who never played is not asked about. */
export async function readOwnRuns(after: string | null = null): Promise<OwnRunsPage> {
  if (!guestToken() && !readSession()) return { rows: [], next: null };
  const { runs, next } = await callRpc('own_runs', {
    ...brandArg(),
    ...guestArgs(),
    ...(after === null ? {} : { after }),
  });
  return { rows: runs.map((run) => ({ ...run, id: run.sessionId })), next };
}
