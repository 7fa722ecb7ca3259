import type { NoticeMail } from '#wire/notice-mail.ts';
import { callRpc } from '#lib/api.ts';
import { guestArgs } from '#lib/auth-session.ts';
import { locale } from '#lib/i18n.ts';
import { ownTimeZone, readReminderWays } from '#kit/reminders/reminder-calls.ts';

/** Whether this visitor's notices come by mail; null where this installation sends none. */
export async function readNoticeMail(): Promise<NoticeMail | null> {
  const [ways, mail] = await Promise.all([readReminderWays(), callRpc('own_notice_mail', guestArgs())]);
  return ways.mail ? mail : null;
}

/** Has them mailed at this hour of this device's zone; a guest says where to. */
export function askForNoticeMail(hour: number, email?: string): Promise<NoticeMail> {
  return callRpc('ask_for_notice_mail', {
    hour,
    timeZone: ownTimeZone(),
    locale: locale(),
    ...(email === undefined ? {} : { email }),
    ...guestArgs(),
  });
}

/** Ends those mails. */
export function endNoticeMail(): Promise<NoticeMail> {
  return callRpc('end_notice_mail', guestArgs());
}
