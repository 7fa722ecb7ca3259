import { createHash } from 'node:crypto';
import type { Backend } from '../import/backend.ts';
import { CLIENT_REPORT_SLUG } from './samples/sample-games.ts';

/** A code for trying out, on a local stack, a page that asks for one. */
export interface DemoCode {
  readonly opens: string;
  /** the page's address on the site */
  readonly path: string;
  readonly code: string;
}

/**
 * Gives the sample's client report its code. It differs from stack to stack, as the sample prices that it shows do, and
 * is the same at every run on one stack.
 */
export async function storeReportCode(
  backend: Backend,
  gameIds: ReadonlyMap<string, string>,
  secretKey: string,
): Promise<DemoCode> {
  const id = gameIds.get(CLIENT_REPORT_SLUG);
  if (id === undefined) throw new Error('The showcase with a client report was not stored.');
  const digest = createHash('sha256').update(`report code:${secretKey}`).digest('hex').toUpperCase();
  const code = `VILLAS-${digest.slice(0, 6)}`;
  await backend.call('set_access_code', { gameId: id, kind: 'report_code', code, label: 'Demo' });
  return { opens: 'client report', path: `/klavo/v/${CLIENT_REPORT_SLUG}/cameron`, code };
}
