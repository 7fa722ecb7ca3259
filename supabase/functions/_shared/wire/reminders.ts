import { z } from 'zod';
import { isMailAddress } from '../domain/mail-address.ts';
import { edition } from './editions.ts';

export const hour = z.number().int().min(0).max(23);
export const timeZone = z.string().min(1).max(60);
/** The language of what is sent. */
export const mailLocale = z.string().max(10);
/** A browser's own name for itself: whoever has notifications of a day in it gets no mail of that day as well. */
const device = z.string().min(16).max(128).nullish();
/** What the link of a mail ends with. */
const token = z.string().max(128);

/** Asks a mailbox whether it wants reminders; answers the same for every address. */
export const askForReminder = {
  takes: z.object({
    edition,
    email: z
      .string()
      .trim()
      .max(254)
      .refine((text) => isMailAddress(text.toLowerCase())),
    hour,
    timeZone,
    locale: mailLocale,
    device,
  }),
  answers: z.object({ isAsked: z.literal(true) }),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** What the reader of a mail is told of their reminder. */
const reminder = z.object({
  /** null: what is mailed are notices of what changed in its player's runs */
  edition: edition.nullable(),
  hour: hour.nullable(),
  timeZone,
  isConfirmed: z.boolean(),
  nextAt: z.string().nullable(),
  /** what is mailed is what others did in a dossier */
  isOfDossier: z.boolean(),
});
export type Reminder = z.output<typeof reminder>;

/** The reminder that a link of a mail is about. */
export const reminderByToken = {
  takes: z.object({ token }),
  answers: reminder,
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** Says yes with the link that the mailbox got, or moves the reminder to another hour. */
export const confirmReminder = {
  takes: z.object({ token, hour: hour.nullish(), timeZone: timeZone.nullish() }),
  answers: reminder,
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** Ends a reminder and forgets its address; answers the same for a link that was used already. */
export const endReminder = {
  takes: z.object({ token }),
  answers: z.object({ isEnded: z.literal(true) }),
  callers: 'everybody',
  mayRepeat: true,
} as const;

const pushReminderSet = z.object({
  editions: z.array(edition),
  quietFrom: hour.nullable(),
  quietUntil: hour.nullable(),
  nextAt: z.string().nullable(),
});
export type PushReminderSet = z.output<typeof pushReminderSet>;

/** Of which editions this browser is told by notifications, and when not; none ends them. */
export const savePushReminders = {
  takes: z.object({
    address: z.string().max(1000),
    p256dh: z.string().max(90),
    authKey: z.string().max(32),
    editions: z.array(edition).max(5),
    timeZone,
    locale: mailLocale,
    quietFrom: hour.nullish(),
    quietUntil: hour.nullish(),
    device,
  }),
  answers: pushReminderSet,
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** What this browser is told of by notifications. */
export const pushReminders = {
  takes: z.object({ address: z.string().max(1000) }),
  answers: pushReminderSet,
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** By which ways this installation reminds people: whether it sends mails, and the public key of its notifications. */
export const reminderWaysRequest = z.object({});
export const reminderWaysAnswer = z.object({ mail: z.boolean(), pushKey: z.string().nullable() });
export type ReminderWays = z.output<typeof reminderWaysAnswer>;

/** The clock's call: the database decides what is due. */
export const sendMessagesRequest = z.object({ isDue: z.literal(true) });
export const sendMessagesAnswer = z.object({ sent: z.number().int() });

/** The one click of a mail program: the token stands in the address, what else is sent says nothing. */
export const oneClickEndRequest = z.object({ token });
