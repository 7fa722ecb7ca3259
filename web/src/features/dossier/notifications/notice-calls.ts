import type { DossierNoticeWays } from '#wire/dossier-notices.ts';
import { callRpc } from '#lib/api.ts';
import { locale } from '#lib/i18n.ts';
import { ownZone } from '../tasks/today.ts';
import { tellUnreadNotices } from './unread-count.ts';

export const readNotices = (dossierId: string, after: string | null) =>
  callRpc('own_dossier_notices', { dossierId, ...(after === null ? {} : { after }) });

/** Marks some as read or unread, or all; the menu then says how many are unread. */
export async function markNotices(
  dossierId: string,
  noticeIds: string[] | null,
  isRead: boolean,
): Promise<void> {
  tellUnreadNotices(
    dossierId,
    await callRpc('mark_dossier_notices', {
      dossierId,
      isRead,
      ...(noticeIds === null ? {} : { noticeIds }),
    }),
  );
}

export const readWays = (dossierId: string) => callRpc('own_dossier_notice_ways', { dossierId });

interface Wishes {
  readonly ways: DossierNoticeWays['ways'];
  readonly hour: number;
  readonly quiet: { readonly from: number; readonly until: number } | null;
}

/** Says how the reader wants to be told, by the clock of this device. */
export const saveWays = (dossierId: string, { ways, hour, quiet }: Wishes) =>
  callRpc('set_dossier_notice_ways', {
    dossierId,
    ways: [...ways],
    hour,
    timeZone: ownZone(),
    locale: locale(),
    ...(quiet === null ? {} : { quietFrom: quiet.from, quietUntil: quiet.until }),
  });
