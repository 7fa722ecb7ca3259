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
 * The code of the sample's client report. It differs from stack to stack, as the sample prices that it shows do, and is the
 * same at every run on one stack.
 */
export function reportCode(secretKey: string): DemoCode {
  const digest = createHash('sha256').update(`report code:${secretKey}`).digest('hex').toUpperCase();
  return {
    opens: 'client report',
    path: `/klavo/v/${CLIENT_REPORT_SLUG}/cameron`,
    code: `VILLAS-${digest.slice(0, 6)}`,
  };
}

/** Gives the game with the client report its code. */
export async function storeReportCode(backend: Backend, gameId: string, secretKey: string): Promise<void> {
  const { code } = reportCode(secretKey);
  await backend.call('set_access_code', { gameId, kind: 'report_code', code, label: 'Demo' });
}
