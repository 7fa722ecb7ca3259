import type { EditionKey } from '#domain/editions.ts';
import type { PushReminderSet } from '#wire/reminders.ts';
import { callRpc } from '#lib/api.ts';
import { locale } from '#lib/i18n.ts';
import { randomKey } from '#lib/random-key.ts';
import { ownTimeZone } from '#kit/reminders/reminder-calls.ts';
import { readStored, writeStored } from '#lib/stored.ts';

interface MailQuestion {
  readonly edition: EditionKey;
  readonly email: string;
  readonly hour: number;
  readonly timeZone: string;
}

/** Has a mailbox asked whether it wants reminders. */
export async function askForReminder(question: MailQuestion): Promise<void> {
  await callRpc('ask_for_reminder', { ...question, locale: locale(), device: deviceName() });
}

export interface PushChoice {
  readonly editions: readonly EditionKey[];
  readonly quiet: { readonly from: number; readonly until: number } | null;
}

/** What this browser is told of by notifications. */
export function readPushReminders(subscription: PushSubscription): Promise<PushReminderSet> {
  return callRpc('push_reminders', { address: subscription.endpoint });
}

/** Says of what, and when not; of nothing ends them. */
export function savePushReminders(
  subscription: PushSubscription,
  { editions, quiet }: PushChoice,
): Promise<PushReminderSet> {
  const { endpoint, keys } = subscription.toJSON();
  return callRpc('save_push_reminders', {
    address: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    authKey: keys?.['auth'] ?? '',
    editions: [...editions],
    timeZone: ownTimeZone(),
    locale: locale(),
    quietFrom: quiet?.from ?? null,
    quietUntil: quiet?.until ?? null,
    device: deviceName(),
  });
}

const STORAGE_KEY = 'reminderDevice';

/** This browser's own name for itself, by which a day that it is notified of is not told by mail as well. */
function deviceName(): string {
  const kept = readStored('local', STORAGE_KEY);
  if (kept !== null && kept.length >= 16) return kept;
  const made = randomKey();
  writeStored('local', STORAGE_KEY, made);
  return made;
}
