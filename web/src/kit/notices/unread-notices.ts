import { useEffect, useSyncExternalStore } from 'react';
import { callRpc } from '#lib/api.ts';
import { guestArgs, guestToken } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';
import { useSession } from '#lib/use-session.ts';

/** So often at most it is asked anew while pages change. */
const AGAIN_AFTER_MS = 60_000;

let unread = 0;
let asked = { by: '', at: 0 };
let turns = 0;
const listeners = new Set<() => void>();

/** Says how many notices are unread, to every mark on the page. What was asked before and is answered later is older. */
export function tellUnread(count: number): void {
  turns += 1;
  unread = count;
  for (const listener of listeners) listener();
}

/**
 * How many notices of the reader are unread, at most a hundred. Nobody waits for it: where it cannot be asked the mark stays.
 * @param at the page; opening another one is a reason to ask again
 */
export function useUnread(at: string): number {
  const session = useSession();
  const reader = session?.user.id ?? guestToken() ?? '';
  useEffect(() => {
    void ask(reader);
  }, [reader, at]);
  return useSyncExternalStore(listen, readUnread, () => 0);
}

async function ask(reader: string): Promise<void> {
  const now = Date.now();
  if (asked.by === reader && now - asked.at < AGAIN_AFTER_MS) return;
  // What was unread of somebody else is not this reader's.
  if (asked.by !== reader) tellUnread(0);
  asked = { by: reader, at: now };
  if (reader === '') return;
  const turn = turns;
  try {
    const count = await callRpc('unread_notices', { ...brandArg(), ...guestArgs() });
    if (turn === turns) tellUnread(count);
  } catch {
    asked.at = 0;
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readUnread(): number {
  return unread;
}
