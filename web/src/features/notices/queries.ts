import type { Notice } from '#wire/notices.ts';
import { callRpc } from '#lib/api.ts';
import { guestArgs, guestToken, readSession } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';

export interface NoticesPage {
  readonly rows: readonly Notice[];
  readonly next: string | null;
}

/** A page of what changed in this visitor's runs of the brand, newest first; who never played is not asked about. */
export async function readNotices(after: string | null = null): Promise<NoticesPage> {
  if (!guestToken() && !readSession()) return { rows: [], next: null };
  const { notices, next } = await callRpc('own_notices', {
    ...brandArg(),
    ...guestArgs(),
    ...(after === null ? {} : { after }),
  });
  return { rows: notices, next };
}
