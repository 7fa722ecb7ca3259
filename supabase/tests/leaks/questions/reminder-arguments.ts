import { REMINDER_TOKEN } from '../stage/stage-editions.ts';
import type { Arguments } from './function-arguments.ts';

// Digits of the secret price, where an address, a token or an hour is asked for.
const digits = ['568431', '56843100'];
const pushAddress = 'https://fcm.googleapis.com/fcm/send/spy';

/** Arguments that reach each function about reminders. Nothing is sent by them: no mailbox here says yes. */
export const reminderArguments: Record<string, Arguments> = {
  // A mailbox of the spy's own: nobody reads it here.
  ask_for_reminder: () => [
    { edition: 'uk', email: 'spy@example.com', hour: 7, time_zone: 'Europe/London', locale: 'en-GB' },
    { edition: digits[0], email: digits[1], hour: 25, time_zone: 'price', locale: 'en', device: digits[0] },
  ],
  ask_for_notice_mail: ({ token }) => [
    { hour: 7, time_zone: 'Europe/London', locale: 'en-GB', email: 'spy@example.com', ...token },
    { hour: 25, time_zone: 'price', locale: 'en', email: digits[0], ...token },
  ],
  own_notice_mail: ({ token }) => [{ ...token }, { guest_token: digits[0] }],
  end_notice_mail: ({ token }) => [{ ...token }, { guest_token: digits[0] }],
  confirm_reminder: () => [{ token: digits[0] }, { token: REMINDER_TOKEN, hour: 7, time_zone: 'UTC' }],
  end_reminder: () => [{ token: 'x'.repeat(64) }],
  push_reminders: () => [{ address: pushAddress }, { address: digits[0] }],
  reminder_by_token: () => [{ token: REMINDER_TOKEN }, { token: digits[0] }],
  save_push_reminders: () => [
    {
      ...{ address: 'https://127.0.0.1/a', p256dh: digits[0], auth_key: digits[1], editions: ['uk'] },
      ...{ time_zone: 'UTC', locale: 'en-GB', quiet_from: 21, quiet_until: 8, device: digits[0] },
    },
    {
      ...{ address: pushAddress, p256dh: 'p'.repeat(87), auth_key: 'a'.repeat(22), editions: [] },
      ...{ time_zone: 'UTC', locale: 'en-GB' },
    },
  ],
};
