import { callRpc } from '#lib/api.ts';
import { guestArgs } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';

/** Marks notices as read; answers how many others are not. */
export function markNoticesRead(noticeIds: string[]): Promise<number> {
  return callRpc('mark_notices_read', { noticeIds, ...brandArg(), ...guestArgs() });
}
