import type { EditionRecord } from '#wire/editions.ts';
import type { OwnAccuracy, OwnPlay } from '#wire/records.ts';
import { DAILY_EDITIONS, type DailyEdition } from '#domain/editions.ts';
import { callRpc } from '#lib/api.ts';
import { toAppError } from '#lib/app-error.ts';

/** What the reader has played, in the days of their own time zone. */
export async function readPlay(): Promise<OwnPlay> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    return await callRpc('own_play', { timeZone });
  } catch (thrown) {
    // A zone that the server has never heard of: its days are then those of UTC.
    if (toAppError(thrown).code === 'invalid_request') return callRpc('own_play', {});
    throw thrown;
  }
}

/** How near the reader guesses, and to which side. */
export function readAccuracy(): Promise<OwnAccuracy> {
  return callRpc('own_accuracy', {});
}

/** The marks of the days of a daily edition. */
export interface EditionMarks {
  readonly edition: DailyEdition;
  readonly marks: EditionRecord['marks'];
}

/** What the reader made of the days of each daily edition. */
export function readMarks(): Promise<EditionMarks[]> {
  return Promise.all(
    DAILY_EDITIONS.map(async (edition) => ({
      edition,
      marks: (await callRpc('edition_record', { edition })).marks,
    })),
  );
}
