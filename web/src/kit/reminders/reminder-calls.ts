import type { Reminder, ReminderWays } from '#wire/reminders.ts';
import { callFunction, callRpc } from '#lib/api.ts';

/** By which ways this installation reminds people. */
export async function readReminderWays(): Promise<ReminderWays> {
  return (await callFunction('reminder-ways', {})).body;
}

/** The reminder of a mail's link. */
export function readReminder(token: string): Promise<Reminder> {
  return callRpc('reminder_by_token', { token });
}

/** Says yes to it, or moves it to another hour. */
export function confirmReminder(token: string, at?: { hour: number; timeZone: string }): Promise<Reminder> {
  return callRpc('confirm_reminder', { token, ...at });
}

/** Ends it, and has its address forgotten. */
export async function endReminder(token: string): Promise<void> {
  await callRpc('end_reminder', { token });
}

/** The zone of this device's clock. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}
