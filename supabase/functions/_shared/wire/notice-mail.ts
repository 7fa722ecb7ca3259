import { z } from 'zod';
import { isMailAddress } from '../domain/mail-address.ts';
import { asGuest } from './fields.ts';
import { hour, mailLocale, timeZone } from './reminders.ts';

/** Whether the caller's notices come by mail: not, once the mailbox says yes, or at this hour. */
const noticeMail = z.object({
  state: z.enum(['off', 'asked', 'on']),
  hour: hour.nullable(),
  timeZone: timeZone.nullable(),
  /** where to; an account's alone, since somebody else may hold a guest's browser */
  address: z.string().nullable(),
  nextAt: z.string().nullable(),
});
export type NoticeMail = z.output<typeof noticeMail>;

/** Whether the caller's notices come by mail. */
export const ownNoticeMail = {
  takes: z.object({ guestToken: asGuest }),
  answers: noticeMail,
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** Has them mailed, once a day at most: to an account's own address, or to a guest's once it says yes. */
export const askForNoticeMail = {
  takes: z.object({
    hour,
    timeZone,
    locale: mailLocale,
    /** a guest's; an account has its own */
    email: z
      .string()
      .trim()
      .max(254)
      .refine((text) => isMailAddress(text.toLowerCase()))
      .nullish(),
    guestToken: asGuest,
  }),
  answers: noticeMail,
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** Ends those mails and forgets the address. */
export const endNoticeMail = {
  takes: z.object({ guestToken: asGuest }),
  answers: noticeMail,
  callers: 'everybody',
  mayRepeat: true,
} as const;
