import type { ExamplesOf } from './examples-of.ts';

const reminder = {
  edition: 'uk',
  hour: 7,
  timeZone: 'Europe/London',
  isConfirmed: true,
  isOfDossier: false,
  nextAt: '2026-01-09T07:00:00Z',
} as const;
const noMail = { state: 'off' as const, hour: null, timeZone: null, address: null, nextAt: null };
const push = { editions: ['uk' as const], quietFrom: 21, quietUntil: 8, nextAt: '2026-01-09T08:00:00Z' };

/** One answer for each call of this subject. */
export const remindersCalls: ExamplesOf<
  | 'ask_for_notice_mail'
  | 'ask_for_reminder'
  | 'confirm_reminder'
  | 'end_notice_mail'
  | 'end_reminder'
  | 'own_notice_mail'
  | 'push_reminders'
  | 'reminder-ways'
  | 'reminder_by_token'
  | 'save_push_reminders'
  | 'send-messages'
> = {
  ask_for_notice_mail: { ...noMail, state: 'asked', hour: 8, timeZone: 'Europe/London' },
  ask_for_reminder: { isAsked: true },
  confirm_reminder: reminder,
  end_notice_mail: noMail,
  end_reminder: { isEnded: true },
  own_notice_mail: {
    state: 'on',
    hour: 8,
    timeZone: 'Europe/London',
    address: 'ada@example.com',
    nextAt: '2026-01-09T08:00:00Z',
  },
  push_reminders: push,
  'reminder-ways': { mail: true, pushKey: null },
  reminder_by_token: { ...reminder, isConfirmed: false, nextAt: null },
  save_push_reminders: push,
  'send-messages': { sent: 1 },
};
