import type { z } from 'zod';
import type { Handler } from '../_shared/serve.ts';
import type { ReadVariable } from '../_shared/settings.ts';
import type { ReminderWays, reminderWaysRequest } from '../_shared/wire/reminders.ts';

/** Says by which ways this installation reminds people, as far as it is set up. */
export function createReminderWays(read: ReadVariable): Handler<z.output<typeof reminderWaysRequest>> {
  const isSet = (...names: readonly string[]) => names.every((name) => (read(name) ?? '') !== '');
  const ways: ReminderWays = {
    mail: isSet('MAIL_URL', 'MAIL_FROM'),
    pushKey: isSet('VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY') ? (read('VAPID_PUBLIC_KEY') ?? null) : null,
  };
  return () => Promise.resolve({ status: 200, body: ways });
}
