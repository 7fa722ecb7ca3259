import { z } from 'zod';
import { LEAD_KINDS } from '../../domain/leads.ts';
import { MAIL_KINDS } from '../../domain/mail-kinds.ts';
import { procedure } from '../call.ts';
import { id } from '../fields.ts';

const text = z.string().nullable();

/** A mail to send, with what it is about. */
const outgoingMail = z.object({
  id,
  kind: z.enum(MAIL_KINDS),
  mailbox: z.string(),
  locale: z.string(),
  /** words that fill its template, of mails that are about no lead */
  about: z.record(z.string(), z.string()),
  lead: z
    .object({
      id,
      kind: z.enum(LEAD_KINDS),
      brand: z.string(),
      agency: z.string(),
      home: text,
      /** words of its person or of the agency; null in mails that repeat none */
      body: text,
      replyTo: text,
      /** the mail in the agency's own words */
      ownWords: z.object({ subject: z.string(), body: z.string() }).nullable(),
    })
    .nullable(),
});
export type OutgoingMail = z.output<typeof outgoingMail>;

/** Gives out mails that are due, for two minutes. Sent twice it gives out more. */
export const claimMails = procedure(z.object({ atMost: z.number().int() }), z.array(outgoingMail), {
  mayRepeat: false,
});

/** From here on the mail is sent once or never; false where it is not to be sent any more. */
export const beginMail = procedure(z.object({ mailId: id, tokenHash: text }), z.boolean(), {
  mayRepeat: false,
});

/** How it went. */
export const finishMail = procedure(
  z.object({
    mailId: id,
    outcome: z.enum(['sent', 'again', 'refused', 'gone', 'unsure']),
    failure: text,
  }),
  text,
);

/** A call of an agency's own system. */
const hookCall = z.object({
  id,
  url: z.string(),
  secret: z.string(),
  leadId: id,
  kind: z.enum(LEAD_KINDS),
  confirmedAt: z.string(),
});
export type HookCall = z.output<typeof hookCall>;

/** Gives out calls of hooks that are due, for two minutes. */
export const claimHookCalls = procedure(z.object({ atMost: z.number().int() }), z.array(hookCall), {
  mayRepeat: false,
});

/** How it went; it is tried again later where it failed. */
export const finishHookCall = procedure(z.object({ callId: id, failure: text }), text);
