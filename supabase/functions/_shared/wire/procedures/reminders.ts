import { z } from 'zod';
import { NOTICE_KINDS } from '../../domain/corrections.ts';
import { DOSSIER_NOTICE_KINDS } from '../../domain/dossier/notices.ts';
import { procedure } from '../call.ts';
import { edition } from '../editions.ts';
import { id } from '../fields.ts';

const text = z.string().nullable();

/** A message to send, with whom it goes to. */
const outgoingMessage = z.object({
  id,
  kind: z.enum(['confirm', 'known', 'day', 'notices', 'dossier', 'agency_invitation']),
  dayOn: text,
  number: z.number().int().nullable(),
  reminderId: id,
  channel: z.enum(['mail', 'push']),
  address: z.string(),
  p256dh: text,
  authKey: text,
  locale: z.string(),
  /** null: it is about notices */
  edition: edition.nullable(),
  hour: z.number().int().nullable(),
  timeZone: z.string(),
  /** of notices: how many of which kind, on which brand's site */
  news: z
    .array(
      z.object({ brand: z.string(), name: z.string(), kind: z.enum(NOTICE_KINDS), count: z.number().int() }),
    )
    .nullable(),
  /** the dossier that it is about, and how many of which kind */
  dossierId: id.nullable(),
  dossierNews: z.array(z.object({ kind: z.enum(DOSSIER_NOTICE_KINDS), count: z.number().int() })).nullable(),
  /** into which agency somebody is asked, as what, by whom and until when */
  invitation: z
    .object({
      brand: z.string(),
      name: z.string(),
      role: z.enum(['owner', 'admin', 'agent']),
      inviter: text,
      endsOn: z.string(),
    })
    .nullable(),
});
export type OutgoingMessage = z.output<typeof outgoingMessage>;

/** Gives out what is due, for two minutes. Sent twice it gives out more; what nobody begins is given out again. */
export const claimMessages = procedure(
  z.object({ channels: z.array(z.enum(['mail', 'push'])), atMost: z.number().int() }),
  z.array(outgoingMessage),
  { mayRepeat: false },
);

/** From here on the message is sent once or never; false where it is not to be sent any more. */
export const beginMessage = procedure(
  z.object({ messageId: id, tokenHash: z.string().nullable() }),
  z.boolean(),
  { mayRepeat: false },
);

/** How it went. */
export const finishMessage = procedure(
  z.object({
    messageId: id,
    outcome: z.enum(['sent', 'again', 'refused', 'gone', 'unsure']),
    failure: text,
  }),
  text,
);

/** Ends the reminder of a mail whose program was told to; true, whatever the token was. */
export const endReminderByClick = procedure(z.object({ token: z.string() }), z.boolean());
