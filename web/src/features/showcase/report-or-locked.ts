import type { ClientReport } from '#wire/client-reports.ts';
import { toAppError } from '#lib/app-error.ts';
import { readReport } from './reports.ts';

/** The report, or null while this viewer still needs its code. */
export async function reportOrLocked(slug: string): Promise<ClientReport | null> {
  try {
    return await readReport(slug);
  } catch (thrown) {
    if (toAppError(thrown).code !== 'not_allowed') throw thrown;
    return null;
  }
}
