import { z } from 'zod';
import {
  CORRECTION_ACTIONS,
  CORRECTION_REASONS,
  DISPUTE_REASONS,
  NOTICE_KINDS,
  NOTICES_AT_ONCE,
} from '../domain/corrections.ts';
import { FAMILY_KEYS } from '../domain/families.ts';
import { asGuest, brand, cursor, id } from './fields.ts';

/** Something that changed in a run after it was played: what, why and when, and never a price. */
export const notice = z.object({
  id,
  kind: z.enum(NOTICE_KINDS),
  madeAt: z.string(),
  isRead: z.boolean(),
  sessionId: id,
  game: z.object({ slug: z.string(), family: z.enum(FAMILY_KEYS), title: z.string() }),
  /** the home that it is about, else the run's last one: where each home has results of its own, an address names one */
  gameListingId: id,
  /** what the home is called; null for a notice about the run, and where its mode hides it */
  home: z.string().nullable(),
  position: z.number().int().nullable(),
  correction: z
    .object({
      action: z.enum(CORRECTION_ACTIONS),
      reason: z.enum(CORRECTION_REASONS),
      note: z.string(),
      wasGuessed: z.boolean(),
      totalBefore: z.number(),
      totalAfter: z.number(),
    })
    .nullable(),
  answer: z
    .object({
      reason: z.enum(DISPUTE_REASONS),
      state: z.enum(['upheld', 'refused', 'granted', 'dismissed']),
      note: z.string(),
    })
    .nullable(),
  hiddenBecause: z.string().nullable(),
  /** a wrong price had ended the run, and its player may take it up again */
  mayGoOn: z.boolean(),
});
export type Notice = z.output<typeof notice>;

/** What changed in the caller's runs of a brand, newest first, twenty at a time. */
export const ownNotices = {
  takes: z.object({ brand, guestToken: asGuest, after: id.optional() }),
  answers: z.object({ notices: z.array(notice), next: cursor }),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** How many of them are unread, up to a hundred. */
export const unreadNotices = {
  takes: z.object({ brand, guestToken: asGuest }),
  answers: z.number().int(),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** Marks notices as read; answers how many others are unread. */
export const markNoticesRead = {
  takes: z.object({ noticeIds: z.array(id).min(1).max(NOTICES_AT_ONCE), brand, guestToken: asGuest }),
  answers: z.number().int(),
  callers: 'everybody',
  mayRepeat: true,
} as const;
