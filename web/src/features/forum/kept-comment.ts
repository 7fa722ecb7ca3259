import { randomKey } from '#lib/random-key.ts';
import { readStoredJson, writeStored } from '#lib/stored.ts';
import type { ThreadId } from './queries.ts';

/** A comment that is being written, with the key under which it is posted once however often it is sent. */
export interface Draft {
  readonly body: string;
  readonly requestKey: string;
}

/** The kept draft of a thread, or of an answer in it; an empty one where nothing was kept. It outlives the tab. */
export function readDraft(thread: ThreadId, parentId?: string): Draft {
  const stored = readStoredJson('local', keyOf(thread, parentId));
  const { body, requestKey } = (stored ?? {}) as Partial<Record<keyof Draft, unknown>>;
  return typeof body === 'string' && typeof requestKey === 'string'
    ? { body, requestKey }
    : { body: '', requestKey: randomKey() };
}

/** Keeps a draft; an empty one is forgotten. */
export function keepDraft(thread: ThreadId, parentId: string | undefined, draft: Draft): void {
  writeStored('local', keyOf(thread, parentId), draft.body === '' ? null : JSON.stringify(draft));
}

function keyOf({ sessionId, gameListingId }: ThreadId, parentId: string | undefined): string {
  return `comment:${sessionId}:${gameListingId}${parentId ? `:${parentId}` : ''}`;
}
